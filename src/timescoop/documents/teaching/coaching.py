"""A lesson in progress: what the coach says, which answer continues, and the hints for other answers."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from timescoop.documents.answers import on_offer, option_of, plainly
from timescoop.documents.faults import BadDocument
from timescoop.documents.positions import read_position
from timescoop.documents.proving.scenario import Failure
from timescoop.documents.proving.worlds import Refused, World
from timescoop.documents.reading import Place
from timescoop.documents.teaching.lessons import ANY, Lesson, LessonStep
from timescoop.documents.writing import brief
from timescoop.kernel import NOTHING, BadNotation, Game

BUTTON: Final = "{button}"  # in what the coach says: the words of the button that goes on


class Coach:
    """A lesson on its way. The learner answers for one seat; the lesson answers for the others.

    Args:
        lesson: What is taught.
        games: The games there are, by key.

    Raises:
        BadDocument: The position cannot be read.
        Refused: Nobody is called like the learner's seat, or that seat is not asked.
    """

    def __init__(self, lesson: Lesson, games: Mapping[str, Game]) -> None:
        self.lesson = lesson
        self.world = World(read_position(lesson.document, games, under=("given",)))
        self.game, self.names = self.world.game, self.world.names
        self.seat = self.world.seat(lesson.seat)
        self.number = 0
        self.left = list(lesson.steps[0].answers)
        self.news = 0  # how many facts were known before the last answer
        self.come_up()

    @property
    def step(self) -> LessonStep | None:
        """What is to be done now, or None at the end."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    def offered(self) -> list[tuple[int, str]]:
        """The learner's options with their words."""
        asked = self.seat in self.world.table.waiting()
        return on_offer(self.game, self.world.table, self.seat, self.names) if asked else []

    def right(self) -> dict[int, str]:
        """The options that go on, each with the words by which the lesson knows it."""
        offered = self.offered()
        found = {option_of(offered, words): words for words in self.left}
        return {option: words for option, words in found.items() if option != NOTHING}

    def goes_on(self, words: str) -> str:
        """The lesson's words for an answer, if it is one that goes on; else nothing."""
        return self.right().get(option_of(self.offered(), words), "")

    def take(self, words: str) -> None:
        """The learner gives an answer that goes on.

        Raises:
            Refused: It does not.
        """
        known = self.goes_on(words)
        step = self.step
        if not known or step is None:
            wanted = " or ".join(self.left) or "nothing"
            raise Refused(f"{words!r} is not what the lesson waits for now, which is {wanted}")
        self.news = len(self.world.table.kept or ())
        self.world.answer(self.lesson.seat, known)
        self.left.remove(known)
        if not self.left:
            for answer in step.after:
                self.world.answer(answer.who, answer.words)
            self.number += 1
            self.left = list(self.step.answers) if self.step else []
        self.come_up()

    def come_up(self) -> None:
        """Go on until the learner is asked what the step is about."""
        if self.step:
            self.world.come_to({self.seat: ""})

    def kindly(self, words: str) -> str:
        """Why a legal answer is not the one that the lesson waits for; empty if the lesson says nothing of it."""
        otherwise = self.step.otherwise if self.step else {}
        key = fitting(otherwise, words)
        return otherwise.get(key, "")


def with_button(words: str, button: str) -> str:
    """What the coach says, with the words of the button that goes on where it names that button."""
    return words.replace(BUTTON, button)


def fitting(otherwise: Mapping[str, str], words: str) -> str:
    """The key under which some words are answered: themselves, else the longest beginning, else `any`."""
    said = plainly(words)
    begun = [key for key in otherwise if key != ANY and (said == plainly(key) or said.startswith(plainly(key) + " "))]
    return max(begun, key=len, default=ANY)


def check_lesson(lesson: Lesson, games: Mapping[str, Game], clauses: Collection[str]) -> list[Failure]:
    """Play a lesson through; everything that no longer holds is a failure.

    Args:
        lesson: What is checked.
        games: The games there are, by key.
        clauses: The numbers of the clauses that its game has.
    """
    document = lesson.document
    try:
        coach = Coach(lesson, games)
    except BadDocument as error:
        return [Failure(f.source, f.line, lesson.title, f.wrong) for f in error.faults]
    except (BadNotation, Refused) as error:
        return [Failure(document.source, 1, lesson.title, str(error))]
    found = []
    unknown = [clause for clause in lesson.learned if clause not in clauses]
    if unknown:
        wrong = f"no clause is called {', '.join(unknown)}"
        found.append(Failure(document.source, document.line_of(("learned",)), lesson.title, wrong))
    used: set[tuple[int, str]] = set()
    while coach.step:
        step = coach.step
        line = document.line_of(step.path)
        found += [Failure(document.source, line, lesson.title, wrong) for wrong in amiss(coach, used)]
        try:
            coach.take(next(iter(coach.right().values()), ""))
        except Refused as error:
            return [*found, Failure(document.source, line, lesson.title, str(error))]
    return [*found, *unused(lesson, used)]


def unused(lesson: Lesson, used: set[tuple[int, str]]) -> Iterator[Failure]:
    """Sentences that no learner can ever be told, because nothing offered leads to them."""
    document = lesson.document
    ever = {words for _, words in used}
    places: list[Place] = [("else", key) for key in document.value.get("else") or {} if str(key) not in ever]
    for number, step in enumerate(lesson.steps):
        places += [(*step.path, "else", key) for key in step.own if (number, key) not in used]
    for path in places:
        yield Failure(document.source, document.line_of(path), lesson.title, f"nobody is ever told {path[-1]!r}")


def amiss(coach: Coach, used: set[tuple[int, str]]) -> Iterator[str]:
    """What is wrong with the moment that a learner is in; `used` gathers what was said to other answers."""
    right = coach.right()
    offered = [words for option, words in coach.offered() if option not in right]
    silent = [words for words in offered if not coach.kindly(words)]
    if silent:
        yield f"nothing is said to {brief(silent)}, which may be chosen here"
    used |= {(coach.number, fitting(coach.step.otherwise, words)) for words in offered if coach.step}
    if not right:
        yield f"{' and '.join(coach.left)}: can't be chosen, only {brief([words for _, words in coach.offered()])}"
