"""Export of cards to other programs' formats, the most complete first, and what each format loses."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from timescoop.documents.importing.card_rows import EditionFields, is_mine
from timescoop.documents.importing.cells import cell_of
from timescoop.documents.importing.delimited import for_spreadsheets, write_delimited
from timescoop.documents.importing.sheet import Sheet
from timescoop.documents.importing.workbooks import WORKBOOKS
from timescoop.documents.importing.worksheets import heading, worksheet
from timescoop.documents.making.file_forms import FileForm
from timescoop.documents.making.names import bare
from timescoop.documents.making.sets import MINE
from timescoop.documents.making.sides import BOARDS, is_place, laid_flat
from timescoop.documents.writing import write_text
from timescoop.kernel import Edition, Game

DELIMITERS: Final = {"csv": ",", "tsv": "\t"}
CARD_PARTS: Final = ("game", "edition", "title", "cards")
LACKEY: Final = ("Name", "Set", "ImageFile")
UNSAID: Final = ("warrants", "clause")


CARD_FORMS: Final = (
    FileForm("yaml", "Card file", "yaml"),
    FileForm("json", "Card file as JSON", "json"),
    FileForm("xlsx", "Worksheet (XLSX)", "xlsx"),
    FileForm("ods", "Worksheet (ODS)", "ods"),
    FileForm("csv", "Worksheet (CSV)", "csv"),
    FileForm("tsv", "Worksheet with tabs", "tsv"),
    FileForm("lackey", "LackeyCCG", "txt"),
)


def cards_as(
    form: str, game: Game, edition: Edition, full: Mapping[str, Any], stands_for: Mapping[str, str]
) -> str | bytes:
    """A whole card file in a form, by the form's key; bytes where it is no text.

    Args:
        form: One of `CARD_FORMS`.
        game: The game.
        edition: Its edition.
        full: The card file.
        stands_for: By the name of a card, the name of ours in whose slot it is, where that is another.
    """
    if form == "yaml":
        return write_text(dict(full))
    if form == "json":
        return json.dumps(full, ensure_ascii=False, indent=1) + "\n"
    sheet = lackey_sheet(game, edition, full) if form == "lackey" else box_sheet(game, edition, full, stands_for)
    if form in WORKBOOKS:
        return WORKBOOKS[form](sheet)
    text = write_delimited(sheet.head, [cells for _, cells in sheet.rows], DELIMITERS.get(form, "\t"))
    return text if form == "lackey" else for_spreadsheets(text)


def lost_from(form: str, full: Mapping[str, Any]) -> list[str]:
    """What a form has no place for, in words; empty for one that says all."""
    if form in ("yaml", "json"):
        return []
    parts = [key for key in full if key not in CARD_PARTS and (key != BOARDS or form == "lackey")]
    lost = [f"only the cards are exported; left out: {', '.join(parts)}"] if parts else []
    if form == "lackey":
        return [
            *lost,
            "how each field is known, and the rule behind each card",
            "pictures: their names are made of titles",
        ]
    return [*lost, "how each field is known, except in the column Compared", "the rule behind each card"]


def box_sheet(game: Game, edition: Edition, full: Mapping[str, Any], stands_for: Mapping[str, str]) -> Sheet:
    """The worksheet of a card file, each card in its slot."""
    fields = EditionFields(game, edition)
    box: dict[str, Mapping[str, Any] | None] = dict.fromkeys(fields.ours)
    added = []
    for row in [*full["cards"], *map(laid_flat, full.get(BOARDS) or ())]:
        name = fields.shop.called(row)
        said = {key: each for key, each in row.items() if key not in UNSAID} | {MINE: is_mine(row)}
        slot = stands_for.get(name, name)
        if slot in box and box[slot] is None:
            box[slot] = said
        else:
            added.append(said)
    return worksheet(game, edition, box, added)


def lackey_sheet(game: Game, edition: Edition, full: Mapping[str, Any]) -> Sheet:
    """A card file of LackeyCCG: a table with its three columns first, then a column for each field."""
    fields = EditionFields(game, edition)
    columns = [
        key for key in fields.all if key not in (fields.name, "subtitle", "picture", "text") and not is_place(key)
    ]
    rows = []
    for nth, row in enumerate(full["cards"]):
        name = fields.shop.called(row)
        cells = [cell_of(fields.kind(key), row.get(key)) for key in columns]
        text = str(row.get("text") or "")
        rows.append((nth + 2, (name, edition.key, bare(name), *cells, text)))
    return Sheet((*LACKEY, *map(heading, columns), "Text"), tuple(rows), f"{game.key}-{edition.key}")
