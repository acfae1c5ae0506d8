"""A text that its type of card can never carry out is refused, by what the game really asks."""

from copy import copy

import pytest
from tests.language.samples import sentences_with
from tests.language.watched import Watched

from timescoop.documents import card_document
from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.phrases.proving import ALL, ASKED_OF, asked_of, wrong_with
from timescoop.games.nemesis.pool import ONGOING, SENTENCES, WIN, Pool
from timescoop.kernel import playout
from timescoop.language import Lexicon, Reader, taken_in

GAMES = 4
IN_COLUMNS = {WIN: ("wins",), ONGOING: ("hears", "saves", "lends", "limit", "displaces")}  # looked up elsewhere


def read() -> tuple[Pool, Lexicon]:
    assert GAME.workshop is not None
    pool, words, _ = GAME.workshop.read(card_document(GAME, "standard").value)
    return pool, words


@pytest.mark.parametrize("label", sorted(ASKED_OF))
def test_nem_trigger_01_what_a_text_notes_is_asked_of_no_other_types(label: int) -> None:
    pool, words = read()
    types = [str(row["type"]) for row in pool.rows] + [""] * (pool.kinds - pool.count)
    nodes = [next(node for _, node in sentences_with(words) if labelled_so(pool, node, label))]
    for kind in range(pool.count):
        if len(pool.sentences[kind]) < SENTENCES:
            taken_in(pool, kind, nodes)
    pool.finish()
    seen: set[str] = set()
    for column in IN_COLUMNS.get(label, ()):
        setattr(pool, column, Watched(getattr(pool, column), types, seen))
    pool.labelled[label] = Watched(pool.labelled[label], types, seen)
    for nth in range(GAMES):
        playout(GAME.deal(seats=2 + nth % 3, seed=bytes([nth]) * 32, edition="standard", cards=pool), nth)
    assert seen, "the game never looks there"
    assert seen - {""} <= set(ASKED_OF[label])


def labelled_so(pool: Pool, node: int, label: int) -> bool:
    bare = copy(pool)
    bare.say_nothing()
    taken_in(bare, 0, [node])
    return bool(bare.labelled[label][0])


def test_every_line_is_for_some_type_and_refused_on_all_others() -> None:
    pool, words = read()
    for line, node in sentences_with(words):
        able = asked_of(pool, 0, node)
        for sort in ALL:
            kind = next(kind for kind, row in enumerate(pool.rows) if row["type"] == sort)
            wrong = wrong_with(pool, kind, [node])
            assert bool(wrong) == (sort not in able), f"{line} on a {sort}: {wrong}"


@pytest.mark.parametrize(
    ("sort", "text", "said"),
    [
        ("moment", "Ongoing: your Hand Limit is 9.", "it is for a Character or a Constant"),
        ("instant", "Action: gain 1 Power.", "it is for a Character or a Constant"),
        ("moment", "Conflict: gain 1 Power.", "a Character or a Constant or an Instant"),
        ("character", "Play: attach to a card.", "it is for a Constant"),
    ],
)
def test_nem_trigger_02_a_text_for_another_type_is_refused_with_the_types_that_can_use_it(
    sort: str, text: str, said: str
) -> None:
    pool, words = read()
    kind = next(kind for kind, row in enumerate(pool.rows) if row["type"] == sort)
    found = wrong_with(pool, kind, Reader(words).read(text))
    assert any(said in each for each in found), found
