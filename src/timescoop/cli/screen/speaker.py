"""How a table speaks to the people before it: painted, or plainly line by line."""

from __future__ import annotations

from contextlib import suppress
from typing import Protocol, TextIO

from timescoop.cli.screen.plain import plain_clash, plain_hand, plain_options, plain_table
from timescoop.cli.screen.sight import Sight
from timescoop.kernel import Face
from timescoop.wording import Texts


class Speaker(Protocol):
    """Everything that a conversation needs of a terminal."""

    def say(self, line: str) -> None:
        """A line of its own."""

    def ask(self) -> str | None:
        """The next line typed, without the spaces around it; None at the end of input."""

    def moment(self, seat: int, turn: int, facts: int) -> tuple[int, ...]:
        """What must have changed for the table to be shown anew."""

    def table(self, sight: Sight) -> None:
        """The whole table."""

    def clash(self, sight: Sight) -> None:
        """What is going on in the middle of the table."""

    def hand(self, sight: Sight) -> None:
        """The reader's hand."""

    def question(self, sight: Sight, clause: str) -> None:
        """What is asked, with the options."""

    def card(self, face: Face, texts: Texts) -> None:
        """What is printed on a card."""

    def hand_over(self, name: str) -> None:
        """Another person comes to the screen."""

    def end(self, sight: Sight) -> None:
        """The final scores."""


def face_lines(face: Face, texts: Texts) -> list[str]:
    """What is printed on a card, a line for each part."""
    figures = [f"{texts.label(key, 2)} {value}" for key, value in face["values"].items()]
    said = (face.get("line") or face["subtitle"]).strip()
    told = filter(None, (texts.label(face["type"], 1), ", ".join(figures), said))
    return [
        f"{face['name']}: {'. '.join(told)}.",
        *([face["text"]] if face["text"] else []),
        *(texts.label(key) for key in face.get("remarks", ())),
    ]


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

    def table(self, sight: Sight) -> None:
        """The table, a line for each place."""
        for line in plain_table(sight):
            self.say(line)

    def clash(self, sight: Sight) -> None:
        """The sums and what they are of, a line for each."""
        for line in plain_clash(sight):
            self.say(line)

    def hand(self, sight: Sight) -> None:
        """The hand on a line."""
        self.say(plain_hand(sight))

    def question(self, sight: Sight, clause: str) -> None:
        """The question, then each option on a line."""
        self.say(f"{sight.prompt()} ({clause})")
        for line in plain_options(sight):
            self.say(line)

    def card(self, face: Face, texts: Texts) -> None:
        """A card in lines."""
        for line in face_lines(face, texts):
            self.say(line)

    def hand_over(self, name: str) -> None:
        """Call the next person; where input is typed, wait for them."""
        self.say(
            f"{name}, it is for you to choose." + (" Press Enter when you are there." if self.inward.isatty() else "")
        )
        if self.inward.isatty():
            self.ask()

    def end(self, sight: Sight) -> None:
        """The scores, a line for each part."""
        for head, lines in sight.scores():
            self.say(f"{head}.")
            for line in lines:
                self.say(f"  {line}.")


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

    def table(self, sight: Sight) -> None:
        """The painted table."""
        self.console.print()
        self.painter.table(sight)

    def clash(self, sight: Sight) -> None:
        """Nothing: the table is painted again whenever something has happened, and the clash with it."""

    def hand(self, sight: Sight) -> None:
        """The hand in colour."""
        self.painter.hand(sight)

    def question(self, sight: Sight, clause: str) -> None:
        """The question and the options in columns."""
        self.painter.question(sight, clause)

    def card(self, face: Face, texts: Texts) -> None:
        """A card in lines."""
        for line in face_lines(face, texts):
            self.console.print(line)

    def hand_over(self, name: str) -> None:
        """Clear the screen before another person sees it."""
        self.console.clear()
        self.console.print(f"{name}, it is for you to choose. Press Enter when nobody else is looking.")
        self.ask()
        self.console.clear()

    def end(self, sight: Sight) -> None:
        """The scores line by line."""
        from rich.text import Text

        for head, lines in sight.scores():
            self.console.print(Text(head, "bold"))
            for line in lines:
                self.console.print(f"  {line}")


def painted_speaker() -> Speaker:
    """The painted one; rich is imported only here."""
    return PaintedSpeaker()
