"""What a question that a text asks says of that text: by which card, and what would be done."""

from __future__ import annotations

from typing import Final, Literal

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, QUESTION, Slots
from timescoop.language import Context, write

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
    _, this, *nodes = args
    slots: Slots = {}
    copy = CONTEXT.card(Context(this))
    if copy != NOBODY and table.knows(table.seats, copy):
        slots["source"] = table.kind[copy]
    for name, node in zip(SAYS.get(key, ()), nodes, strict=False):
        slots[name] = write(node)
    return slots
