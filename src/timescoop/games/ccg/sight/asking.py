"""What a question that a text asks says of that text: by which card, and what would be done."""

from __future__ import annotations

from typing import Final, Literal

from timescoop.games.ccg.sources import NO_CARD, copy_of
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import QUESTION, Slots
from timescoop.language import write

BY_TEXT: Final = (
    "language/may", "language/choose", "ccg/who", "ccg/pick", "ccg/destination", "ccg/return", "ccg/play_under",
    "ccg/search",
)  # fmt: skip
SAYS: Final[dict[str, tuple[Literal["text", "first", "second"], ...]]] = {
    "language/may": ("text",),
    "language/choose": ("first", "second"),
    "ccg/who": ("text",),
}


def text_slots(table: Ccg, question: int, args: tuple[int, ...]) -> Slots:
    """The card by which a text runs, and the text itself where it is what is asked about; all of it is public."""
    key = QUESTION[question]
    if key not in BY_TEXT:
        return {}
    this, *nodes = args[1:]
    slots: Slots = {}
    if copy_of(this) != NO_CARD and table.knows(table.seats, copy_of(this)):
        slots["source"] = table.kind[copy_of(this)]
    for name, node in zip(SAYS.get(key, ()), nodes, strict=False):
        slots[name] = write(node)
    return slots
