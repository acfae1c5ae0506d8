"""How a number `this` says by which card a text runs, and what else its event has named."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import NOBODY

NOWHERE: Final = -1
BITS: Final = 12  # of a sleeve, and of a place
PLACE_BIT: Final = 2 * BITS
SEAT_BIT: Final = 3 * BITS
MASK: Final = (1 << BITS) - 1
SEAT_MASK: Final = 7
NO_CARD: Final = MASK  # in place of a copy: a card that is still in a hand


def source(copy: int, it: int = NOBODY, place: int = NOWHERE, seat: int = NOBODY) -> int:
    """By which card a text runs, with the card ("it"), the place ("here") and the player that it speaks of."""
    return copy | (it + 1) << BITS | (place + 1) << PLACE_BIT | (seat + 1) << SEAT_BIT


def copy_of(this: int) -> int:
    """The card by which a text runs."""
    return this & MASK


def it_of(this: int) -> int:
    """The card that its event has named, or that was chosen last; or NOBODY."""
    return (this >> BITS & MASK) - 1


def place_in(this: int) -> int:
    """The place that was fixed when it began, or NOWHERE."""
    return (this >> PLACE_BIT & MASK) - 1


def seat_of(this: int) -> int:
    """The player whom its event has named, or NOBODY."""
    return (this >> SEAT_BIT & SEAT_MASK) - 1


def with_it(this: int, it: int) -> int:
    """The same, but speaking of another card."""
    return this & ~(MASK << BITS) | (it + 1) << BITS


def without_card(this: int) -> int:
    """The same, but by a card that is no longer in play, which may be any by now."""
    return this & ~MASK | NO_CARD


def by_which(this: int) -> int:
    """The card that does something to another, or NOBODY."""
    return NOBODY if this & MASK == NO_CARD else this & MASK


def with_place(this: int, place: int) -> int:
    """The same, but speaking of another place."""
    return this & ~(MASK << PLACE_BIT) | (place + 1) << PLACE_BIT
