"""The bot that chooses uniformly at random: the baseline for all others."""

from __future__ import annotations

from timescoop.bots.bot import Budget, luck_of
from timescoop.kernel import Game, Table


def random_option(_game: Game, blind: Table, seat: int, dice: int, _budget: Budget) -> int:
    """Any option, each as likely as the other."""
    offered = blind.options(seat)
    return offered[(luck_of(dice, 0) >> 8) % len(offered)]
