"""Prints a table for the people at the terminal: coloured, or as plain lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Protocol, TextIO

from timescoop.kernel import Face
from timescoop.wording import TextLine, _, indented


class Speaker(Protocol):
    """Everything that a conversation needs of a terminal."""

    def say(self, line: str) -> None:
        """A line of its own."""

    def ask(self) -> str | None:
        """The next line typed, without the spaces around it; None at the end of input."""

    def moment(self, seat: int, turn: int, facts: int) -> tuple[int, ...]:
        """What must have changed for the table to be shown again."""

    def show(self, lines: Iterable[TextLine], faces: Sequence[Face] = ()) -> None:
        """Lines of a table; `faces` gives a card face by kind."""

    def hand_over(self, name: str) -> None:
        """Another person comes to the screen."""


class PlainSpeaker:
    """One thing a line, from one stream to another."""

    def __init__(self, inward: TextIO, outward: TextIO) -> None:
        self.inward = inward
        self.outward = outward

    def say(self, line: str) -> None:
        """A line."""
        self.outward.write(line + "\n")

    def ask(self) -> str | None:
        """A line of input; the question has been printed."""
        self.outward.flush()
        line = self.inward.readline()
        return line.strip() if line else None

    def moment(self, seat: int, turn: int, facts: int) -> tuple[int, ...]:  # noqa: ARG002 - every change is told
        """Once a turn: changes are told line by line, and `table` shows it again."""
        return seat, turn

    def show(self, lines: Iterable[TextLine], faces: Sequence[Face] = ()) -> None:  # noqa: ARG002 - no colours
        """One thing a line, indented."""
        for line in indented(lines):
            self.say(line)

    def hand_over(self, name: str) -> None:
        """Call the next person; where input is typed, wait for them."""
        turn = _("{name}, it's your turn.").format(name=name)
        ready = _("Press Enter when you are ready.")
        self.say(f"{turn} {ready}" if self.inward.isatty() else turn)
        if self.inward.isatty():
            self.ask()


class PaintedSpeaker:
    """In colour, on a console."""

    def __init__(self) -> None:
        from timescoop.cli.screen.console import safe_console
        from timescoop.cli.screen.painter import Painter

        self.console = safe_console()
        self.painter = Painter(self.console)

    def say(self, line: str) -> None:
        """A line."""
        self.console.print(line)

    def ask(self) -> str | None:
        """A line after a prompt, with the editing keys of the terminal."""
        with suppress(ImportError):
            import readline  # noqa: F401 - input() edits lines once it is there
        try:
            return input("> ").strip()
        except EOFError:
            self.console.print()
            return None

    def moment(self, seat: int, turn: int, facts: int) -> tuple[int, ...]:
        """Whenever something has happened."""
        return seat, turn, facts

    def show(self, lines: Iterable[TextLine], faces: Sequence[Face] = ()) -> None:
        """Painted."""
        self.painter.paint(lines, faces)

    def hand_over(self, name: str) -> None:
        """Clear the screen before another person sees it."""
        self.console.clear()
        turn = _("{name}, it's your turn.").format(name=name)
        alone = _("Press Enter when nobody else is looking.")
        self.console.print(f"{turn} {alone}")
        self.ask()
        self.console.clear()


def painted_speaker() -> Speaker:
    """The painted one; rich is imported only here."""
    return PaintedSpeaker()
