"""Playouts: imagined turns played by a game's playout policy (`Game.playout_policy`) instead of a search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.bots.turns import Rest, mover
from timescoop.kernel import Table

PlayoutPolicy = Callable[[Table, int], int]

LONGEST_TURN: Final = 90  # answers in one turn; what is longer is left as it stands


def playout_turns(policy: PlayoutPolicy, table: Table, turns: int, until: int) -> int:
    """Play so many turns by a policy, in place, or until it is the turn of one seat.

    Returns:
        How many answers were given.
    """
    answers = 0
    for _ in range(turns):
        me = mover(table)
        if me in (until, -1):
            break
        answers += playout_turn(policy, table, me)
    return answers


def playout_turn(policy: PlayoutPolicy, table: Table, me: int) -> int:
    """Play the turn of one seat by a policy, in place; others who are asked during it answer by the policy too."""
    rest = Rest(table)
    for count in range(LONGEST_TURN):
        seat = mover(table)
        if seat < 0 or (seat != me and not rest.interrupted(table, me)):
            return count
        table.play(seat, policy(table, seat))
    return LONGEST_TURN
