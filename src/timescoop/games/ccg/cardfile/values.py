"""Checks for structured fields of a card: values that are more than a number, a text or a name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from timescoop.games.ccg.pool import full_name
from timescoop.kernel import (
    NAMES,
    BadNotation,
    Document,
    Place,
    expect,
    is_number,
    rows_of,
    unknown,
    whole,
    with_article,
)

MOST: Final = 30
HIGHEST: Final = 100  # of a Capacity
FREE: Final = ("Bang!", "Plot")
NUMBERS_OF_CAPACITY: Final = 2


def called(row: Mapping[Any, Any]) -> str:
    """CCG-AMB-02: title and subtitle."""
    return full_name(dict(row)) if row.get("title") else ""


def part_names(part: str) -> Callable[[Document], list[str]]:
    """The names of a part of the file."""
    return lambda document: [row["name"] for row in document[part]]


def names_of(key: str) -> Callable[[Document], list[str]]:
    """All values that the cards of the file have in a field."""
    return lambda document: sorted({str(row[key]) for row in rows_of(document) if row.get(key)})


def eras(document: Document) -> list[str]:
    """The eras, and the names for what is outside time."""
    return part_names("eras")(document) + part_names("outside_time")(document)


CAPACITY: Final = expect(
    lambda value: (
        isinstance(value, list)
        and len(value) == NUMBERS_OF_CAPACITY
        and all([is_number(each, 0, HIGHEST) for each in value])
    ),
    "two numbers are expected, in Set-Up and for a move (CCG-TARDIS-02)",
)


def wrong_species(value: object, path: Place, document: Document) -> Iterator[BadNotation]:
    """CCG-CHAR-02: one at least."""
    yield from NAMES(value, path, document)
    if value == []:
        yield BadNotation(path, "every Character has a species (CCG-CHAR-02)")


def wrong_nativity(text: object, path: Place, document: Document) -> Iterator[BadNotation]:
    """CCG-NATIVITY-03 to -05, -08: a location, an era or a span of eras, or a location and either of these."""
    known, locations = eras(document), names_of("location")(document)
    head, _, last = str(text).partition(" to ")
    found = [era for era in sorted(known, key=len, reverse=True) if head == era or head.endswith(f" {era}")]
    location = head.removesuffix(found[0]).strip() if found else head
    if location and location not in locations:
        yield unknown(path, location, [*locations, *known], "location or era")
    if last and (last not in known or not found):
        yield unknown(path, last, known, "era")


def wrong_traits(traits: object, path: Place, document: Document) -> Iterator[BadNotation]:
    """CCG-CHAR-05: Traits with their amounts."""
    if not isinstance(traits, dict):
        yield BadNotation(path, f"Traits with their amounts are expected, not {traits!r}")
        return
    known = part_names("traits")(document)
    for name, amount in traits.items():
        if name not in known:
            yield unknown(path, name, known, "Trait", "traits")
        else:
            yield from whole(1, MOST)(amount, (*path, name), document)


def wrong_together(document: Document) -> Iterator[BadNotation]:
    """CCG-COST-03, CCG-GLOSSARY-27: fields that do not go together."""
    for nth, row in enumerate(document["cards"]):
        if not isinstance(row, dict):
            continue
        if row.get("type") in FREE and row.get("cost") != 0:
            what = with_article(row["type"])
            yield BadNotation(("cards", nth, "cost"), f"{what} has Cost 0 (CCG-COST-03)")
        traits = row.get("traits")
        if isinstance(traits, dict) and ("Minion" in traits) != bool(row.get("minion_of")):
            wrong = "a Minion, and nobody else, serves somebody (CCG-GLOSSARY-27)"
            yield BadNotation(("cards", nth, "minion_of"), wrong)
