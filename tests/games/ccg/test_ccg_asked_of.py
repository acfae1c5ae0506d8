"""A text that its type of card can never carry out is refused, by what the game really asks."""

from copy import copy

import pytest
from tests.breadth import WIDE
from tests.language.watched import Watched

from timescoop.documents import card_document
from timescoop.games.ccg import GAME
from timescoop.games.ccg.phrases.book import BOOK, FOR_TYPES
from timescoop.games.ccg.phrases.goals_heard import when_it_opposes, when_it_reaches
from timescoop.games.ccg.phrases.outcomes import when_it_loses, when_it_wins
from timescoop.games.ccg.phrases.own_acts import when_bearer_destroyed
from timescoop.games.ccg.phrases.own_decks import user_itself
from timescoop.games.ccg.phrases.picking import what_it_is_on
from timescoop.games.ccg.phrases.proving import asked_of, wrong_with
from timescoop.games.ccg.phrases.standing import the_user
from timescoop.games.ccg.phrases.stock import places_under
from timescoop.games.ccg.phrases.tallies import puts_counters, removes_counters
from timescoop.games.ccg.phrases.told_of_others import when_bearer_loses, when_bearer_moves, when_bearer_wins
from timescoop.games.ccg.phrases.whereabouts import its_bearer, its_user
from timescoop.games.ccg.pool import ALWAYS, ANY_TYPE, BANG, LABELS, TYPES, WHEN, Pool
from timescoop.kernel import playout
from timescoop.language import Lexicon, Reader, register_abilities
from timescoop.language.examples import sentences_with
from timescoop.language.phrases import FUNCTION, PATTERN, SORT

GAMES = 3 if WIDE else 2
USERS = (the_user, user_itself, its_user)  # which say who, not when to look
OF_BEARERS = (
    when_bearer_destroyed,
    when_bearer_loses,
    when_bearer_moves,
    when_bearer_wins,
    its_bearer,
    what_it_is_on,
)  # a bearer's end is too rare here: a scenario has it
OF_GROUPS = (when_it_wins, when_it_loses, when_it_reaches, when_it_opposes)  # no other types fight or make attempts
OF_CARDS_IN_PLAY = (puts_counters, removes_counters, places_under)  # deeds: where they stand says when
DICE_POOL, ON_TABLE, COMMANDS = -1, -2, -3  # what is noted without a label
IN_COLUMNS = {ALWAYS: "layers", WHEN: "hears", DICE_POOL: "dice_pool", ON_TABLE: "on_table", COMMANDS: "commands"}
LOOKED_AT = (*IN_COLUMNS, *(label for label in range(LABELS) if label not in IN_COLUMNS))
NARROW = {  # the lines of phrases that are not for every type of card, and the types that they are for
    f"{SORT[head]}: {PATTERN[head]}": FOR_TYPES.values[head]
    for head in BOOK.own
    if FOR_TYPES.values[head] != ANY_TYPE and FUNCTION[head] not in (*USERS, *OF_BEARERS, *OF_GROUPS, *OF_CARDS_IN_PLAY)
}


def read() -> tuple[Pool, Lexicon]:
    assert GAME.workshop is not None
    pool, words, _ = GAME.workshop.read(card_document(GAME, "first").value)
    return pool, words


def noted(pool: Pool, kind: int, node: int) -> Pool:
    bare = copy(pool)
    bare.clear_texts()
    register_abilities(bare, kind, [node])
    return bare


def has(pool: Pool, label: int, kind: int) -> bool:
    return bool(getattr(pool, IN_COLUMNS[label])[kind] if label in IN_COLUMNS else pool.said[label][kind])


@pytest.mark.parametrize("pattern", NARROW)
def test_ccg_bang_01_a_sentence_is_asked_of_no_types_but_those_its_phrase_is_for(pattern: str) -> None:
    pool, words = read()
    node = next(node for line, node in sentences_with(words) if line == pattern)
    label = next(label for label in LOOKED_AT if has(noted(pool, 0, node), label, 0))
    for kind in range(pool.count):
        if not has(pool, label, kind):
            register_abilities(pool, kind, [node])
    seen: set[int] = set()
    for columns in (pool.said, pool.labelled):
        if label not in IN_COLUMNS:
            columns[label] = Watched(columns[label], pool.type, seen)
    if label in IN_COLUMNS:
        setattr(pool, IN_COLUMNS[label], Watched(getattr(pool, IN_COLUMNS[label]), pool.type, seen))
    for nth in range(GAMES):
        playout(GAME.deal(seats=2 + nth, seed=bytes([nth]) * 32, edition="first", cards=pool), nth)
        if seen and not WIDE:
            break
    assert seen, "the game never looks there"
    assert {each for each in seen if not NARROW[pattern] >> each & 1} == set()


def test_every_line_is_for_some_type_and_refused_on_all_others() -> None:
    pool, words = read()
    for line, node in sentences_with(words):
        able = asked_of(node)
        assert able, f"{line}: no type of card can carry it out"
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
        (TYPES.index("Ally"), "Here, nobody can play Bang! cards.", "played at no place"),
        (TYPES.index("Ally"), "Here, opponents cannot play Plots.", "played at no place"),
        (TYPES.index("Ally"), "At Set-Up, draw 1 card.", "no `setup`"),
        (TYPES.index("Ally"), "Artifacts here cost 1 less.", "not in play, which can't be `here`"),
        (TYPES.index("Ally"), "Here, opponents cannot play frozen Allies.", "which can't be `frozen`"),
        (TYPES.index("Ally"), "Allies at an adjacent Spacetime card cost 1 less.", "which can't be `at an adjacent"),
        (BANG, "Return an unfrozen Ally from your discard pile to your hand.", "which can't be `unfrozen`"),
        (BANG, "Vortex a native Ally.", "which can't be `native`"),
    ],
)
def test_ccg_type_01_a_text_for_another_type_is_refused_with_the_types_that_can_use_it(
    sort: int, text: str, said: str
) -> None:
    pool, words = read()
    kind = min((kind for kind in range(pool.count) if pool.type[kind] == sort), key=lambda kind: pool.setup[kind])
    found = wrong_with(pool, kind, Reader(words).read(text))
    assert any(said in each for each in found), found
