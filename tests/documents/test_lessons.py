"""Every lesson of every game plays through and answers every choice; one that no longer fits the rules is found."""

from dataclasses import replace
from typing import Any

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import BadDocument, Coach, Lesson, Refused, check_lesson, clauses_of, lessons, read_text
from timescoop.documents import read_lesson as read
from timescoop.documents import write_text as written

LESSONS = [(game.key, lesson) for game in GAMES.values() for lesson in lessons(game.room)]
TOY: dict[str, Any] = {
    "title": "Two Defenders",
    "say": "Guard Telos.",
    "given": {
        "game": "invasion",
        "turn": "Ada",
        "players": {
            "Ada": {"hand": ["Jamie", "Ace", "Karn", "Ribos", "Vortis"], "locations": ["Telos"]},
            "Ben": {"hand": 5},
            "Cleo": {"hand": 5},
        },
    },
    "seat": "Ada",
    "else": {"any": "Look at Telos."},
    "steps": [
        {"say": "Begin.", "answer": "defend Telos", "else": {"play": "No Location now.", "play Karn": "Not Karn."}},
        {"say": "Both.", "answer": ["Jamie", "Ace"]},
        {"say": "That is all.", "answer": "done"},
        {"say": "End.", "answer": "end turn", "after": [{"Ben": ["discard"]}]},
    ],
    "end": "Telos is guarded.",
    "learned": ["INV-DEF-01"],
}


def toy(**changes: Any) -> Lesson:
    (document,) = read_text(written({**TOY, **changes}), "toy.yaml")
    return read(document, "toy")


def with_step(nth: int, **changes: Any) -> Lesson:
    steps = [dict(step) for step in TOY["steps"]]
    steps[nth] |= changes
    return toy(steps=steps)


def faults(lesson: Lesson) -> str:
    return "\n".join(map(str, check_lesson(lesson, GAMES, {"INV-DEF-01"})))


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda value: value if isinstance(value, str) else value.key)
def test_a_lesson_plays_through_and_answers_every_choice(game: str, lesson: Lesson) -> None:
    found = check_lesson(lesson, GAMES, clauses_of(GAMES[game].room))
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_row_of_lessons_with_keys_of_their_own(game: str) -> None:
    keys = [lesson.key for lesson in lessons(GAMES[game].room)]
    assert 8 <= len(keys) == len(set(keys))


def test_answers_in_any_order_go_on_and_others_do_not() -> None:
    coach = Coach(toy(), GAMES)
    coach.take("defend Telos")
    assert [coach.goes_on("Ace"), coach.goes_on("jamie"), coach.goes_on("done")] == ["Ace", "Jamie", ""]
    coach.take("Ace")
    with pytest.raises(Refused, match="Jamie"):
        coach.take("done")
    coach.take("Jamie")
    coach.take("done")
    assert coach.step is not None
    assert coach.step.say == "End."
    coach.take("end turn")
    assert coach.step is None
    assert coach.offered() == []


def test_another_answer_is_met_by_the_closest_sentence() -> None:
    coach = Coach(toy(), GAMES)
    told = [coach.kindly(words) for words in ("play Karn", "play Ribos", "reserve")]
    assert told == ["Not Karn.", "No Location now.", "Look at Telos."]


def test_a_sound_lesson_has_no_faults() -> None:
    assert faults(toy()) == ""


@pytest.mark.parametrize(
    ("lesson", "wrong"),
    [
        (with_step(0, answer="defend Karn"), "defend Karn: can't be chosen"),
        (with_step(1, answer=["Jamie", "Leela"]), "Leela: can't be chosen"),
        (with_step(3, after=[{"Ben": ["play Nothing"]}]), "play Nothing"),
        (with_step(1, **{"else": {"play": "Never."}}), "nobody is ever told 'play'"),
        (toy(**{"else": {"any": "No.", "pick up": "Never."}}), "nobody is ever told 'pick up'"),
        (toy(**{"else": {}}), "nothing is said to [reserve"),
        (toy(learned=["TOY-NONE-01"]), "no clause is called TOY-NONE-01"),
        (toy(seat="Dora"), "nobody is called 'Dora'"),
        (toy(given={**TOY["given"], "deck": ["The Moon"]}), "The Moon"),
    ],
    ids=[
        "first answer",
        "further answer",
        "after",
        "own sentence",
        "sentence",
        "silence",
        "clause",
        "seat",
        "position",
    ],
)
def test_a_lesson_that_no_longer_holds_is_found_out(lesson: Lesson, wrong: str) -> None:
    assert wrong in faults(lesson)


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"title": ""}, "`title` is missing"),
        ({"when": []}, "a lesson has no 'when'"),
        ({"steps": [{"say": "Only this."}]}, "a step is expected"),
        ({"steps": [{"say": "x", "answer": "y", "reply": "z"}]}, "a step has no 'reply'"),
        ({"else": ["x"]}, "a mapping from answers to sentences"),
    ],
    ids=["missing", "unknown", "step", "key of a step", "else"],
)
def test_what_is_no_lesson_is_refused_with_its_place(changes: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadDocument, match=r"toy\.yaml:\d+: .*") as caught:
        toy(**changes)
    assert wrong in str(caught.value)


def test_a_step_past_the_end_takes_nothing() -> None:
    lesson = toy()
    coach = Coach(replace(lesson, steps=lesson.steps[:1]), GAMES)
    coach.take("defend Telos")
    with pytest.raises(Refused, match="nothing"):
        coach.take("Jamie")
