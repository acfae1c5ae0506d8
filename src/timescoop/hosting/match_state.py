"""One match as it is stored, as a value: its timeline, its seats, and what each viewer was shown."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from timescoop.hosting.company.table_state import TableState, read_table_state
from timescoop.hosting.errors import NotYours, Stale
from timescoop.hosting.match_rows import AnswerRow, MatchRows
from timescoop.hosting.seats import Seat
from timescoop.hosting.snapshots import SeatShown, ViewerState, viewer_states
from timescoop.hosting.timeline import Timeline
from timescoop.kernel import Game


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match as the store holds it. It is immutable: a change makes the next state, which the store may still refuse.

    Args:
        timeline: The table, and the answers that stand.
        seats: Who sits where.
        rows: How many rows of answers the store has.
        shown: The number of each viewer's newest snapshot, spectators last.
        valid_from: By seat, the oldest snapshot from which its answer still counts.
        viewers: What each viewer sees, spectators last.
        table_state: The state besides the game. Its clock shows the time of the last change.
        answered: The options that were chosen, in order, by seat and number of the snapshot.
        rematch: The id of the match that follows, or empty.
        version: Of the match in the store. A server that has an older one must read the match again before it writes.
    """

    timeline: Timeline
    seats: tuple[Seat, ...]
    rows: int
    shown: Sequence[int]
    valid_from: Sequence[int]
    viewers: list[ViewerState]
    table_state: TableState
    answered: Mapping[tuple[int, int], tuple[int, ...]]
    rematch: str = ""
    version: int = 0

    @property
    def names(self) -> list[str]:
        """The names of the seats, in order."""
        return [seat.name for seat in self.seats]

    @property
    def host(self) -> int:
        """The seat of the person who created the table, or -1 if they only watch."""
        links = self.table_state.links
        taken = (nth for nth, seat in enumerate(self.seats) if seat.key_hash and seat.kind != "open")
        first = next((nth for nth in taken if nth not in links), -1)
        return self.table_state.host if self.table_state.host >= 0 else first

    def people(self) -> list[int]:
        """The seats in which a person plays."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    def seats_shown(self) -> list[SeatShown]:
        """The seats as everybody sees them."""
        return [SeatShown(seat.name, seat.kind, seat.bot, seat.colour) for seat in self.seats]

    def is_held_up(self) -> bool:
        """True while bots and clocks wait: for people to agree on something, or for the end of a pause."""
        clock = self.table_state.clock
        return self.table_state.request is not None or (clock is not None and clock.paused)

    def running(self) -> tuple[int, ...]:
        """The seats whose time runs: people who are asked, while nothing holds the match up."""
        clock = self.table_state.clock
        if clock is None or clock.awaited or self.is_held_up():
            return ()
        return tuple(seat for seat in self.timeline.table.waiting() if self.seats[seat].kind == "person")

    def check_viewer(self, viewer: int) -> None:
        """Refuse a viewer that is neither a seat nor a spectator."""
        if not 0 <= viewer <= len(self.seats):
            raise NotYours(f"there is no seat {viewer}; the seats are 0 to {len(self.seats) - 1}")

    def check_number(self, seat: int, number: int) -> None:
        """Refuse a decision made at an outdated snapshot."""
        if not 0 <= seat < len(self.seats):
            raise NotYours("spectators have nothing to answer")
        if not self.valid_from[seat] <= number <= self.shown[seat]:
            raise Stale("the table has changed since you looked: check it and answer again")


def state_of(game: Game, stored: MatchRows, timeline: Timeline) -> MatchState:
    """The state of a match that was read from the store, with the timeline that its answers lead to."""
    shown = json.loads(stored.latest.shown)
    return MatchState(
        timeline,
        stored.seats,
        len(stored.lines),
        shown,
        shown,
        viewer_states(game, timeline),
        read_table_state(stored.latest.affairs),
        answered_in(stored.lines),
        stored.rematch,
        stored.latest.version,
    )


def answered_in(rows: Iterable[AnswerRow]) -> dict[tuple[int, int], tuple[int, ...]]:
    """The options that seats were asked for and gave, in order, by seat and number of the snapshot."""
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for row in rows:
        if row.look:
            found[row.seat, row.look] = (*found.get((row.seat, row.look), ()), row.option)
    return found
