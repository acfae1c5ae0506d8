"""What may stand in the fields of a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from timescoop.games.ccg.printing import a
from timescoop.kernel import BadNotation, Place, unknown

MOST: Final = 30
HIGHEST: Final = 100  # of a Capacity
FREE: Final = ("Bang!", "Plot")
NUMBERS: Final = {
    "cost": (0, MOST), "uniqueness": (0, MOST), "brains": (0, MOST), "brawn": (0, MOST), "bravery": (0, MOST),
    "generation": (1, MOST),
}  # fmt: skip
TEXTS: Final = ("title", "subtitle", "location", "date")
SWITCHES: Final = ("setup", "fobwatch")
LISTS: Final = ("species", "minion_of", "nemesis")
CHOSEN: Final = {"keywords": "keyword", "goal_types": "Goal type"}
NUMBERS_OF_CAPACITY: Final = 2


def is_number(value: Any, least: int, most: int) -> bool:
    """Whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def names(document: dict[Any, Any], part: str) -> list[str]:
    """The names of a part of the file."""
    return [row["name"] for row in document[part]]


def wrong_values(
    row: dict[Any, Any], path: Place, document: dict[Any, Any], locations: Sequence[str]
) -> Iterator[BadNotation]:
    """Every field of a card that does not hold what it should."""
    yield from wrong_plain(row, path)
    for key, what in CHOSEN.items():
        for name in listed(row, key):
            if name not in names(document, key):
                yield unknown((*path, key), name, names(document, key), what)
    eras = names(document, "eras") + names(document, "outside_time")
    if row.get("era") is not None and row["era"] not in eras:
        yield unknown((*path, "era"), row["era"], eras, "era")
    for nativity in listed(row, "nativity"):
        yield from wrong_nativity(str(nativity), (*path, "nativity"), eras, locations)
    yield from wrong_traits(row, path, document)
    if row["type"] in FREE and row.get("cost") != 0:
        yield BadNotation((*path, "cost"), f"{a(row['type'])} has Cost 0 (CCG-COST-03)")


def listed(row: dict[Any, Any], key: str) -> list[Any]:
    """A field that is a list, or nothing."""
    found = row.get(key)
    return found if isinstance(found, list) else []


def wrong_plain(row: dict[Any, Any], path: Place) -> Iterator[BadNotation]:
    """Numbers, texts, lists and switches."""
    for key, value in row.items():
        wanted = what_is_wanted(key, value)
        if wanted:
            yield BadNotation((*path, key), f"{wanted}, not {value!r}")
    if row.get("species") == []:
        yield BadNotation((*path, "species"), "every Character has a species (CCG-CHAR-02)")


def what_is_wanted(key: str, value: Any) -> str:
    """What a field should hold, if it does not."""
    if key in NUMBERS and not is_number(value, *NUMBERS[key]):
        return f"a number from {NUMBERS[key][0]} to {NUMBERS[key][1]} is expected"
    if (key in TEXTS or key == "text") and not (isinstance(value, str) and (value.strip() or key == "text")):
        return "a text is expected"
    if key in SWITCHES and not isinstance(value, bool):
        return "true or false is expected"
    if (key in LISTS or key in CHOSEN or key == "nativity") and not is_list_of_texts(value):
        return "a list of names is expected"
    if key == "capacity" and not is_capacity(value):
        return "two numbers are expected, in Set-Up and for a move (CCG-TARDIS-02)"
    return ""


def is_list_of_texts(value: Any) -> bool:
    """Whether a value is a list of names."""
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


def is_capacity(value: Any) -> bool:
    """CCG-TARDIS-02: two numbers."""
    if not isinstance(value, list) or len(value) != NUMBERS_OF_CAPACITY:
        return False
    return all(is_number(each, 0, HIGHEST) for each in value)


def wrong_nativity(text: str, path: Place, eras: Sequence[str], locations: Sequence[str]) -> Iterator[BadNotation]:
    """CCG-NATIVITY-03 to -05, -08: a location, an era or a span of eras, or a location and either of these."""
    head, _, last = text.partition(" to ")
    found = [era for era in sorted(eras, key=len, reverse=True) if head == era or head.endswith(f" {era}")]
    location = head.removesuffix(found[0]).strip() if found else head
    if location and location not in locations:
        known = [*locations, *eras]
        yield unknown(path, location, known, "location or era")
    if last and (last not in eras or not found):
        yield unknown(path, last, eras, "era")


def wrong_traits(row: dict[Any, Any], path: Place, document: dict[Any, Any]) -> Iterator[BadNotation]:
    """CCG-CHAR-05, CCG-GLOSSARY-27: Traits with their amounts; whoever is a Minion serves somebody."""
    traits = row.get("traits")
    if traits is None:
        return
    if not isinstance(traits, dict):
        yield BadNotation((*path, "traits"), f"Traits with their amounts are expected, not {traits!r}")
        return
    for name, amount in traits.items():
        if name not in names(document, "traits"):
            yield unknown((*path, "traits"), name, names(document, "traits"), "Trait")
        elif not is_number(amount, 1, MOST):
            yield BadNotation((*path, "traits", name), f"a number from 1 to {MOST} is expected, not {amount!r}")
    if ("Minion" in traits) != bool(row.get("minion_of")):
        yield BadNotation((*path, "minion_of"), "a Minion, and nobody else, serves somebody (CCG-GLOSSARY-27)")
