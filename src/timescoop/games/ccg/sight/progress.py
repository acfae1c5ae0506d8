"""How much of a Goal's requirement a group of Characters meets, from 0 to 1, read from its text."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.motion.sums import rivals, total
from timescoop.games.ccg.phrases.extremes import the_most_of_trait
from timescoop.games.ccg.phrases.requirements import (
    at_least,
    either_way,
    includes_some,
    members,
    the_most,
    the_most_by,
)
from timescoop.games.ccg.table import Ccg
from timescoop.language import Context, all_true, any_true, function_of, holds, parts

SPREAD: Final = 24.0  # points of a Quality from publicly_impossible to certain
LEVEL: Final = 0.5


def share_of(table: Ccg, seat: int, copy: int, label: int, team: list[int]) -> float:
    """CCG-GOAL-06: how much of the nearest requirement of a card a group would meet in an attempt."""
    before = table.attempt, table.team
    table.attempt, table.team = (seat, copy, label), tuple(team)
    this = CONTEXT.of(copy, here=table.place_of(copy))
    found = [share(table, node, seat, this) for node in table.pool.nodes(table.kind[copy], label)]
    table.attempt, table.team = before
    return max(found, default=0.0)


def joins_by_or(node: int) -> bool:
    """Whether a requirement is met by either of its two parts."""
    function = function_of(node)
    return function is any_true or function is either_way


def share(table: Ccg, node: int, me: int, this: Context) -> float:
    """One requirement: the mean of what is joined by "and", the best of what is joined by "or"."""
    function, args = function_of(node), parts(node)
    if function is all_true:
        rest = 1 + ands(args[1])
        return (share(table, args[0], me, this) + (rest - 1) * share(table, args[1], me, this)) / rest
    if joins_by_or(node):
        return max(share(table, args[0], me, this), share(table, args[1], me, this))
    if function is at_least:
        return min(1.0, total(table, args[1]) / max(args[0], 1))
    if function is includes_some:
        return min(1.0, members(table, me, this, args[1]) / max(args[0], 1))
    if function is the_most or function is the_most_by or function is the_most_of_trait:
        lead = total(table, args[0]) - rivals(table, args[0]) - (args[1] if function is the_most_by else 1)
        return 1.0 if lead >= 0 else max(0.0, LEVEL + lead / SPREAD)
    return 1.0 if holds(table, node, me, this) else 0.0


def ands(node: int) -> int:
    """How many requirements are joined by "and"."""
    return 1 + ands(parts(node)[1]) if function_of(node) is all_true else 1
