"""`timescoop learn`: the lessons of a game in the terminal, one after the other."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Sequence
from typing import Final

from timescoop.catalogue import GAMES
from timescoop.cli.choosing import game_of
from timescoop.cli.ending import FAILED, FINE, BadUsage, complain
from timescoop.cli.screen.sight import sight
from timescoop.cli.screen.speaker import PlainSpeaker, Speaker, painted_speaker
from timescoop.documents import Coach, Lesson, clauses_of, lessons, meant, with_button
from timescoop.wording import TableText, _, plain

WIDTH: Final = 80
LEAVE: Final = {"quit", "exit", "q"}


def commands_told() -> str:
    """What can be typed in a lesson."""
    return _("Type the number of an option or its words. Other commands: why WORDS, table, again, quit.")


def learn_game(key: str, lesson: str | None, *, plain: bool) -> int:
    """Teach a game from one lesson on, or from the first."""
    game = game_of(key)
    row = lessons(game.room)
    if not row:
        said = _("{game} has no lessons. Read its rules with timescoop rules --game {key}")
        return complain(said.format(game=_(game.title), key=key), FAILED)
    speaker = PlainSpeaker(sys.stdin, sys.stdout) if plain else painted_speaker()
    speaker.say(commands_told())
    for number in range(number_of(row, lesson), len(row)):
        speaker.say("")
        said = _("Lesson {number} of {count}: {title}")
        speaker.say(said.format(number=number + 1, count=len(row), title=_(row[number].title)))
        if not Teaching(row[number], speaker, plain=plain).run():
            command = f"timescoop learn {key} --lesson {row[number].key}"
            speaker.say(_("To continue here: {command}").format(command=command))
            return FINE
    speaker.say("")
    speaker.say(_("That was the last lesson. Now play: {command}").format(command=f"timescoop play {key}"))
    return FINE


def number_of(row: Sequence[Lesson], wanted: str | None) -> int:
    """The number of a lesson from 0, by its number from 1 or its key."""
    if wanted is None:
        return 0
    for number, lesson in enumerate(row):
        if wanted.casefold() in {str(number + 1), lesson.key}:
            return number
    known = ", ".join(lesson.key for lesson in row)
    said = _("there is no lesson {name!r}. Choose from {known}, or a number from 1 to {most}")
    raise BadUsage(said.format(name=wanted, known=known, most=len(row)))


class Teaching:
    """One lesson between a coach and a learner at the terminal."""

    def __init__(self, lesson: Lesson, speaker: Speaker, *, plain: bool) -> None:
        self.lesson = lesson
        self.speaker = speaker
        self.plain = plain
        self.coach = Coach(lesson, GAMES)

    def run(self) -> bool:
        """Go through the lesson; False if the learner leaves."""
        self.say(_(self.lesson.say))
        while self.coach.step:
            self.show()
            if not self.listen():
                return False
        self.tell()
        told = self.sight()
        self.speaker.show([*told.table(), *(told.result() if told.view["over"] else ())], told.faces)
        self.say(_(self.lesson.end))
        for number in self.lesson.learned:
            self.say(f"{number}: {_(clauses_of(self.coach.game.room)[number].text)}")
        return True

    def say(self, text: str) -> None:
        """A paragraph: in lines of the screen, or plainly on one."""
        for line in [text] if self.plain else textwrap.wrap(text, WIDTH):
            self.speaker.say(line)

    def sight(self) -> TableText:
        """What the learner sees now."""
        return sight(self.coach.game, self.coach.world.table, self.coach.seat, self.coach.names)

    def tell(self) -> None:
        """What has happened since the last answer."""
        for line in self.sight().log(self.coach.world.table.told(self.coach.seat, self.coach.news)):
            self.speaker.say(plain(line.body))

    def show(self) -> None:
        """What happened, the table, the question, and what the coach says to it."""
        self.tell()
        told = self.sight()
        self.speaker.show([*told.table(), *told.hand(), *told.question()], told.faces)
        if self.coach.step:
            right = next(iter(self.coach.right()), None)
            words = with_button(_(self.coach.step.say), "" if right is None else dict(self.coach.offered())[right])
            self.say(_("Coach: {words}").format(words=words))

    def listen(self) -> bool:
        """Take lines until one goes on; False if the learner leaves."""
        while (line := self.speaker.ask()) is not None and line.casefold() not in LEAVE:
            if line.casefold() == "again":
                self.coach = Coach(self.lesson, GAMES)
                return True
            if line.casefold() == "table":
                return True
            if line and self.answer(line):
                return True
        return False

    def answer(self, line: str) -> bool:
        """Whether a line goes on; if not, why not is said."""
        offered = self.coach.offered()
        why, _space, rest = line.partition(" ")
        options = [] if why.casefold() == "why" else meant(offered, line)
        if len(options) == 1:
            words = dict(offered)[options[0]]
            if self.coach.goes_on(words):
                self.coach.take(words)
                return True
            again = _("Nothing has happened yet: try again.")
            self.say(_("Coach: {words}").format(words=f"{_(self.coach.kindly(words))} {again}"))
        elif options:
            self.say(self.sight().several(options).text)
        else:
            self.refuse(rest if why.casefold() == "why" else line)
        return False

    def refuse(self, words: str) -> None:
        """Why some words can't be chosen."""
        reason = self.coach.game.why_not(self.coach.world.table, self.coach.seat, words, self.coach.names)
        self.say(self.sight().why_not(words, reason).text + (f" {commands_told()}" if reason is None else ""))
