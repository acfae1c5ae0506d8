"""The servers that share a store: who is up, the time that they share, and whose bots each of them plays.

Each server that has something to do raises a number in its row every second. Another server that sees the number
stand still for a few seconds, by its own monotonic clock, counts the server as lost. A server that is alone and has
nothing to do does not write.
"""

from __future__ import annotations

import math
import os
import secrets
import socket
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from timescoop.hosting.durability.pubsub import publish
from timescoop.hosting.schema import LATEST, PRESENT, SERVER
from timescoop.hosting.store import Store

BEAT_S: Final = 1.0  # seconds between two beats
LOST_S: Final = 3.5  # seconds without a beat after which a server is lost
VERSION: Final = version("timescoop")[:32]
MACHINE: Final = socket.gethostname()[:64]
Seats = frozenset[tuple[str, int]]  # by match


@dataclass(slots=True)
class Sighting:
    """Another server or worker.

    Args:
        beats: Its last beat.
        at: When that was first seen on this process's own clock.
        places: How many bots it runs for other servers; 0 for a server.
        version: Of its program.
    """

    beats: int
    at: float
    places: int = 0
    version: str = ""


@dataclass(frozen=True, slots=True)
class News:
    """What a beat found: servers that are lost, and the seats whose people are present at others."""

    lost: frozenset[str]
    present: Seats


class Servers:
    """This server among the others on its store."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic, *, places: int = 0) -> None:
        """Start without a row in the store.

        Args:
            store: The one that they share.
            now: A monotonic clock in seconds.
            places: How many bots this process runs for others; a worker has more than 0.
        """
        self.store = store
        self.name = store.name
        self.now = now
        self.beats = 0
        self.epoch = secrets.token_hex(8)
        self.offset = -now()
        self.others: dict[str, Sighting] = {}
        self.owned: set[str] = set()  # matches whose bots this server plays
        self.written: Seats = frozenset()
        self.places = places
        self.version = VERSION

    def shared_time(self) -> tuple[str, float]:
        """The epoch, and seconds in it: about the same at all servers, and standing still while none is up."""
        return self.epoch, self.now() + self.offset

    def is_up(self, name: str) -> bool:
        """Whether a server is known to be up."""
        return name == self.name or name in self.others

    def workers(self) -> int:
        """How many workers of this version are up, as far as is known; others than this process.

        Work isn't left to other versions: their formats of jobs and results may differ.
        """
        return sum(each.places > 0 and each.version == self.version for each in self.others.values())

    def fellows(self) -> int:
        """How many other servers are known to be up."""
        return sum(not each.places for each in self.others.values())

    def until_lost(self) -> float:
        """Seconds until the next of the others counts as lost if it doesn't beat; endless if there is no other."""
        return min((each.at + LOST_S - self.now() for each in self.others.values()), default=math.inf)

    def strange_versions(self) -> list[str]:
        """The versions of the servers that are up, if none of them is this one; none if no server is up."""
        found = {each.version for each in self.others.values() if not each.places}
        return [] if self.version in found else sorted(found)

    async def has_company(self) -> bool:
        """Whether another server has a row in the store, as one has that was started while this one had nothing to do.

        Raises:
            Paused: The store is unavailable.
        """
        rows = await self.store.read(select(SERVER).where(SERVER.c.name != self.name))
        return any(not is_dead(row) for row in rows)

    # ---- beats

    async def beat(self, present: Seats = frozenset()) -> News:
        """Show the others that this server is up, and look who else is.

        Args:
            present: By match, the seats whose people are here.

        Raises:
            Paused: The store is unavailable.
        """
        gone = {name: each.beats for name, each in self.others.items() if self.now() - each.at >= LOST_S}
        here = present if self.fellows() else frozenset()

        def put(connection: Connection) -> tuple[bool, list[Row[Any]], list[Row[Any]]]:
            for name, beats in gone.items():
                found = delete(SERVER).where(SERVER.c.name == name, SERVER.c.beats == beats)
                if connection.execute(found).rowcount:
                    connection.execute(delete(PRESENT).where(PRESENT.c.host == name))
            known = self.write_row(connection)
            self.write_present(connection, here)
            others = connection.execute(select(SERVER).where(SERVER.c.name != self.name)).all()
            if dead := [row.name for row in others if is_dead(row)]:
                connection.execute(delete(SERVER).where(SERVER.c.name.in_(dead)))
                connection.execute(delete(PRESENT).where(PRESENT.c.host.in_(dead)))
            elsewhere = connection.execute(select(PRESENT).where(PRESENT.c.host != self.name)).all() if others else []
            return known, list(others), list(elsewhere)

        known, others, elsewhere = await self.store.keep(put)
        self.beats += 1
        self.written = here
        if not known:
            self.owned.clear()  # the others have counted this server as lost
        lost = self.look_at(others)
        return News(lost, frozenset((row.match, row.seat) for row in elsewhere if row.host in self.others))

    def write_row(self, connection: Connection) -> bool:
        """Write this server's row, and return whether it was there."""
        values = {"beats": self.beats + 1, "epoch": self.epoch, "time": self.shared_time()[1]}
        if connection.execute(update(SERVER).where(SERVER.c.name == self.name).values(**values)).rowcount:
            return True
        connection.execute(
            insert(SERVER).values(
                name=self.name,
                machine=MACHINE,
                process=os.getpid(),
                places=self.places,
                version=self.version,
                **values,
            )
        )
        return False

    def write_present(self, connection: Connection, here: Seats) -> None:
        """Write who is here, as far as that has changed."""
        for match, seat in self.written - here:
            row = (PRESENT.c.match == match) & (PRESENT.c.seat == seat) & (PRESENT.c.host == self.name)
            connection.execute(delete(PRESENT).where(row))
        new = [{"match": match, "seat": seat, "host": self.name} for match, seat in sorted(here - self.written)]
        if new:
            connection.execute(insert(PRESENT), new)

    def look_at(self, rows: Iterable[Row[Any]]) -> frozenset[str]:
        """Update what is known of the other servers, and return those that are lost."""
        found = {row.name: row for row in rows if not is_dead(row)}
        lost = frozenset(self.others.keys() - found.keys())
        for name in lost:
            del self.others[name]
        for name, row in found.items():
            before = self.others.get(name)
            if before is None or before.beats != row.beats:
                self.others[name] = Sighting(row.beats, self.now(), row.places, row.version)
                self.share_time(row)
        return lost

    def share_time(self, row: Row[Any]) -> None:
        """Take over the time of a server that has been up for longer."""
        epoch, here = self.shared_time()
        if row.epoch != epoch:
            if not self.beats > row.beats:
                self.epoch, self.offset = row.epoch, row.time - self.now()
        elif row.time > here:
            self.offset += row.time - here

    # ---- whose bots are played here

    async def claim(self, match: str) -> bool:
        """Become the server that plays the bots of a match, unless another does that is up.

        Raises:
            Paused: The store is unavailable.
        """
        if match in self.owned:
            return True

        def put(connection: Connection) -> bool:
            here = LATEST.c.match == match
            owner = connection.scalar(select(LATEST.c.owner).where(here).with_for_update()) or self.name
            if owner != self.name and self.is_up(owner):
                return False
            connection.execute(update(LATEST).where(here).values(owner=self.name))
            return True

        if await self.store.keep(put):
            self.owned.add(match)
            return True
        return False

    async def release(self, matches: Iterable[str]) -> None:
        """Let others play the bots of some matches, and notify them.

        Raises:
            Paused: The store is unavailable.
        """
        mine = sorted(self.owned & set(matches))
        self.owned -= set(mine)

        def put(connection: Connection) -> None:
            for match in mine:
                here = (LATEST.c.match == match) & (LATEST.c.owner == self.name)
                connection.execute(update(LATEST).where(here).values(owner=""))
                publish(self.store, connection, match)

        if mine:
            await self.store.keep(put)

    async def leave(self) -> None:
        """Delete this server's row.

        Raises:
            Paused: The store is unavailable.
        """

        def put(connection: Connection) -> None:
            connection.execute(update(LATEST).where(LATEST.c.owner == self.name).values(owner=""))
            connection.execute(delete(PRESENT).where(PRESENT.c.host == self.name))
            connection.execute(delete(SERVER).where(SERVER.c.name == self.name))

        self.owned.clear()
        await self.store.keep(put)


def is_dead(row: Row[Any]) -> bool:
    """Whether a server was a process of this machine that has ended."""
    if os.name != "posix" or row.machine != MACHINE:
        return False
    try:
        os.kill(row.process, 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
