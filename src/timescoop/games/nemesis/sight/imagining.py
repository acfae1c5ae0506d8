"""Determinization: imagines a table where nobody has already won by cards that the seat doesn't know."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.pool import ALWAYS
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.winning import fulfils
from timescoop.kernel import imagine, mix

TRIES: Final = 12


def imagine_unwon(table: Nemesis, seat: int, luck: int) -> Nemesis:
    """NEM-AMB-38: a random table that a seat can't tell from the real one.

    While a game goes on, no hand fulfils a Win rule, so a table where one does is drawn again. That is tried only a few
    times, because in the middle of an effect a hand may be about to win.
    """
    new = imagined(table, seat, luck)
    for _ in range(TRIES):
        if table.over() or not new.schemes or not is_won(new):
            return new
        luck = mix(luck + 1)
        new = imagined(table, seat, luck)
    return new


def imagined(table: Nemesis, seat: int, luck: int) -> Nemesis:
    """The kernel's imagined table, with its type."""
    new = imagine(table, seat, luck)
    assert isinstance(new, Nemesis), "a table imagines one of its own kind"
    return new


def is_won(table: Nemesis) -> bool:
    """NEM-WIN-05: whether some seat fulfils a Win rule."""
    return any([fulfils(table, seat, copy, ALWAYS) for copy in table.schemes for seat in range(table.seats)])
