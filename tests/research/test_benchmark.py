"""The lines of the benchmark: sizes are counted as they are told, and exact values stand beside those of open cards."""

from pathlib import Path

import pytest

from timescoop.bots import mover
from timescoop.research import Study
from timescoop.research.benchmark import HEAD, line_of, main, share_unknown, sizes_of
from timescoop.research.exact import exact_of
from timescoop.research.exact import main as solve

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "benchmark.md").read_text("utf-8")


def test_a_game_is_measured_as_it_is_played() -> None:
    study = Study("invasion")
    found = sizes_of(study, 3)
    assert found == sizes_of(study, 3)
    assert 0 < found.choices < found.decisions
    assert 1 < found.branching <= found.widest
    assert found.tree > 10
    assert 0 < found.hidden < 1
    table = study.deal(3)
    seat = mover(table)
    unknown = sum(1 for known in table.known if not known >> seat & 1)
    assert share_unknown(table, seat) == unknown / len(table.known)


def test_the_page_has_the_lines_that_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["invasion", "--edition", "classic", "--seats", "2", "--games", "20"]) == 0
    printed = capsys.readouterr().out
    assert printed == f"{HEAD}\n{line_of(Study('invasion'), 20)}\n"
    assert printed.splitlines()[-1] in PAGE.splitlines()
    with pytest.raises(SystemExit):
        main(["invasion", "--seats", "9"])
    assert "nothing to play" in capsys.readouterr().err


def test_hiding_matters_where_it_is_said_to() -> None:
    found = exact_of("invasion", "bluff")
    assert found is not None
    assert found.value == pytest.approx(0.0, abs=1e-6)
    assert found.opened == pytest.approx(0.5)
    assert (found.first, found.second) == pytest.approx((found.value, found.value)), "a single plan is as good"
    assert found.line() in PAGE.splitlines()


@pytest.mark.parametrize(("key", "value", "opened"), [("invasion", 1 / 3, 0), ("nemesis", 1 / 2, 1), ("ccg", 1 / 2, 1)])
def test_best_play_must_be_mixed_where_it_is_said_to(key: str, value: float, opened: float) -> None:
    found = exact_of(key, "mixed")
    assert found is not None
    assert (found.value, found.opened) == pytest.approx((value, opened), abs=1e-4)
    assert found.first < found.value - 0.3
    assert found.second > found.value + 0.3
    assert found.line() in PAGE.splitlines()


def test_hiding_does_not_matter_in_a_tiny_position(capsys: pytest.CaptureFixture[str]) -> None:
    found = exact_of("nemesis", "tiny")
    assert found is not None
    assert (found.deals, found.sets) == (5, 384)
    assert found.value == pytest.approx(-0.4, abs=1e-6)
    assert found.opened == pytest.approx(-0.4)
    assert (found.first, found.second) == pytest.approx((found.value, found.value)), "a single plan is as good"
    assert found.line() in PAGE.splitlines()
    assert exact_of("nemesis", "huge") is None
    with pytest.raises(SystemExit):
        solve(["chess"])
    assert "invalid choice" in capsys.readouterr().err
