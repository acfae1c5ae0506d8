"""Lessons: a first game taught by positions, one file each in the folder `lessons` of a game's room.

    title: Defend a Location
    say: What it is about.
    given: {game: invasion, ...}
    seat: Elisabeth
    steps:
      - say: Somebody attacks ITAR. Begin the defence.
        answer: defend ITAR
        else: {buy: Not now; ITAR would still be lost., any: Look at ITAR first.}
      - say: Choose both.
        answer: [The Doctor, Jamie]    # several are given in any order
      - say: That is all. Press “{button}”.    # what the button says that goes on
        answer: done
        after:                         # what the others answer then
          - Tom: Yetis
    end: What is said once all of it is done.
    learned: [INV-DEF-07]

`else` says what a learner is told who picks something legal that is not the point now: by its words, by words with
which it begins, or under `any`. What stands there for a whole lesson holds where a step has nothing of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from timescoop.documents.faults import BadDocument
from timescoop.documents.proving.scenario import Answer, as_list, read_answers
from timescoop.documents.reading import Document, Place, read_text
from timescoop.kernel import BadNotation

KEYS: Final = ("title", "say", "given", "seat", "steps", "else", "end", "learned")
NEEDED: Final = ("title", "say", "given", "seat", "steps", "end", "learned")
STEP_KEYS: Final = ("say", "answer", "else", "after")
ANY: Final = "any"


@dataclass(frozen=True)
class LessonStep:
    """One thing to do.

    Args:
        path: Where it stands in the file.
        say: What the coach says before it.
        answers: What the learner is to answer; several in any order.
        otherwise: What to say to other answers, by their words.
        own: Those words of `otherwise` that belong to this step alone.
        after: What the other seats answer then.
    """

    path: Place
    say: str
    answers: tuple[str, ...]
    otherwise: Mapping[str, str]
    own: tuple[str, ...]
    after: tuple[Answer, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson as it was written; `key` is its file's name without the number in front."""

    key: str
    title: str
    say: str
    seat: str
    steps: tuple[LessonStep, ...]
    end: str
    learned: tuple[str, ...]
    document: Document = field(repr=False)


@lru_cache(maxsize=8)
def lessons(room: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order of their files; none if it has no such folder.

    Args:
        room: The import name of the game's package, as `Game.room` has it.

    Raises:
        BadDocument: A file is no lesson.
    """
    folder = resources.files(room).joinpath("lessons")
    if not folder.is_dir():
        return ()
    paths = [path for path in folder.iterdir() if path.name.endswith(".yaml")]
    return tuple(
        read_lesson(document, key_of(path.name))
        for path in sorted(paths, key=lambda each: each.name)
        for document in read_text(path.read_text("utf-8"), path.name)
    )


def key_of(file: str) -> str:
    """A file's name as a part of an address.

    >>> key_of("05-defending.yaml")
    'defending'
    """
    return re.sub(r"^\d+-", "", file.removesuffix(".yaml"))


def read_lesson(document: Document, key: str) -> Lesson:
    """The lesson that a document holds.

    Raises:
        BadDocument: A key is missing or unknown, or a step cannot be read.
    """
    value = document.value
    if not isinstance(value, dict):
        raise document.bad((), f"a lesson is expected here, with {', '.join(NEEDED)}")
    faults = [document.fault(fault) for fault in wrong_keys(value)]
    if faults:
        raise BadDocument(faults)
    try:
        steps = tuple(read_steps(value["steps"], words_of(value.get("else") or {}, ("else",))))
    except BadNotation as error:
        raise BadDocument([document.fault(error)]) from error
    learned = tuple(str(clause) for clause in as_list(value["learned"]))
    title, say, seat, end = (str(value[part]) for part in ("title", "say", "seat", "end"))
    return Lesson(key, title, say, seat, steps, end, learned, document)


def wrong_keys(value: Mapping[Any, Any]) -> Iterator[BadNotation]:
    """What is amiss with the keys of a lesson."""
    for key in value:
        if key not in KEYS:
            yield BadNotation((key,), f"a lesson has no {key!r}, only {', '.join(KEYS)}")
    for key in NEEDED:
        if not value.get(key):
            yield BadNotation((key,), f"`{key}` is missing")


def read_steps(steps: Any, otherwise: Mapping[str, str]) -> Iterator[LessonStep]:
    """The steps; `otherwise` holds where they have nothing of their own."""
    for nth, row in enumerate(as_list(steps)):
        path: Place = ("steps", nth)
        if not isinstance(row, dict) or not row.get("say") or not row.get("answer"):
            raise BadNotation(path, "a step is expected, with what to `say` and the `answer` that goes on")
        for key in row:
            if key not in STEP_KEYS:
                raise BadNotation((*path, key), f"a step has no {key!r}, only {', '.join(STEP_KEYS)}")
        own = words_of(row.get("else") or {}, (*path, "else"))
        after = tuple(answer for line in row.get("after") or [] for answer in read_answers(line, (*path, "after")))
        answers = tuple(str(words) for words in as_list(row["answer"]))
        yield LessonStep(path, str(row["say"]), answers, {**otherwise, **own}, tuple(own), after)


def words_of(value: Any, path: Place) -> dict[str, str]:
    """What is said to other answers, by their words."""
    if not isinstance(value, dict):
        raise BadNotation(path, "a mapping from answers to sentences is expected")
    return {str(words): str(sentence) for words, sentence in value.items()}
