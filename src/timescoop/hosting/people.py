"""What a host does for people beyond one table: key rings, profiles, ratings, open tables, and notices."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from timescoop.hosting.company.clocks import WALL, Clock
from timescoop.hosting.day_watch import DayWatch
from timescoop.hosting.durability.key_rings import KeyRings
from timescoop.hosting.match import Match
from timescoop.hosting.match_ratings import MatchRatings
from timescoop.hosting.notices import Notices
from timescoop.hosting.open_seats import OpenTables
from timescoop.hosting.passkeys import Passkeys
from timescoop.hosting.profiles import Profiles
from timescoop.hosting.seated_profiles import SeatedProfiles
from timescoop.hosting.store import Store


class People:
    """The parts of a host that deal with people rather than seats."""

    def __init__(
        self, store: Store, find: Callable[[str], Awaitable[Match]], shared_time: Callable[[], tuple[str, float]]
    ) -> None:
        """For a store.

        Args:
            store: Where their data is stored.
            find: Gives a match by its id.
            shared_time: The time that all servers share, for clocks of less than a day.
        """
        self.wall: Callable[[], float] = time.time  # seconds since 1970; tests set it
        self.shared_time = shared_time
        self.key_rings = KeyRings(store)
        self.profiles = Profiles(store)
        self.passkeys = Passkeys(store)
        self.seated = SeatedProfiles(store)
        self.notices = Notices(store, self.now)
        self.open_tables = OpenTables(store)
        self.watch = DayWatch(store, find, self.now)
        self.watch.also.append(MatchRatings(store, find, self.seated.forget).count)

    def now(self) -> float:
        """Seconds since 1970."""
        return self.wall()

    def time_for(self, clock: Clock | None) -> Callable[[], tuple[str, float]]:
        """The time by which a clock is stored: that of all servers, or for a clock of days the time of day."""
        return (lambda: (WALL, self.wall())) if clock and clock.slow else self.shared_time
