"""A queue for a few places, fair between guests, no matter how many tables each has."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from timescoop.hosting.errors import Paused

MOST_GUESTS: Final = 1000  # guests whose use is remembered after they leave


class FairQueue:
    """Lets a limited number through at a time, first those whose guest has used the places least.

    Each guest is charged for the seconds that its places were held. A guest who comes back after a while starts level
    with the one that has used least by then. So nobody saves up time, and nobody waits for ever. While there is
    more than one place, no guest holds them all. Within a guest, first come, first served: a table that waits for one
    thing at a time is as good as any other.
    """

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        """`places` is how many may be held at a time; `now` is a monotonic clock in seconds."""
        self.places = places
        self.now = now
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.held: Counter[str] = Counter()
        self.used: OrderedDict[str, float] = OrderedDict()  # seconds charged to each guest
        self.level = 0.0  # the use of the guest who got a place last

    def refuse_more(self, guest: str, most: int, all_most: int, why: str) -> None:
        """Refuse a named guest with too many places or requests, or anybody if the queue is too long.

        Raises:
            Paused: With `refusal` as its message.
        """
        everybody = self.held.total() + self.length()
        if everybody >= all_most or (guest and self.held[guest] + self.waiting_of(guest) >= most):
            raise Paused(why)

    def length(self) -> int:
        """How many wait for a place."""
        return sum(map(len, self.waiting.values()))

    def waiting_of(self, guest: str) -> int:
        """How many requests of a guest wait."""
        return len(self.waiting.get(guest, ()))

    @asynccontextmanager
    async def place(self, guest: str) -> AsyncIterator[None]:
        """Hold a place, once one is free."""
        await self.take(guest)
        since = self.now()
        try:
            yield
        finally:
            self.used[guest] = self.used.get(guest, self.level) + self.now() - since
            self.held -= Counter({guest: 1})
            self.let_through()

    async def take(self, guest: str) -> None:
        """Wait for a place."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if guest not in self.waiting and not self.held[guest]:
            self.arrive(guest)
        self.waiting.setdefault(guest, deque()).append(future)
        self.let_through()
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it got its place while it was being cancelled
                self.held -= Counter({guest: 1})
            else:
                self.leave(guest, future)
            self.let_through()
            raise

    def arrive(self, guest: str) -> None:
        """Start a guest with the same use as the others."""
        self.used[guest] = max(self.level, self.used.get(guest, 0.0))
        self.used.move_to_end(guest)
        for other in list(self.used)[: max(0, len(self.used) - MOST_GUESTS)]:
            if other not in self.waiting and not self.held[other]:
                del self.used[other]

    def leave(self, guest: str, future: asyncio.Future[None]) -> None:
        """Leave the queue."""
        queue = self.waiting.get(guest)
        if queue and future in queue:
            queue.remove(future)
            if not queue:
                del self.waiting[guest]

    def let_through(self) -> None:
        """Give free places to those who wait."""
        while sum(self.held.values()) < self.places and (guest := self.next_guest()) is not None:
            future = self.waiting[guest][0]
            self.leave(guest, future)
            if not future.done():
                self.held[guest] += 1
                self.level = max(self.level, self.used.get(guest, 0.0))
                future.set_result(None)

    def next_guest(self) -> str | None:
        """The next guest: the one with the fewest places, then the least use, then the longest wait."""
        most = max(1, self.places - 1)
        free = [guest for guest in self.waiting if self.held[guest] < most]
        return min(free, key=lambda guest: (self.held[guest], self.used.get(guest, 0.0)), default=None)
