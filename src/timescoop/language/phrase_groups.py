"""The groups under which phrases are listed for people who write cards.

A book gives the group of each sort. A phrase that belongs elsewhere gives its own:

    BOOK.list_under(OCCASIONS, "event", "threat")
    @phrase("deed", "spend {INT} Power", listed_under=COSTS)
"""

from __future__ import annotations

from typing import Final

from timescoop.language.phrases import SORT, Attribute, Phrases

OCCASIONS: Final = "occasions"
CONDITIONS: Final = "conditions"
EFFECTS: Final = "effects"
CHOICES: Final = "choices"
COSTS: Final = "costs"
STANDING: Final = "standing"
DURATIONS: Final = "durations"
COUNTING: Final = "counting"
PARTS: Final = "parts"  # of sentences: who, which, where
GROUPS: Final = (OCCASIONS, CONDITIONS, EFFECTS, CHOICES, COSTS, STANDING, DURATIONS, COUNTING, PARTS)

LISTED_UNDER: Final = Attribute("listed_under", default="")  # the group of a phrase; empty for that of its sort


def group_of(book: Phrases, head: int) -> str:
    """The group under which a book lists a phrase."""
    return LISTED_UNDER.of_phrase(head) or book.groups().get(SORT[head], PARTS)
