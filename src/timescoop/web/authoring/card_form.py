"""A card of a card file as fields of a form, and back; a type has the fields that the edition's own cards have."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from timescoop.documents import BadDocument, canonical_card, card_document, read_text, write_text
from timescoop.kernel import Edition, Game

Kind = Literal["number", "flag", "text", "long", "list", "counts", "numbers"]
LEFT_OUT: Final = ("warrants", "clause", "pictures", "type", "same_as")  # not asked for, kept as they are
PICTURE: Final = "picture"
PREFIX: Final = "f-"
LONG: Final = 60  # letters from which on a text has several lines
MOST_SUGGESTED: Final = 60
WHOLE: Final = re.compile(r"-?\d{1,6}")
COUNTED: Final = re.compile(r"(.+?)[:\s]\s*(-?\d{1,6})")
YES: Final = "yes"


@dataclass(frozen=True)
class CardField:
    """One field of a type of card.

    Args:
        key: Its key in the card file.
        kind: How it is written: "list" and "numbers" with commas, "counts" as `Science 2, Thief 1`.
        needed: True if every card of the type has it.
        low: The least number that the edition's cards have, and `high` the greatest; 0 where it is none.
        high: As above.
        known: What the edition's cards have there, to choose from.
    """

    key: str
    kind: Kind
    needed: bool
    low: int = 0
    high: int = 0
    known: tuple[str, ...] = ()


def types_of(game: Game, edition: Edition) -> list[str]:
    """The types of cards of an edition, in the order of its card file."""
    return list(shapes(game, edition.key))


def fields_of(game: Game, edition: Edition, sort: str) -> Sequence[CardField]:
    """The fields of a type; of a type that no card has, those that most cards have."""
    found = shapes(game, edition.key)
    return found.get(sort) or max(found.values(), key=len)


@lru_cache(maxsize=16)
def shapes(game: Game, edition: str) -> dict[str, tuple[CardField, ...]]:
    """For each type of card its fields, the needed ones first in the order of the card file."""
    rows: list[dict[str, Any]] = card_document(game, edition).value["cards"]
    sorts = list(dict.fromkeys(str(row["type"]) for row in rows))
    return {sort: shape_of([row for row in rows if row["type"] == sort], rows) for sort in sorts}


def shape_of(rows: Sequence[Mapping[str, Any]], every: Sequence[Mapping[str, Any]]) -> tuple[CardField, ...]:
    """The fields of the cards of one type; what they are like is learned from the cards of all types."""
    keys = [key for key in dict.fromkeys(key for row in rows for key in row) if key not in (*LEFT_OUT, PICTURE)]
    found = []
    for key in keys:
        values = [row[key] for row in every if key in row]
        own = [row[key] for row in rows if key in row]
        numbers = [value for value in own if type(value) is int]
        kind = kind_of(values)
        words = {text_of(kind, value) for value in values} if kind in ("text", "list") and not is_name(key) else set()
        parts = {part for text in words for part in (split(text) if kind == "list" else [text])}
        found.append(
            CardField(
                key,
                kind,
                len(own) == len(rows) and key != "text",
                min(numbers, default=0),
                max(numbers, default=0),
                tuple(sorted(parts)) if len(parts) <= MOST_SUGGESTED else (),
            )
        )
    found.sort(key=lambda each: (each.key == "text", not is_name(each.key)))
    return tuple(found)


def is_name(key: str) -> bool:
    """True for a field that is a card's own name, for which there is nothing to choose from."""
    return key in ("name", "title", "subtitle", "text")


def kind_of(values: Sequence[Any]) -> Kind:
    """How a field is written, by the values that cards have there."""
    sorts = {type(value) for value in values}
    if sorts == {bool}:
        return "flag"
    if sorts == {int}:
        return "number"
    if sorts == {dict}:
        return "counts"
    if sorts == {list}:
        return "numbers" if all(type(each) is int for value in values for each in value) else "list"
    return "long" if max(len(str(value)) for value in values) > LONG else "text"


# ---- a value as text, and back


def text_of(kind: Kind, value: Any) -> str:
    """A value as it stands in its field; a value of another sort is written as YAML has it."""
    if value is None:
        return ""
    if kind == "flag":
        return YES if value else ""
    if kind == "counts" and isinstance(value, dict):
        return ", ".join(f"{key} {count}" for key, count in value.items())
    if kind in ("list", "numbers") and isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)


def split(text: str) -> list[str]:
    """The parts of a list."""
    return [part.strip() for part in text.split(",") if part.strip()]


def value_of(kind: Kind, text: str) -> Any:
    """What a field says; what is of another sort stays a text, and the check of the card tells so."""
    if kind == "flag":
        return bool(text)
    if kind == "number":
        return int(text) if WHOLE.fullmatch(text) else text
    if kind == "numbers":
        return [int(part) if WHOLE.fullmatch(part) else part for part in split(text)]
    if kind == "list":
        return split(text)
    if kind == "counts":
        found = [(part, COUNTED.fullmatch(part)) for part in split(text)]
        return {match[1].strip() if match else part: int(match[2]) if match else 1 for part, match in found}
    return " ".join(text.split())


def form_of(game: Game, edition: Edition, row: Mapping[str, Any]) -> dict[str, str]:
    """The fields of a form that show a card, by their names: `type`, then `f-` and the key."""
    row = canonical_card(game, edition.key, row)
    sort = str(row.get("type", ""))
    rows = {each.key: text_of(each.kind, row.get(each.key)) for each in fields_of(game, edition, sort)}
    return {"type": sort} | {f"{PREFIX}{key}": text for key, text in rows.items()} | picture_in(row)


def picture_in(row: Mapping[str, Any]) -> dict[str, str]:
    """The chosen picture, as a field."""
    return {f"{PREFIX}{PICTURE}": str(row.get(PICTURE) or "")}


def row_of(game: Game, edition: Edition, form: Mapping[str, str], base: Mapping[str, Any]) -> dict[str, Any]:
    """The card that a form says.

    Args:
        game: The game.
        edition: Its edition.
        form: The fields; those of another type than the form's are left out.
        base: The card as it was: what the form does not ask for stays, and so does an empty value that stays empty.
    """
    base = canonical_card(game, edition.key, base)
    sort = form.get("type", "") or str(base.get("type", ""))
    fields = {each.key: each for each in fields_of(game, edition, sort)}
    said: dict[str, Any] = {}
    for key, each in fields.items():
        text = form.get(f"{PREFIX}{key}")
        if text is None:
            if key in base and each.kind != "flag":
                said[key] = base[key]
            elif each.needed and each.kind == "number":
                said[key] = each.low
        elif text.strip():
            said[key] = kept_or_new(each.kind, text.strip(), base.get(key))
    if f"{PREFIX}{PICTURE}" in form:
        fields[PICTURE] = CardField(PICTURE, "text", needed=False)
        if form[f"{PREFIX}{PICTURE}"]:
            said[PICTURE] = form[f"{PREFIX}{PICTURE}"]
    old = {
        key: value
        for key, value in base.items()
        if key != "type" and (key in LEFT_OUT or key not in every_key(game, edition) or (not value and key in fields))
    }
    return in_order(base, {"type": sort} | old | said)


def kept_or_new(kind: Kind, text: str, old: Any) -> Any:
    """The old value where its text is still there, so that nothing changes that nobody touched."""
    same = old is not None and " ".join(text_of(kind, old).split()) == " ".join(text.split())
    return old if same else value_of(kind, text)


def every_key(game: Game, edition: Edition) -> set[str]:
    """The keys of all fields of all types."""
    return {each.key for fields in shapes(game, edition.key).values() for each in fields} | {PICTURE}


def in_order(base: Mapping[str, Any], row: Mapping[str, Any]) -> dict[str, Any]:
    """A card with the keys that it had first, in their order."""
    keys = [key for key in base if key in row]
    return {key: row[key] for key in [*keys, *(key for key in row if key not in keys)]}


# ---- in the text of a set


def cards_in(text: str) -> list[dict[str, Any]]:
    """The cards of a set's text, or the one card that it is; none where it cannot be read."""
    try:
        found = read_text(text)
    except BadDocument:
        return []
    value = found[0].value if len(found) == 1 else None
    if not isinstance(value, dict):
        return []
    rows = value.get("cards") if "cards" in value else [value]
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []


def with_card(text: str, nth: int, row: Mapping[str, Any]) -> str:
    """The text of a set with another card in one place; a set that is one card alone stays one.

    Raises:
        BadDocument: The text cannot be read.
    """
    value: dict[str, Any] = dict(read_text(text)[0].value)
    if "cards" not in value:
        head = {key: value[key] for key in ("set", "game", "edition") if key in value}
        return write_text(head | {key: each for key, each in row.items() if key not in head})
    cards = list(value["cards"])
    cards[nth : nth + 1] = [dict(row)]
    return write_text(value | {"cards": cards})


def with_cards(text: str, rows: Sequence[Mapping[str, Any]]) -> str:
    """The text of a set with other cards; one card alone becomes a set of its own.

    Raises:
        BadDocument: The text cannot be read.
    """
    value: dict[str, Any] = dict(read_text(text)[0].value)
    head = {key: value[key] for key in ("set", "game", "edition") if key in value}
    rest = {key: each for key, each in value.items() if key not in head} if "cards" in value else {}
    cards = [{key: each for key, each in row.items() if key not in ("set", "game", "edition")} for row in rows]
    return write_text({"set": "My set"} | head | rest | {"cards": cards})
