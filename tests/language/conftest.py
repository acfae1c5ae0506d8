"""A made-up game of a few phrases that note what is done."""

from typing import Any

import pytest

from timescoop.kernel import Table
from timescoop.language import (
    JOINTS,
    Context,
    Lexicon,
    Phrases,
    Reader,
    holds,
    items,
    lexicon,
    note,
    perform_on,
    selected,
    suits,
)

CARDS = {"The Doctor": 0, "U.N.I.T.": 1, "Jean-Luc O'Neil": 2, "Time/Space": 3, "Sarah": 4, "Sarah Jane": 5}
TRAITS = {"Dalek": 7, "Ogron": 8, "Ally": 9}

TOY = Phrases("toy", JOINTS, {"CARD": "the name of a card", "TRAIT": "a trait"})


class Notes:
    """What is done, and what the tests have decided can be done and is true."""

    def __init__(self) -> None:
        self.done: list[Any] = []
        self.can: set[str] = set()
        self.true: set[int] = set()


NOTES = Notes()  # not on the table, for a table of the compiled build takes no slots from a test


class Pool:
    """What abilities write in."""

    def __init__(self) -> None:
        self.joins: dict[int, int] = {}
        self.hears: list[Any] = []
        self.saves: list[Any] = []


def can_gain(_table: Table, _me: int, _this: Context, _count: int) -> bool:
    return "gain" in NOTES.can


def can_discard(_table: Table, _me: int, _this: Context, _traits: int) -> bool:
    return "discard" in NOTES.can


@TOY.phrase("deed", "draw {INT} card(s)")
def draw(_table: Table, me: int, this: Context, count: int) -> None:
    NOTES.done.append(("draw", me, this, count))


@TOY.phrase("deed", "gain {INT} Time Point(s)", can_gain)
def gain(_table: Table, _me: int, _this: Context, count: int) -> None:
    NOTES.done.append(("gain", count))


@TOY.phrase("deed", "discard a(n) {TRAIT/or} card", can_discard, openly=False)
def discard(_table: Table, _me: int, _this: Context, traits: int) -> None:
    NOTES.done.append(("discard", *items(traits)))


@TOY.phrase("deed", "search for {INT} {TRAIT(s)}")
def search(_table: Table, _me: int, _this: Context, count: int, trait: int) -> None:
    NOTES.done.append(("search", count, trait))


@TOY.phrase("condition", "{CARD} defends")
def defends(_table: Table, _me: int, _this: Context, card: int) -> bool:
    return card in NOTES.true


@TOY.phrase("thing", "{TRAIT} in play")
def in_play(_table: Table, _me: int, _this: Context, trait: int) -> int:
    return trait - 6


@TOY.phrase("ground", "the field")
def field(_table: Table, _me: int, this: Context) -> list[int]:
    return [this, this + 1, this + 2]


@TOY.phrase("look", "a card above {INT}")
def above(_table: Table, _me: int, _this: Context, that: int, least: int) -> bool:
    return that > least


@TOY.phrase("deed", "name {look} in {ground}")
def name(table: Table, me: int, this: Context, look: int, ground: int) -> None:
    NOTES.done.append([that for that in selected(table, ground, me, this) if suits(table, look, me, this, that)])


@TOY.phrase("lasting", "your cards have +{INT} strength")
def stronger(_table: Table, _me: int, _this: Context, strength: int, till: int) -> None:
    NOTES.done.append(("stronger", strength, till))


@TOY.phrase("span", "the end of turn {INT}")
def end_of_turn(_table: Table, _me: int, _this: Context, turn: int) -> int:
    return turn


@TOY.phrase("fate", "that card changes sides")
def changes(_table: Table, _me: int, _this: Context, that: int) -> None:
    NOTES.done.append(("changes", that))


@TOY.phrase("deed", "choose a card; {fate}")
def choose(table: Table, me: int, this: Context, fate: int) -> None:
    table.do(perform_on, fate, me, this, 42)


@TOY.phrase("statement", "roll a die: {branch/;}")
def roll(table: Table, me: int, this: Context, branches: int) -> None:
    NOTES.done.append([holds(table, branch, me, this) for branch in items(branches)])


@TOY.phrase("branch", "on {INT}, {deed}")
def branch(_table: Table, _me: int, _this: Context, number: int, _deed: int) -> bool:
    return number == 6


@TOY.phrase("event", "a(n) {TRAIT} is revealed")
def revealed(pool: Pool, kind: int, statement: int, trait: int) -> None:
    pool.hears.append((kind, trait, statement))


@TOY.phrase("threat", "this card would be discarded")
def endangered(pool: Pool, kind: int, deeds: int) -> None:
    pool.saves.append((kind, deeds))


@TOY.phrase("ability", "Ongoing: {rule}")
def ongoing(pool: Pool, kind: int, rule: int) -> None:
    note(pool, kind, rule)


@TOY.phrase("ability", "this card may join {INT} other Enem(y/ies)")
def joins(pool: Pool, kind: int, count: int) -> None:
    pool.joins[kind] = count


TEXTS = [
    "Draw 1 card.",
    "Draw 2 cards. Then gain 1 Time Point.",
    "You may discard an Ogron card to draw 1 card, then gain 2 Time Points.",
    "If The Doctor defends, draw 1 card. Otherwise, if U.N.I.T. defends and Time/Space defends, you may draw 2 cards.",
    "If Sarah defends or Jean-Luc O'Neil defends, draw 1 card. Otherwise, discard a Dalek, Ogron or Ally card.",
    "When a Dalek is revealed, if Sarah Jane defends, draw 1 card and draw 2 cards and draw 3 cards. Draw 4 cards.",
    "When an Ally is revealed, search for 2 Allies. Search for 1 Ally. Search for 3 Daleks.",
    "Draw 1 card or gain 1 Time Point.",
    "Choose one: draw 1 card, then draw 2 cards; or gain 1 Time Point.",
    "For each Dalek in play, draw 1 card.",
    "Your cards have +2 strength until the end of turn 3.",
    "Choose a card; that card changes sides.",
    "Roll a die: on 1, draw 1 card; on 6, draw 6 cards.",
    "Ongoing: when this card would be discarded, draw 1 card and gain 1 Time Point instead.",
    "Ongoing: when a Dalek is revealed, draw 1 card.",
    "This card may join 1 other Enemy. This card may join 2 other Enemies.",
]


@pytest.fixture(scope="session")
def book() -> Phrases:
    return TOY


@pytest.fixture(scope="session")
def texts() -> list[str]:
    return TEXTS


@pytest.fixture(scope="session")
def words() -> Lexicon:
    return lexicon(TOY, "toy", {"CARD": CARDS, "TRAIT": TRAITS}, {"TRAIT": {"Ally": "Allies"}})


@pytest.fixture(scope="session")
def reader(words: Lexicon) -> Reader:
    return Reader(words)


@pytest.fixture
def pool() -> Pool:
    return Pool()


@pytest.fixture
def notes() -> Notes:
    NOTES.done, NOTES.can, NOTES.true = [], {"gain", "discard"}, set()
    return NOTES


@pytest.fixture
def table() -> Table:
    new = Table()
    new.lay_out(2, [0], b"")
    new.start()
    return new
