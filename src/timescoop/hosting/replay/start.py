"""The start of a match that was not dealt but begins at a moment of another one."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Start:
    """A table to begin with, and where it comes from.

    Args:
        table: As `write_start` gives it. Its luck is that of the plan.
        sort: What it was forked from: "matches" for a match, "records" for a record that was handed in.
        source: The id of that.
        eyes: Whose moment it was: a seat, the number of seats for a spectator, one more for everything laid open.
        name: What those eyes are called.
        moment: Which, counted from 1 as those eyes saw them.
        seat: For which seat the unknown was dealt again.
        same: Nothing was dealt again: these are the very same cards.
        words: What is said of it, if that is known already; else it is made of the rest.
    """

    table: str
    sort: str
    source: str
    eyes: int
    name: str
    moment: int
    seat: int
    same: bool
    words: str = ""

    @property
    def said(self) -> str:
        """Where it comes from, in words that fit on a line of a record."""
        if self.words:
            return self.words
        seen = f"moment {self.moment} of another match, as {self.name} saw it"
        return f"{seen}; " + ("every card is the same" if self.same else "unknown cards were dealt again")

    def text(self) -> str:
        """The same as JSON."""
        return json.dumps(asdict(self), ensure_ascii=False)


def start_of(text: str | None) -> Start | None:
    """A start from its text; None for a match that was dealt."""
    return Start(**json.loads(text)) if text else None
