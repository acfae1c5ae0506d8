"""The structure of a card file: finds every error of its keys, values, counts and warrants.

The texts of the cards are read elsewhere; this is about keys, values, counts and warrants.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from timescoop.games.invasion.options import MOST, SEATS, VERBS
from timescoop.games.invasion.pool import TYPES
from timescoop.kernel import (
    PICTURE,
    TEXT,
    BadNotation,
    Column,
    Document,
    Place,
    Rows,
    among,
    by_hand_column,
    is_number,
    mapping,
    named,
    rows_of,
    rule_number,
    unknown,
    whole,
    wrong_head,
    wrong_names,
    wrong_warrant,
)
from timescoop.language import RESERVED

PRINTED: Final = TYPES[: TYPES.index("end")]  # the end card is no row of its own
EDITIONS: Final = ("classic", "2012")
PARTS: Final = {
    "game": str, "edition": object, "title": str, "components": dict, "two_seats": dict, "end_card": dict,
    "families": dict, "cards": list,
}  # fmt: skip
MOST_CARDS: Final = 999
MOST_STARTS: Final = 99
MOST_COPIES: Final = 99
MOST_VALUE: Final = 99
SLUG: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def families(document: Document) -> list[str]:
    """The types of Enemies."""
    return [str(each) for each in mapping(document.get("families"))]


def beneath(value: Any, path: Place, document: Document) -> Iterator[BadNotation]:
    """INV-SETUP-08: no more cards lie beneath the end card than there are."""
    cards: Any = mapping(document.get("components")).get("game_cards")
    yield from whole(0, cards if is_number(cards, 1, MOST_CARDS) else MOST_CARDS)(value, path, document)


def left_out(value: object, path: Place, document: Document) -> Iterator[BadNotation]:
    """INV-2P-01: the cards that two players leave out."""
    if not isinstance(value, list):
        yield BadNotation(path, "a list of cards is expected")
        return
    names = sorted([str(row["name"]) for row in rows_of(document) if row.get("name")])
    for nth, name in enumerate(value):
        if name not in names:
            yield unknown((*path, nth), name, names, "card")


VALUE: Final = whole(0, MOST_VALUE)
COUNT: Final = whole(1, MOST_COPIES)
CLAUSE: Final = Column("clause", rule_number("INV-LOC-01"), of=(), may=PRINTED, plain=True)
CARD: Final = Rows(
    "card",
    Column("name", TEXT),
    Column("type"),
    Column("copies", COUNT),
    Column("start_value", VALUE, of=("starting location",)),
    Column("victory_points", VALUE, of=("starting location", "location")),
    Column("time_points", VALUE, of=("starting location", "location")),
    Column("strength", VALUE, of=("defender", "enemy")),
    Column("family", among(families, "type of Enemy"), of=("enemy",)),
    Column("subtitle", TEXT, of=(), may=PRINTED),
    Column("text", TEXT, of=(), may=PRINTED),
    Column("read_as", TEXT, of=(), may=PRINTED, plain=True),
    by_hand_column(PRINTED),
    Column("pictures", COUNT, of=(), may=PRINTED),
    Column("picture", PICTURE, of=(), may=PRINTED, plain=True),
    CLAUSE,
    types=PRINTED,
)
COMPONENTS: Final = Rows(
    "box",
    Column("time_points", whole(1, MOST)),
    Column("tardis_counters", whole(1, 9)),
    Column("dalek_counters", whole(1, 9)),
    Column("players", whole(1, SEATS)),
    Column("game_cards", whole(1, MOST_CARDS)),
    Column("starting_locations", whole(1, MOST_STARTS)),
    CLAUSE,
)
END_CARD: Final = Rows("end card", Column("name", TEXT), Column("beneath", beneath), CLAUSE)
TWO_SEATS: Final = Rows(
    "game for two",
    Column("leave_out", left_out, plain=True),
    Column("warrant", wrong_warrant, plain=True),
    warranted=False,
)


def faults_of(document: object) -> list[BadNotation]:
    """Everything that is wrong with a card file, in the order of the file; empty if all is well."""
    if not isinstance(document, dict):
        return [BadNotation((), f"a card file is expected, with {', '.join(PARTS)}")]
    faults = list(wrong_head(document, "invasion", PARTS))
    if str(document.get("edition", EDITIONS[0])) not in EDITIONS:
        faults.append(unknown(("edition",), document["edition"], EDITIONS, "edition"))
    for key, part in (("components", COMPONENTS), ("end_card", END_CARD), ("two_seats", TWO_SEATS)):
        if isinstance(document.get(key), dict):
            faults += part.wrong_row(document[key], (key,), document)
    return [
        *faults,
        *wrong_families(document),
        *CARD.faults(document.get("cards"), ("cards",), document),
        *wrong_names(document.get("cards"), named, "name", "raise its `copies`"),
        *wrong_answers(document),
        *wrong_counts(document),
    ]


def wrong_families(document: Document) -> Iterator[BadNotation]:
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


def wrong_answers(document: Document) -> Iterator[BadNotation]:
    """A name stands for nothing else that can be answered."""
    taken = {word.casefold() for word in (*RESERVED, *VERBS.values())}
    cards = document.get("cards")
    for nth, row in enumerate(cards if isinstance(cards, list) else ()):
        name = row.get("name") if isinstance(row, dict) else None
        if isinstance(name, str) and (name.casefold() in taken or name.isdigit()):
            yield BadNotation(("cards", nth, "name"), f"{name!r} means something else as an answer")


def wrong_counts(document: Document) -> Iterator[BadNotation]:
    """INV-SETUP-03 and -06: the cards add up to what the box holds, and starting Locations differ in start value."""
    components = mapping(document.get("components"))
    starts = [row for row in rows_of(document) if row.get("type") == TYPES[0]]
    others = [row for row in rows_of(document) if row.get("type") != TYPES[0]]
    for key, group, most in (("game_cards", others, MOST_CARDS), ("starting_locations", starts, MOST_STARTS)):
        total = sum([row["copies"] for row in group if is_number(row.get("copies"), 1, MOST_COPIES)])
        if is_number(components.get(key), 1, most) and total != components[key]:
            wrong = f"the cards of the file are {total}, but this says {components[key]}"
            yield BadNotation(("components", key), wrong)
    values = [row.get("start_value") for row in starts]
    if len(set(map(str, values))) < len(values):
        wrong = f"starting Locations need start values that all differ, not {values} (INV-SETUP-06)"
        yield BadNotation(("cards",), wrong)
    if sum([row.get("copies") == 1 for row in starts]) < SEATS:
        wrong = f"at least {SEATS} starting Locations with one copy each are needed (INV-SETUP-04)"
        yield BadNotation(("cards",), wrong)
