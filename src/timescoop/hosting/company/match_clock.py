"""The clock of a match: a pause by consent of all people, and what happens when somebody's time is up."""

from __future__ import annotations

from dataclasses import replace

from timescoop.hosting.company.clocks import Clock, new_clock
from timescoop.hosting.company.seating import Seating
from timescoop.hosting.errors import HostingError, NotYours
from timescoop.hosting.match_log import MatchLog, serialized


class MatchClock:
    """The clock of one match, if it is played with one."""

    def __init__(self, log: MatchLog, seating: Seating) -> None:
        """`seating` gives seats to bots when their time is up."""
        self.log = log
        self.seating = seating
        log.timer.time_is_up = lambda: log.start(self.run_out)

    # ---- pauses

    @serialized
    async def pause(self, seat: int) -> None:
        """A person wants a pause; once all want one, clocks and bots wait until somebody goes on.

        Raises:
            NotYours: No person sits there.
            HostingError: There is no clock.
        """
        await self.change(seat, self.clock_for(seat).wished(seat, self.log.state.people()), "pause")

    @serialized
    async def go_on(self, seat: int) -> None:
        """A person ends the pause, or withdraws a wish for one. Raises what `pause` raises."""
        await self.change(seat, self.clock_for(seat).going_on(), "go-on")

    def clock_for(self, seat: int) -> Clock:
        """The clock now, for somebody who may stop it."""
        clock = self.log.table_state().clock
        if clock is None:
            raise HostingError("this match is played without clocks, so there is nothing to pause")
        if seat not in self.log.state.people():
            raise NotYours("only people at the table can pause the clocks")
        return clock

    async def change(self, seat: int, clock: Clock, key: str) -> None:
        """Stop the clock or let it run. All viewers are notified if it changes for everybody."""
        before = self.log.table_state()
        table_state = replace(before, clock=clock)
        if before.clock and before.clock.paused != clock.paused:
            table_state = table_state.noted(key, seat)
        await self.log.amend(table_state)

    # ---- a rematch

    def for_rematch(self) -> Clock | None:
        """The clock of a rematch, where everybody sits one seat on: the same times, stopped until all have come."""
        state = self.log.state
        clock, count = state.table_state.clock, len(state.seats)
        awaited = tuple(sorted((seat - 1) % count for seat in state.people()))
        return clock and replace(new_clock(clock.bank, clock.each, count), awaited=awaited)

    async def came(self, seat: int) -> None:
        """Note that somebody joined a match whose clock waits for that."""
        clock = self.log.state.table_state.clock
        if clock is not None and seat in clock.awaited:
            await self.note_arrival(seat)

    @serialized
    async def note_arrival(self, seat: int) -> None:
        """Remove a seat from those that the clock waits for."""
        table_state = self.log.table_state()
        if table_state.clock is not None:
            await self.log.amend(replace(table_state, clock=table_state.clock.came(seat)))

    # ---- time that is up

    async def run_out(self) -> None:
        """Let bots play where the time is up, so that the match goes on; under its lock.

        If the store is unavailable, the alarm goes off again.
        """
        clock = self.log.table_state().clock
        try:
            for seat in self.log.timer.running:
                if clock is not None and clock.left[seat] <= 0:
                    await self.seating.take_over(seat, "late", seat)
        finally:
            self.log.charge_time()
