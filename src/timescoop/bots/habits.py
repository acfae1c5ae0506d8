"""Turns that are only imagined, played by the habits of a game instead of being thought through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.bots.turns import Rest, mover
from timescoop.kernel import Table

Habit = Callable[[Table, int], int]

LONGEST_TURN: Final = 90  # answers in one turn; what is longer is left as it stands


def by_habit(habit: Habit, table: Table, turns: int, until: int) -> int:
    """Play so many turns by habit, in place, or until it is the turn of one seat.

    Returns:
        How many answers were given.
    """
    answers = 0
    for _ in range(turns):
        me = mover(table)
        if me in (until, -1):
            break
        answers += turn_by_habit(habit, table, me)
    return answers


def turn_by_habit(habit: Habit, table: Table, me: int) -> int:
    """Play the turn of one seat by habit, in place; whoever is asked in the middle of it answers by habit too."""
    rest = Rest(table)
    for count in range(LONGEST_TURN):
        seat = mover(table)
        if seat < 0 or (seat != me and not rest.interrupted(table, me)):
            return count
        table.play(seat, habit(table, seat))
    return LONGEST_TURN
