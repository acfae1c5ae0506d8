"""The driver of the long tests: a run that fails, or has counted nothing, fails the whole."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.soak import ROOT, Run, carry_out, main, runs


def run_of(code: str) -> Run:
    return Run("a run", ("-c", code), {"WHAT": "12,345"})


def test_a_run_tells_its_counts(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = carry_out(run_of("import os; print('  moves ', os.environ['WHAT'])"))
    assert not outcome.failed
    assert outcome.figures == {"moves": 12345}
    assert "12,345 moves" in capsys.readouterr().out


def test_counts_of_a_test_come_through_the_tally() -> None:
    outcome = carry_out(run_of("from tests.tally import tally; tally(kills=3); tally(kills=4, moves_kept=5)"))
    assert outcome.figures == {"kills": 7, "moves kept": 5}


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import sys; print('  moves 5'); sys.exit('a move was lost')", "a move was lost"),
        ("print('all is well')", "it counted nothing"),
    ],
)
def test_a_run_that_fails_or_counts_nothing_is_a_failure(code: str, said: str) -> None:
    assert said in carry_out(run_of(code)).wrong


@pytest.mark.parametrize(
    ("counted", "said"),
    [
        ("kills 99", "99 kills; at least 100"),
        ("moves 7", "0 kills; at least 100"),
        ("kills 100\n  ms until back at most 3,001", "3,001 ms until back at most; at most 3,000"),
        ("kills 100\n  ms until back at most 3,000", ""),
    ],
)
def test_a_run_is_held_to_its_counts(counted: str, said: str) -> None:
    code = ("-c", f"print({f'  {counted}'!r})")
    outcome = carry_out(Run("kills", code, least={"kills": 100}, most={"ms until back at most": 3000}))
    assert outcome.wrong == said
    assert outcome.failed == bool(said)


def test_a_run_that_does_not_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["tests.soak"], "LIMIT", 0.2)
    assert carry_out(run_of("import time; time.sleep(60)")).wrong == "it was not over after 0.2 seconds"


def test_fast_runs_are_carried_out_on_the_compiled_copy_if_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = "import pathlib, os; print(pathlib.Path.cwd(), os.environ.get('PYTHONPATH', '')); raise SystemExit('so')"
    monkeypatch.delenv("PYTHONPATH", raising=False)
    fast = Run("fast", ("-c", where), fast=True)
    monkeypatch.setattr(sys.modules["tests.soak"], "COMPILED", tmp_path / "none")
    assert f"{ROOT} \n" in carry_out(fast).wrong
    monkeypatch.setattr(sys.modules["tests.soak"], "COMPILED", tmp_path)
    assert f"{tmp_path} {tmp_path / 'src'}\n" in carry_out(fast).wrong
    assert f"{ROOT} \n" in carry_out(Run("other", ("-c", where))).wrong


def test_a_run_of_tests_that_are_not_there_is_a_failure() -> None:
    assert carry_out(Run("gone", ("-m", "pytest", "-q", "tests/test_gone.py"))).failed


def test_one_failure_fails_the_soak(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    some = [run_of("print('  moves 5')"), Run("bad", ("-c", "raise SystemExit('it broke')"))]
    monkeypatch.setattr(sys.modules["tests.soak"], "runs", lambda _decisions: some)
    assert main([]) == 1
    told = capsys.readouterr()
    assert "2 runs in 0 minutes, 1 of them failed" in told.out
    assert "it broke" in told.err
    assert main(["a run"]) == 0


def test_every_run_of_tests_is_held_to_something_and_has_time_for_it() -> None:
    suites = [run for run in runs() if "pytest" in run.words]
    assert [run.name for run in suites if not run.least] == []
    assert [run.name for run in suites if "--timeout" not in run.words] == []


def test_every_run_of_tests_names_a_file_that_is_there() -> None:
    named = [word.partition("::")[0] for run in runs() for word in run.words if word.startswith("tests/")]
    assert named
    assert [name for name in named if not (ROOT / name).exists()] == []
