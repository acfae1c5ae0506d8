"""A clock for each seat, with an increment for each answer; in seconds of a monotonic clock."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from timescoop.hosting.errors import HostingError
from timescoop.hosting.seats import with_changed

LONGEST: Final = 30 * 24 * 3600.0  # seconds: a bank, or what an answer adds
SLOW: Final = 24 * 3600.0  # seconds of a bank from which on a clock goes by the time of day
WALL: Final = "wall"  # the epoch of such a clock
AFTER_RETURN: Final = 30.0  # seconds that a player who comes back has at least


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of a match.

    Args:
        bank: Seconds that each seat began with.
        each: Seconds that each answer adds.
        left: Seconds that each seat has left.
        paused: True if all people asked for a pause: no time runs until somebody ends it.
        wishes: The seats that want a pause.
        awaited: The seats whose people have not come to this match yet: until then no time runs.
        epoch: The epoch of the servers in which it was stored, see `Servers`; empty while it is not being stored.
        at: When in that epoch.
    """

    bank: float
    each: float
    left: tuple[float, ...]
    paused: bool = False
    wishes: tuple[int, ...] = ()
    awaited: tuple[int, ...] = ()
    epoch: str = ""
    at: float = 0.0

    @property
    def slow(self) -> bool:
        """Whether people play over days: the clock goes by the time of day, also while no server is up."""
        return self.bank >= SLOW

    def stamped(self, epoch: str = "", at: float = 0.0) -> Clock:
        """The clock as it is stored at a moment, or (without one) as it runs here."""
        return replace(self, epoch=epoch, at=at)

    def came(self, seat: int) -> Clock:
        """The clock after somebody has joined the match."""
        return replace(self, awaited=tuple(each for each in self.awaited if each != seat))

    def spent(self, seats: Iterable[int], seconds: float) -> Clock:
        """The clock after some seats have used time; nobody has less than 0."""
        thought = set(seats)
        left = tuple(max(0.0, time - seconds) if seat in thought else time for seat, time in enumerate(self.left))
        return replace(self, left=left)

    def answered(self, seat: int) -> Clock:
        """The clock after a seat's answer: it gets the increment, and a pause is over."""
        return replace(self.going_on(), left=with_changed(self.left, seat, self.left[seat] + self.each))

    def returned(self, seat: int) -> Clock:
        """The clock after somebody has come back, with at least enough time for one choice."""
        return replace(self, left=with_changed(self.left, seat, max(self.left[seat], self.each, AFTER_RETURN)))

    def wished(self, seat: int, people: Iterable[int]) -> Clock:
        """The clock after a seat asks for a pause: it stops as soon as all people want one."""
        wishes = tuple(sorted({*self.wishes, seat}))
        paused = self.paused or set(people) <= set(wishes)
        return replace(self, wishes=() if paused else wishes, paused=paused)

    def going_on(self) -> Clock:
        """The clock without a pause, and without a wish for one."""
        return replace(self, paused=False, wishes=())


def new_clock(bank: float, each: float, seats: int) -> Clock:
    """The clock of a new match.

    Raises:
        HostingError: A negative time, one of more than 30 days, or no time at all.
    """
    if not (0 < bank <= LONGEST and 0 <= each <= LONGEST):
        raise HostingError(f"a clock gives each seat 1 second to 30 days, not {bank} and {each} seconds")
    return Clock(float(bank), float(each), (float(bank),) * seats)
