"""What the numbers of an observation can be: their bounds, and what they name where they stand for something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

SEATS: Final = "seats"
KINDS: Final = "kinds"
COPIES: Final = "copies"
PLACES: Final = "places"
ZONES_OF_TABLE: Final = "zones"
QUESTIONS: Final = "questions"
OPTIONS: Final = "options"
Size = int | str  # a number, or one of the names above
MOST: Final = (1 << 62) - 1  # where the rules know no bound; nothing larger is ever told

Names = str | tuple[str, ...]  # one of the names above, the words themselves, or nothing


class Bounds(NamedTuple):
    """What one number of an observation can be at one table.

    Attributes:
        low: The least.
        high: The most.
        names: What it is the index of: a name of a size, or the words by their index. Empty if it is an amount.
            An index below 0 stands for nothing, or for what the seat doesn't know.
    """

    low: int
    high: int
    names: Names


class Range:
    """What one number of a plane can be, at any table.

    Args:
        low: The least.
        high: The most, or the size that it depends on; None for any number.
        less: By how much the most is below that size.
        bits: True for a set, with a bit for each of so many.
        names: See `Bounds`.
    """

    def __init__(self, low: int, high: Size | None, less: int = 0, names: Names = "", *, bits: bool = False) -> None:
        self.low = low
        self.high = high
        self.less = less
        self.names = names
        self.bits = bits

    def at(self, sizes: Mapping[str, int]) -> Bounds:
        """Its bounds at a table with such sizes."""
        high = self.high
        if high is None:
            return Bounds(self.low, MOST, self.names)
        most = sizes.get(high, MOST) if isinstance(high, str) else high
        if self.bits:
            return Bounds(self.low, min(MOST, (1 << min(most, 62)) - 1), self.names)
        return Bounds(self.low, most - self.less, self.names)


def category(names: Names, *, more: int = 0) -> Range:
    """A category: the index of one of several, -1 for none; `more` says how many come after those that are named."""
    size: Size = names if isinstance(names, str) else len(names)
    return Range(-1, size, 1 - more, names)


def up_to(high: Size | None = None, low: int = 0) -> Range:
    """A number of something, up to a size or without a bound."""
    return Range(low, high)


def bit_set(size: Size) -> Range:
    """A set, with a bit for each."""
    return Range(0, size, bits=True)


YES_OR_NO: Final = Range(0, 1)
ANY_NUMBER: Final = Range(-MOST, None)
