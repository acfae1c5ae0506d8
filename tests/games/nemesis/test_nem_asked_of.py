"""A text that its type of card can never carry out is refused, by what the game really asks."""

from copy import copy

import pytest
from tests.breadth import WIDE
from tests.language.watched import Watched

from timescoop.documents import card_document
from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.attributes import ANY_TYPE, FOR_TYPES
from timescoop.games.nemesis.phrases.book import BOOK
from timescoop.games.nemesis.phrases.proving import asked_of, wrong_with
from timescoop.games.nemesis.pool import ONGOING, SENTENCES, WIN, Pool
from timescoop.kernel import playout
from timescoop.language import Lexicon, Reader, register_abilities
from timescoop.language.examples import sentences_with
from timescoop.language.phrases import PATTERN, SORT

GAMES = 4 if WIDE else 2
NARROW = [
    f"{SORT[head]}: {PATTERN[head]}" for head in BOOK.own if FOR_TYPES.values[head] != ANY_TYPE
]  # the lines of phrases that are not for every type of card
OF_OTHERS = (
    "no player comes before",
    "none is chosen",
    "this card is no Character",
    "at no Location",
)  # faults of the rest of a text, or of a trait
IN_COLUMNS = {WIN: ("wins",), ONGOING: ("hears", "saves", "lends", "limit", "displaces")}  # looked up elsewhere


def read() -> tuple[Pool, Lexicon]:
    assert GAME.workshop is not None
    pool, words, _ = GAME.workshop.read(card_document(GAME, "standard").value)
    return pool, words


@pytest.mark.parametrize("pattern", NARROW)
def test_nem_trigger_01_a_sentence_is_asked_of_no_types_but_those_its_phrase_is_for(pattern: str) -> None:
    pool, words = read()
    node = next(node for line, node in sentences_with(words) if line == pattern)
    label = label_of(pool, node)
    types = [str(row["type"]) for row in pool.rows] + [""] * (pool.kinds - pool.count)
    for kind in range(pool.count):
        if len(pool.sentences[kind]) < SENTENCES:
            register_abilities(pool, kind, [node])
    pool.finish()
    seen: set[str] = set()
    for column in IN_COLUMNS.get(label, ()):
        setattr(pool, column, Watched(getattr(pool, column), types, seen))
    pool.labelled[label] = Watched(pool.labelled[label], types, seen)
    for nth in range(GAMES):
        playout(GAME.deal(seats=2 + nth % 3, seed=bytes([nth]) * 32, edition="standard", cards=pool), nth)
        if seen and not WIDE:
            break
    assert seen, "the game never looks there"
    assert seen - {""} <= set(FOR_TYPES.of(node))


def label_of(pool: Pool, node: int) -> int:
    bare = copy(pool)
    bare.clear_texts()
    register_abilities(bare, 0, [node])
    return next(label for label, numbers in enumerate(bare.labelled) if numbers[0])


def test_every_line_is_for_some_type_and_refused_on_all_others() -> None:
    pool, words = read()
    for line, node in sentences_with(words):
        able = asked_of(node)
        for sort in ANY_TYPE:
            kind = next(kind for kind, row in enumerate(pool.rows) if row["type"] == sort)
            wrong = [each for each in wrong_with(pool, kind, [node]) if not any(why in each for why in OF_OTHERS)]
            assert bool(wrong) == (sort not in able), f"{line} on a {sort}: {wrong}"


@pytest.mark.parametrize(
    ("sort", "text", "said"),
    [
        ("moment", "Ongoing: your Hand Limit is 9.", "it is for a Character or a Constant"),
        ("instant", "Action: gain 1 Power.", "it is for a Character or a Constant"),
        ("moment", "Conflict: gain 1 Power.", "a Character or a Constant or an Instant"),
        ("character", "Play: attach to a card.", "it is for a Constant"),
        ("instant", "When an opponent draws cards, draw 1 card.", "it is for a Character or a Constant"),
        ("moment", "When you win a Conflict, gain 1 Power.", "it is for a Character or a Constant"),
    ],
)
def test_nem_trigger_02_a_text_for_another_type_is_refused_with_the_types_that_can_use_it(
    sort: str, text: str, said: str
) -> None:
    pool, words = read()
    kind = next(kind for kind, row in enumerate(pool.rows) if row["type"] == sort)
    found = wrong_with(pool, kind, Reader(words).read(text))
    assert any(said in each for each in found), found


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("Ongoing: opponents cannot play Minions if you have a Minion in your hand.", True),
        ("Ongoing: opponents cannot play Minions if you have 2 or more Minions of the same type in your hand.", True),
        ("Ongoing: opponents cannot play Minions if you have a Minion in your discard pile.", False),
        ("Ongoing: opponents cannot play Minions if you have no cards in your hand.", False),
        ("Ongoing: +1 Strength for your other Minions if you have a Minion in your hand.", True),
        ("Ongoing: +1 Strength for your other Minions for each Minion you have in your hand.", True),
        ("Ongoing: +1 Strength for your other Minions for each Minion you have in your discard pile.", False),
        ("Ongoing: +1 Strength for your other Minions for each card you have in your hand.", False),
        ("Ongoing: -1 Strength for all Heroes at this Location for each Minion you have in your hand.", True),
        ("Ongoing: if you have a Minion in your hand, nobody can vanquish this Character.", True),
        ("Ongoing: if you have a Minion in your hand, opponents cannot move this Character.", True),
        ("Ongoing: if you have a Minion in your discard pile, nobody can thwart this Character.", False),
        ("Win: when you have 4 or more Minions in your hand.", False),
    ],
)
def test_nem_amb_112_what_is_always_in_effect_depends_on_no_card_of_a_hand(text: str, *, refused: bool) -> None:
    """The others would learn from what they cannot play, or from a Strength, which cards a seat holds."""
    pool, words = read()
    kind = next(kind for kind, row in enumerate(pool.rows) if row["type"] == "character")
    assert any("which cards you hold" in each for each in wrong_with(pool, kind, Reader(words).read(text))) == refused


@pytest.mark.parametrize(
    ("name", "text", "refused"),
    [
        ("Dalek Patrol", "Ongoing: when this Character is thwarted, return this Character to its owner's hand.", True),
        ("Dalek Patrol", "Ongoing: when this Character is vanquished, vanquish this card.", True),
        ("Dalek Patrol", "Ongoing: when this Character is thwarted, draw 1 card.", False),
        ("Death Particle", "Ongoing: when this Character is thwarted, draw 1 card.", False),
        ("Death Particle", "Ongoing: when this Character is thwarted, return this card to its owner's hand.", True),
        (
            "Dalek Patrol",
            "Ongoing: when this Character would be thwarted, return this Character to its owner's hand instead.",
            False,
        ),
    ],
)
def test_nem_amb_78_nothing_is_done_to_a_card_that_has_left_play(name: str, text: str, refused: bool) -> None:  # noqa: FBT001 - a row of a table
    pool, words = read()
    wrong = wrong_with(pool, pool.name.index(name), Reader(words).read(text))
    assert ["NEM-AMB-78" in each for each in wrong] == [True] * refused


def test_nem_effect_attach_02_only_characters_and_their_upgrades_speak_of_this_character() -> None:
    pool, words = read()
    nodes = Reader(words).read("Ongoing: when this Character is thwarted, draw 1 card.")
    refused = {
        kind for kind in range(pool.count) if any("no Character" in each for each in wrong_with(pool, kind, nodes))
    }
    constant = pool.constant & ~pool.upgrade
    assert refused == {
        kind for kind in range(pool.count) if pool.traits[kind] & constant and not pool.traits[kind] & pool.upgrade
    }
    assert refused


def test_nem_effect_const_02_a_constant_beneath_a_board_hears_of_nothing_at_a_location() -> None:
    pool, words = read()
    constants = [kind for kind, row in enumerate(pool.rows) if row["type"] == "constant"]
    plain = next(kind for kind in constants if not {"Installation", "Upgrade"} & set(pool.rows[kind]["traits"]))
    installation = next(kind for kind in constants if "Installation" in pool.rows[kind]["traits"])
    for heard, refused in (
        ("Ongoing: when you win a Conflict at this Location, gain 1 Power.", True),
        ("Ongoing: when a Conflict starts at this Location, gain 1 Power.", True),
        ("Ongoing: when you win a Conflict, gain 1 Power.", False),
        ("Ongoing: when an opponent moves a Minion to this Location, gain 1 Power.", True),
        ("Play: attach to a Location. Ongoing: when you win a Conflict at this Location, gain 1 Power.", False),
    ):
        for kind in (plain, installation):
            wrong = wrong_with(pool, kind, Reader(words).read(heard))
            assert ["at no Location" in each for each in wrong] == [True] * refused, heard
