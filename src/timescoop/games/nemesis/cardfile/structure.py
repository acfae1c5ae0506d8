"""What a card file must hold: every fault of its structure, found in one reading.

The texts of the cards are read elsewhere; this is about keys, values, counts and warrants.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from timescoop.games.nemesis.options import SEATS
from timescoop.games.nemesis.pool import ACTIONS, CORNERS
from timescoop.kernel import BadNotation, Place, unknown, wrong_warrant, wrong_warrants

HEAD: Final = {
    "game": str, "edition": str, "title": str, "nemeses": dict, "traits": list, "plurals": dict, "decks": dict,
    "first_hands": dict, "boards": list, "cards": list,
}  # fmt: skip
NOTES: Final = ("books", "sources", "reasons")
TYPES: Final = ("character", "constant", "instant", "moment")
BOARD: Final = ("name", "nemesis", "strength", "rule", "text")
CARD: Final = ("name", "deck", "type", "traits", "copies", "text")
NAMED_TRAITS: Final = (
    "Nemesis", "Hero", "Character", "Constant", "Instant", "Moment", "Minion", "Doctor", "Companion", "Scheme",
    "Upgrade",
)  # fmt: skip
MOST: Final = 20
TOKENS: Final = 2
LEAST_DOCTORS: Final = SEATS * TOKENS
SIDES: Final = 2
CLAUSE: Final = re.compile(r"NEM(?:-[A-Za-z0-9]+)+")


def faults_of(document: Any) -> list[BadNotation]:
    """All that is wrong with a card file, in the order of the file; empty if all is well."""
    if not isinstance(document, dict):
        return [BadNotation((), f"a card file is expected, with {', '.join(HEAD)}")]
    faults = list(wrong_head(document))
    if faults:
        return faults
    return [*wrong_traits(document), *wrong_boards(document), *wrong_cards(document), *wrong_decks(document)]


def is_number(value: Any, least: int, most: int) -> bool:
    """Whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def wrong_head(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """Keys of the file itself, and which game it is for."""
    for key in document:
        if key not in HEAD and key not in NOTES:
            yield unknown((key,), key, [*HEAD, *NOTES], "part")
    for key, sort in HEAD.items():
        if not isinstance(document.get(key), sort):
            what = {str: "a text", dict: "a mapping", list: "a list"}[sort]
            yield BadNotation((key,), f"{what} is expected, not {document.get(key)!r}")
    if document.get("game") != "nemesis":
        yield unknown(("game",), document.get("game"), ["nemesis"], "game")


def wrong_traits(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """NEM-TRAIT-01: the traits that rules name are there, and each is there once."""
    traits = document["traits"]
    for name in NAMED_TRAITS:
        if name not in traits:
            yield BadNotation(("traits",), f"{name!r} is missing, which rules name")
    for name, count in Counter(map(str, traits)).items():
        if count > 1:
            yield BadNotation(("traits",), f"{name!r} is there twice")
    for name in document["plurals"]:
        if name not in traits:
            yield unknown(("plurals", name), name, traits, "trait")


def wrong_boards(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """NEM-SETUP-02: two sides for each Nemesis, each with four Locations of two Actions."""
    boards = document["boards"]
    sides = Counter(str(board.get("nemesis")) for board in boards if isinstance(board, dict))
    for nemesis in document["nemeses"]:
        if sides[nemesis] != SIDES:
            yield BadNotation(("boards",), f"{nemesis!r} needs {SIDES} sides, not {sides[nemesis]} (NEM-SETUP-02)")
    for nth, board in enumerate(boards):
        path: Place = ("boards", nth)
        if not isinstance(board, dict):
            yield BadNotation(path, f"a side is expected, with {', '.join(BOARD)}, not {board!r}")
            continue
        yield from wrong_keys(board, path, BOARD, ("locations", "clause", "warrants"))
        if board.get("nemesis") not in document["nemeses"]:
            yield unknown((*path, "nemesis"), board.get("nemesis"), list(document["nemeses"]), "Nemesis")
        if not is_number(board.get("strength"), 0, MOST):
            yield BadNotation((*path, "strength"), f"a number from 0 to {MOST} is expected")
        yield from wrong_warrants(board, path, document, BOARD)
        yield from wrong_locations(board.get("locations"), path, document)


def wrong_locations(places: Any, path: Place, document: dict[Any, Any]) -> Iterator[BadNotation]:
    """NEM-TERM-02: four corners with two Actions each."""
    if not isinstance(places, list) or len(places) != CORNERS:
        yield BadNotation((*path, "locations"), f"{CORNERS} Locations are expected (NEM-TERM-02)")
        return
    for nth, place in enumerate(places):
        here = (*path, "locations", nth)
        if not isinstance(place, dict) or not isinstance(place.get("name"), str):
            yield BadNotation(here, "a Location is expected, with `name` and `actions`")
            continue
        actions = place.get("actions")
        if not isinstance(actions, list) or len(actions) != ACTIONS:
            yield BadNotation((*here, "actions"), f"{ACTIONS} Actions are expected (NEM-TERM-02)")
        elif not all(str(action).startswith("Action: ") for action in actions):
            yield BadNotation((*here, "actions"), "each begins with `Action:`")
        yield from wrong_warrants(place, here, document, ("name", "actions"))


def wrong_keys(
    row: dict[Any, Any], path: Place, needed: tuple[str, ...], more: tuple[str, ...]
) -> Iterator[BadNotation]:
    """Fields that are unknown, missing, or no texts where texts are needed."""
    for key in row:
        if key not in needed and key not in more:
            yield unknown((*path, key), key, [*needed, *more], "field")
    for key in needed:
        if key not in row:
            yield BadNotation((*path, key), f"`{key}` is missing")
        elif key in ("name", "deck", "rule", "text") and not (isinstance(row[key], str) and row[key].strip()):
            yield BadNotation((*path, key), f"a text is expected, not {row[key]!r}")
    if not CLAUSE.fullmatch(str(row.get("clause"))):
        yield BadNotation((*path, "clause"), "the number of a rule is expected, as in NEM-TERM-08")


def wrong_cards(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """NEM-TERM-08: every card by itself, and no name twice."""
    seen: set[str] = set()
    for nth, row in enumerate(document["cards"]):
        path: Place = ("cards", nth)
        if not isinstance(row, dict):
            yield BadNotation(path, f"a card is expected, with {', '.join(CARD)}, not {row!r}")
            continue
        yield from wrong_keys(row, path, CARD, ("strength", "clause", "warrants"))
        yield from wrong_values(row, path, document)
        fields = [*CARD, "strength"] if "strength" in row else list(CARD)
        yield from wrong_warrants(row, path, document, fields)
        name = str(row.get("name")).casefold()
        if name in seen:
            yield BadNotation((*path, "name"), f"{row['name']!r} is the name of another card; raise its `copies`")
        seen.add(name)


def wrong_values(row: dict[Any, Any], path: Place, document: dict[Any, Any]) -> Iterator[BadNotation]:
    """NEM-TRAIT-02: type, traits and numbers of a card."""
    if row.get("type") not in TYPES:
        yield unknown((*path, "type"), row.get("type"), list(TYPES), "type of card")
    traits = row.get("traits")
    if not isinstance(traits, list):
        yield BadNotation((*path, "traits"), "a list of traits is expected")
        return
    for name in traits:
        if name not in document["traits"]:
            yield unknown((*path, "traits"), name, document["traits"], "trait")
    if ("Nemesis" in traits) == ("Hero" in traits):
        yield BadNotation((*path, "traits"), "a card is Nemesis or Hero, not both (NEM-TRAIT-02)")
    if not is_number(row.get("copies"), 1, MOST):
        yield BadNotation((*path, "copies"), f"a number from 1 to {MOST} is expected")
    if row.get("type") == "character" and not is_number(row.get("strength"), 0, MOST):
        yield BadNotation((*path, "strength"), "a Character shows a Strength (NEM-TERM-08)")


def wrong_decks(document: dict[Any, Any]) -> Iterator[BadNotation]:
    """NEM-SETUP-10: the decks of Nemeses, sides and Doctors have as many cards as they should."""
    sizes: Counter[str] = Counter()
    rows = [row for row in document["cards"] if isinstance(row, dict)]
    for row in rows:
        if is_number(row.get("copies"), 1, MOST):
            sizes[str(row.get("deck"))] += row["copies"]
    sides = [str(board.get("name")) for board in document["boards"] if isinstance(board, dict)]
    doctors = [deck for deck in sizes if deck not in document["nemeses"] and deck not in sides]
    for sort, decks in (("core", list(document["nemeses"])), ("side", sides), ("doctor", doctors)):
        wanted = document["decks"].get(sort)
        for deck in decks:
            if sizes[deck] != wanted:
                yield BadNotation(("cards",), f"the deck {deck!r} has {sizes[deck]} cards, not {wanted} (NEM-SETUP-10)")
    if len(doctors) < LEAST_DOCTORS:
        yield BadNotation(("cards",), f"at least {LEAST_DOCTORS} Doctors are needed, not {len(doctors)} (NEM-SETUP-07)")
    yield from wrong_warrants(document["decks"], ("decks",), document, ("core", "side", "doctor"))
    yield from wrong_pairs(document, sides, [str(row.get("name")) for row in rows])


def wrong_pairs(document: dict[Any, Any], sides: list[str], names: list[str]) -> Iterator[BadNotation]:
    """NEM-SETUP-18: the sides for a first game, each with one of its cards."""
    for side, card in document["first_hands"].items():
        if side == "warrant":
            yield from wrong_warrant(card, ("first_hands", side), document)
        elif side not in sides or card not in names:
            yield BadNotation(("first_hands", side), "a side and one of its cards are expected (NEM-SETUP-18)")
