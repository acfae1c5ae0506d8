"""Reads card files of any known form, compares them with our cards, and makes a set of them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.importing.box_sets import set_of
from timescoop.documents.importing.card_readings import CardReading, readings_of
from timescoop.documents.importing.card_rows import (
    SLOT,
    SLOT_HEAD,
    BoxCard,
    EditionFields,
    TableRow,
    box_card,
    is_mine,
    rows_of_sheet,
    rows_of_values,
)
from timescoop.documents.importing.column_maps import ColumnMap, usual_mapping
from timescoop.documents.importing.delimited import read_delimited
from timescoop.documents.importing.sheet import MOST_ROWS, Sheet
from timescoop.documents.importing.workbooks import is_workbook, read_workbook
from timescoop.documents.making.sets import MINE, read_set
from timescoop.documents.making.sides import BOARDS, LOCATIONS, PLACE, SIDE, laid_flat, put_together
from timescoop.documents.reading import Document, read_text
from timescoop.documents.text import text_in
from timescoop.documents.writing import write_text
from timescoop.kernel import Edition, Game

MOST_YAML: Final = 1_000_000  # characters: it is read more slowly than anything else
MOST_LEFT: Final = 40  # cards without a row that are named
BINARY: Final = {b"\xd0\xcf\x11\xe0": "an old Excel file (.xls): save it as .xlsx or .csv", b"%PDF": "a PDF"}
WHOLE: Final = {"game", "edition", "title", "books", "sources"}  # what only the file of a whole edition begins with
PARTS: Final = ("cards", "boards", "set", "game", "edition", "mine", "without", "decks", "about")


class Source(NamedTuple):
    """A file as it was read: a sheet, or cards as values with the lines they stand on; and what else it says."""

    sheet: Sheet | None
    values: tuple[tuple[int, Mapping[Any, Any]], ...] = ()
    head: Mapping[str, Any] = {}
    notes: tuple[str, ...] = ()


class Imported(NamedTuple):
    """Cards that came in.

    Attributes:
        game: Their game.
        edition: Their edition.
        value: The set that they make, as a document; `text` has it as YAML.
        cards: What becomes of each card of the set, in its order.
        same: How many cards are as ours, and not in the set.
        notes: What was left out, and why.
        faults: What is wrong with the set as a whole.
    """

    game: Game
    edition: Edition
    value: dict[str, Any]
    cards: tuple[CardReading, ...]
    same: int
    notes: tuple[str, ...]
    faults: tuple[str, ...]

    @property
    def text(self) -> str:
        """The set as a card file."""
        return write_text(self.value)

    @property
    def well(self) -> bool:
        """True if it can be played with as it is."""
        return not self.faults and all(card.state not in ("asked", "refused", "wrong", "unread") for card in self.cards)


# ---- a file


def read_source(data: bytes, source: str) -> Source:
    """The tables or cards that a file holds, whichever form it has.

    Raises:
        BadDocument: It is of no form that can be read, or too large.
    """
    for magic, what in BINARY.items():
        if data.startswith(magic):
            raise BadDocument([Fault(source, 0, (), f"this is {what}")])
    if is_workbook(data):
        return Source(read_workbook(data, source))
    text, notes = text_in(data, source)
    start = text.lstrip()[:1]
    if start in ("{", "["):
        return cards_in(json_document(text, source), notes)
    if looks_like_yaml(text):
        return cards_in(yaml_document(text, source), notes)
    return Source(read_delimited(text, source, notes))


def looks_like_yaml(text: str) -> bool:
    """True if the first line with content is a key, a list or the start of a document, not a row of cells."""
    first = next((line for line in text.split("\n") if line.strip() and not line.startswith("#")), "")
    return first.startswith(("- ", "---")) or (
        ":" in first and not any(mark in first.partition(":")[0] for mark in "\t,;|")
    )


def json_document(text: str, source: str) -> Document:
    """JSON, with a key only once.

    Raises:
        BadDocument: It is no JSON.
    """

    def once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            raise ValueError(f"a key stands twice among {', '.join(key for key, _ in pairs)[:80]}")
        return found

    try:
        return Document(json.loads(text, object_pairs_hook=once), {(): 1}, source)
    except json.JSONDecodeError as error:
        raise BadDocument([Fault(source, error.lineno, (), f"this isn't JSON: {error.msg.lower()}")]) from error
    except (ValueError, RecursionError) as error:
        why = "nested too deep" if isinstance(error, RecursionError) else error
        raise BadDocument([Fault(source, 1, (), f"this isn't JSON that can be read: {why}")]) from error


def yaml_document(text: str, source: str) -> Document:
    """One YAML document.

    Raises:
        BadDocument: It is too long, no YAML, or none or several.
    """
    if len(text) > MOST_YAML:
        raise BadDocument([Fault(source, 1, (), f"YAML of at most {MOST_YAML:,} characters is read; save it as JSON")])
    found = read_text(text, source)
    if not found:
        raise BadDocument([Fault(source, 1, (), "the file is empty")])
    if len(found) != 1:
        raise BadDocument([Fault(source, 1, (), f"one document is expected here, not {len(found)}")])
    return found[0]


def cards_in(document: Document, notes: Sequence[str] = ()) -> Source:
    """The cards of a document: of a list, of a set or a card file, or one card.

    Raises:
        BadDocument: There are none, or too many.
    """
    value = document.value
    head: Mapping[str, Any] = {}
    at: tuple[str | int, ...] = ()
    rows: Any = value
    if isinstance(value, dict):
        whole = "cards" in value
        head = {str(key): each for key, each in value.items() if key != "cards" and (whole or key in PARTS)}
        rows, at = (value["cards"], ("cards",)) if whole else ([value], ())
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise document.bad(at, "a list of cards is expected, each with a value for each of its fields")
    if len(rows) > MOST_ROWS:
        raise document.bad(at, f"a file has at most {MOST_ROWS} cards")
    lines = [
        (document.line_of((*at, nth) if at or isinstance(value, list) else ()), row) for nth, row in enumerate(rows)
    ]
    for nth, board in enumerate(head.get(BOARDS) or ()):
        if isinstance(board, dict):
            lines.append((document.line_of((BOARDS, nth)), with_whole_places(board)))
    return Source(None, tuple(lines), head, tuple(notes))


def with_whole_places(board: Mapping[Any, Any]) -> dict[str, Any]:
    """A side laid flat; of its Locations only those that it says something of."""
    flat = laid_flat({**board, LOCATIONS: [each or {} for each in board.get(LOCATIONS) or ()]})
    return {key: each for key, each in flat.items() if key != "warrants" and not (key.startswith(PLACE) and not each)}


# ---- its cards


def edition_said(source: Source) -> tuple[str, str]:
    """The game and the edition that a file names itself, or empty texts."""
    if source.sheet is not None:
        found = SLOT_HEAD.fullmatch(source.sheet.head[0])
        return (found[1] or "", found[2] or "") if found else ("", "")
    return str(source.head.get("game") or ""), str(source.head.get("edition") or "")


class SetHead(NamedTuple):
    """What a set says besides its cards: its name, the owner of its box with a date, and parts kept unchanged."""

    title: str = ""
    owner: str = ""
    rest: Mapping[str, Any] = {}


def import_cards(
    source: Source,
    game: Game,
    edition: Edition,
    mapping: ColumnMap | None = None,
    *,
    title: str = "",
    owner: str = "",
    by_hand: bool = False,
) -> Imported:
    """The set that the cards of a file make.

    Args:
        source: The file as it was read.
        game: What its cards are for.
        edition: The edition that they go into.
        mapping: What its columns mean, beside what they usually mean.
        title: What the set is called.
        owner: Whose box it is, with a date, as in `Ada Lovelace, 2026-11-26`.
        by_hand: Whether texts that cannot be read are kept, to be carried out by hand.

    Raises:
        BadDocument: The set cannot be made at all.
    """
    fields = EditionFields(game, edition)
    cards, notes = cards_of(source, fields, mapping)
    head = source.head
    words = tuple(fields.shop.declares) if "set" in head else ()  # those of a whole card file are its edition's
    other = [key for key in head if key not in (*PARTS, *words, "title")]
    notes += [f"{key!r}: no part of a set; left out" for key in other]
    cards += missing(cards, fields) if head.keys() >= WHOLE else []
    said = SetHead(title or str(head.get("set") or "My box"), owner or str(head.get(MINE) or sole_owner(source)), head)
    return as_set(cards, fields, said, notes, by_hand=by_hand)


def sole_owner(source: Source) -> str:
    """The owner of the box, with the date, whom the warrants of a whole edition name; empty if they name several."""
    mine = [row["warrants"].values() for _, row in source.values if is_mine(row)]
    owners = {str(warrant).removeprefix("mine ") for warrants in mine for warrant in warrants}
    return owners.pop() if len(owners) == 1 else ""


def missing(cards: Sequence[BoxCard], fields: EditionFields) -> list[BoxCard]:
    """The cards of ours that a file of a whole edition does not have: its box is without them."""
    there = {fields.shop.called(card.row) for card in cards} | set(fields.sides)
    return [BoxCard(0, name, dict(row), mine=False, out=True) for name, row in fields.ours.items() if name not in there]


def cards_of(
    source: Source, fields: EditionFields, mapping: ColumnMap | None = None
) -> tuple[list[BoxCard], list[str]]:
    """The cards of a file, and notes on what was left out."""
    columns = mapping.over(usual_mapping()) if mapping else usual_mapping()
    rows, notes = rows_in(source, fields, columns)
    cards: list[BoxCard] = []
    for row in rows:
        card, more = box_card(row, fields, columns)
        cards.append(card)
        notes += more
    return cards, notes + without_row(cards, rows, fields)


def as_set(
    cards: Sequence[BoxCard], fields: EditionFields, head: SetHead, notes: Sequence[str] = (), *, by_hand: bool = False
) -> Imported:
    """The set that some cards make, each read as the workshop reads it.

    Raises:
        BadDocument: It cannot be made at all.
    """
    rows, gone = set_of(cards, fields)
    sides = [fields.shop.called(row) in fields.sides or row.get("type") == SIDE for row in rows]
    said = [row for row, is_side in zip(rows, sides, strict=True) if not is_side]
    boards = [put_together(row) for row, is_side in zip(rows, sides, strict=True) if is_side]
    value: dict[str, Any] = {"set": head.title, "game": fields.game.key, "edition": fields.edition.key}
    value |= {MINE: head.owner} if head.owner else {}
    left_out = [*dict.fromkeys([*map(str, head.rest.get("without") or []), *gone])]
    value |= {"without": left_out} if left_out else {}
    value |= {"cards": said} | ({BOARDS: boards} if boards else {})
    value |= {key: head.rest[key] for key in ("decks", "about", *kept_words(fields, head)) if head.rest.get(key)}
    found, faults = read_all(value, fields.game)
    if by_hand and take_by_hand(value, found, fields):
        found, faults = read_all(value, fields.game)
    same = len(cards) - len(rows)
    return Imported(fields.game, fields.edition, value, tuple(found), same, tuple(notes), tuple(faults))


def kept_words(fields: EditionFields, head: SetHead) -> tuple[str, ...]:
    """The parts of a set in which it adds words to its edition."""
    return tuple(fields.shop.declares) if "set" in head.rest else ()


def rows_in(source: Source, fields: EditionFields, columns: ColumnMap) -> tuple[list[TableRow], list[str]]:
    """The rows of a file by field, with notes."""
    if source.sheet is not None:
        return rows_of_sheet(source.sheet, fields, columns)
    found, notes = rows_of_values(source.values, fields, columns)
    return found, [*source.notes, *notes]


def without_row(cards: Sequence[BoxCard], rows: Sequence[TableRow], fields: EditionFields) -> list[str]:
    """Our cards that a worksheet has no row for any more."""
    if not any(SLOT in row.said for row in rows):
        return []
    there = {card.slot for card in cards} | {fields.shop.called(card.row) for card in cards}
    left = [name for name in fields.ours if name not in there]
    more = f" and {len(left) - MOST_LEFT} more" if len(left) > MOST_LEFT else ""
    stays = "they stay in the box as ours; to take a card out, keep its row and write 0 copies"
    return [f"no row for {', '.join(left[:MOST_LEFT])}{more}: {stays}"] if left else []


def read_all(value: dict[str, Any], game: Game) -> tuple[list[CardReading], list[str]]:
    """How each card is read; what is read otherwise than printed is written beside it as its program.

    Raises:
        BadDocument: The set cannot be made at all.
    """
    if not any(value.get(part) for part in ("cards", BOARDS, "without", "decks")):
        return [], []
    made = read_set(Document(value, {(): 1}, "the set"), {game.key: game})
    found, faults = readings_of(made)
    for row, card in zip(value["cards"], found, strict=True):
        if card.read_as:
            row["read_as"] = card.read_as
    return found, faults


def take_by_hand(value: dict[str, Any], found: Sequence[CardReading], fields: EditionFields) -> bool:
    """Mark the cards whose texts cannot be read to be carried out by hand, where the game knows that."""
    marked = False
    for row, card in zip(value["cards"], found, strict=True):
        if card.state in ("refused", "asked") and "by_hand" in fields.all:
            row["by_hand"] = marked = True
    return marked
