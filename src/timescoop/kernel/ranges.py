"""The ranges of numbers in an observation: their bounds, and the names behind those that are indices."""

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
MOST: Final = (1 << 62) - 1  # for numbers without a bound in the rules; no observation has a larger one

Names = str | tuple[str, ...]  # one of the names above, the words themselves, or nothing


class Bounds(NamedTuple):
    """The range of one number of an observation at one table.

    Attributes:
        low: The minimum.
        high: The maximum.
        names: What it is an index of: the name of a size, or the words in order. Empty if it is an amount.
            An index below 0 means absent or unknown.
    """

    low: int
    high: int
    names: Names


class Range:
    """The range of one number of a plane, at any table.

    Args:
        low: The minimum.
        high: The maximum, or the size that it depends on; None for no limit.
        less: How much less than that size the maximum is.
        bits: True for a set with one bit for each; `high` is then the number of bits.
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
    """An index into names, or -1 for none; `more` indices without a name follow."""
    size: Size = names if isinstance(names, str) else len(names)
    return Range(-1, size, 1 - more, names)


def up_to(high: Size | None = None, low: int = 0) -> Range:
    """An amount, up to a size or without a limit."""
    return Range(low, high)


def bit_set(size: Size) -> Range:
    """A set, with a bit for each."""
    return Range(0, size, bits=True)


YES_OR_NO: Final = Range(0, 1)
ANY_NUMBER: Final = Range(-MOST, None)
