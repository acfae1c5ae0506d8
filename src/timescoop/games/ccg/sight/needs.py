"""The requirements of Goals and Purposes as sums: how much the Characters at the place have, of how much."""

from __future__ import annotations

from typing import Final, TypedDict

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.motion.attempts import able, label_of
from timescoop.games.ccg.motion.sums import rivals, total
from timescoop.games.ccg.phrases.extremes import the_most_of_trait
from timescoop.games.ccg.phrases.requirements import (
    at_least,
    includes_one,
    includes_some,
    members,
    the_most,
    the_most_by,
)
from timescoop.games.ccg.pool import OPPOSE, REACH
from timescoop.games.ccg.sight.progress import joins_by_or
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import Need, NeedSum
from timescoop.language import Context, all_true, function_of, holds, parts, write

SAID: Final[dict[int, str]] = {}  # a memory


class Measured(TypedDict):
    """A sum that a requirement asks for, as one team brings it: a `NeedSum` without what could come later."""

    words: str
    have: int
    of: int


def needs(table: Ccg, place: int) -> list[Need]:
    """CCG-SCORE-01, -02: for each Goal or Purpose at a place, what those who may attempt it bring of what it requires.

    Its player is always told of; others, once they have Characters there. All viewers are told the same.
    """
    known = table.glance.needs
    if place not in known:
        known[place] = needs_at(table, place)
    return known[place]


def needs_at(table: Ccg, place: int) -> list[Need]:
    """CCG-SCORE-01, -02: the same, worked out."""
    found = []
    stakes = table.census().stakes
    for copy in [each for each in table.at(place) if each in stakes]:
        for seat in range(table.seats):
            label = label_of(table, seat, copy)
            if label < 0:
                continue
            side = table.heroes(place, seat) if label == OPPOSE else table.enemies(place, seat)
            if side or label != OPPOSE:
                found.append(need(table, seat, copy, label, able(table, seat, place, label), side))
    return found


def need(table: Ccg, seat: int, copy: int, label: int, ready: list[int], side: list[int]) -> Need:
    """One side's way to one card: each way is a list of sums, with what is ready and what all bring, once thawed."""
    now = ways_of(table, seat, copy, label, ready)
    later = now if side == ready else ways_of(table, seat, copy, label, side)
    ways: list[list[NeedSum]] = [
        [{**sum_now, "later": sum_later["have"]} for sum_now, sum_later in zip(first, second, strict=True)]
        for first, second in zip(now, later, strict=True)
    ]
    key = "to_oppose" if label == OPPOSE else "to_reach" if label == REACH else "to_score"
    return {"card": copy, "kind": table.kind[copy], "seat": seat, "key": key, "ways": ways}


def ways_of(table: Ccg, seat: int, copy: int, label: int, team: list[int]) -> list[list[Measured]]:
    """CCG-GOAL-06: what a team would bring in an attempt, for each way to meet the requirement."""
    before = table.attempt, table.team
    table.attempt, table.team = (seat, copy, label), tuple(team)
    this = CONTEXT.of(copy, here=table.place_of(copy))
    found = [way for node in table.pool.nodes(table.kind[copy], label) for way in ways(table, node, seat, this)]
    table.attempt, table.team = before
    return found


def ways(table: Ccg, node: int, me: int, this: Context) -> list[list[Measured]]:
    """What "or" joins are ways of their own; what "and" joins must all be brought."""
    function, args = function_of(node), parts(node)
    if joins_by_or(node):
        return ways(table, args[0], me, this) + ways(table, args[1], me, this)
    if function is all_true:
        first = measure(table, args[0], me, this)
        return [[first, *rest] for rest in ways(table, args[1], me, this)]
    return [[measure(table, node, me, this)]]


def said(node: int) -> str:
    """A part of a text in words, written once."""
    if node not in SAID:
        SAID[node] = write(node)
    return SAID[node]


def measure(table: Ccg, node: int, me: int, this: Context) -> Measured:
    """One sum: its words, what there is of it, and what it takes; what cannot be counted is there or not."""
    function, args = function_of(node), parts(node)
    if function is at_least:
        return {"words": table.pool.stats[args[1]], "have": total(table, args[1]), "of": args[0]}
    if function is includes_some:
        return {"words": said(args[1]), "have": members(table, me, this, args[1]), "of": args[0]}
    if function is includes_one:
        return {"words": said(args[0]), "have": members(table, me, this, args[0]), "of": 1}
    if function is the_most or function is the_most_by or function is the_most_of_trait:
        least = max(rivals(table, args[0]) + (args[1] if function is the_most_by else 1), 1)
        return {"words": said(node), "have": total(table, args[0]), "of": least}
    return {"words": said(node), "have": int(holds(table, node, me, this)), "of": 1}
