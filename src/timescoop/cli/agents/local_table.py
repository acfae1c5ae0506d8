"""A table in this process: one seat is played from outside, bots play the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from timescoop.cli.choosing import Sitter
from timescoop.cli.ending import BadUsage
from timescoop.cli.playing import Conversation
from timescoop.cli.sitting import Deal, Sitting
from timescoop.kernel import NOTHING, Face
from timescoop.wording import TextLine, indented

OVER: Final = "The game is over."


class LineCollector:
    """A speaker that keeps what is said until somebody takes it."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def taken(self) -> str:
        """All lines since the last call, as one text."""
        text = "\n".join(self.lines)
        self.lines.clear()
        return text

    def say(self, line: str) -> None:
        """A line of its own."""
        self.lines.append(line)

    def ask(self) -> str | None:
        """No line: nobody types at this table."""

    def moment(self, seat: int, turn: int, facts: int) -> tuple[int, ...]:  # noqa: ARG002 - every change is told
        """The whole table once a turn."""
        return seat, turn

    def show(self, lines: Iterable[TextLine], faces: Sequence[Face] = ()) -> None:  # noqa: ARG002 - no colours
        """One item per line, indented."""
        self.lines += indented(lines)

    def hand_over(self, name: str) -> None:
        """Only one player sits here."""


class LocalTable:
    """A match of one outside player against bots.

    Args:
        deal: What is played.
        sitters: Who sits where; exactly one of them is no bot.

    Raises:
        BadUsage: None or several of the seats are played from outside.
    """

    def __init__(self, deal: Deal, sitters: Sequence[Sitter]) -> None:
        outside = [sitter for sitter in sitters if sitter.bot is None]
        if len(outside) != 1:
            raise BadUsage(f"exactly one seat is yours at a table without a server, not {len(outside)}")
        self.speaker = LineCollector()
        self.conversation = Conversation(Sitting(deal, sitters), self.speaker)
        self.seat = self.conversation.people[0]
        self.asked = self.conversation.come_to_question() != NOTHING

    def look(self, wait: float) -> str:  # noqa: ARG002 - bots have answered by now
        """The whole table. Bots answer at once, so there is nothing to wait for."""
        news = self.speaker.taken()
        self.conversation.table(self.seat, "")
        self.conversation.hand(self.seat, "")
        if self.asked:
            self.conversation.again(self.seat, "")
        table = self.speaker.taken()
        return table if self.asked else f"{news}\n{table}".strip()

    def answer(self, words: str, wait: float) -> str:  # noqa: ARG002 - bots answer at once
        """Answer, let the bots play, and say what happened and what is asked next."""
        if not self.asked:
            return OVER
        self.speaker.taken()
        option = self.conversation.meant(self.seat, words.strip())
        if option == NOTHING:
            self.conversation.no_such_answer(self.seat, words.strip())
            return self.speaker.taken()
        self.conversation.sitting.answer(self.seat, option)
        self.asked = self.conversation.come_to_question() != NOTHING
        return self.speaker.taken()

    def why(self, words: str) -> str:
        """The rule behind the question, or behind one answer."""
        if not self.asked:
            return OVER
        self.speaker.taken()
        self.conversation.why(self.seat, words.strip())
        return self.speaker.taken()

    def log(self) -> str:
        """The latest events."""
        self.speaker.taken()
        self.conversation.log(self.seat, "")
        return self.speaker.taken()

    def undo(self) -> str:
        """Take the last answer back."""
        self.speaker.taken()
        if self.conversation.undo(self.seat, ""):
            self.asked = self.conversation.come_to_question() != NOTHING
        return self.speaker.taken()
