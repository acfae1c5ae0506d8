"""Every law of the test kit holds in random games of the card game, at each number of seats and with each option."""

import pytest

from timescoop.games.ccg import GAME
from timescoop.testkit import Shares, check_game, same_everywhere

DECISIONS = 120
SHARES = Shares(copies=0.2, worlds=0.05, answers=0.05, words=0.1, ends=0.01)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_law_holds_in_random_games(seats: int) -> None:
    figures = check_game(GAME, seats, seats, DECISIONS, shares=SHARES)
    assert figures["decisions"] == DECISIONS
    assert figures["triples that differ"] > 0.9 * figures["triples in the dark"] > 0
    assert figures["answers in two worlds"] > 0


OPTIONS = [
    {"setup": "choose", "tardis_start": "spacetime", "destroyed_spacetime": "returned"},
    {"deck_lists": "secret", "prisoners": "kept", "dice_pool": "die"},
    {"plots": "off", "verify_searches": "engine"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: next(iter(options)))
def test_every_law_holds_with_each_option(options: dict[str, str]) -> None:
    figures = check_game(GAME, 3, 5, DECISIONS, options=options, shares=SHARES)
    assert figures["decisions"] == DECISIONS


def test_the_same_game_in_any_process() -> None:
    same_everywhere(GAME, [("first", 2, 9, 300)])
