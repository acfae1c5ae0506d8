"""A pause, by consent of all people at a table with a clock."""

from __future__ import annotations

from dataclasses import replace

from timescoop.hosting.company.clocks import Clock, new_clock
from timescoop.hosting.errors import HostingError, NotYours
from timescoop.hosting.stored_match import StoredMatch


class Pausing(StoredMatch):
    """A match whose clock can stand."""

    async def pause(self, seat: int) -> None:
        """A person wants a pause; once all want one, clocks and bots wait until somebody goes on.

        Raises:
            NotYours: No person sits there.
            HostingError: There is no clock.
            Paused: The store cannot keep it.
        """
        await self.serialized(lambda: self.timed(seat, self.clock_of(seat).wished(seat, self.people()), "pause"))

    async def go_on(self, seat: int) -> None:
        """A person ends the pause, or takes back a wish for one. Errors are those of `pause`."""
        await self.serialized(lambda: self.timed(seat, self.clock_of(seat).going_on(), "go-on"))

    def clock_of(self, seat: int) -> Clock:
        """The clock now, for somebody who may hold it."""
        clock = self.table_state_now().clock
        if clock is None:
            raise HostingError("this match is played without clocks, so there is nothing to pause")
        if seat not in self.people():
            raise NotYours("only people at the table can hold the clock")
        return clock

    def clock_anew(self) -> Clock | None:
        """The clock of a rematch, in which all sit one seat on: the same times, and none runs before all have come."""
        clock, count = self.table_state.clock, len(self.seats)
        awaited = tuple(sorted((seat - 1) % count for seat in self.people()))
        return clock and replace(new_clock(clock.bank, clock.each, count), awaited=awaited)

    async def came(self, seat: int) -> None:
        """Somebody has come to a match whose clock waits for that."""
        clock = self.table_state.clock
        if clock is not None and seat in clock.awaited:
            await self.serialized(lambda: self.noticed(seat))

    async def noticed(self, seat: int) -> None:
        """Let the clock wait for one seat less, with the match to itself."""
        table_state = self.table_state_now()
        if table_state.clock is not None:
            await self.amend(replace(table_state, clock=table_state.clock.came(seat)))

    async def timed(self, seat: int, clock: Clock, key: str) -> None:
        """Hold the clock or let it run, with the match to itself; everybody is told once it changes for all."""
        before = self.table_state_now()
        table_state = replace(before, clock=clock)
        if before.clock and before.clock.paused != clock.paused:
            table_state = table_state.noted(key, seat)
        await self.amend(table_state)
