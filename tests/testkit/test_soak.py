"""The soak plays as much as it is told to, says what it saw, and fails when a law is broken."""

from __future__ import annotations

import pytest
from tests.kernel.tiny import GAME

from timescoop.testkit.replays import find_game
from timescoop.testkit.soak import RATES, main


def test_it_plays_and_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "tests.kernel.tiny", "--decisions", "400", "--triples", "100"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("tests.kernel.tiny: ")
    figures = dict(line.strip().rsplit(None, 1) for line in told.splitlines()[1:])
    assert int(figures["decisions"]) >= 400
    assert int(figures["triples"]) > 20


def test_in_a_shorter_run_the_dearer_laws_are_held_as_often_as_in_a_long_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--game", "tests.kernel.tiny", "--decisions", "2000"]) == 0
    figures = dict(line.strip().rsplit(None, 1) for line in capsys.readouterr().out.splitlines()[1:])
    made = int(figures["decisions"].replace(",", ""))
    for name, rate in RATES.items():
        assert 0.6 * rate < int(figures[name]) / made * 1_000_000 < 1.4 * rate, name


def test_it_fails_when_a_law_is_broken_and_says_where(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "tests.testkit.broken_hill", "--decisions", "400", "--triples", "100"]) == 1
    assert "the game's own invariants hold (broken-hill hill, 2 seats, seed 0, decision" in capsys.readouterr().err


def test_it_fails_when_nothing_was_played() -> None:
    assert main(["--game", "tests.kernel.tiny", "--seconds", "0"]) == 1


def test_games_are_found_by_their_room() -> None:
    assert find_game("tests.kernel.tiny") is GAME
    assert find_game("invasion").key == "invasion"
