"""The language of Nemesis: its book of phrases, and the words of a pool that phrases can name."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.attributes import (
    AT_PLACE,
    BARS,
    BORROWS,
    FOR_TYPES,
    GAIN,
    GUARDS,
    LOANS,
    LOOKS_BACK,
    NEEDS_CARD,
    OF_CHARACTER,
    OF_CHOSEN,
    PER_CARD,
)
from timescoop.games.nemesis.pool import CARD, Pool
from timescoop.language import (
    BY_OTHERS,
    CONDITIONS,
    EFFECTS,
    JOINTS,
    LISTED_UNDER,
    OCCASIONS,
    Lexicon,
    Phrases,
    lexicon,
)

DIE: Final = 6
IN_HAND: Final = 0
IN_PILE: Final = 1
RANGE_BASE: Final = 10  # a range of rolls is first * RANGE_BASE + last

BOOK: Final = Phrases(
    "nemesis",
    JOINTS,
    {
        "TYPE": "a type of card",
        "CARD": "the name of a card",
        "SITE": "the name of a Location",
        "RANGE": "a roll or a range of rolls",
        "STACK": "a place for cards out of play",
    },
    (
        FOR_TYPES,
        GAIN,
        GUARDS,
        NEEDS_CARD,
        PER_CARD,
        OF_CHARACTER,
        BY_OTHERS,
        BARS,
        LOANS,
        OF_CHOSEN,
        AT_PLACE,
        LOOKS_BACK,
        BORROWS,
        LISTED_UNDER,
    ),
)
BOOK.list_under(OCCASIONS, "occasion")
BOOK.list_under(CONDITIONS, "branch")
BOOK.list_under(EFFECTS, "gift")
phrase: Final = BOOK.phrase


def words_of(pool: Pool) -> Lexicon:
    """Types of cards by the traits they need, the names of cards and of Locations, and rolls."""
    plural = pool.header["plurals"]
    types: dict[str, int] = {"card": CARD}
    plurals: dict[str, str] = {}
    for name, bit in pool.traits_by_name.items():
        types[name] = bit
        plurals[name] = plural.get(name, name + "s")
    for side in ("Nemesis", "Hero"):
        for name in ("card", "Character", "Constant", "Instant", "Moment"):
            if pool.bit(side):
                types[f"{side} {name}"] = pool.bit(side) | types.get(name, 0)
    ranges = {str(roll): roll * RANGE_BASE + roll for roll in range(1, DIE + 1)}
    ranges |= {
        f"{first}-{last}": first * RANGE_BASE + last for first in range(1, DIE) for last in range(first + 1, DIE + 1)
    }
    return lexicon(
        BOOK,
        "nemesis",
        {
            "TYPE": types,
            "CARD": {pool.name[kind]: kind for kind in range(pool.count)},
            "SITE": sites_of(pool),
            "RANGE": ranges,
            "STACK": {"hand": IN_HAND, "discard pile": IN_PILE},
        },
        {"TYPE": plurals},
    )


def sites_of(pool: Pool) -> dict[str, int]:
    """The Locations by name; of two sides that share a name, the later one is not named by any card."""
    sites: dict[str, int] = {}
    for kind in range(pool.place_kind, pool.kinds):
        sites.setdefault(pool.name[kind], kind)
    return sites
