"""Names of fields and types as authors write them: in any case, one for several, by initials, or by another word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from timescoop.documents.making.names import bare
from timescoop.documents.reading import Document, Place

TYPE: Final = "type"
SAME: Final = (
    ("name", "title", "card", "card_name"),
    ("type", "kind", "card_type", "sort"),
    ("text", "rules", "rules_text", "ability", "effect", "effects", "description"),
    ("copies", "count", "quantity", "qty", "amount", "number"),
    ("strength", "power", "force", "str"),
    ("cost", "price"),
    ("picture", "image", "art"),
    ("instead_of", "replaces"),
    ("read_as", "program"),
)


def field_meant(said: str, known: Sequence[str]) -> str:
    """The one field that a key stands for; the key itself if there is none, or more than one.

    Args:
        said: As it is written.
        known: The fields that there are.
    """
    if said in known:
        return said
    folded = bare(said)
    for ways in (as_folded, as_plural, as_synonym, as_initials):
        found = [field for field in known if folded in ways(field)]
        if found:
            return found[0] if len(found) == 1 else said
    return said


def as_folded(field: str) -> set[str]:
    """A field in small letters without its marks."""
    return {bare(field)}


def as_plural(field: str) -> set[str]:
    """A field in the singular and plural."""
    folded = bare(field)
    return {f"{folded}s", folded.removesuffix("s"), folded.removesuffix("y") + "ies"}


def as_synonym(field: str) -> set[str]:
    """Other words for a field."""
    return {bare(other) for row in SAME if field in row for other in row}


def as_initials(field: str) -> set[str]:
    """The initials of a field of several words."""
    words = field.split("_")
    return {"".join([word[:1] for word in words])} if len(words) > 1 else set()


def canonical_row(row: Mapping[Any, Any], known: Sequence[str], types: Sequence[str]) -> dict[Any, Any]:
    """A card with the names of its fields and of its type as its card file has them.

    A field that is there already is not written over: of two, the one that is not known is told as a fault.
    """
    made: dict[Any, Any] = {}
    for key, value in row.items():
        field = field_meant(key, known) if isinstance(key, str) else key
        made[key if (field in row and field != key) or field in made else field] = value
    if isinstance(made.get(TYPE), str):
        made[TYPE] = type_meant(made[TYPE], types)
    return made


def type_meant(said: str, types: Sequence[str]) -> str:
    """The one type of card that is meant, or what was said."""
    found = [each for each in types if bare(said) in as_folded(each) | as_plural(each)]
    return found[0] if len(found) == 1 and said not in types else said


def fields_in(rows: Iterable[Mapping[Any, Any]], *more: str) -> list[str]:
    """All fields that some cards have, and more."""
    return list(dict.fromkeys([*[str(key) for row in rows for key in row], *more]))


def with_lines_of(document: Document, rows: Sequence[Mapping[Any, Any]], places: Sequence[Place], known: Sequence[str],
                  types: Sequence[str]) -> tuple[list[dict[Any, Any]], Document]:  # fmt: skip
    """Cards with the names of their fields as their card file has them, and a document that knows their lines."""
    lines = dict(document.lines)
    made = []
    for row, place in zip(rows, places, strict=True):
        canonical = canonical_row(row, known, types)
        for old, new in zip(row, canonical, strict=True):
            if old != new:
                lines |= {
                    (*place, new, *path[len(place) + 1 :]): line
                    for path, line in document.lines.items()
                    if path[: len(place) + 1] == (*place, old)
                }
        made.append(canonical)
    return made, replace(document, lines=lines)
