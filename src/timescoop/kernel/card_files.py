"""The parts and row fields that card files of all games share, each declared once with its checks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypedDict

from timescoop.kernel.errors import BadNotation
from timescoop.kernel.warrants import Place, unknown, wrong_warrants

Document = dict[Any, Any]  # as the file says it, which is not checked yet
CardRow = Mapping[str, Any]  # a card of a file, checked: its fields depend on the game and on its type
Check = Callable[[object, Place, Document], Iterable[BadNotation]]  # what is wrong with a value, of a whole file

NOTES: Final = ("books", "sources", "reasons")
SORTS: Final = {str: "a text", dict: "a mapping", list: "a list", object: "a text"}
VOWELS: Final = "aeioAEIO"


class CompiledCards(TypedDict):
    """A valid card file as the build stores it; `trees` has the effect tree of each text, by card name."""

    header: CardRow
    rows: tuple[CardRow, ...]
    trees: dict[str, Any]


# ---- values


def is_number(value: object, least: int, most: int) -> bool:
    """Whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def expect(fits: Callable[[object], bool], what: str) -> Check:
    """Check a value; the message of the error says that `what` was expected."""
    return lambda value, path, _: () if fits(value) else (BadNotation(path, f"{what}, not {value!r}"),)


def whole(least: int, most: int) -> Check:
    """A whole number within bounds."""
    return expect(lambda value: is_number(value, least, most), f"a number from {least} to {most} is expected")


def rule_number(like: str) -> Check:
    """The number of a clause of the same rulebook as `like`."""
    clause = re.compile(rf"{like.partition('-')[0]}(?:-[A-Za-z0-9]+)+")
    what = f"the number of a rule is expected, as in {like}"
    return expect(lambda value: isinstance(value, str) and clause.fullmatch(value) is not None, what)


def among(names: Callable[[Document], Sequence[object]], what: str) -> Check:
    """One of some names that the file itself has."""

    def wrong(value: object, path: Place, document: Document) -> Iterator[BadNotation]:
        known = names(document)
        if value not in known:
            yield unknown(path, value, known, what)

    return wrong


def all_of(check: Check, what: str = "a list of names is expected") -> Check:
    """Check that a value is a list of strings that all pass a check."""

    def wrong(value: object, path: Place, document: Document) -> Iterator[BadNotation]:
        if not isinstance(value, list) or not all([isinstance(each, str) for each in value]):
            yield BadNotation(path, f"{what}, not {value!r}")
        else:
            for each in value:
                yield from check(each, path, document)

    return wrong


def wrong_picture(value: object, path: Place, _document: Document) -> Iterator[BadNotation]:
    """The name of an emblem, for the picture of a card."""
    from timescoop.pictures import check_emblem  # noqa: PLC0415 - only who reads card files needs the drawings

    try:
        check_emblem(str(value))
    except ValueError as unknown_emblem:
        yield BadNotation(path, str(unknown_emblem))


ANY_VALUE: Final[Check] = lambda _value, _path, _document: ()  # noqa: E731 - a check like the others
TEXT: Final = expect(lambda value: isinstance(value, str) and value.strip() != "", "a text is expected")
BLANK: Final = "blank"  # in place of `by_hand: true`: simulations leave the text alone
ANY_TEXT: Final = expect(lambda value: isinstance(value, str), "a text is expected")
PICTURE: Final[Check] = wrong_picture
SWITCH: Final = expect(lambda value: isinstance(value, bool), "true or false is expected")
NAMES: Final = all_of(ANY_VALUE)


# ---- rows


class Column:
    """A field of the rows of a card file.

    Args:
        name: As it is written.
        check: What is wrong with its value.
        of: The types of card that must have it; None for all.
        may: The types that may have it besides.
        plain: Whether it needs no warrant.
    """

    def __init__(
        self, name: str, check: Check = ANY_VALUE, *, of: Sequence[str] | None = None, may: Sequence[str] = (),
        plain: bool = False,
    ) -> None:  # fmt: skip
        self.name = name
        self.check = check
        self.of = of
        self.may = tuple(may)
        self.plain = plain

    def is_needed(self, sort: object) -> bool:
        """Whether a row of that type must have it."""
        return self.of is None or sort in self.of

    def is_allowed(self, sort: object) -> bool:
        """Whether a row of that type, or one without types, may have it."""
        return not sort or sort in self.may


class Rows:
    """The columns of rows of one sort.

    Args:
        what: One such row: a card, a side.
        columns: In the order in which errors name them.
        types: What its `type` may be, if it has one.
        warranted: Whether it has `warrants`, one for each field.
    """

    def __init__(self, what: str, *columns: Column, types: Sequence[str] = (), warranted: bool = True) -> None:
        self.what = what
        self.columns = columns
        self.types = tuple(types)
        self.warranted = warranted

    def fields_of(self, sort: str) -> list[str]:
        """The fields that a row of a type may have, without its warrants."""
        return [each.name for each in self.columns if each.is_needed(sort) or each.is_allowed(sort)]

    def faults(self, rows: object, path: Place, document: Document) -> Iterator[BadNotation]:
        """Every problem of a list of rows, row by row."""
        for nth, row in enumerate(rows if isinstance(rows, list) else ()):
            yield from self.wrong_row(row, (*path, nth), document)

    def wrong_row(self, row: object, path: Place, document: Document) -> Iterator[BadNotation]:
        """Every problem of one row: its fields, their values and their warrants."""
        if not isinstance(row, dict):
            needed = ", ".join([column.name for column in self.columns if column.of is None])
            yield BadNotation(path, f"{with_article(self.what)} is expected, with {needed}, not {row!r}")
            return
        if self.types and row.get("type") not in self.types:
            yield unknown((*path, "type"), row.get("type"), self.types, f"type of {self.what}")
            return
        sort = row["type"] if self.types else ""
        what = with_article(sort or self.what)
        must = [each for each in self.columns if each.is_needed(sort)]
        columns = must + [each for each in self.columns if each not in must and each.is_allowed(sort)]
        known = [each.name for each in columns] + ["warrants"] * self.warranted
        yield from wrong_keys(row, path, known, f"field of {what}")
        for column in columns:
            if column.name in row:
                yield from column.check(row[column.name], (*path, column.name), document)
            elif column in must:
                yield BadNotation((*path, column.name), f"`{column.name}` is missing, which {what} has")
        if self.warranted:
            fields = [each.name for each in columns if not each.plain and (each in must or each.name in row)]
            yield from wrong_warrants(row, path, document, fields, free=("text",))


def by_hand_column(types: Sequence[str]) -> Column:
    """The field `by_hand`: the card's text is kept as written and not read; players carry it out."""

    def wrong(value: object, path: Place, document: Document) -> Iterator[BadNotation]:
        row = document["cards"][path[1]]
        if value is not True and value is not False and value != BLANK:
            yield BadNotation(path, f"true, false or {BLANK} is expected, not {value!r}")
        elif value and not row.get("text"):
            yield BadNotation(path, "there is no text that could be played by hand")
        elif value and "read_as" in row:
            yield BadNotation(path, "a text is read (`read_as`) or played by hand, not both")

    return Column("by_hand", wrong, of=(), may=types, plain=True)


def is_by_hand(row: CardRow) -> bool:
    """True if players carry out the text of a card themselves."""
    return row.get("by_hand") is True


def count_blank(document: Mapping[str, Any]) -> int:
    """How many cards of a file have a text that is played by hand elsewhere and left blank here."""
    return sum([row.get("by_hand") == BLANK for row in document["cards"]])


def leave_blank(document: Mapping[str, Any]) -> tuple[dict[str, Any], int]:
    """A card file in which nobody carries out the texts that are played by hand, and how many cards these are."""
    rows = [{**row, "by_hand": BLANK} if is_by_hand(row) else row for row in document["cards"]]
    return {**document, "cards": rows}, sum([is_by_hand(row) for row in document["cards"]])


def wrong_keys(found: Mapping[Any, Any], path: Place, known: Sequence[str], what: str) -> Iterator[BadNotation]:
    """Report each key that isn't known."""
    for key in found:
        if key not in known:
            yield unknown((*path, key), key, known, what)


def with_article(what: str) -> str:
    """A word with its article."""
    return f"{'an' if what[0] in VOWELS else 'a'} {what}"


def wrong_names(rows: object, called: Callable[[CardRow], str], key: str, advice: str) -> Iterator[BadNotation]:
    """Report names that several cards share, at the field `key`, with what to do about it."""
    seen: set[str] = set()
    for nth, row in enumerate(rows if isinstance(rows, list) else ()):
        name = called(row) if isinstance(row, dict) else ""
        if name and name.casefold() in seen:
            yield BadNotation(("cards", nth, key), f"{name!r} is the name of another card; {advice}")
        seen.add(name.casefold())


# ---- the file


def wrong_head(document: Document, game: str, parts: Mapping[str, type]) -> Iterator[BadNotation]:
    """Report top-level parts that are unknown, missing or of the wrong type, and a wrong `game`."""
    yield from wrong_keys(document, (), [*parts, *NOTES], "part")
    for key, sort in {**parts, **dict.fromkeys(NOTES, dict)}.items():
        if key not in document and key in parts:
            yield BadNotation((key,), f"`{key}` is missing: {SORTS[sort]}")
        elif not isinstance(document.get(key, {}), sort):
            yield BadNotation((key,), f"{SORTS[sort]} is expected, not {document[key]!r}")
    if document.get("game", game) != game:
        yield unknown(("game",), document["game"], [game], "game")


def rows_of(document: Document) -> list[Document]:
    """The cards of a file, those that are mappings."""
    cards = document.get("cards")
    return [row for row in cards if isinstance(row, dict)] if isinstance(cards, list) else []


def copies_of(row: Mapping[str, object]) -> int:
    """The number of copies of a card; 0 if the row has no valid one."""
    copies = row.get("copies")
    return copies if isinstance(copies, int) and not isinstance(copies, bool) else 0


def header_and_rows(document: Document) -> tuple[dict[str, object], tuple[dict[str, object], ...]]:
    """Split a valid card file into the header and the rows that a game's pool is made from."""
    return {key: value for key, value in document.items() if key != "cards"}, tuple(document["cards"])


def wrong_list(part: str, names: Sequence[str], needed: Sequence[str]) -> Iterator[BadNotation]:
    """Report names that the rules need but a part of the file lacks, and names listed twice."""
    for name in needed:
        if name not in names:
            yield BadNotation((part,), f"{name!r} is missing, which rules name")
    for nth, name in enumerate(names):
        if name in names[:nth]:
            yield BadNotation((part, nth), f"{name!r} is there twice")
