"""Who sits where: people sit down, leave a seat to a bot, and come back."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

from timescoop.hosting.company.arming import Arming
from timescoop.hosting.errors import HostingError, NotYours
from timescoop.hosting.ledger import set_seat
from timescoop.hosting.seats import Seat, clean, unlike


class Sitting(Arming):
    """A match at which people come and go."""

    async def sit(self, seat: int, key: str, name: str) -> None:
        """Whoever holds the key of an open seat takes it, or changes the name it goes by.

        Raises:
            NotYours: The key does not open that seat.
            HostingError: No name is left of what was given.
            Paused: The store cannot keep it.
        """
        if self.seat_of(key) != seat:
            raise NotYours("this key opens another seat, or none")
        if not clean(name):
            raise HostingError("a name has at least one letter that can be seen")
        await self.surely(lambda: self.rename(seat, name))

    async def rename(self, seat: int, name: str) -> None:
        """Sit down, with the match to itself."""
        others = [other.name for number, other in enumerate(self.seats) if number != seat]
        await self.reseat(seat, replace(self.seats[seat], name=unlike(clean(name), others), kind="person", bot=""))

    async def reseat(self, number: int, seat: Seat) -> None:
        """Change who sits in a seat: everybody sees that."""
        if seat == self.seats[number]:
            return
        shown = [each + 1 for each in self.shown]
        await set_seat(self.store, self.id, number, seat, json.dumps(shown))
        self.affairs = self.affairs_now()
        self.seats[number], self.shown = seat, shown
        self.good_from = [*self.good_from[:number], shown[number], *self.good_from[number + 1 :]]
        self.tick()
        self.ring()

    # ---- lending

    async def lend(self, seat: int, bot: str) -> None:
        """Let a bot, which must be one of the catalogue's, play for whoever sits in a seat."""
        if not 0 <= seat < len(self.seats):
            raise NotYours(f"there is no seat {seat}; the seats are 0 to {len(self.seats) - 1}")
        await self.surely(lambda: self.reseat(seat, replace(self.seats[seat], kind="bot", bot=bot)))

    async def stand_in_for(self, seat: int, by: int) -> None:
        """Let a bot play for a person: for oneself at once, for another who has not looked for a minute.

        Raises:
            NotYours: A watcher asks, no person sits there, or that person is here.
            Paused: The store cannot keep it.
        """
        if not 0 <= by < len(self.seats) or seat not in self.people():
            raise NotYours("a bot plays for a person who sits at the table, and somebody who sits there asks for it")
        if by != seat and not self.presence.away(seat):
            raise NotYours(f"{self.names[seat]} is here; a bot takes over once somebody has been away for a minute")
        await self.surely(lambda: self.taken_over(seat, "lent", by))

    async def taken_over(self, seat: int, why: str, by: int) -> None:
        """A bot sits down for a person, with the match to itself."""
        await self.reseat(seat, replace(self.seats[seat], kind="bot", bot=self.stand_in))
        await self.amend(self.affairs_now().noted(why, seat, by))

    async def come_back(self, seat: int) -> None:
        """Whoever sits there plays again in place of the bot; the caller has seen the seat's key.

        Raises:
            NotYours: No bot plays for a person there.
            Paused: The store cannot keep it.
        """
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind != "bot" or not self.seats[seat].key_hash:
            raise NotYours("no bot plays for you here")
        await self.surely(lambda: self.returned(seat))

    async def returned(self, seat: int) -> None:
        """A person is back, with the match to itself."""
        await self.reseat(seat, replace(self.seats[seat], kind="person", bot=""))
        affairs = self.affairs_now().noted("back", seat)
        clock = affairs.clock and affairs.clock.returned(seat)
        await self.amend(replace(affairs, clock=clock))

    # ---- time

    def time_is_up(self) -> None:
        """The alarm has rung: a bot plays on for whoever has no time left, so that no table is forfeit."""
        asyncio.get_running_loop().create_task(self.surely(self.run_out)).add_done_callback(told)

    async def run_out(self) -> None:
        """Let bots sit down where the time is up, with the match to itself."""
        clock = self.affairs_now().clock
        try:
            for seat in self.ticking:
                if clock is not None and clock.left[seat] <= 0:
                    await self.taken_over(seat, "late", seat)
        finally:
            self.affairs = self.affairs_now()
            self.tick()  # if the store was away, the alarm rings again


def told(task: asyncio.Task[None]) -> None:
    """The alarm's deed is done, or will be tried again."""
    if not task.cancelled():
        task.exception()
