"""Win shares with their intervals, and the sequential test that says when to stop.

Source: E. B. Wilson, "Probable inference", 1927, for the interval; the generalised sequential probability
ratio test in its normal form, as chess engines use it to accept patches.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964  # standard deviations around the mean with 95 % of a normal distribution
FEWEST: Final = 8  # blocks from which their sample variance is used
TINY: Final = 1e-12  # a smaller variance is a rounding error


class Share(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    blocks: int

    def __str__(self) -> str:
        return f"{self.mean:.2f} ({self.low:.2f} to {self.high:.2f})"


def share_of(blocks: Sequence[float], games: int) -> Share:
    """The mean of block means, each from 0 to 1, with Wilson's interval.

    Games of one block have the same cards, so they count for as many games as the variance between
    blocks allows; if no block differs, each counts as one. With few blocks that is not known, and a block counts
    for one game at most.
    """
    return interval(sum(blocks) / len(blocks), variance(blocks) / len(blocks), games, len(blocks))


def share_by_deal(deals: Sequence[Sequence[float]]) -> Share:
    """The mean of the shares of some seats, listed deal by deal, with Wilson's interval.

    Seats of one deal have the same cards and win at each other's cost, so they count for as many as the variance
    between deals allows, as in `share_of`; here a deal counts by how many of the seats were in it.
    """
    seats = sum(map(len, deals))
    mean = sum(map(sum, deals)) / seats
    off = [sum(deal) - len(deal) * mean for deal in deals]
    return interval(mean, variance(off) * len(deals) / seats**2, seats, len(deals))


def interval(mean: float, spread: float, games: int, blocks: int) -> Share:
    """Wilson's interval for a mean whose variance is known from so many blocks of games, or from the games alone."""
    weight = mean * (1 - mean) / spread if spread > TINY else games
    if blocks < FEWEST:
        weight = min(weight, blocks)
    middle = (mean + Z * Z / (2 * weight)) / (1 + Z * Z / weight)
    half = Z * sqrt(mean * (1 - mean) / weight + Z * Z / (4 * weight * weight)) / (1 + Z * Z / weight)
    return Share(mean, max(0.0, min(middle - half, mean)), min(1.0, max(middle + half, mean)), blocks)


def variance(values: Sequence[float]) -> float:
    """The variance between values, as estimated from a sample; 0 for fewer than two."""
    if len(values) < 2:  # noqa: PLR2004 - one value has no spread
        return 0.0
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def likelihood(blocks: Sequence[float], equal: float, goal: float) -> float:
    """The log-likelihood ratio of the block means: true share equal to the goal, against the equal share.

    Above `BOUND` the goal is reached, below minus `BOUND` it is not; between them, play on.
    """
    mean = sum(blocks) / len(blocks)
    spread = variance([*blocks, 0.0, 1.0])  # one win and one loss more, so that a clean sweep has a variance, too
    return len(blocks) * (goal - equal) * (2 * mean - equal - goal) / (2 * spread)


BOUND: Final = log(0.95 / 0.05)  # 5 % errors of either kind


def verdict(blocks: Sequence[float], equal: float, goal: float) -> str:
    """What the sequential test says so far: "reached", "missed" or "undecided"."""
    ratio = likelihood(blocks, equal, goal)
    if ratio >= BOUND:
        return "reached"
    return "missed" if ratio <= -BOUND else "undecided"
