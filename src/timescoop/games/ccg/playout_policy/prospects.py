"""Estimates of how promising a place is for a seat, from its Goals and both sides' strength."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.pool import ENEMY, HEROES, QUALITIES
from timescoop.games.ccg.sight.evaluation import prize
from timescoop.games.ccg.table import Ccg

ODDS: Final = 12  # points of Qualities that both sides have more at every place


def strength(table: Ccg, copies: list[int]) -> int:
    """The Qualities of some Characters, all in one sum."""
    return sum([table.stat(copy, quality) for copy in copies for quality in range(QUALITIES)])


def printed_strength(table: Ccg, kind: int) -> int:
    """The Qualities printed on a card."""
    stat = table.pool.stat
    return stat[0][kind] + stat[1][kind] + stat[2][kind]


def draw_of(table: Ccg, me: int, place: int, joining: int, *, heroes: bool) -> float:
    """What the Goals at a place promise to Heroes (to Oppose those of others) or to Enemies (to Reach one's own).

    Args:
        table: Where they lie.
        me: Whose they are.
        place: The place.
        joining: The Qualities that would come there, besides those that are there.
        heroes: Whether Heroes would come, or Enemies.
    """
    total = 0.0
    for goal in table.goals_at(place):
        if goal in table.scored or (table.controller(goal) == me) == heroes:
            continue
        total += prize(table, me, goal, heroes=heroes)
    if not total:
        return 0.0
    ours = strength(table, table.here(place, me, HEROES if heroes else 1 << ENEMY)) + joining
    theirs = sum(
        [strength(table, table.here(place, each, 1 << ENEMY if heroes else HEROES)) for each in table.others(me)]
    )
    return total * (ours + ODDS) / (ours + theirs + 2 * ODDS)
