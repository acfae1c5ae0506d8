"""Lessons in the terminal: all of them through a pipe, other answers met with a sentence, and the way back to one."""

import io
from collections.abc import Callable, Iterator

import pytest

from timescoop.catalogue import GAMES
from timescoop.cli.app import run
from timescoop.documents import Coach, Lesson, lessons

ROW = lessons(GAMES["invasion"].room)
Learn = Callable[..., list[str]]


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Learn:
    """Learn with these lines typed; what is on the screen, line by line."""

    def typed(*lines: str, lesson: str = "") -> list[str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert run(["learn", "invasion", "--plain", *(["--lesson", lesson] if lesson else [])]) == 0
        return str(capsys.readouterr().out).splitlines()

    return typed


def answers(lesson: Lesson) -> Iterator[str]:
    """What goes on, from the first step to the last."""
    coach = Coach(lesson, GAMES)
    while coach.step:
        words = next(iter(coach.right().values()))
        yield words
        coach.take(words)


def test_all_lessons_are_learned_through_a_pipe(learn: Learn) -> None:
    screen = learn(*(words for lesson in ROW for words in answers(lesson)))
    for number, lesson in enumerate(ROW, 1):
        assert f"Lesson {number} of {len(ROW)}: {lesson.title}" in screen
        assert lesson.end in screen
    assert "Traveller: 13, winner." in screen
    assert screen[-1] == "That was the last lesson. Now play: timescoop play invasion"


def test_another_answer_is_met_with_a_sentence_and_the_lesson_waits(learn: Learn) -> None:
    screen = learn("defend gallifrey", "att", "why Yetis", "play Vortis", "again", "quit", lesson="defending")
    told = "Coach: Gallifrey is worth 2 and Telos 4. Guard the better one. Nothing has happened yet: try again."
    assert told in screen
    assert any(line.startswith("That could be attack") for line in screen)
    assert any(line.startswith("You can't choose “Yetis” now. ") and "INV-" in line for line in screen)
    assert any(line.startswith("You can't choose “play Vortis” now. ") for line in screen)
    assert sum(line.startswith("Coach: Telos is your best Location") for line in screen) == 2
    assert screen[-1] == "To continue here: timescoop learn invasion --lesson defending"


def test_a_lesson_that_is_not_there_is_bad_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "invasion", "--lesson", "flying"]) == 2
    assert "there is no lesson 'flying'. Choose from winning, turn" in capsys.readouterr().err
