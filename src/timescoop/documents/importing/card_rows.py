"""From the rows of a table to cards of an edition: each heading a field, each cell a value of its sort."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from timescoop.documents.importing.cells import TRUE, cell_of, value_in
from timescoop.documents.importing.column_maps import NAME, ColumnMap
from timescoop.documents.importing.sheet import Sheet
from timescoop.documents.making.field_names import field_meant
from timescoop.documents.making.fields import Kind, card_shapes, card_types, slot_rows
from timescoop.documents.making.names import bare
from timescoop.documents.making.sets import MINE
from timescoop.documents.making.sides import SIDE
from timescoop.kernel import Edition, Game, Workshop

SLOT: Final = "slot"
COMPARED: Final = "Compared"  # the heading for `mine`; older worksheets have "Mine"
SLOT_HEAD: Final = re.compile(r"slot(?: of ([a-z0-9]+)-([a-z0-9]+))?", re.IGNORECASE)
FLAGS: Final = ("by_hand", "setup", "fobwatch")
OFTEN: Final = 3  # lines that a note names


class TableRow(NamedTuple):
    """A row of a table: its line and its value in each field, as text or as read from JSON."""

    line: int
    said: Mapping[str, Any]


class BoxCard(NamedTuple):
    """A card as a table has it.

    Attributes:
        line: Where it stands.
        slot: The card of ours in whose place it is; empty where the table does not say.
        row: All its fields, as a card file has them.
        mine: True if its owner has compared all of it with their box.
        out: True if there is no such card in the box: it has 0 copies, or its slot has a row without a name.
    """

    line: int
    slot: str
    row: dict[str, Any]
    mine: bool
    out: bool = False


class EditionFields:
    """The fields of the cards of an edition: what they are called, and how they are written."""

    def __init__(self, game: Game, edition: Edition) -> None:
        self.game = game
        self.edition = edition
        self.shop: Workshop = game.required_workshop
        self.types = card_types(game, edition)
        cards, boards = slot_rows(game, edition.key)
        self.sides = {str(row["name"]): row for row in boards}
        self.ours = {self.shop.called(row): row for row in cards} | self.sides
        shapes = card_shapes(game, edition.key)
        self.kinds: dict[str, Kind] = {each.key: each.kind for shape in shapes.values() for each in shape}
        self.needed = {sort: {each.key for each in shape if each.needed} for sort, shape in shapes.items()}
        self.known = {each.key: each.known for shape in shapes.values() for each in shape}
        self.seen = {sort: {each.key for each in shape} for sort, shape in shapes.items()}
        self.name = next(key for key in ("name", "title") if all(key in row for row in self.ours.values()))
        sorts = [*self.types, *([SIDE] if self.sides else [])]
        self.all = list(dict.fromkeys(key for sort in sorts for key in self.may_have(sort) if key != "clause"))
        self.empty = {key: each for row in self.ours.values() for key, each in row.items() if each in ("", [], {})}

    def may_have(self, sort: str) -> list[str]:
        """The fields that a card of a type may have, or a side of a board."""
        if sort == SIDE:
            return list(dict.fromkeys(key for row in self.sides.values() for key in row if key != "warrants"))
        return list(self.shop.fields(sort)) or ["type", *(key for key in self.kinds if key in self.seen[sort])]

    def kind(self, field: str) -> Kind:
        """How a field is written; one that no card of the edition has is a text, or a tick."""
        return self.kinds.get(field) or ("flag" if field in FLAGS else "number" if field == "pictures" else "text")

    def field_of(self, head: str, mapping: ColumnMap) -> str | None:
        """The field that a heading means; None for one that says nothing, an empty text for one that is not known."""
        letters = bare(head)
        if letters in mapping.columns:
            field = mapping.columns[letters]
            return self.name if field == NAME else field
        if SLOT_HEAD.fullmatch(head.strip()):
            return SLOT
        letters_of = {bare(field): field for field in (*self.all, MINE)} | {bare(COMPARED): MINE}
        for way in (letters, f"{letters}s", letters.removesuffix("s")):
            if way in letters_of:
                return letters_of[way]
        meant = field_meant(head.strip(), self.all)
        return meant if meant in self.all else ""


def rows_of_sheet(sheet: Sheet, fields: EditionFields, mapping: ColumnMap) -> tuple[list[TableRow], list[str]]:
    """The rows of a sheet by field, and notes on columns that no field is for."""
    columns = [fields.field_of(head, mapping) for head in sheet.head]
    notes, taken = list(sheet.notes), set[str]()
    for nth, (head, field) in enumerate(zip(sheet.head, columns, strict=True)):
        lines = [line for line, cells in sheet.rows if cells[nth]]
        if field and field in taken:
            notes.append(f"column {head!r}: there is another column for {field!r}; this one is left out")
            columns[nth] = None
        elif field == "" and lines:
            notes.append(f"column {head!r}: no field of ours; left out, with what {in_lines(lines)} there")
        taken.add(field or "")
    rows = [
        TableRow(line, {field: cell for field, cell in zip(columns, cells, strict=True) if field})
        for line, cells in sheet.rows
    ]
    return rows, notes


def in_lines(lines: Sequence[int]) -> str:
    """Which lines say something, the first few by number."""
    few = ", ".join(map(str, lines[:OFTEN]))
    more = f" and {len(lines) - OFTEN} more say" if len(lines) > OFTEN else (" says" if len(lines) == 1 else " say")
    return f"line{'s' * (len(lines) != 1)} {few}{more}"


def is_mine(row: Mapping[Any, Any]) -> bool:
    """True if everything on a card was read off a box by its owner."""
    warrants = row.get("warrants")
    return bool(warrants) and isinstance(warrants, Mapping) and all(map(is_own, warrants.values()))


def is_own(warrant: object) -> bool:
    """Whether a warrant says that somebody read a field off their box."""
    return str(warrant).startswith("mine ")


def rows_of_values(
    values: Sequence[tuple[int, Mapping[Any, Any]]], fields: EditionFields, mapping: ColumnMap
) -> tuple[list[TableRow], list[str]]:
    """The same for cards that were read as values, from JSON or YAML."""
    rows, unknown = [], dict[str, list[int]]()
    for line, value in values:
        said = {MINE: True} if is_mine(value) else {}
        for head, each in value.items():
            field = SLOT if head == "instead_of" else fields.field_of(str(head), mapping)
            if field:
                said[field] = each
            elif field == "" and head != "warrants" and each not in (None, "", [], {}):
                unknown.setdefault(str(head), []).append(line)
        rows.append(TableRow(line, said))
    return rows, [
        f"{head!r}: no field of ours; left out, with what {in_lines(at)} there" for head, at in unknown.items()
    ]


def box_card(row: TableRow, fields: EditionFields, mapping: ColumnMap) -> tuple[BoxCard, list[str]]:
    """The card of a row, next to our card in its slot or of its name, with notes on what is left out."""
    said = {field: mapped(field, each, mapping) for field, each in row.said.items()}
    split_name(said, fields, mapping)
    slot = str(said.pop(SLOT, "") or "").strip()
    mine = said.pop(MINE, None)
    named = {key: each for key, each in said.items() if each not in (None, "")}
    ours = fields.ours.get(slot) or fields.ours.get(fields.shop.called(named)) or {}
    sort = sort_of(said.get("type") or ours.get("type", ""), fields)
    if slot in fields.sides and str(said.get(fields.name, slot)).strip() != slot:
        side_notes = [f"line {row.line}: the side {slot!r} keeps its name; {said[fields.name]!r} is left out"]
        said[fields.name] = slot
    else:
        side_notes = []
    may = fields.may_have(sort) if sort in (*fields.types, SIDE) else list(ours)
    found = {key: each for key, each in ours.items() if key in may and key != "clause"} | {"type": sort}
    notes = [
        note for field, each in said.items() if field != "type"
        for note in put_field(found, field, each, sort, fields, f"line {row.line}")
    ]  # fmt: skip
    for key in fields.needed.get(sort, set()) | ({"text"} if "text" in fields.empty else set()):
        if key in fields.empty:
            found.setdefault(key, fields.empty[key])
    nameless = slot in fields.ours and not str(said.get(fields.name, slot) or "").strip()
    out = found.get("copies") == 0 or nameless
    if nameless:
        found[fields.name] = ours[fields.name]
    return BoxCard(
        row.line, slot, found, mine is True or str(mine or "").strip().casefold() in TRUE, out
    ), side_notes + notes


def put_field(found: dict[str, Any], field: str, each: Any, sort: str, fields: EditionFields, where: str) -> list[str]:
    """Put a field into a card, or its old value if the cell is unchanged; notes what is left out."""
    kind = fields.kind(field)
    if field in found and isinstance(each, str) and each == cell_of(kind, found[field]).strip():
        return []
    if each is None or (isinstance(each, str) and not each.strip()):
        found.pop(field, None)
        return []
    if sort in (*fields.types, SIDE) and field not in fields.may_have(sort):
        name = fields.shop.called(found) or "a card without a name"
        return [f"{where}: {name}: a card of the type {sort!r} has no {field!r}; {each!r} is left out"]
    found[field] = known_as(value_in(kind, each) if isinstance(each, str) else each, fields.known.get(field, ()))
    return []


def mapped(field: str, value: Any, mapping: ColumnMap) -> Any:
    """A value in our words, where the mapping has some for it."""
    if not isinstance(value, str):
        return value
    if field in mapping.counted and value.strip() and not value.strip().strip(mapping.counted[field]):
        return str(len(value.strip()))
    return mapping.words.get(field, {}).get(value.strip().casefold(), value)


def split_name(said: dict[str, Any], fields: EditionFields, mapping: ColumnMap) -> None:
    """A name that is a title and a subtitle, cut in two, unless the subtitle has a column of its own."""
    for field, (at, rest) in mapping.split.items():
        whole = said.get(field)
        if isinstance(whole, str) and at in whole and not said.get(rest) and rest in fields.all:
            head, _, tail = whole.partition(at)
            said[field], said[rest] = head.strip(), tail.strip()


def sort_of(said: Any, fields: EditionFields) -> str:
    """A type as we call it; one that there is not stays as it is, and the check of the card tells so."""
    letters = bare(str(said))
    sorts = (*fields.types, SIDE) if fields.sides else fields.types
    return next((sort for sort in sorts if bare(sort) == letters), str(said))


def known_as(value: Any, known: Sequence[str]) -> Any:
    """A value with the capitals that the cards of the edition have it with."""
    if isinstance(value, str):
        return value if value in known else next((each for each in known if each.casefold() == value.casefold()), value)
    return [known_as(each, known) for each in value] if isinstance(value, list) else value
