"""The sums of both sides of an attempt."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.pool import ENEMY, HEROES, OPPOSE, QUALITIES
from timescoop.games.ccg.table import Ccg

ICONS: Final = -1  # in place of a statistic: how many different Traits (CCG-CHAR-05)


def group(table: Ccg) -> list[int]:
    """CCG-AMB-35: those who make the attempt, as far as they are still there."""
    if not table.attempt:
        return []
    place = table.place_of(table.attempt[1])
    return [copy for copy in table.team if table.in_play(copy) and table.place_of(copy) == place]


def sum_of(table: Ccg, copies: list[int], stat: int) -> int:
    """CCG-GLOSSARY-50: the sum of a statistic over some Characters."""
    if stat == ICONS:
        return sum([icons_of(table, copy) for copy in copies])
    return sum([table.stat(copy, stat) for copy in copies])


def icons_of(table: Ccg, copy: int) -> int:
    """CCG-CHAR-05: how many different Traits a Character has, regardless of amount."""
    return sum([table.stat(copy, stat) > 0 for stat in range(QUALITIES, table.pool.slots)])


def total(table: Ccg, stat: int) -> int:
    """CCG-GLOSSARY-50: the team's sum."""
    return sum_of(table, group(table), stat)


def rivals(table: Ccg, stat: int) -> int:
    """CCG-AMB-11: the greatest sum on the other side: the Goal's player's Enemies, or each opponent's Heroes singly."""
    me, copy, label = table.attempt
    place = table.place_of(copy)
    label = label if label >= 0 else -1 - label
    if label == OPPOSE:
        sides = [table.here(place, table.controller(copy), 1 << ENEMY)]
    else:
        sides = [table.here(place, other, HEROES) for other in table.others(me)]
    return max([sum_of(table, side, stat) for side in sides])
