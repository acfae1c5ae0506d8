"""The structure of a card file: finds every error of its keys, values, counts and warrants.

`phrases/texts.py` reads the texts of the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from timescoop.games.nemesis.options import SEATS
from timescoop.games.nemesis.pool import ACTIONS, CORNERS
from timescoop.kernel import (
    ANY_TEXT,
    PICTURE,
    TEXT,
    BadNotation,
    Column,
    Document,
    Place,
    Rows,
    all_of,
    among,
    by_hand_column,
    is_number,
    named,
    rows_of,
    rule_number,
    whole,
    wrong_head,
    wrong_list,
    wrong_names,
    wrong_warrant,
    wrong_warrants,
)

PARTS: Final = {
    "game": str, "edition": str, "title": str, "nemeses": dict, "traits": list, "plurals": dict, "decks": dict,
    "first_hands": dict, "boards": list, "cards": list,
}  # fmt: skip
TYPES: Final = ("character", "constant", "instant", "moment")
NAMED_TRAITS: Final = (
    "Nemesis", "Hero", "Character", "Constant", "Instant", "Moment", "Minion", "Doctor", "Companion", "Scheme",
    "Upgrade",
)  # fmt: skip
MOST: Final = 20
TOKENS: Final = 2
LEAST_DOCTORS: Final = SEATS * TOKENS
SIDES: Final = 2


def wrong_actions(value: object, path: Place, _document: Document) -> Iterator[BadNotation]:
    """NEM-TERM-02: report a Location without exactly two Actions."""
    if not isinstance(value, list) or len(value) != ACTIONS:
        yield BadNotation(path, f"{ACTIONS} Actions are expected (NEM-TERM-02)")
    elif not all([str(action).startswith("Action: ") for action in value]):
        yield BadNotation(path, "each begins with `Action:`")


def wrong_locations(value: object, path: Place, document: Document) -> Iterator[BadNotation]:
    """NEM-TERM-02: report a side without exactly four Locations."""
    if not isinstance(value, list) or len(value) != CORNERS:
        yield BadNotation(path, f"{CORNERS} Locations are expected (NEM-TERM-02)")
    else:
        yield from LOCATION.faults(value, path, document)


def wrong_traits(value: object, path: Place, document: Document) -> Iterator[BadNotation]:
    """NEM-TRAIT-02: report traits that the file doesn't define; a card is exactly one of Nemesis and Hero."""
    yield from all_of(TRAIT, "a list of traits is expected")(value, path, document)
    if isinstance(value, list) and ("Nemesis" in value) == ("Hero" in value):
        yield BadNotation(path, "a card is Nemesis or Hero, not both (NEM-TRAIT-02)")


TRAIT: Final = among(lambda document: document["traits"], "trait")
STRENGTH: Final = whole(0, MOST)
CLAUSE: Final = Column("clause", rule_number("NEM-TERM-08"), plain=True)
LOCATION: Final = Rows("Location", Column("name", TEXT), Column("actions", wrong_actions))
BOARD: Final = Rows(
    "side",
    Column("name", TEXT),
    Column("nemesis", among(lambda document: list(document["nemeses"]), "Nemesis")),
    Column("strength", STRENGTH),
    Column("rule", TEXT),
    Column("text", TEXT),
    Column("locations", wrong_locations, plain=True),
    CLAUSE,
)
CARD: Final = Rows(
    "card",
    Column("name", TEXT),
    Column("deck", TEXT),
    Column("type"),
    Column("traits", wrong_traits),
    Column("copies", whole(1, MOST)),
    Column("text", ANY_TEXT),
    Column("read_as", TEXT, of=(), may=TYPES, plain=True),
    by_hand_column(TYPES),
    Column("strength", STRENGTH, of=("character",), may=TYPES),
    Column("picture", PICTURE, of=(), may=TYPES, plain=True),
    CLAUSE,
    types=TYPES,
)


def faults_of(document: object) -> list[BadNotation]:
    """Every error of a card file, in the order of the file; empty if there is none."""
    if not isinstance(document, dict):
        return [BadNotation((), f"a card file is expected, with {', '.join(PARTS)}")]
    return list(wrong_head(document, "nemesis", PARTS)) or [
        *wrong_list("traits", document["traits"], NAMED_TRAITS),
        *[fault for name in document["plurals"] for fault in TRAIT(name, ("plurals", name), document)],
        *wrong_sides(document),
        *BOARD.faults(document["boards"], ("boards",), document),
        *CARD.faults(document["cards"], ("cards",), document),
        *wrong_names(document["cards"], named, "name", "raise its `copies`"),
        *wrong_decks(document),
        *wrong_first_hands(document),
    ]


def wrong_sides(document: Document) -> Iterator[BadNotation]:
    """NEM-SETUP-02: report a Nemesis without two sides."""
    sides = Counter([str(board.get("nemesis")) for board in document["boards"] if isinstance(board, dict)])
    for nemesis in document["nemeses"]:
        if sides[nemesis] != SIDES:
            yield BadNotation(("boards",), f"{nemesis!r} needs {SIDES} sides, not {sides[nemesis]} (NEM-SETUP-02)")


def wrong_decks(document: Document) -> Iterator[BadNotation]:
    """NEM-SETUP-10: report decks of Nemeses, sides and Doctors with a wrong number of cards."""
    sizes: Counter[str] = Counter()
    for row in rows_of(document):
        if is_number(row.get("copies"), 1, MOST):
            sizes[str(row.get("deck"))] += row["copies"]
    sides = [named(board) for board in document["boards"] if isinstance(board, dict)]
    doctors = [deck for deck in sizes if deck not in document["nemeses"] and deck not in sides]
    for sort, decks in (("core", list(document["nemeses"])), ("side", sides), ("doctor", doctors)):
        wanted = document["decks"].get(sort)
        for deck in decks:
            if sizes[deck] != wanted:
                yield BadNotation(("cards",), f"the deck {deck!r} has {sizes[deck]} cards, not {wanted} (NEM-SETUP-10)")
    if len(doctors) < LEAST_DOCTORS:
        yield BadNotation(("cards",), f"at least {LEAST_DOCTORS} Doctors are needed, not {len(doctors)} (NEM-SETUP-07)")
    yield from wrong_warrants(document["decks"], ("decks",), document, ("core", "side", "doctor"))


def wrong_first_hands(document: Document) -> Iterator[BadNotation]:
    """NEM-SETUP-18: report wrong sides for a first game, or a side whose first card isn't its own."""
    sides = [named(board) for board in document["boards"] if isinstance(board, dict)]
    names = [named(row) for row in rows_of(document)]
    for side, card in document["first_hands"].items():
        if side == "warrant":
            yield from wrong_warrant(card, ("first_hands", side), document)
        elif side not in sides or card not in names:
            yield BadNotation(("first_hands", side), "a side and one of its cards are expected (NEM-SETUP-18)")
