"""Every law of the test kit holds in random games of Nemesis with each option; `tests/test_laws.py` has the seats."""

import pytest

from timescoop.games.nemesis import GAME
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.plays import changes_control
from timescoop.games.nemesis.table import Nemesis
from timescoop.testkit import check_game


@pytest.mark.parametrize(
    "options", [{"setup": "quick"}, {"first_game": "yes"}, {"setup": "quick", "hero_instants": "action_only"}]
)
def test_every_law_holds_with_each_option(options: dict[str, str]) -> None:
    assert check_game(GAME, 3, 5, 500, options=options)["decisions"] == 500


def test_nem_amb_38_who_takes_control_of_a_card_with_a_win_rule_wins_at_once() -> None:
    for plot, wins in ((5, False), (6, True)):
        given = {
            "side": "Davros",
            "doctors": ["Eleventh Doctor", "Third Doctor"],
            "schemes": [{"name": "Fez", "plot": 5}],
        }
        players = {"Ada": given, "Bo": {"side": "Ashad"}}
        table, _ = GAME.read({"game": "nemesis", "turn": "Bo", "step": "action", "players": players})
        assert isinstance(table, Nemesis)
        fez = table.schemes[0]
        table.plots[fez] = plot  # as if the sixth had come by a verb that nobody has written yet
        table.asked.clear()
        table.do(changes_control, 0, CONTEXT.of(fez, seat=1))
        table.run()
        assert table.over() == wins
        assert table.won == (2 if wins else -1)


def test_nem_amb_38_a_table_on_which_somebody_has_won_unnoticed_is_not_sound() -> None:
    players = {
        "Ada": {
            "side": "Davros",
            "doctors": ["Eleventh Doctor", "Third Doctor"],
            "schemes": [{"name": "Fez", "plot": 5}],
        },
        "Bo": {"side": "Ashad"},
    }
    table, _ = GAME.read({"game": "nemesis", "turn": "Bo", "step": "action", "players": players})
    assert isinstance(table, Nemesis)
    assert GAME.problems(table) == []
    table.plots[table.schemes[0]] = 6
    assert GAME.problems(table) == ["seat 0 fulfils 'Fez' and has not won (NEM-AMB-38)"]
