"""The start of a forked match, which begins at a moment of another one."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Start:
    """A table to begin with, and where it comes from.

    Args:
        table: As `write_start` gives it. Its luck is that of the plan.
        sort: What it was forked from: "matches" for a match, "records" for an uploaded record.
        source: The id of that.
        eyes: Whose moment it was: a seat, the number of seats for a spectator, one more for all cards shown.
        name: The name of that viewer.
        moment: Which, counted from 1 as that viewer saw them.
        seat: For which seat the unknown was dealt again.
        same: Nothing was dealt again: the cards are the same.
        words: Its description, if known already; otherwise it is made from the rest.
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
    """A start from its JSON; None for a match that was dealt."""
    return Start(**json.loads(text)) if text else None
