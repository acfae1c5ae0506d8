"""Whose time is running, since when, and the alarm for when it is up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from timescoop.hosting.company.clocks import Clock

AGAIN: Final = 1.0  # seconds until an alarm goes off again, if its action failed


class Timer:
    """Runs the time of several seats at once, by a monotonic clock."""

    def __init__(self) -> None:
        """Nobody's time runs yet."""
        self.now: Callable[[], float] = time.monotonic  # in seconds; tests set it
        self.grace: Callable[[], float] = lambda: 0.0  # seconds from now in which no time runs
        self.shared_time: Callable[[], tuple[str, float]] = lambda: ("", 0.0)  # of all servers of the store
        self.since = 0.0
        self.running: tuple[int, ...] = ()
        self.alarm: asyncio.TimerHandle | None = None
        self.time_is_up: Callable[[], None] = lambda: None  # called when the alarm goes off

    def read(self, clock: Clock | None) -> Clock | None:
        """The clock now, given how it stood when the timer was started."""
        return clock and clock.spent(self.running, max(0.0, self.now() - self.since))

    def behind(self, clock: Clock | None) -> float:
        """Seconds since another server stored a clock; none if all servers have been down since."""
        epoch, now = self.shared_time()
        return max(0.0, now - clock.at) if clock and clock.epoch and clock.epoch == epoch else 0.0

    def start(self, clock: Clock | None, seats: tuple[int, ...]) -> None:
        """Let the time of some seats run, from now on or from when another server stored the clock.

        The alarm goes off when the first of them has none left; a clock of days is looked after by `DayWatch`.
        """
        grace = self.grace() - self.behind(clock)
        self.since, self.running = self.now() + grace, seats
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if clock is not None and seats and not clock.slow:
            soonest = min(clock.left[seat] for seat in seats) or AGAIN
            self.alarm = asyncio.get_running_loop().call_later(max(0.0, grace + soonest), self.time_is_up)
