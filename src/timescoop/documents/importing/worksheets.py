"""Worksheets: every slot of a box with our cards filled in, for its owner to correct in a spreadsheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from timescoop.documents.importing.card_rows import COMPARED, EditionFields
from timescoop.documents.importing.cells import cell_of
from timescoop.documents.importing.sheet import Sheet
from timescoop.documents.making.fields import YES
from timescoop.documents.making.sets import MINE
from timescoop.kernel import Edition, Game

NOTHING: Final[Mapping[str, Any]] = {}
FIRST: Final = ("name", "title", "subtitle", "type", "deck", "copies")
LAST: Final = (
    "location_1",
    "location_2",
    "location_3",
    "location_4",
    "text",
    "read_as",
    "by_hand",
    "picture",
    "pictures",
)


def worksheet(
    game: Game,
    edition: Edition,
    box: Mapping[str, Mapping[str, Any] | None] = NOTHING,
    added: Sequence[Mapping[str, Any]] = (),
) -> Sheet:
    """A sheet with a row for each card of an edition.

    Its first column has the slot, which is the name of our card, and says of which edition the sheet is; the last two
    are for a mark at what has been compared with the box, and say which of our fields are only our own judgement.

    Args:
        game: The game.
        edition: Its edition.
        box: Cards in place of ours, by slot, each with `mine` if its owner has compared it; None for one that is not
            in the box.
        added: Cards in no slot of ours.
    """
    fields = EditionFields(game, edition)
    columns = sorted([key for key in fields.all if key != MINE], key=order_of)
    head = [f"Slot of {game.key}-{edition.key}", *map(heading, columns), COMPARED, "To check"]
    rows = []
    for nth, (slot, ours) in enumerate(fields.ours.items()):
        found = box.get(slot, ours)
        row = {key: each for key, each in ours.items() if key != fields.name} if found is None else found
        rows.append((nth + 2, (slot, *cells_of(row, columns, fields), judged(ours))))
    rows += [(len(rows) + nth + 2, ("", *cells_of(row, columns, fields), "")) for nth, row in enumerate(added)]
    return Sheet(tuple(head), tuple(rows), f"{game.key}-{edition.key}")


def cells_of(row: Mapping[str, Any], columns: Sequence[str], fields: EditionFields) -> list[str]:
    """The cells of a card, and whether its owner has compared it."""
    return [*(cell_of(fields.kind(key), row.get(key)) for key in columns), YES if row.get(MINE) is True else ""]


def order_of(key: str) -> int:
    """Where a field's column stands: the name first, then the figures, the text and what is rarely needed last."""
    if key in FIRST:
        return FIRST.index(key)
    return len(FIRST) + 1 + LAST.index(key) if key in LAST else len(FIRST)


def heading(key: str) -> str:
    """A field as the heading of a column."""
    return key.replace("_", " ").capitalize()


def judged(row: Mapping[str, Any]) -> str:
    """The fields of a card that are our own judgement, which a box would know better."""
    found = [key for key, why in row["warrants"].items() if all(each.startswith("judged") for each in why.split("; "))]
    return ", ".join(found)
