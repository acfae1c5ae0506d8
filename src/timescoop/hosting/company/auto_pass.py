"""Windows that are passed for a seat, by its own settings; nobody else is told which."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from timescoop.hosting.errors import HostingError, NotYours
from timescoop.hosting.seats import Seat
from timescoop.hosting.stored_match import StoredMatch
from timescoop.hosting.timeline import Passing
from timescoop.kernel import NOTHING, QUESTION, WINDOW, Table


def default_passing(seats: Sequence[Seat]) -> Passing:
    """How windows are passed at a table where nobody has said anything yet: people are asked in the usual ones."""

    def passing(table: Table, seat: int) -> int:
        question = table.question_of(seat)
        asked = question not in WINDOW or WINDOW[question][1] or seats[seat].kind != "person"
        return NOTHING if asked else WINDOW[question][0]

    return passing


class AutoPass(StoredMatch):
    """A match in which windows are passed for those who want that."""

    def windows(self, seat: int) -> dict[str, bool]:
        """The kinds of windows that the game has, by the keys of their questions, and whether a seat is asked in them.

        By default it is asked in those that are usually asked, as in conflicts.
        """
        said = self.table_state.asks.get(seat, {})
        own = [(QUESTION[number], usual) for number, (_, usual) in WINDOW.items() if self.owns(QUESTION[number])]
        return {key: said.get(key, usual) for key, usual in own}

    def owns(self, key: str) -> bool:
        """Whether a question is one of this game's."""
        return key.partition("/")[0] == self.game.key

    def passing(self, table: Table, seat: int) -> int:
        """The option by which a person passes the window that is open, if that is how it was wanted; else `NOTHING`.

        It depends on the kind of window and on what the seat has said, never on what anybody holds.
        """
        question = table.question_of(seat)
        if question not in WINDOW or self.seats[seat].kind != "person" or self.windows(seat)[QUESTION[question]]:
            return NOTHING
        return WINDOW[question][0]

    async def set_windows(self, seat: int, asks: Mapping[str, bool]) -> None:
        """From now on a seat is asked in these kinds of windows, or passes them.

        Raises:
            NotYours: A watcher is not asked.
            HostingError: The game has no such window.
            Paused: The store cannot keep it.
        """
        if not 0 <= seat < len(self.seats):
            raise NotYours("a watcher is asked in no window")
        unknown = set(asks) - set(self.windows(seat))
        if unknown:
            known = ", ".join(self.windows(seat)) or "none"
            raise HostingError(f"{self.game.title} has no window {min(unknown)!r}; its windows are {known}")
        await self.serialized(lambda: self.store_windows(seat, asks))

    async def store_windows(self, seat: int, asks: Mapping[str, bool]) -> None:
        """Store the settings, with the match to itself; only the seat's own snapshot changes."""
        if {**self.windows(seat), **asks} == self.windows(seat):
            return
        own = {**self.table_state.asks.get(seat, {}), **asks}
        table_state = self.table_state_now()
        await self.amend(replace(table_state, asks={**table_state.asks, seat: own}), [seat])
