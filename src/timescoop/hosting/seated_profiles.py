"""What everybody at a table sees of the profiles that sit there: a picture, and a rating in its game."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select

from timescoop.hosting.errors import Paused
from timescoop.hosting.profiles import rating_told
from timescoop.hosting.schema import PLAYER, PROFILE, RATING
from timescoop.hosting.store import Store

FRESH_S: Final = 15.0  # seconds for which a change that another server made may go unnoticed
MOST_KNOWN: Final = 1000  # matches


@dataclass(frozen=True, slots=True)
class SeatedProfile:
    """A profile as the others at its table see it.

    Args:
        picture: The address of a card's picture, or empty.
        rating: In the game of the table, as `rating_told` has it, or None if no rated match has counted yet.
    """

    picture: str
    rating: float | None


Seated = Mapping[int, SeatedProfile]  # by seat


class SeatedProfiles:
    """The profiles at the tables of one server, read again now and then."""

    def __init__(self, store: Store) -> None:
        """Start empty."""
        self.store = store
        self.read: dict[str, tuple[float, Seated]] = {}  # by match, with when it was read

    async def look(self, match: str, game: str) -> None:
        """Read who sits at a table, unless it was read lately; what is known stays while the store is unavailable.

        Args:
            match: Its id.
            game: The key of its game, in which people are rated.
        """
        read_at, before = self.read.get(match, (-FRESH_S, {}))
        if time.monotonic() - read_at < FRESH_S:
            return
        rated = (RATING.c.profile == PLAYER.c.profile) & (RATING.c.game == game)
        query = select(PLAYER.c.seat, PROFILE.c.picture, RATING.c.mu, RATING.c.sigma)
        query = query.join(PROFILE, PROFILE.c.id == PLAYER.c.profile).outerjoin(RATING, rated)
        try:
            rows = await self.store.read(query.where(PLAYER.c.match == match))
        except Paused:
            return
        found = {
            row.seat: SeatedProfile(row.picture, None if row.mu is None else rating_told(row.mu, row.sigma))
            for row in rows
        }
        self.read.pop(match, None)
        self.read[match] = time.monotonic(), before if before == found else found
        while len(self.read) > MOST_KNOWN:
            del self.read[next(iter(self.read))]

    def at(self, match: str) -> Seated:
        """The profiles at a table, as they were read last, also of those for whom a bot plays."""
        _read_at, found = self.read.get(match, (0.0, {}))
        return found

    def forget(self, match: str = "") -> None:
        """Read a table again next time, or all of them: a profile, or who sits there, has changed here."""
        if match:
            self.read.pop(match, None)
        else:
            self.read.clear()
