"""Means of paired differences, with intervals and p-values that hold at every look and at any stopping time.

A fixed-sample interval that is checked after every deal misses the truth far more often than its level says. The normal
mixture confidence sequence is valid at all times at once, so a playtest may stop as soon as it is decided, or when its
author has seen enough.

Sources: H. Robbins, "Statistical methods related to the law of the iterated logarithm", 1970, for the mixture;
I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy, A. Ramdas, "Time-uniform central limit theory and asymptotic
confidence sequences", Annals of Statistics 52, 2024, for a variance that is estimated; S. Holm, "A simple sequentially
rejective multiple test procedure", 1979, for many cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from timescoop.arena.shares import variance

ALPHA: Final = 0.05
TUNED: Final = 3000  # deals at which the interval is about as narrow as it can be
FEWEST: Final = 50  # deals before which there is no interval, because the variance is not known well enough
TINY: Final = 1e-12


class Anytime(NamedTuple):
    """The mean of some differences.

    Attributes:
        n: How many there are.
        mean: Their mean; 0 for none.
        low: The lower end of the interval, minus infinity before `FEWEST`.
        high: The upper end.
        p: The p-value of no difference; 1 before `FEWEST`.
    """

    n: int
    mean: float
    low: float
    high: float
    p: float


def anytime(differences: Sequence[float], alpha: float = ALPHA) -> Anytime:
    """The mean of differences, with the interval that holds at all times at once with confidence 1 - alpha."""
    n = len(differences)
    mean = sum(differences) / n if n else 0.0
    if n < FEWEST:
        return Anytime(n, mean, -1.0, 1.0, 1.0)
    spread = max(variance(differences), 1 / n)  # identical outcomes don't mean certainty
    half = sqrt(spread) * radius(n, alpha)
    return Anytime(n, mean, max(-1.0, mean - half), min(1.0, mean + half), p_value(mean, spread, n))


def radius(n: int, alpha: float = ALPHA) -> float:
    """Half the width of the interval, in standard deviations of one difference."""
    mixed = n * mixture()
    return sqrt(2 * (mixed + 1) / (n * mixed) * log(sqrt(mixed + 1) / alpha))


def p_value(mean: float, spread: float, n: int) -> float:
    """The inverse of the mixture's likelihood ratio against no difference; it holds at all times at once."""
    mixed = n * mixture()
    return min(1.0, sqrt(1 + mixed) * exp(-(n * mean * mean / spread) * mixed / (2 * (1 + mixed))))


def mixture() -> float:
    """The variance of the mixture, for which the interval is about narrowest at `TUNED`."""
    return (-2 * log(ALPHA) + log(1 - 2 * log(ALPHA))) / TUNED


def deals_needed(effect: float, spread: float, alpha: float = ALPHA) -> int:
    """About how many deals it takes to detect such an effect: the interval is then as wide as the effect is large."""
    n = FEWEST
    while sqrt(spread) * radius(n, alpha) > effect:
        n += max(1, n // 50)
    return n


def holm(values: Sequence[float]) -> list[float]:
    """P-values of many comparisons, adjusted by Holm's step-down procedure: the family-wise error rate is alpha."""
    order = sorted(range(len(values)), key=lambda nth: values[nth])
    adjusted = [1.0] * len(values)
    most = 0.0
    for rank, nth in enumerate(order):
        most = max(most, min(1.0, (len(values) - rank) * values[nth]))
        adjusted[nth] = most
    return adjusted
