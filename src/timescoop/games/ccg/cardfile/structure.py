"""The structure of a card file: finds every error of its keys, values, counts and warrants.

The texts of the cards and the decks are read elsewhere; this is about keys, values, names and warrants.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, Final

from timescoop.games.ccg.cardfile import values
from timescoop.games.ccg.cardfile.values import MOST, called, names_of, part_names
from timescoop.games.ccg.pool import TYPES
from timescoop.kernel import (
    ANY_TEXT,
    NAMES,
    PICTURE,
    SWITCH,
    TEXT,
    BadNotation,
    Column,
    Place,
    Rows,
    all_of,
    among,
    by_hand_column,
    expect,
    whole,
    wrong_head,
    wrong_list,
    wrong_names,
    wrong_warrant,
)

PARTS: Final = {
    "game": str, "edition": str, "title": str, "eras": list, "outside_time": list, "traits": list, "goal_types": list,
    "keywords": list, "cards": list, "decks": list,
}  # fmt: skip
MUST_HAVE: Final = {"traits": ("Minion",), "keywords": ("Base", "Purpose", "Puzzle"), "outside_time": ("Gallifrey",)}
CHARACTERS: Final = ("TARDIS Character", "Ally", "Enemy")
NAME: Final = (Column("name", TEXT), Column("warrant", wrong_warrant, plain=True))
SAID: Final = Column(
    "said", expect(lambda value: isinstance(value, str), "how a text speaks of it is expected, as in `the Present`"),
    plain=True,
)  # fmt: skip
NAMED: Final = {
    "eras": Rows("era", *NAME, SAID, Column("from", plain=True), Column("to", plain=True), warranted=False),
    "outside_time": Rows("era", *NAME, SAID, warranted=False),
    "traits": Rows("Trait", *NAME, warranted=False),
    "goal_types": Rows("Goal type", *NAME, warranted=False),
    "keywords": Rows("keyword", *NAME, warranted=False),
}
NUMBER: Final = whole(0, MOST)
CARD: Final = Rows(
    "card",
    Column("title", TEXT),
    Column("type"),
    Column("cost", NUMBER),
    Column("uniqueness", NUMBER),
    Column("text", ANY_TEXT),
    Column("read_as", TEXT, of=(), may=TYPES, plain=True),
    by_hand_column(TYPES),
    Column("location", TEXT, of=("Spacetime",)),
    Column("era", among(values.eras, "era"), of=("Spacetime",)),
    Column("date", TEXT, of=(), may=("Spacetime",)),
    Column("goal_types", all_of(among(part_names("goal_types"), "Goal type")), of=("Goal",), may=("Spacetime",)),
    Column("same_as", among(names_of("title"), "card"), of=(), may=("Goal",)),
    Column("species", values.wrong_species, of=CHARACTERS),
    Column("nativity", all_of(values.wrong_nativity), of=CHARACTERS),
    Column("traits", values.wrong_traits, of=CHARACTERS),
    Column("brains", NUMBER, of=CHARACTERS),
    Column("brawn", NUMBER, of=CHARACTERS),
    Column("bravery", NUMBER, of=CHARACTERS),
    Column("capacity", values.CAPACITY, of=("TARDIS",)),
    Column("subtitle", TEXT, of=(), may=(*CHARACTERS, "TARDIS")),
    Column("generation", whole(1, MOST), of=(), may=CHARACTERS),
    Column("fobwatch", SWITCH, of=(), may=CHARACTERS),
    Column("minion_of", NAMES, of=(), may=CHARACTERS),
    Column("nemesis", NAMES, of=(), may=CHARACTERS),
    Column("setup", SWITCH, of=(), may=TYPES),
    Column("keywords", all_of(among(part_names("keywords"), "keyword")), of=(), may=TYPES),
    Column("picture", PICTURE, of=(), may=TYPES, plain=True),
    types=TYPES,
)


def faults_of(document: object, known: Container[int] = ()) -> list[BadNotation]:
    """Every error of a card file, in the order of the file; empty if there is none.

    Rows that are known, by their numbers, were checked before, and nothing around them has changed.
    """
    if not isinstance(document, dict):
        return [BadNotation((), f"a card file is expected, with {', '.join(PARTS)}")]
    faults = list(wrong_head(document, "ccg", PARTS))
    if faults:
        return faults
    for part, rows in NAMED.items():
        found = list(rows.faults(document[part], (part,), document))
        if not found:
            found = list(wrong_list(part, part_names(part)(document), MUST_HAVE.get(part, ())))
        faults += found
    return faults or [
        *wrong_eras(document["eras"]),
        *[
            fault
            for nth, row in enumerate(document["cards"])
            if nth not in known
            for fault in CARD.wrong_row(row, ("cards", nth), document)
        ],
        *values.wrong_together(document),
        *wrong_names(document["cards"], called, "title", "give it another subtitle"),
    ]


def wrong_eras(eras: Sequence[Mapping[object, object]]) -> Iterator[BadNotation]:
    """CCG-NATIVITY-07: eras follow each other without a gap."""
    before: Any = None
    for nth, row in enumerate(eras):
        path: Place = ("eras", nth)
        first, last = row["from"], row["to"]
        for key, value, may_lack in (("from", first, nth == 0), ("to", last, nth == len(eras) - 1)):
            if not isinstance(value, int) and not (value is None and may_lack):
                yield BadNotation((*path, key), f"a year is expected, not {value!r} (CCG-NATIVITY-07)")
        if isinstance(before, int) and isinstance(first, int) and first != before + 1:
            yield BadNotation((*path, "from"), f"the era before it ends in {before}, so {before + 1} is expected")
        before = last
