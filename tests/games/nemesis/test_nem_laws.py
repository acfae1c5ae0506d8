"""Every law of the test kit holds in random games of Nemesis with each option; `tests/test_laws.py` has the seats."""

import pytest

from timescoop.games.nemesis import GAME
from timescoop.testkit import check_game


@pytest.mark.parametrize(
    "options", [{"setup": "quick"}, {"first_game": "yes"}, {"setup": "quick", "hero_instants": "action_only"}]
)
def test_every_law_holds_with_each_option(options: dict[str, str]) -> None:
    assert check_game(GAME, 3, 5, 500, options=options)["decisions"] == 500
