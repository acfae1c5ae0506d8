"""Each rung of the ladder wins against the one below. The full measure is `python -m timescoop.arena.ladder`."""

import os
import sys
from typing import Any

import pytest
from tests.breadth import WIDE
from tests.tally import tally

from timescoop.arena import Played, Report, Setting, simulate
from timescoop.arena.ladder import DECIDED, GOALS, Rung, left_open, line, main, play_rung
from timescoop.catalogue import BOTS, GAMES

MORE = int(os.environ.get("TIMESCOOP_LADDER", "0"))  # games of each rung that takes long
RUNGS = [  # game, strong, weak, edition, seats, games
    ("invasion", "novice", "random", "classic", 2, 12),
    ("invasion", "greedy", "novice", "classic", 2, 16),
    ("invasion", "greedy", "random", "2012", 4, 12),
    ("ccg", "greedy", "novice", "first", 2, MORE),
    ("nemesis", "lookahead", "greedy", "standard", 2, MORE),
]


@pytest.mark.parametrize(
    ("game", "strong", "weak", "edition", "seats", "games"),
    [each for each in (RUNGS if WIDE else RUNGS[:1]) if each[-1]],
)
def test_a_rung_wins_more_than_its_share_against_the_one_below(
    game: str, strong: str, weak: str, edition: str, seats: int, games: int
) -> None:
    """The whole 95 % interval lies above an equal share."""
    report = simulate(game, [strong] + [weak] * (seats - 1), edition=edition, games=games, seed=11, workers=1)
    (row,) = [row for row in report.by_bot() if row.key == strong]
    assert row.share.low > 1 / seats, f"{strong} against {weak}: {row.share}"
    tally(games_of_rungs=games)


def test_the_table_has_a_line_for_each_comparison(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--bots", "greedy", "random", "--seats", "2", "--games", "2", "--workers", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["edition", "classic", "2012"]
    assert all("greedy vs random" in line for line in told[1:])


def test_control_c_tells_what_was_played(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    simulating = sys.modules["timescoop.arena.simulation"]
    played = iter(range(5))
    ours = simulating.play

    def some(job: Any) -> Played:
        if next(played, None) is None:
            raise KeyboardInterrupt
        game: Played = ours(job)
        return game

    monkeypatch.setattr(simulating, "play", some)
    asked = ["--editions", "classic", "--bots", "novice", "random", "--seats", "2", "--games", "90", "--workers", "1"]
    assert main(asked) == 130
    told = capsys.readouterr()
    assert told.out.splitlines()[1].split()[:6] == ["classic", "novice", "vs", "random", "2", "4"], "two whole deals"
    assert told.err == "Stopped before all of 90 games of a line were played.\n"


def test_goals_are_smaller_the_more_the_deal_decides_and_elsewhere_a_step_above_an_equal_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(DECIDED, "invasion", {2: 0.0, 4: 0.0})
    monkeypatch.setitem(DECIDED, "nemesis", {4: 0.75})
    assert Rung("invasion", "classic", "lookahead", "greedy", 2).goal == pytest.approx(0.65)
    half = Rung("nemesis", "standard", "lookahead", "greedy", 2).goal
    assert half / (1 - half) == pytest.approx((0.65 / 0.35) ** 0.5)  # half of the log odds
    assert Rung("invasion", "classic", "search", "lookahead", 3).goal == pytest.approx(1 / 3 + 0.05)
    assert Rung("kites", "first", "greedy", "random", 4).goal == pytest.approx(0.30)


def test_goals_are_of_games_and_bots_that_there_are_and_above_an_equal_share() -> None:
    assert set(DECIDED) == set(GAMES)
    for game in GAMES:
        for strong, weak, seats in GOALS:
            assert BOTS[strong].level > BOTS[weak].level
            assert 1 / seats < Rung(game, "", strong, weak, seats).goal < 1
    assert all(
        any(each.least <= seats <= each.most for each in GAMES[key].editions)
        for key in DECIDED
        for seats in DECIDED[key]
    )


def test_what_is_left_open_is_told_by_the_study_of_the_nearest_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DECIDED, "nemesis", {2: 0.5, 4: 0.25})
    assert [left_open("nemesis", seats) for seats in (1, 2, 4, 6)] == [0.5, 0.5, 0.75, 0.75]


@pytest.mark.parametrize(("won", "so_far"), [(1.0, "reached"), (0.0, "missed")])
def test_a_line_says_whether_the_goal_is_reached_so_far(won: float, so_far: str) -> None:
    setting = Setting("invasion", "classic", ("greedy", "random"), 0, {}, "")
    played = [Played(block, setting.bots, (won, 1 - won), (1, 0), 2, 9, "", ((0.1,), (0.1,))) for block in range(60)]
    assert line(Rung("invasion", "classic", "greedy", "random", 2), Report(setting, played)).split()[-3] == so_far


def test_a_rung_is_climbed_on_the_deals_of_the_seed() -> None:
    one, other = (play_rung(Rung("invasion", "classic", "novice", "random", 2), 2, seed, 1) for seed in (4, 5))
    assert (one.setting.seed, other.setting.seed) == (4, 5)
    assert [each.scores for each in one.played] != [each.scores for each in other.played]
