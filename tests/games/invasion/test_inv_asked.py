"""A text that its type of card can never carry out is refused, by what the game really asks."""

from functools import cache
from typing import Any

import pytest
from tests.breadth import WIDE

from timescoop.documents import card_document
from timescoop.games.invasion import GAME
from timescoop.games.invasion.fighting import Change
from timescoop.games.invasion.phrases import words_of
from timescoop.games.invasion.phrases.book import FOR_TYPES
from timescoop.games.invasion.phrases.proving import asked_of, occasion, wrong_with
from timescoop.games.invasion.pool import DEFENDER, END, ENEMY, LOCATION, NONE, SUPPORT, TYPES, Pool
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import NOTHING, Faults, playout
from timescoop.language import Reader, parts, register_abilities
from timescoop.language.examples import sentences_with

DOCUMENT: Any = card_document(GAME, "classic").value
HEADER = {key: value for key, value in DOCUMENT.items() if key != "cards"}
GAMES = 40 if WIDE else 10
LINES = [line for line, _ in sentences_with(words_of(Pool(HEADER, DOCUMENT["cards"])))]
BESIDE = {
    "uses_place": "stays", "widens": "stays", "boost_price": "stays", "trap_else": "trap", "idle_else": "trap",
    "on_start": "stays", "on_end": "stays", "changes": "stays", "scores": "stays", "shelters": "stays",
    "scores_if": "stays",
    "leaves": "stays", "leaves_soon": "stays", "on_line_attacked": "stays", "on_my_attack": "stays",
    "on_win": "stays", "on_loss": "stays", "on_my_location": "stays",
    "on_my_support": "stays", "on_their_support": "stays", "tolls_all": "stays", "discount": "stays",
}  # fmt: skip
FLAGS = {
    "changes": "changing",
    "scores": "scoring",
    "scores_if": "scoring",
    "shelters": "sheltering",
    "sheltered": "sheltering",
    "costs": "costing",
    "playable_if": "limiting",
    "kept_out": "limiting",
    "room": "limiting",
    "sheltered_if": "sheltering",
    "discount": "discounting",
    "tolls": "costing",
    "tolls_all": "costing",
    "worth_more": "changing_worth",
    "on_play": "showing",
    "on_start": "showing",
    "on_end": "showing",
}


class Watched(list[Any]):
    """A column that remembers for which types of cards something noted in it was found."""

    def __init__(self, values: list[Any], types: list[int], blank: Any, seen: set[int]) -> None:
        super().__init__(values)
        self.types, self.blank, self.seen = types, blank, seen

    def __getitem__(self, kind: Any) -> Any:
        value = super().__getitem__(kind)
        if value != self.blank:
            self.seen.add(self.types[kind])
        return value


def full(pool: Pool, column: str, deed: tuple[int, ...]) -> list[Any]:
    """A column in which every card has noted something."""
    someone = pool.type.index(DEFENDER)
    blank = getattr(pool, column)[0]
    words = words_of(pool)
    fighter = next(node for line, node in sentences_with(words) if line == "ability: {fighter} {change}")
    (so,) = Reader(words).read("If it is your turn, take 1 Time Point.")
    own = {
        "deeds": deed,
        "changes": (Change(parts(fighter)[0], 1, NOTHING, NOTHING),),
        "scores": ((1, NOTHING),),
        "scores_if": ((1, parts(so)[0]),),
        "playable_if": ((parts(so)[0], True),),
        "sheltered_if": (parts(so)[0],),
    }
    value = own.get(
        column, deed if column.startswith("on_") else (0,) if blank == () else True if blank is False else 1
    )
    if blank == NONE:
        value = 0 if column == "seizes" else someone
    return [value] * pool.count


@cache
def looked_at(column: str) -> frozenset[int]:
    """The types of cards for which the game finds what is noted in a column, when every card has noted it."""
    pool = Pool(HEADER, DOCUMENT["cards"])
    deed = tuple(Reader(words_of(pool)).read("Take 1 Time Point."))
    for each in {BESIDE.get(column, column), column}:
        setattr(pool, each, full(pool, each, deed))
    if column in FLAGS:
        setattr(pool, FLAGS[column], True)
    pool.hearing = column.startswith("on_")
    if column == "boost_price":
        pool.boost = [1] * pool.count
    seen: set[int] = set()
    blank = getattr(Pool(HEADER, DOCUMENT["cards"]), column)[0]
    setattr(pool, column, Watched(getattr(pool, column), pool.type, blank, seen))
    pool.finish()
    for nth in range(GAMES):
        table = GAME.deal(seats=2 + nth % 3, seed=bytes([nth]) * 32, edition="classic", cards=pool)
        assert isinstance(table, Invasion)
        playout(table, nth)
    return frozenset(seen)


def columns_of(kind: int, node: int) -> list[str]:
    """The columns of a pool in which a sentence of a card notes something."""
    bare, blank = (Pool(HEADER, DOCUMENT["cards"]) for _ in range(2))
    bare.deeds[kind] = tuple(register_abilities(bare, kind, [node]))
    lists = [column for column, value in vars(bare).items() if isinstance(value, list) and len(value) == bare.count]
    lists = [column for column in lists if not column.startswith("brings_")]  # which are for bots
    return [column for column in lists if getattr(bare, column)[kind] != getattr(blank, column)[kind]]


@pytest.mark.parametrize("line", LINES)
def test_inv_sup_01_a_sentence_is_asked_of_the_types_its_phrase_is_for_and_no_others(line: str) -> None:
    pool = Pool(HEADER, DOCUMENT["cards"])
    node = next(node for each, node in sentences_with(words_of(pool)) if each == line)
    columns = set(columns_of(pool.type.index(SUPPORT), node)) - {"boost"}  # what `boost_price` buys
    assert columns, "nothing is noted"
    looked = frozenset.intersection(*[looked_at(column) for column in sorted(columns)])
    assert sorted(looked) == sorted(FOR_TYPES.of(occasion(node)))
    assert set(asked_of(node)) <= looked


def test_every_line_is_refused_on_all_types_it_is_not_for() -> None:
    pool = Pool(HEADER, DOCUMENT["cards"])
    kinds = {each: pool.type.index(each) for each in range(len(TYPES)) if each in pool.type and each != END}
    for line, node in sentences_with(words_of(pool)):
        for each, kind in kinds.items():
            wrong = [said for said in wrong_with(pool, kind, [node]) if "never asked of" in said]
            assert bool(wrong) == (each not in asked_of(node)), f"{line} on a {TYPES[each]}: {wrong}"


@pytest.mark.parametrize(
    ("sort", "text", "said"),
    [
        (LOCATION, "Take 5 Time Points.", "it is for a Support"),
        (SUPPORT, "When this card is revealed in a conflict, take 1 Time Point.", "for a Defender or an Enemy"),
        (DEFENDER, "This card may join Enemies of any type.", "it is for an Enemy"),
        (ENEMY, "This card stays face-up in your Reserve and uses no place there.", "it is for a Support"),
        (SUPPORT, "Your Reserve may hold 1 more card.", "only of a card that stays face-up"),
    ],
)
def test_inv_setup_11_a_text_for_another_type_is_refused_with_the_types_that_can_use_it(
    sort: int, text: str, said: str
) -> None:
    name = next(row["name"] for row in DOCUMENT["cards"] if row["type"] == TYPES[sort])
    cards = [
        {**row, "text": text, "warrants": {**row["warrants"], "text": "stated SCL:1"}} if row["name"] == name else row
        for row in DOCUMENT["cards"]
    ]
    with pytest.raises(Faults) as refused:
        GAME.compile_cards({**DOCUMENT, "cards": cards})
    assert any(said in fault.wrong for fault in refused.value.faults), [fault.wrong for fault in refused.value.faults]


@pytest.mark.parametrize("deed", ["return this card to your hand", "discard this card"])
def test_inv_amb_189_a_card_that_a_conflict_discarded_does_nothing_to_itself(deed: str) -> None:
    pool = Pool(HEADER, DOCUMENT["cards"])
    nodes = Reader(words_of(pool)).read(f"When this card is discarded in a conflict, {deed}.")
    (wrong,) = wrong_with(pool, pool.type.index(DEFENDER), nodes)
    assert "discarded by then" in wrong
    nodes = Reader(words_of(pool)).read("When this card is discarded in a conflict, draw 1 card.")
    assert not wrong_with(pool, pool.type.index(DEFENDER), nodes)
