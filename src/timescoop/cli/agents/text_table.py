"""What a language model can do at a table, in this process or on a server."""

from __future__ import annotations

from typing import Protocol


class TextTable(Protocol):
    """One seat of one match, in words. Each call returns text for the player of that seat, and nothing secret."""

    def look(self, wait: float) -> str:
        """The whole table: cards, question and options.

        Args:
            wait: Seconds to wait at most until the seat is asked something or the game ends.
        """

    def answer(self, words: str, wait: float) -> str:
        """Answer the question; then what happened, and the next question.

        Args:
            words: The number of an option in the list, or its words.
            wait: Seconds to wait at most until the seat is asked again or the game ends.
        """

    def why(self, words: str) -> str:
        """The rule behind the question, or why some words can or can't be chosen now."""

    def log(self) -> str:
        """The latest events, each with the number of its rule."""

    def undo(self) -> str:
        """Take the last answer back, if nobody has learnt anything since."""
