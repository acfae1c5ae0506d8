"""A log tells each event in one sentence, even if the table noted it in several facts."""

from collections.abc import Sequence

import pytest

from timescoop.catalogue import GAMES
from timescoop.kernel import FACT, SEED_BYTES, Game, Told
from timescoop.wording import TableText, plain, texts_of

KINDS = range(3)
UNKNOWN = -1


@pytest.fixture(params=["nemesis", "ccg"])
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def noted(game: Game, key: str, seat: int, args: tuple[int, ...], *kinds: int) -> Told:
    return FACT.index(f"{game.key}/{key}"), seat, args, kinds


def log(game: Game, facts: Sequence[Told]) -> list[str]:
    """What the first of two players reads."""
    table = game.deal(seats=2, seed=bytes(SEED_BYTES))
    told = TableText(game.view(table, 0), game.faces(table), texts_of(game.room), ["Ann", "Bob"])
    return [plain(line.body) for line in told.log(facts)]


def test_a_card_that_is_shown_and_then_played_is_told_once(game: Game) -> None:
    shown, played = noted(game, "showed", 1, (), 0), noted(game, "played", 1, (UNKNOWN,) * 4, 0)
    assert log(game, [shown, played]) == log(game, [played])
    assert len(log(game, [shown])) == 1, "until it is played, it was only shown"


def test_a_card_that_is_shown_is_told_if_something_else_follows(game: Game) -> None:
    shown, other = noted(game, "showed", 1, (), 0), noted(game, "played", 1, (UNKNOWN,) * 4, 1)
    somebody = noted(game, "played", 0, (UNKNOWN,) * 4, 0)
    turn = noted(game, "turn_started", 1, (4,))
    for then in (other, somebody, turn):
        assert len(log(game, [shown, then])) == 2


def looked(*kinds: int, whose: int = 0) -> Told:
    return noted(GAMES["ccg"], "looked", 1, (whose,), *kinds)


def test_cards_looked_at_one_by_one_are_named_in_one_sentence_from_the_top() -> None:
    ccg = GAMES["ccg"]
    names = [face["name"] for face in ccg.faces(ccg.deal(seats=2, seed=bytes(SEED_BYTES)))]
    (line,) = log(ccg, [looked(kind) for kind in (2, 0, 1)])
    assert line == f"Bob looked at your cards: {names[2]}, {names[0]} and {names[1]}."
    assert log(ccg, [looked(UNKNOWN)] * 3) == ["Bob looked at your cards: 3 cards."]
    assert len(log(ccg, [looked(0), looked(1, whose=1), looked(2)])) == 3, "of different players"


def test_what_happens_several_times_in_a_row_is_counted() -> None:
    ccg = GAMES["ccg"]
    name = ccg.faces(ccg.deal(seats=2, seed=bytes(SEED_BYTES)))[0]["name"]
    tucked = noted(ccg, "tucked", 1, (0,), 0)
    assert log(ccg, [tucked] * 3) == [f"Bob put a face-down card under {name} (3 times)."]
    assert len(log(ccg, [tucked, noted(ccg, "tucked", 1, (0,), 1)])) == 2
