"""How a number `this` says by which card a text runs, and what else its event has named."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import NOBODY

NOWHERE: Final = -1
COPY_BITS: Final = 9
COPY_MASK: Final = (1 << COPY_BITS) - 1
THAT_SHIFT: Final = COPY_BITS
PLACE_SHIFT: Final = COPY_BITS + 3
ROLL_SHIFT: Final = PLACE_SHIFT + 5


def source(copy: int, that: int = NOBODY, place: int = NOWHERE, roll: int = 0) -> int:
    """By which card a text runs, with the player, the Location and the roll that it speaks of."""
    return copy | (that + 1) << THAT_SHIFT | (place + 1) << PLACE_SHIFT | roll << ROLL_SHIFT


def copy_of(this: int) -> int:
    """The card, or the board, by which a text runs."""
    return this & COPY_MASK


def that_of(this: int) -> int:
    """The player whom its event has named, or NOBODY."""
    return (this >> THAT_SHIFT & 7) - 1


def roll_of(this: int) -> int:
    """The roll that it speaks of, or 0."""
    return this >> ROLL_SHIFT & 7


def place_in(this: int) -> int:
    """The Location that it speaks of, or NOWHERE."""
    return (this >> PLACE_SHIFT & 31) - 1
