"""No rung of the ladder loses to the one below. The full measure is `python -m timescoop.arena.ladder`."""

import pytest

from timescoop.arena import simulate
from timescoop.arena.ladder import GOALS, Rung, main
from timescoop.bots import LOOKAHEAD, Bot, Budget
from timescoop.catalogue import BOTS, GAMES

BRISK = Bot(
    key="brisk",
    name="Brisk",
    level=3,
    about="The one that looks ahead, with little time.",
    think=LOOKAHEAD.think,
    budget=Budget(worlds=1, breadth=3, halves=1, looks=60),
)
FLOORS = [  # strong, weak, edition, seats, games, floor of the share
    ("novice", "random", "classic", 4, 12, 0.45),
    ("greedy", "random", "2012", 4, 12, 0.45),
    ("greedy", "random", "classic", 2, 24, 0.70),
    ("brisk", "greedy", "classic", 2, 4, 0.50),
]


@pytest.mark.parametrize(("strong", "weak", "edition", "seats", "games", "floor"), FLOORS)
def test_a_rung_does_not_fall_below_its_floor(
    strong: str, weak: str, edition: str, seats: int, games: int, floor: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fails only when the whole 95 % interval lies below the floor."""
    monkeypatch.setitem(BOTS, BRISK.key, BRISK)
    report = simulate("invasion", [strong] + [weak] * (seats - 1), edition=edition, games=games, seed=11, workers=1)
    (row,) = [row for row in report.by_bot() if row.key == strong]
    assert row.share.high >= floor, f"{strong} against {weak}: {row.share}"


def test_the_table_has_a_line_for_each_comparison(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bots", "greedy", "random", "--seats", "2", "--games", "2", "--workers", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["edition", "classic", "2012"]
    assert all("greedy vs random" in line for line in told[1:])


def test_goals_are_those_of_the_game_and_elsewhere_a_step_above_an_equal_share() -> None:
    goals = [
        Rung(game, "first", "greedy", "random", seats).goal for game in ("invasion", "nemesis") for seats in (2, 4)
    ]
    assert goals == [0.97, 0.90, 0.85, 0.60]
    assert Rung("kites", "first", "greedy", "random", 4).goal == pytest.approx(0.30)


def test_goals_are_of_games_and_bots_that_there_are_and_above_an_equal_share() -> None:
    assert set(GOALS) <= set(GAMES)
    for game, goals in GOALS.items():
        for (strong, weak, seats), goal in goals.items():
            assert BOTS[strong].level > BOTS[weak].level
            assert 1 / seats < goal < 1
            assert any(each.least <= seats <= each.most for each in GAMES[game].editions)
