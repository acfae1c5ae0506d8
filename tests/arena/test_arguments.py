"""What the ladder and the luck study are asked for on the command line, in one way."""

from typing import Any

import pytest

from timescoop.arena import ladder, luck

PROGRAMS = [(ladder, "play_rung"), (luck, "study")]
each_program = pytest.mark.parametrize(("program", "work"), PROGRAMS, ids=["ladder", "luck"])


@each_program
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--editions", "foo"], "nemesis has no edition 'foo'; the editions are standard"),
        (["--workers", "0"], "at least 1 process plays, not 0"),
    ],
)
def test_editions_and_workers_that_there_are_none_of_are_refused(
    program: Any,
    work: str,
    words: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(program, work, None)  # nothing is played
    with pytest.raises(SystemExit):
        program.main(["--game", "nemesis", *words])
    assert said in capsys.readouterr().err


@each_program
def test_all_processors_play(program: Any, work: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def heard(*words: Any) -> Any:
        asked.append(words[-1])
        raise SystemExit

    monkeypatch.setattr(program, work, heard)
    monkeypatch.setattr("os.cpu_count", lambda: 7)
    with pytest.raises(SystemExit):
        program.main([])
    assert asked == [7]
