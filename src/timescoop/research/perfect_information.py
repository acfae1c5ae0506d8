"""The value of a small position with perfect information, to measure how much hidden information matters."""

from __future__ import annotations

from timescoop.research.standing import Standing
from timescoop.research.study import Study, returns_of


def perfect_information_values(study: Study, deals: int) -> list[float]:
    """What the first of two seats wins in each deal with best play, if both saw everything.

    Where seats choose in secret at once, the second sees the choice of the first. If the mean differs from the value
    of the game, best play must hide something: a program that imagines cards and then plays openly is misled there.

    Args:
        study: What is played: a position small enough to look at whole, with two seats.
        deals: How many ways there are to deal it, with the seeds from 0 on.
    """
    return [value_of(study, Standing(study.game, study.deal(deal, facts=True))) for deal in range(deals)]


def value_of(study: Study, at: Standing) -> float:
    """What the first seat wins from here on."""
    if at.table.over() or at.decisions >= study.longest:
        return returns_of(at.table)[0]
    seat = at.mover()
    values = []
    for option in at.table.options(seat):
        after = at.copy()
        after.play(seat, option)
        values.append(value_of(study, after))
    return max(values) if seat == 0 else min(values)
