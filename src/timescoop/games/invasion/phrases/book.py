"""The book of what a card of Invasion can say, and the words of a pool that its phrases name."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.pool import DEFENDER, SUPPORT, Pool
from timescoop.language import JOINTS, Attribute, Lexicon, Phrases, lexicon

TARDIS: Final = 0
DALEK: Final = 1

# The types of cards that can carry a sentence out. What is done at once is an action, and only a Support is one.
FOR_TYPES: Final = Attribute("for_types", (SUPPORT,))

BOOK: Final = Phrases(
    "invasion",
    JOINTS,
    {"DEFENDER": "the name of a Defender", "FAMILY": "a type of Enemy", "COUNTER": "a kind of counter"},
    (FOR_TYPES,),
)
phrase: Final = BOOK.phrase


def words_of(pool: Pool) -> Lexicon:
    """The names of its Defenders, the words for its types of Enemies, and the two kinds of counter."""
    return lexicon(
        BOOK,
        "invasion",
        {
            "DEFENDER": {pool.name[kind]: kind for kind in range(pool.count) if pool.type[kind] == DEFENDER},
            "FAMILY": {pool.header["families"][key]: number for number, key in enumerate(pool.families)},
            "COUNTER": {"TARDIS": TARDIS, "Dalek": DALEK},
        },
    )
