"""A text that its type of card can never carry out is refused, by what the game really asks."""

from copy import copy

import pytest
from tests.language.samples import sentences_with
from tests.language.watched import Watched

from timescoop.documents import card_document
from timescoop.games.ccg import GAME
from timescoop.games.ccg.phrases.proving import ASKED_OF, asked_of, wrong_with
from timescoop.games.ccg.pool import ALWAYS, BANG, LABELS, TYPES, WHEN, Pool
from timescoop.kernel import playout
from timescoop.language import Lexicon, Reader, taken_in

GAMES = 3
IN_COLUMNS = {ALWAYS: "layers", WHEN: "hears"}  # labels that the game looks up elsewhere


def read() -> tuple[Pool, Lexicon]:
    assert GAME.workshop is not None
    pool, words, _ = GAME.workshop.read(card_document(GAME, "first").value)
    return pool, words


def noted(pool: Pool, kind: int, node: int) -> Pool:
    bare = copy(pool)
    bare.say_nothing()
    taken_in(bare, kind, [node])
    return bare


def has(pool: Pool, label: int, kind: int) -> bool:
    return bool(getattr(pool, IN_COLUMNS[label])[kind] if label in IN_COLUMNS else pool.said[label][kind])


@pytest.mark.parametrize("label", sorted(ASKED_OF))
def test_ccg_bang_01_what_a_text_notes_is_asked_of_no_other_types(label: int) -> None:
    pool, words = read()
    node = next(node for _, node in sentences_with(words) if has(noted(pool, 0, node), label, 0))
    for kind in range(pool.count):
        if not has(pool, label, kind):
            taken_in(pool, kind, [node])
    seen: set[int] = set()
    if label in IN_COLUMNS:
        setattr(pool, IN_COLUMNS[label], Watched(getattr(pool, IN_COLUMNS[label]), pool.type, seen))
    else:
        pool.said[label] = Watched(pool.said[label], pool.type, seen)
        pool.labelled[label] = Watched(pool.labelled[label], pool.type, seen)
    for nth in range(GAMES):
        playout(GAME.deal(seats=2 + nth, seed=bytes([nth]) * 32, edition="first", cards=pool), nth)
    assert seen, "the game never looks there"
    assert {each for each in seen if not ASKED_OF[label] >> each & 1} == set()


def test_every_line_is_for_some_type_and_refused_on_all_others() -> None:
    pool, words = read()
    assert len(ASKED_OF) < LABELS
    for line, node in sentences_with(words):
        able = asked_of(pool, 0, node)
        for sort, name in enumerate(TYPES):
            kind = pool.type.index(sort)
            wrong = [
                said
                for said in wrong_with(pool, kind, [node])
                if f"not for {'an' if name[0] in 'AE' else 'a'} " in said
            ]
            assert bool(wrong) == (not able >> sort & 1), f"{line} on a {name}: {wrong}"
        if "the User" in line:
            assert able.bit_count() == 1, line


@pytest.mark.parametrize(
    ("sort", "text", "said"),
    [
        (BANG, "Your Characters cost 1 less.", "is for a card that stays in play, not for a Bang!"),
        (BANG, "Action: draw 1 card.", "is for a card that stays in play, not for a Bang!"),
        (BANG, "When your turn starts, draw 1 card.", "is for a card that stays in play, not for a Bang!"),
        (TYPES.index("Spacetime"), "Play only if you have a Hero.", "not for a Spacetime"),
        (TYPES.index("Ally"), "The User has double Brains.", "is for an Artifact, not for an Ally"),
        (TYPES.index("Ally"), "Bang! cards cost 1 more.", "is never asked"),
        (TYPES.index("Ally"), "At Set-Up, draw 1 card.", "no `setup`"),
    ],
)
def test_ccg_type_01_a_text_for_another_type_is_refused_with_the_types_that_can_use_it(
    sort: int, text: str, said: str
) -> None:
    pool, words = read()
    kind = min((kind for kind in range(pool.count) if pool.type[kind] == sort), key=lambda kind: pool.setup[kind])
    found = wrong_with(pool, kind, Reader(words).read(text))
    assert any(said in each for each in found), found
