"""Who is at a table: whose page is open, or was a moment ago. Shared only with other servers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from timescoop.hosting.company.timer import Timer

AWAY: Final = 60.0  # seconds without a page after which somebody counts as away


class Presence:
    """The pages that are open at one match; a viewer is a seat, or the number of seats for a spectator."""

    def __init__(self, seats: int, timer: Timer, changed: Callable[[], None]) -> None:
        """Count everybody as here until a minute has passed.

        Args:
            seats: How many.
            timer: Where the time comes from.
            changed: Called when somebody has come, left, or been away long enough to show it.
        """
        self.seats = seats
        self.timer = timer
        self.changed = changed
        self.pages: Counter[int] = Counter()
        self.seen = [timer.now()] * seats
        self.came: set[int] = set()  # seats from which somebody has looked here
        self.elsewhere: set[int] = set()  # seats whose people are at another server

    @property
    def watchers(self) -> int:
        """How many pages are open that belong to no seat."""
        return self.pages[self.seats]

    def away(self, seat: int) -> bool:
        """Whether a seat has had no page open for a minute, here or at another server."""
        return not self.pages[seat] and seat not in self.elsewhere and self.timer.now() - self.seen[seat] >= AWAY

    def touch(self, viewer: int) -> None:
        """Note that somebody asked for a page or gave an answer."""
        if viewer < self.seats:
            was_away = self.away(viewer)
            self.seen[viewer] = self.timer.now()
            self.came.add(viewer)
            if was_away:
                self.changed()

    def here(self) -> set[int]:
        """The seats whose people are at this server."""
        now = self.timer.now()
        return {seat for seat in self.came if self.pages[seat] or now - self.seen[seat] < AWAY}

    def found_elsewhere(self, seats: set[int]) -> None:
        """Note the seats whose people are at another server."""
        if seats == self.elsewhere:
            return
        for seat in self.elsewhere - seats:
            self.seen[seat] = self.timer.now()
        before, self.elsewhere = [self.away(seat) for seat in range(self.seats)], seats
        if before != [self.away(seat) for seat in range(self.seats)]:
            self.changed()

    @contextmanager
    def page(self, viewers: Sequence[int]) -> Iterator[None]:
        """While a page is open that shows one of these viewers: several where people share a browser."""
        for viewer in viewers:
            self.touch(viewer)
            self.pages[viewer] += 1
        if self.seats in viewers:
            self.changed()
        try:
            yield
        finally:
            for viewer in viewers:
                self.pages[viewer] -= 1
                self.touch(viewer)
            if self.seats in viewers:
                self.changed()
            asyncio.get_running_loop().call_later(AWAY + 0.1, self.changed)
