"""Every law of the test kit holds in random games of Nemesis, at each number of seats and with each option."""

import pytest

from timescoop.games.nemesis import GAME
from timescoop.testkit import EVERYDAY, check_game, check_games, same_everywhere

DECISIONS = 1_500


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_law_holds_in_random_games(seats: int) -> None:
    figures = check_games(GAME, seats, DECISIONS, first=10 * seats, shares=EVERYDAY)
    assert figures["copies"] >= DECISIONS
    assert figures["triples that differ"] > 0.9 * figures["triples"]
    assert figures["answers in two worlds"] > 0


@pytest.mark.parametrize(
    "options", [{"setup": "quick"}, {"first_game": "yes"}, {"setup": "quick", "hero_instants": "action_only"}]
)
def test_every_law_holds_with_each_option(options: dict[str, str]) -> None:
    assert check_game(GAME, 3, 5, 500, options=options)["decisions"] == 500


def test_the_same_game_in_any_process() -> None:
    same_everywhere(GAME, "standard", 3, seed=3)
