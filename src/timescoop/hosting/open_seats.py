"""Seats that anybody may take, and the tables where they are."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from timescoop.hosting.company.clocks import Clock
from timescoop.hosting.company.table_state import read_table_state
from timescoop.hosting.durability.serial_queue import start_in
from timescoop.hosting.match import Match
from timescoop.hosting.schema import LATEST, MATCH, OPEN_SEAT, SEAT
from timescoop.hosting.store import Store

LISTED_S: Final = 7 * 86_400.0  # seconds for which a free seat is listed
MOST_LISTED: Final = 60  # tables
FRESH_S: Final = 1.0  # seconds for which all visitors of a server are shown the same list


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table with a free seat, as strangers see it.

    Args:
        id: Of the match.
        game: Key of the game.
        edition: Key of the edition.
        options: The options of the deal.
        people: The names of those who sit there.
        free: The seats that anybody may take.
        since: Seconds since 1970.
        clock: The clock, if there is one.
    """

    id: str
    game: str
    edition: str
    options: Mapping[str, str]
    people: tuple[str, ...]
    free: tuple[int, ...]
    since: float
    clock: Clock | None


async def list_seats(store: Store, match: str, seats: Collection[int]) -> None:
    """List some seats of a match, so that anybody may take them while they are free.

    Raises:
        Paused: The store can't save it.
    """

    def put(connection: Connection) -> None:
        connection.execute(delete(OPEN_SEAT).where(OPEN_SEAT.c.match == match, OPEN_SEAT.c.seat.in_(list(seats))))
        connection.execute(
            insert(OPEN_SEAT), [{"match": match, "seat": seat, "at": time.time()} for seat in sorted(set(seats))]
        )

    if seats:
        await store.keep(put)


async def unlist_seat(store: Store, match: str, seat: int) -> None:
    """Remove a seat from the list, so that only its link opens it.

    Raises:
        Paused: The store can't save it.
    """
    gone = delete(OPEN_SEAT).where(OPEN_SEAT.c.match == match, OPEN_SEAT.c.seat == seat)
    await store.keep(lambda connection: connection.execute(gone).rowcount)


async def listed_seats(store: Store, match: str) -> set[int]:
    """The seats of a match that anybody may take while they are free.

    Raises:
        Paused: The store can't be read.
    """
    rows = await store.read(select(OPEN_SEAT.c.seat).where(OPEN_SEAT.c.match == match))
    return {row.seat for row in rows}


async def free_seats(store: Store, match: Match) -> set[int]:
    """The seats of a match that anybody may take now.

    Raises:
        Paused: The store can't be read.
    """
    free = {number for number, seat in enumerate(match.seats) if seat.kind == "open"}
    return free & await listed_seats(store, match.id) if free and not match.over() else set()


async def open_tables(store: Store) -> list[OpenTable]:
    """The tables with seats that anybody may take, the newest first; nothing of them is secret.

    Raises:
        Paused: The store can't be read.
    """
    free = (SEAT.c.match == OPEN_SEAT.c.match) & (SEAT.c.number == OPEN_SEAT.c.seat) & (SEAT.c.kind == "open")
    query = select(OPEN_SEAT.c.match, OPEN_SEAT.c.seat, OPEN_SEAT.c.at).join(SEAT, free)
    query = query.join(MATCH, MATCH.c.id == OPEN_SEAT.c.match)
    running = (MATCH.c.finished.is_(None), MATCH.c.spoilt.is_(None), OPEN_SEAT.c.at > time.time() - LISTED_S)
    rows = await store.read(query.where(*running).order_by(OPEN_SEAT.c.at.desc()).limit(MOST_LISTED * 4))
    ids = list(dict.fromkeys(row.match for row in rows))[:MOST_LISTED]
    columns = (MATCH.c.id, MATCH.c.game, MATCH.c.edition, MATCH.c.options, LATEST.c.affairs)
    if not ids:
        return []
    found, sitting = await store.read_together(
        select(*columns).join(LATEST, LATEST.c.match == MATCH.c.id).where(MATCH.c.id.in_(ids)),
        select(SEAT.c.match, SEAT.c.name, SEAT.c.kind).where(SEAT.c.match.in_(ids)),
    )
    tables = [
        OpenTable(
            id=row.id,
            game=row.game,
            edition=row.edition,
            options=json.loads(row.options),
            people=tuple(seat.name for seat in sitting if seat.match == row.id and seat.kind == "person"),
            free=tuple(sorted(each.seat for each in rows if each.match == row.id)),
            since=min(each.at for each in rows if each.match == row.id),
            clock=read_table_state(row.affairs).clock,
        )
        for row in found
    ]
    return sorted(tables, key=lambda table: ids.index(table.id))


class OpenTables:
    """The list of open tables as one server shows it: read at most once a second, however many people look at it."""

    def __init__(self, store: Store) -> None:
        """Start without a list."""
        self.store = store
        self.read_at = -FRESH_S
        self.reading: asyncio.Task[list[OpenTable]] | None = None
        self.tasks: set[asyncio.Task[object]] = set()

    async def tables(self) -> Sequence[OpenTable]:
        """What `open_tables` gives, a second old at most.

        Raises:
            Paused: The store can't be read.
        """
        if self.reading is None or time.monotonic() - self.read_at >= FRESH_S or failed(self.reading):
            self.read_at = time.monotonic()
            self.reading = start_in(self.tasks, open_tables(self.store))
        return await asyncio.shield(self.reading)

    def changed(self) -> None:
        """Make the next request read the list again: somebody here has listed, hidden or taken a seat."""
        self.reading = None


def failed(reading: asyncio.Task[list[OpenTable]]) -> bool:
    """Whether a list could not be read."""
    return reading.done() and (reading.cancelled() or reading.exception() is not None)
