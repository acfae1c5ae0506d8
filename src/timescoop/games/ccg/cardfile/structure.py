"""What a card file must hold: every fault of its structure, found in one reading.

The texts of the cards and the decks are read elsewhere; this is about keys, values, names and warrants.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from timescoop.games.ccg.cardfile.values import wrong_values
from timescoop.games.ccg.pool import TYPES, full_name
from timescoop.games.ccg.printing import a
from timescoop.kernel import BadNotation, Place, unknown, wrong_warrant, wrong_warrants

HEAD: Final = {
    "game": str, "edition": str, "title": str, "eras": list, "outside_time": list, "traits": list, "goal_types": list,
    "keywords": list, "cards": list, "decks": list,
}  # fmt: skip
NOTES: Final = ("books", "sources", "reasons")
NAMED: Final = ("eras", "outside_time", "traits", "goal_types", "keywords")
MUST_HAVE: Final = {  # names that rules speak of
    "traits": ("Minion",),
    "keywords": ("Base", "Purpose", "Puzzle"),
    "outside_time": ("Gallifrey",),
}
ALL: Final = ("title", "type", "cost", "uniqueness", "text")
CHARACTER: Final = ("species", "nativity", "traits", "brains", "brawn", "bravery")
NEEDED: Final = {
    "Spacetime": ("location", "era"), "Goal": ("goal_types",), "TARDIS Character": CHARACTER, "Ally": CHARACTER,
    "Enemy": CHARACTER, "TARDIS": ("capacity",), "Artifact": (), "Condition": (), "Bang!": (), "Plot": (),
}  # fmt: skip
PERSONAL: Final = ("subtitle", "generation", "fobwatch", "minion_of", "nemesis")
ALLOWED: Final = {
    "Spacetime": ("date", "goal_types"), "Goal": ("same_as",), "TARDIS Character": PERSONAL, "Ally": PERSONAL,
    "Enemy": PERSONAL, "TARDIS": ("subtitle",),
}  # fmt: skip
ANYWHERE: Final = ("setup", "keywords")


def faults_of(document: Any) -> list[BadNotation]:
    """All that is wrong with a card file, in the order of the file; empty if all is well."""
    if not isinstance(document, dict):
        return [BadNotation((), f"a card file is expected, with {', '.join(HEAD)}")]
    faults = list(wrong_head(document))
    if faults:
        return faults
    faults = [fault for key in NAMED for fault in wrong_names(document, key)]
    return faults or [*wrong_eras(document), *wrong_cards(document)]


def wrong_head(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """Keys of the file itself, and which game it is for."""
    for key in document:
        if key not in HEAD and key not in NOTES:
            yield unknown((key,), key, [*HEAD, *NOTES], "part")
    for key, sort in HEAD.items():
        if not isinstance(document.get(key), sort):
            what = {str: "a text", list: "a list"}[sort]
            yield BadNotation((key,), f"{what} is expected, not {document.get(key)!r}")
    if document.get("game") != "ccg":
        yield unknown(("game",), document.get("game"), ["ccg"], "game")


def wrong_names(document: dict[Any, Any], part: str) -> Iterator[BadNotation]:
    """CCG-AMB-57, -58: Traits, keywords, Goal types and eras are data: each with a name and a warrant, and once."""
    seen: Counter[str] = Counter()
    for nth, row in enumerate(document[part]):
        path: Place = (part, nth)
        if not isinstance(row, dict) or not isinstance(row.get("name"), str):
            yield BadNotation(path, f"a `name` with a `warrant` is expected, not {row!r}")
            continue
        seen[row["name"]] += 1
        if seen[row["name"]] > 1:
            yield BadNotation((*path, "name"), f"{row['name']!r} is there twice")
        yield from wrong_warrant(row.get("warrant"), (*path, "warrant"), document)
    for name in MUST_HAVE.get(part, ()):
        if name not in seen:
            yield BadNotation((part,), f"{name!r} is missing, which rules name")


def wrong_eras(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """CCG-NATIVITY-07: eras follow each other without a gap; a text speaks of each in words of its own."""
    before: Any = None
    for part in ("eras", "outside_time"):
        for nth, row in enumerate(document[part]):
            if not isinstance(row.get("said"), str):
                yield BadNotation((part, nth, "said"), "how a text speaks of it is expected, as in `the Present`")
    for nth, row in enumerate(document["eras"]):
        path: Place = ("eras", nth)
        first, last = row.get("from"), row.get("to")
        for key, value, may_lack in (("from", first, nth == 0), ("to", last, nth == len(document["eras"]) - 1)):
            if not isinstance(value, int) and not (value is None and may_lack):
                yield BadNotation((*path, key), f"a year is expected, not {value!r} (CCG-NATIVITY-07)")
        if isinstance(before, int) and isinstance(first, int) and first != before + 1:
            yield BadNotation((*path, "from"), f"the era before it ends in {before}, so {before + 1} is expected")
        before = last


def wrong_cards(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """CCG-AMB-02: every card by itself, and no full name twice."""
    seen: set[str] = set()
    titles = {str(row.get("title")) for row in document["cards"] if isinstance(row, dict)}
    locations = {str(row["location"]) for row in document["cards"] if isinstance(row, dict) and row.get("location")}
    for nth, row in enumerate(document["cards"]):
        path: Place = ("cards", nth)
        if not isinstance(row, dict):
            yield BadNotation(path, f"a card is expected, with {', '.join(ALL)}, not {row!r}")
            continue
        if row.get("type") not in TYPES:
            yield unknown((*path, "type"), row.get("type"), TYPES, "type of card")
            continue
        yield from wrong_fields(row, path)
        yield from wrong_values(row, path, document, sorted(locations))
        yield from wrong_warrants(row, path, document, [key for key in row if key != "warrants"])
        if row.get("same_as") is not None and str(row["same_as"]) not in titles:
            yield unknown((*path, "same_as"), row["same_as"], sorted(map(str, titles)), "card")
        name = full_name(row) if "title" in row else ""
        if name.casefold() in seen:
            yield BadNotation((*path, "title"), f"{name!r} is the name of another card; give it another subtitle")
        seen.add(name.casefold())


def wrong_fields(row: dict[Any, Any], path: Place) -> Iterator[BadNotation]:
    """CCG-TYPE-01: fields that this type of card does not have, or must have and has not."""
    sort = row["type"]
    needed: Sequence[str] = (*ALL, *NEEDED[sort])
    more = (*ALLOWED.get(sort, ()), *ANYWHERE, "warrants")
    for key in row:
        if key not in needed and key not in more:
            yield unknown((*path, key), key, [*needed, *more], f"field of {a(sort)}")
    for key in needed:
        if key not in row:
            yield BadNotation((*path, key), f"`{key}` is missing, which {a(sort)} has")
