"""Profiles of those who want one: a name, a picture, settings, people met, and ratings; and links to other devices."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from timescoop.hosting.errors import HostingError
from timescoop.hosting.schema import HANDOVER, PASSKEY, PLAYER, PROFILE, RATED_MATCH, RATING, WORK
from timescoop.hosting.seats import clean, hash_of
from timescoop.hosting.store import Store

HANDOVER_S: Final = 900.0  # seconds for which a link to a second device works
MOST_MET: Final = 100


def rating_told(mu: float, sigma: float) -> float:
    """The rating that people are shown: the true skill is probably higher, so few games mean a low rating."""
    return mu - 3 * sigma


@dataclass(frozen=True, slots=True)
class Profile:
    """A profile as its owner sees it.

    Args:
        id: Random; nobody else is told.
        name: As others read it.
        picture: The address of a card's picture, or empty.
        colour: One of `COLOURS`, or empty.
        settings: The preferences, as in the cookie.
        recoverable: Whether a recovery link was made.
        created: Seconds since 1970.
    """

    id: str
    name: str
    picture: str
    colour: str
    settings: str
    recoverable: bool
    created: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody does in a game, over rated matches; `rating` is mu minus three sigma, as OpenSkill orders people."""

    game: str
    rating: float
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Met:
    """Somebody with whom the owner of a profile has played."""

    name: str
    picture: str
    matches: int


class Profiles:
    """The profiles of one store. `ring` is a hash of the secret in a browser's cookie, as `KeyRings` has it.

    Every method raises `Paused` if the store is unavailable.
    """

    def __init__(self, store: Store) -> None:
        """Use an open store."""
        self.store = store

    async def of(self, ring: str) -> Profile | None:
        """The profile of a browser, or None."""
        rows = await self.store.read(select(PROFILE).where(PROFILE.c.ring == ring))
        return profile_of(rows[0]) if rows else None

    async def save(self, ring: str, name: str, picture: str, colour: str, settings: str) -> None:
        """Make a profile, or change it.

        Raises:
            HostingError: The name is empty once it is cleaned.
        """
        if not clean(name):
            raise HostingError("a name needs at least one visible letter")
        values = {"name": clean(name), "picture": picture[:200], "colour": colour[:16], "settings": settings[:200]}
        row = {"id": secrets.token_urlsafe(18), "ring": ring, "created": time.time(), **values}

        def put(connection: Connection) -> None:
            if not connection.execute(update(PROFILE).where(PROFILE.c.ring == ring).values(**values)).rowcount:
                connection.execute(insert(PROFILE).values(**row))

        try:
            await self.store.keep(put)
        except IntegrityError:  # the same form was sent twice
            await self.store.keep(put)

    async def keep_settings(self, ring: str, settings: str) -> None:
        """Store somebody's preferences for their other devices, if they have a profile."""
        if await self.of(ring):
            changed = update(PROFILE).where(PROFILE.c.ring == ring).values(settings=settings[:200])
            await self.store.keep(lambda connection: connection.execute(changed).rowcount)

    async def delete(self, profile: Profile) -> None:
        """Delete a profile with its ratings and its list of matches."""

        def put(connection: Connection) -> None:
            for table in (PLAYER, RATING, PASSKEY):
                connection.execute(delete(table).where(table.c.profile == profile.id))
            connection.execute(update(WORK).where(WORK.c.person == f"p{profile.id}").values(person=""))
            connection.execute(delete(PROFILE).where(PROFILE.c.id == profile.id))

        await self.store.keep(put)

    # ---- recovery

    async def set_recovery(self, profile: Profile, token: str, sealed: str) -> None:
        """Set the recovery token of a profile, in place of an older one; `sealed` is what it opens."""
        changed = update(PROFILE).where(PROFILE.c.id == profile.id).values(recovery=hash_of(token), sealed=sealed)
        await self.store.keep(lambda connection: connection.execute(changed).rowcount)

    async def recovered(self, token: str) -> tuple[Profile, str] | None:
        """The profile that a token opens, and the data sealed with it; None if it opens nothing."""
        rows = await self.store.read(select(PROFILE).where(PROFILE.c.recovery == hash_of(token)))
        return (profile_of(rows[0]), str(rows[0].sealed)) if rows else None

    # ---- matches

    async def sat_down(self, profile: Profile, match: str, seat: int) -> None:
        """Note who sits in a seat, in place of the last person."""

        def put(connection: Connection) -> None:
            connection.execute(delete(PLAYER).where(PLAYER.c.match == match, PLAYER.c.seat == seat))
            connection.execute(insert(PLAYER).values(match=match, seat=seat, profile=profile.id))

        await self.store.keep(put)

    async def left(self, match: str, seat: int) -> None:
        """Somebody without a profile sits in a seat now."""
        gone = delete(PLAYER).where(PLAYER.c.match == match, PLAYER.c.seat == seat)
        if await self.store.read(select(PLAYER.c.seat).where(PLAYER.c.match == match, PLAYER.c.seat == seat)):
            await self.store.keep(lambda connection: connection.execute(gone).rowcount)

    async def rate(self, match: str) -> None:
        """Let a match count for ratings once it is over."""

        def put(connection: Connection) -> None:
            connection.execute(insert(RATED_MATCH).values(match=match, done=False))

        if not await self.is_rated(match):
            await self.store.keep(put)

    async def is_rated(self, match: str) -> bool:
        """Whether a match counts, or will."""
        return bool(await self.store.read(select(RATED_MATCH.c.match).where(RATED_MATCH.c.match == match)))

    async def standings(self, profile: Profile) -> list[Standing]:
        """How somebody does, by game."""
        rows = await self.store.read(select(RATING).where(RATING.c.profile == profile.id).order_by(RATING.c.game))
        return [Standing(row.game, rating_told(row.mu, row.sigma), row.games, row.wins) for row in rows]

    async def met(self, profile: Profile) -> list[Met]:
        """The names of those with whom somebody has played, the most frequent first."""
        mine = PLAYER.alias("mine")
        count = func.count().label("matches")
        query = select(PROFILE.c.name, PROFILE.c.picture, count).join(PLAYER, PLAYER.c.profile == PROFILE.c.id)
        query = query.join(mine, (mine.c.match == PLAYER.c.match) & (mine.c.profile == profile.id))
        query = query.where(PROFILE.c.id != profile.id).group_by(PROFILE.c.id, PROFILE.c.name, PROFILE.c.picture)
        rows = await self.store.read(query.order_by(count.desc(), PROFILE.c.name).limit(MOST_MET))
        return [Met(row.name, row.picture, row.matches) for row in rows]

    async def matches(self, profile: Profile) -> list[tuple[str, int]]:
        """The matches in which somebody has sat, and where."""
        rows = await self.store.read(select(PLAYER.c.match, PLAYER.c.seat).where(PLAYER.c.profile == profile.id))
        return sorted((row.match, row.seat) for row in rows)

    # ---- a second device

    async def hand_over(self, token: str, sealed: str) -> None:
        """Store data that a token opens once, within a quarter of an hour."""
        now = time.time()

        def put(connection: Connection) -> None:
            connection.execute(delete(HANDOVER).where(HANDOVER.c.expires < now))
            connection.execute(insert(HANDOVER).values(id=hash_of(token), sealed=sealed, expires=now + HANDOVER_S))

        await self.store.keep(put)

    async def is_handed_over(self, token: str) -> bool:
        """Whether a token still opens something."""
        here = (HANDOVER.c.id == hash_of(token)) & (HANDOVER.c.expires >= time.time())
        return bool(await self.store.read(select(HANDOVER.c.id).where(here)))

    async def take_over(self, token: str) -> str | None:
        """The data that a token opens, once; None if it opens nothing any more."""
        here = (HANDOVER.c.id == hash_of(token)) & (HANDOVER.c.expires >= time.time())

        def take(connection: Connection) -> str | None:
            sealed = connection.execute(select(HANDOVER.c.sealed).where(here)).scalar()
            gone = connection.execute(delete(HANDOVER).where(here)).rowcount
            return str(sealed) if gone == 1 else None

        return await self.store.keep(take)


def profile_of(row: Row[Any]) -> Profile:
    """A profile from its row."""
    return Profile(row.id, row.name, row.picture, row.colour, row.settings, row.recovery is not None, row.created)
