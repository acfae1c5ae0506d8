"""The table of a declared game: the fields that all such games have, and methods that most rules need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from timescoop.kernel.spec import Field
from timescoop.kernel.subclassing import mypyc_attr
from timescoop.kernel.table import Table

COMMON_FIELDS: Final = (
    Field("pool", holds="object", about="the list of cards"),
    Field("deal", holds="object", about="edition, options and number of seats"),
    Field("turn", 0, "the seat whose turn it is"),
    Field("turn_number", 0, "turns so far, this one counted"),
    Field("reason", "", "how the game ended, as the key of a label"),
    Field("scores", (), "the score of each seat, once the game is over", holds="tuple[int, ...]"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredTable(Table):
    """A table whose other zones and fields come from a spec."""

    __slots__ = ()

    def copy(self) -> DeclaredTable:
        """An independent copy of the table."""
        own: Any = self
        new = type(self)()
        self.copy_into(new)
        own.copy_fields_into(new)
        return new

    def about(self) -> dict[str, Any]:
        """The edition, the number of seats and the options of the deal."""
        own: Any = self
        return {"edition": own.deal.edition, "seats": self.seats, "options": dict(own.deal.options)}

    def kinds_in(self, zone: int) -> list[int]:
        """The distinct kinds in a zone, ascending."""
        return sorted({self.kind[copy] for copy in self.zones[zone]})

    def move_and_say(self, copy: int, to: int, fact: int, seat: int) -> None:
        """Move a copy to the end of a zone and record the fact; seats that know the card are told its kind."""
        self.move(copy, to)
        self.say(fact, seat, (), (copy,))

    def begin_turn(self, seat: int) -> None:
        """Start the next turn, of this seat."""
        own: Any = self
        own.turn, own.turn_number = seat, own.turn_number + 1

    def finish(self, reason: str, scores: Sequence[int], winners: Sequence[int] | None = None) -> None:
        """End the game.

        Args:
            reason: How it ended, as the key of a label.
            scores: The score of each seat.
            winners: The seats that win; None for all with the highest score.
        """
        own: Any = self
        own.reason, own.scores = reason, tuple(scores)
        if winners is None:
            winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        self.won = sum([1 << seat for seat in winners])
