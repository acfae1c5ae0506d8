"""A value of a card as the cell of a spreadsheet, and back, without loss."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from timescoop.documents.making.fields import YES, Kind, cell_text, cell_value

NOTHING: Final = ("-", "none")  # a list or a text that is there, and empty
NO: Final = ("no", "n", "false", "0", "off")
TRUE: Final = (YES, "y", "x", "true", "1", "on", "✓")
IN_PARENTHESES: Final = re.compile(r"\s*\((-?\d{1,6})\)\s*$")
PARTED: Final = re.compile(r"[;,\n]")
NUMBER_PARTS: Final = re.compile(r"[;,/\n]| and ")
REMARKABLE: Final = re.compile(r"[;,]|[^\S ]|\s\s|^\s|\s$|^[\[{-]|^none$|^$")


def cell_of(kind: Kind, value: Any) -> str:
    """A value as a cell; what a list of words cannot say is written as JSON.

    >>> cell_of("list", ["Science", "Aware"]), cell_of("counts", {"Science": 2}), cell_of("list", ["a, b"])
    ('Science, Aware', 'Science 2', '["a, b"]')
    """
    if value is None:
        return ""
    if isinstance(value, list | dict) and not value:
        return NOTHING[0]
    parts = list(value) if isinstance(value, list | dict) else []
    if any(REMARKABLE.search(str(part)) for part in parts) or not fits(kind, value):
        return json.dumps(value, ensure_ascii=False)
    cell = cell_text(kind, value)
    return cell if not parts or value_in(kind, cell) == value else json.dumps(value, ensure_ascii=False)


def fits(kind: Kind, value: Any) -> bool:
    """True if a value is of the sort that its field usually has."""
    if kind == "counts":
        return isinstance(value, dict) and all(type(each) is int for each in value.values())
    if kind == "numbers":
        return isinstance(value, list) and all(type(each) is int for each in value)
    if kind == "list":
        return isinstance(value, list) and all(isinstance(each, str) for each in value)
    return type(value) is {"number": int, "flag": bool}.get(kind, str)


def value_in(kind: Kind, cell: str) -> Any:
    """What a cell says; what cannot be of that sort stays a text, and the check of the card tells so.

    >>> value_in("counts", "Science (2), Aware"), value_in("numbers", "12/14"), value_in("flag", "Yes")
    ({'Science': 2, 'Aware': 1}, [12, 14], True)
    """
    said = cell.strip()
    plain = said.casefold()
    if kind == "flag":
        return True if plain in TRUE else False if plain in NO else said
    if kind in ("text", "long"):
        return "" if said == NOTHING[0] else " ".join(said.split())
    if kind == "number":
        return cell_value(kind, re.sub(r"\.0+$", "", said))
    if plain in NOTHING:
        return {} if kind == "counts" else []
    return json_in(said, list | dict, listed(kind, said))


def json_in(cell: str, sort: Any, otherwise: Any) -> Any:
    """A value written as JSON, if it is of a sort; else another."""
    if cell[:1] in ('"', "[", "{"):
        try:
            found = json.loads(cell)
        except (ValueError, RecursionError):
            return otherwise
        if isinstance(found, sort):
            return found
    return otherwise


def listed(kind: Kind, cell: str) -> Any:
    """A list, or Traits with their amounts, as people write them."""
    if kind == "numbers":
        return cell_value(kind, ", ".join(NUMBER_PARTS.split(cell)))
    parts = [" ".join(part.split()) for part in PARTED.split(cell)]
    if kind == "counts":
        parts = [IN_PARENTHESES.sub(r" \1", part) for part in parts]
    return cell_value(kind, ", ".join(parts))
