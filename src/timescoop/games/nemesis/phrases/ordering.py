"""Phrases for two effects in a row, of which the first is conditional, counted or optional."""

from __future__ import annotations

from timescoop.games.nemesis.phrases.book import BOOK, phrase
from timescoop.games.nemesis.table import Nemesis
from timescoop.language import Context, holds, may, perform, possible, value

BOOK.widen("course", "beginning")


@phrase("beginning", "for each {thing}, {course}")
def counted_first(table: Nemesis, me: int, this: Context, thing: int, course: int) -> None:
    """NEM-AMB-122: as many times as there are such things when this is reached."""
    for _ in range(value(table, thing, me, this)):
        table.do(perform, course, me, this)


def is_so(table: Nemesis, me: int, this: Context, conditions: int, doing: int) -> bool:
    """NEM-AMB-122: it is so now, and what follows can be done."""
    return holds(table, conditions, me, this) and possible(table, doing, me, this)


@phrase("beginning", "if {conditions}, {doing}", is_so)
def tested_first(table: Nemesis, me: int, this: Context, conditions: int, doing: int) -> None:
    """NEM-AMB-122: only if it is so; what comes then does not depend on it."""
    if holds(table, conditions, me, this):
        table.do(perform, doing, me, this)


@phrase("beginning", "you may {course}")
def left_to_you_first(table: Nemesis, me: int, this: Context, course: int) -> None:
    """NEM-AMB-122: as you like; what comes then does not depend on it."""
    may(table, me, this, course)


def can_start(table: Nemesis, me: int, this: Context, start: int, then: int) -> bool:
    """NEM-AMB-122: one of the two can be done."""
    return possible(table, start, me, this) or possible(table, then, me, this)


@phrase("statement", "first, {beginning}; then {statement}", can_start)
def one_then_other(table: Nemesis, me: int, this: Context, start: int, then: int) -> None:
    """NEM-AMB-122: the second once the first is done, whether or not it could be."""
    table.do(perform, start, me, this)
    table.do(perform, then, me, this)
