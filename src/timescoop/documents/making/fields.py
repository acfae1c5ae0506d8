"""The fields of an edition's cards, derived from its own cards, and their values as text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Literal

from timescoop.documents.making.sets import own_cards
from timescoop.documents.making.sides import BOARDS, SIDE, laid_flat
from timescoop.kernel import Edition, Game

Kind = Literal["number", "flag", "text", "long", "list", "counts", "numbers"]
NOT_ASKED: Final = ("warrants", "clause", "pictures", "type", "same_as")  # forms keep these as they are
PICTURE: Final = "picture"
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


def card_types(game: Game, edition: Edition) -> list[str]:
    """The types of cards of an edition, in the order of its card file."""
    return [sort for sort in card_shapes(game, edition.key) if sort != SIDE]


def fields_of_type(game: Game, edition: Edition, sort: str) -> Sequence[CardField]:
    """The fields of a type; of a type that no card has, those that most cards have."""
    found = card_shapes(game, edition.key)
    return found.get(sort) or max(found.values(), key=len)


@lru_cache(maxsize=16)
def card_shapes(game: Game, edition: str) -> dict[str, tuple[CardField, ...]]:
    """For each type of card its fields, the needed ones first in the order of the card file."""
    rows, sides = slot_rows(game, edition)
    sorts = list(dict.fromkeys(str(row["type"]) for row in rows))
    shapes = {sort: shape_of([row for row in rows if row["type"] == sort], rows) for sort in sorts}
    return shapes | ({SIDE: shape_of(sides, [*rows, *sides])} if sides else {})


def slot_rows(game: Game, edition: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The cards of an edition, and the sides of its boards laid flat."""
    document = own_cards(game, edition)
    return document["cards"], [laid_flat(board) for board in document.get(BOARDS) or []]


def shape_of(rows: Sequence[Mapping[str, Any]], every: Sequence[Mapping[str, Any]]) -> tuple[CardField, ...]:
    """The fields of the cards of one type; what they are like is learned from the cards of all types."""
    keys = [key for key in dict.fromkeys(key for row in rows for key in row) if key not in (*NOT_ASKED, PICTURE)]
    found = []
    for key in keys:
        values = [row[key] for row in every if key in row]
        own = [row[key] for row in rows if key in row]
        numbers = [value for value in own if type(value) is int]
        kind = kind_of(values)
        words = {cell_text(kind, value) for value in values} if kind in ("text", "list") and not is_name(key) else set()
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


def cell_text(kind: Kind, value: Any) -> str:
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


def cell_value(kind: Kind, text: str) -> Any:
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
