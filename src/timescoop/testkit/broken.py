"""The error for a broken law: which law, where, and what differs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

LONGEST: Final = 900  # characters of a difference that are shown


@dataclass(frozen=True)
class Where:
    """A place in a random game, by which it can be found again."""

    game: str
    edition: str
    seats: int
    seed: int
    number: int

    def __str__(self) -> str:
        return f"{self.game} {self.edition}, {self.seats} seats, seed {self.seed}, decision {self.number}"


class LawBroken(AssertionError):
    """A law does not hold. The message is for people who mend games: it names cards, secrets included."""

    def __init__(self, law: str, what: str, where: Where | None = None) -> None:
        self.law = law
        self.what = what
        self.where = where
        place = f" ({where})" if where else ""
        super().__init__(f"{law}{place}: {what}")

    def at(self, where: Where) -> LawBroken:
        """The same, with the place where it was seen."""
        return LawBroken(self.law, self.what, where)


def hold(law: str, holds: bool, *what: Any) -> None:  # noqa: FBT001 - it reads as a sentence: hold(law, this is so)
    """Insist on a law.

    Args:
        law: The law in a few words.
        holds: Whether it holds.
        what: What differs: words, and values that are shown by `repr`.

    Raises:
        LawBroken: It does not.
    """
    if not holds:
        words = " ".join(each if isinstance(each, str) else repr(each) for each in what)
        raise LawBroken(law, words if len(words) <= LONGEST else words[:LONGEST] + " …")
