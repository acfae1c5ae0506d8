"""What a card file must hold: every fault of its structure, found in one reading.

The texts of the cards are read elsewhere; this is about keys, values, counts and warrants.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from timescoop.games.invasion.options import MOST, SEATS, VERBS
from timescoop.games.invasion.pool import TYPES
from timescoop.kernel import BadNotation, Place, mapping, unknown, wrong_warrant, wrong_warrants
from timescoop.language import RESERVED

HEAD: Final = {
    "game": "`invasion`", "edition": "`classic` or `2012`", "title": "a text", "components": "a mapping",
    "two_seats": "a mapping", "end_card": "a mapping", "families": "a mapping", "cards": "a list of cards",
}  # fmt: skip
NOTES: Final = {"books": "a mapping", "sources": "a mapping", "reasons": "a mapping"}
EDITIONS: Final = ("classic", "2012")
COMPONENTS: Final = {
    "time_points": MOST, "tardis_counters": 9, "dalek_counters": 9, "players": SEATS, "game_cards": 999,
    "starting_locations": 99,
}  # fmt: skip

COMMON: Final = ("name", "type", "copies")
FREE: Final = ("subtitle", "text", "pictures")  # what a card may have or not
PLAIN: Final = ("clause", "warrants")  # what needs no warrant
OWN: Final = {
    "starting location": ("start_value", "victory_points", "time_points"),
    "location": ("victory_points", "time_points"),
    "defender": ("strength",),
    "enemy": ("strength", "family"),
    "support": (),
}
MOST_COPIES: Final = 99
MOST_VALUE: Final = 99

CLAUSE: Final = re.compile(r"INV(?:-[A-Za-z0-9]+)+")
SLUG: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def faults_of(document: Any) -> list[BadNotation]:
    """All that is wrong with a card file, in the order of the file; empty if all is well."""
    if not isinstance(document, dict):
        return [BadNotation((), f"a card file is expected, with {', '.join(HEAD)}")]
    return [
        *wrong_head(document),
        *wrong_components(document),
        *wrong_families(document),
        *wrong_cards(document),
        *wrong_names(document),
        *wrong_counts(document),
    ]


def is_number(value: Any, least: int, most: int) -> bool:
    """Whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def rows(document: Any) -> list[dict[Any, Any]]:
    """The cards of a file, those that are mappings."""
    cards = document.get("cards")
    return [row for row in cards if isinstance(row, dict)] if isinstance(cards, list) else []


# ---- the head of the file


def wrong_head(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """Keys of the file itself, and which game and edition it is for."""
    for key in document:
        if key not in HEAD and key not in NOTES:
            yield unknown((key,), key, [*HEAD, *NOTES], "part")
    for key, what in (HEAD | NOTES).items():
        if key in HEAD and key not in document:
            yield BadNotation((key,), f"`{key}` is missing: {what}")
        elif what == "a mapping" and not isinstance(document.get(key, {}), dict):
            yield BadNotation((key,), "a mapping is expected")
    yield from wrong_edition(document)


def wrong_edition(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """Which game it is for, and whose printing it corrects."""
    if document.get("game", "invasion") != "invasion":
        yield unknown(("game",), document["game"], ["invasion"], "game")
    if str(document.get("edition", EDITIONS[0])) not in EDITIONS:
        yield unknown(("edition",), document["edition"], EDITIONS, "edition")


def wrong_components(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """INV-SETUP-02, -03 and -10: what lies in the box beside the cards, and the end card."""
    if isinstance(document.get("components"), dict):
        found = document["components"]
        yield from wrong_fields(found, ("components",), COMPONENTS, 1)
        yield from wrong_warrants(found, ("components",), document, list(COMPONENTS))
    if isinstance(document.get("end_card"), dict):
        found = document["end_card"]
        cards: Any = mapping(document.get("components")).get("game_cards")
        most = int(cards) if is_number(cards, 1, COMPONENTS["game_cards"]) else COMPONENTS["game_cards"]
        yield from wrong_fields(found, ("end_card",), {"name": 0, "beneath": most}, 0)
        yield from wrong_warrants(found, ("end_card",), document, ["name", "beneath"])
    if isinstance(document.get("two_seats"), dict):
        yield from wrong_two_seats(document["two_seats"], document)


def wrong_fields(found: dict[Any, Any], path: Place, known: dict[str, int], least: int) -> Iterator[BadNotation]:
    """Fields with their highest value; one that is 0 is a text."""
    for key in found:
        if key not in known and key not in PLAIN:
            yield unknown((*path, key), key, list(known), "part")
    for key, most in known.items():
        if key not in found:
            yield BadNotation((*path, key), f"`{key}` is missing")
        elif most and not is_number(found[key], least, most):
            yield BadNotation((*path, key), f"a number from {least} to {most} is expected, not {found[key]!r}")
        elif not most and not isinstance(found[key], str):
            yield BadNotation((*path, key), f"a text is expected, not {found[key]!r}")


def wrong_two_seats(found: dict[Any, Any], document: dict[Any, Any]) -> Iterator[BadNotation]:
    """INV-2P-01: the cards that two players leave out."""
    path: Place = ("two_seats",)
    for key in found:
        if key not in ("leave_out", "warrant"):
            yield unknown((*path, key), key, ["leave_out", "warrant"], "part")
    names = [str(row.get("name")) for row in rows(document)]
    left_out = found.get("leave_out")
    if not isinstance(left_out, list):
        yield BadNotation((*path, "leave_out"), "a list of cards is expected")
        return
    for nth, name in enumerate(left_out):
        if name not in names:
            yield unknown((*path, "leave_out", nth), name, sorted(names), "card")
    yield from wrong_warrant(found.get("warrant"), (*path, "warrant"), document)


def wrong_families(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """INV-ENE-02: the types of Enemies, each with its word."""
    seen: dict[str, Any] = {}
    for key, word in mapping(document.get("families")).items():
        if not isinstance(key, str) or not SLUG.fullmatch(key):
            yield BadNotation(("families", key), f"small letters with hyphens are expected, not {key!r}")
        if not isinstance(word, str) or not word.strip():
            yield BadNotation(("families", key), f"the word for it in a text is expected, not {word!r}")
        elif word in seen:
            yield BadNotation(("families", key), f"{word!r} is already the word for {seen[word]!r}")
        else:
            seen[word] = key


# ---- cards


def wrong_cards(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """Every card by itself."""
    cards = document.get("cards")
    if cards is not None and not isinstance(cards, list):
        yield BadNotation(("cards",), "a list of cards is expected")
        return
    for nth, row in enumerate(cards or []):
        path: Place = ("cards", nth)
        if not isinstance(row, dict):
            yield BadNotation(path, f"a card is expected, with {', '.join(COMMON)}, not {row!r}")
        elif str(row.get("type")) not in OWN:
            yield unknown((*path, "type"), row.get("type"), list(OWN), "type of card")
        else:
            yield from wrong_card(row, path, document)


def wrong_card(row: dict[Any, Any], path: Place, document: dict[Any, Any]) -> Iterator[BadNotation]:
    """INV-SETUP-11: the fields of one card, by its type."""
    needed = [*COMMON, *OWN[row["type"]]]
    known = [*needed, *FREE, *PLAIN]
    for key in row:
        if key not in known:
            yield unknown((*path, key), key, known, "field of this type of card")
    for key in needed:
        if key not in row:
            yield BadNotation((*path, key), f"`{key}` is missing")
    for key, value in row.items():
        wrong = wrong_value(key, value, document)
        if wrong:
            yield BadNotation((*path, key), wrong)
    yield from wrong_warrants(
        row, path, document, [key for key in row if key in known and key not in PLAIN], free=("text",)
    )


def wrong_value(key: Any, value: Any, document: dict[Any, Any]) -> str:
    """What is wrong with the value of a field; empty if nothing is."""
    if key in ("name", "text", "subtitle"):
        return "" if isinstance(value, str) and value.strip() else f"a text is expected, not {value!r}"
    if key in ("copies", "pictures"):
        return (
            "" if is_number(value, 1, MOST_COPIES) else f"a number from 1 to {MOST_COPIES} is expected, not {value!r}"
        )
    if key in ("strength", "victory_points", "time_points", "start_value"):
        return "" if is_number(value, 0, MOST_VALUE) else f"a number from 0 to {MOST_VALUE} is expected, not {value!r}"
    if key == "family" and value not in mapping(document.get("families")):
        return unknown((), value, [str(each) for each in mapping(document.get("families"))], "type of Enemy").wrong
    if key == "clause" and not (isinstance(value, str) and CLAUSE.fullmatch(value)):
        return f"the number of a rule is expected, as in INV-LOC-01, not {value!r}"
    return ""


# ---- the cards together


def wrong_names(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """A name stands for one card, and for nothing else that can be answered."""
    cards = document.get("cards")
    seen: dict[str, int] = {}
    taken = {word.casefold() for word in (*RESERVED, *VERBS.values())}
    for nth, row in enumerate(cards if isinstance(cards, list) else []):
        name = row.get("name") if isinstance(row, dict) else None
        if not isinstance(name, str):
            continue
        plain = name.casefold()
        if plain in seen:
            yield BadNotation(
                ("cards", nth, "name"), f"{name!r} is also the name of card {seen[plain]}; raise its `copies`"
            )
        elif plain in taken or plain.isdigit():
            yield BadNotation(("cards", nth, "name"), f"{name!r} means something else as an answer")
        seen.setdefault(plain, nth)


def wrong_counts(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """INV-SETUP-03 and -06: the cards add up to what the box holds, and starting Locations differ in start value."""
    components = mapping(document.get("components"))
    starts = [row for row in rows(document) if row.get("type") == TYPES[0]]
    for key, group in (
        ("game_cards", [row for row in rows(document) if row.get("type") != TYPES[0]]),
        ("starting_locations", starts),
    ):
        total = sum(row["copies"] for row in group if is_number(row.get("copies"), 1, MOST_COPIES))
        if is_number(components.get(key), 1, COMPONENTS[key]) and total != components[key]:
            yield BadNotation(
                ("components", key), f"the cards of the file are {total}, but this says {components[key]}"
            )
    values = [row.get("start_value") for row in starts]
    if len(set(map(str, values))) < len(values):
        yield BadNotation(
            ("cards",), f"starting Locations need start values that all differ, not {values} (INV-SETUP-06)"
        )
    if sum(1 for row in starts if row.get("copies") == 1) < SEATS:
        yield BadNotation(
            ("cards",), f"at least {SEATS} starting Locations with one copy each are needed (INV-SETUP-04)"
        )
