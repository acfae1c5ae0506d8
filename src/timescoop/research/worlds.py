"""The worlds of a small position: all histories that fit what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from timescoop.research.standing import Standing
from timescoop.research.study import Study


def one_of(study: Study, deals: int, at: Standing, player: int, luck: int) -> Standing:
    """A possible course of a tiny game, as far as a seat knows: a deal, and the others' answers.

    Args:
        study: What is played.
        deals: How many ways there are to deal.
        at: Where it stands, or where it was imagined to stand.
        player: The seat that looks.
        luck: Any number; the same number finds the same.
    """
    dice = np.random.default_rng(luck)
    told, seen = at.past(player), study.game.observe(at.table, player)
    own = [option for _, who, option in at.answers if who == player]

    def ways(now: Standing) -> Iterator[Standing]:
        """Every way on from here, those of luck's choosing first; what the seat was told cuts short what cannot be."""
        if not told.startswith(now.past(player)):
            return
        if now.decisions == at.decisions:
            if now.past(player) == told and study.game.observe(now.table, player) == seen:
                yield now
            return
        seat, given = now.mover(), [option for _, who, option in now.answers if who == player]
        offered = now.table.options(seat) if seat >= 0 else []
        if seat == player:
            offered = [option for option in own[len(given) : len(given) + 1] if option in offered]
        for option in dice.permutation(offered):
            after = now.copy()
            after.play(seat, int(option))
            yield from ways(after)

    dealt = [Standing(study.game, study.deal(int(number), facts=True)) for number in dice.permutation(deals)]
    return next(way for each in dealt for way in ways(each))
