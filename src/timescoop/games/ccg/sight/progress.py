"""How far a group of Characters is from what a Goal requires, read off its text: 0 for nothing, 1 for all."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.motion.attempts import rivals, total
from timescoop.games.ccg.phrases.requirements import members
from timescoop.games.ccg.sources import source
from timescoop.games.ccg.table import Ccg
from timescoop.language import holds, parts, phrase_of

AND: Final = "{condition} and {every}"
OR: Final = ("{every} or {conditions}", "{every}. Or: {requirement}")
AT_LEAST: Final = "at least {INT} {STAT}"
SO_MANY: Final = "at least {INT} {such_cards}"
THE_MOST: Final = "the most {QUALITY}"
BY: Final = "the most {QUALITY} by {INT}"
SPREAD: Final = 24.0  # points of a Quality from hopeless to certain
LEVEL: Final = 0.5


def share_of(table: Ccg, seat: int, copy: int, label: int, team: list[int]) -> float:
    """CCG-GOAL-06: how much of the nearest requirement of a card a group would meet in an attempt."""
    before = table.attempt, table.team
    table.attempt, table.team = (seat, copy, label), tuple(team)
    this = source(copy, place=table.place_of(copy))
    found = [share(table, node, seat, this) for node in table.pool.nodes(table.kind[copy], label)]
    table.attempt, table.team = before
    return max(found, default=0.0)


def share(table: Ccg, node: int, me: int, this: int) -> float:
    """One requirement: the mean of what is joined by "and", the best of what is joined by "or"."""
    line, args = phrase_of(node), parts(node)
    if line == AND:
        rest = 1 + ands(args[1])
        return (share(table, args[0], me, this) + (rest - 1) * share(table, args[1], me, this)) / rest
    if line in OR:
        return max(share(table, args[0], me, this), share(table, args[1], me, this))
    if line == AT_LEAST:
        return min(1.0, total(table, args[1]) / max(args[0], 1))
    if line == SO_MANY:
        return min(1.0, members(table, me, this, args[1]) / max(args[0], 1))
    if line in (THE_MOST, BY):
        lead = total(table, args[0]) - rivals(table, args[0]) - (args[1] if line == BY else 1)
        return 1.0 if lead >= 0 else max(0.0, LEVEL + lead / SPREAD)
    return 1.0 if holds(table, node, me, this) else 0.0


def ands(node: int) -> int:
    """How many requirements are joined by "and"."""
    return 1 + ands(parts(node)[1]) if phrase_of(node) == AND else 1
