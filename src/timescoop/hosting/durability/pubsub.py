"""Publish and subscribe between processes that share a store: which matches moved elsewhere, and nothing more.

PostgreSQL uses NOTIFY. SQLite has nothing like it, so each row of `latest` carries a tick that grows with every
move in the store. Every server with matches in memory polls for new ticks. That costs one index look-up,
only if the file has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from timescoop.hosting.schema import LATEST
from timescoop.hosting.store import Store

LOG: Final = logging.getLogger("timescoop.hosting")
CHANNEL: Final = "timescoop"
EVERY: Final = 0.2  # seconds between two polls of an SQLite file: how late a move elsewhere can show
AGAIN: Final = 1.0  # seconds until a broken connection is opened again

NEXT: Final = select(func.coalesce(func.max(LATEST.c.tick), 0) + 1).scalar_subquery()
HERE: Final = update(LATEST).where(LATEST.c.match == bindparam("here"))
HERE_TICKING: Final = HERE.values(tick=NEXT)
NOTIFY: Final = func.pg_notify(CHANNEL, bindparam("said"))
NOTIFY_ALONE: Final = select(NOTIFY)
HERE_NOTIFYING: Final = HERE.returning(NOTIFY)


def publish(store: Store, connection: Connection, match: str, **columns: object) -> None:
    """Write columns of a match's row in `latest`, and tell other processes once the transaction is committed."""
    if store.lite:
        connection.execute(HERE_TICKING, {**columns, "here": match, "host": store.name})
        return
    said = {"said": f"{store.name} {match}"}
    if columns:
        connection.execute(HERE_NOTIFYING, {**columns, **said, "here": match})
    else:
        connection.execute(NOTIFY_ALONE, said)


async def subscribe(store: Store, leaving: asyncio.Event) -> AsyncIterator[str]:
    """The ids of matches that other processes have moved, one by one, for ever; the empty string: any may have moved.

    A connection that breaks is opened again; after that, any match may have moved.

    Args:
        store: The store.
        leaving: Set when nobody listens any more; cancelling a connection in the middle of a query would break it.
    """
    while not leaving.is_set():
        try:
            line = polled(store, leaving) if store.lite else notified(store, leaving)
            async with contextlib.aclosing(line) as messages:
                async for match in messages:
                    yield match
        except (SQLAlchemyError, OSError):
            LOG.warning("the line to the store is broken; it is taken up again", exc_info=True)
        await rest(leaving, AGAIN)


async def rest(leaving: asyncio.Event, seconds: float) -> None:
    """Sleep for so many seconds, or until nobody listens any more."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(leaving.wait(), seconds)


async def polled(store: Store, leaving: asyncio.Event) -> AsyncGenerator[str, None]:
    """Matches that other processes have moved in an SQLite file."""
    async with store.engine.connect() as connection:
        last = await connection.scalar(select(func.max(LATEST.c.tick))) or 0
        version = None
        yield ""
        while not leaving.is_set():
            found = await connection.scalar(text("PRAGMA data_version"))
            if found != version:
                version = found
                newer = select(LATEST.c.match, LATEST.c.tick, LATEST.c.host).where(LATEST.c.tick > last)
                for match, tick, host in (await connection.execute(newer.order_by(LATEST.c.tick))).all():
                    last = tick
                    if host != store.name:
                        yield match
            await connection.rollback()  # so that the next poll reads the current file
            await rest(leaving, EVERY)


async def notified(store: Store, leaving: asyncio.Event) -> AsyncGenerator[str, None]:
    """Matches that other processes have moved in a PostgreSQL store."""
    messages: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(_connection: object, _process: int, _channel: str, said: str) -> None:
        messages.put_nowait(said)

    def hang_up(_connection: object) -> None:
        messages.put_nowait(None)

    async with store.engine.connect() as connection:
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        await driver.add_listener(CHANNEL, hear)
        driver.add_termination_listener(hang_up)
        yield ""
        while not leaving.is_set():
            try:
                said = await asyncio.wait_for(messages.get(), EVERY)
            except TimeoutError:
                continue
            if said is None:
                raise ConnectionError("the store closed the connection")
            name, _, match = said.partition(" ")
            if name != store.name:
                yield match
