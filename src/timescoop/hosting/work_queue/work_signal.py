"""Notices that something waits in the queue, or is done: by NOTIFY in PostgreSQL, by polling an SQLite file."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from timescoop.hosting.durability.pubsub import AGAIN, rest
from timescoop.hosting.store import Store
from timescoop.hosting.work_queue.work_rows import CHANNEL

LOG: Final = logging.getLogger("timescoop.hosting")
LOOK_S: Final = 0.05  # seconds between two polls of an SQLite file


class WorkSignal:
    """Counts changes, in this process and others. A change may be missed, so nobody waits without a limit."""

    def __init__(self, store: Store, wanted: str) -> None:
        """Start at 0; `wanted` is the state of work to watch for: "waiting" or "done"."""
        self.store = store
        self.wanted = wanted
        self.count = 0
        self.changed = asyncio.Event()
        self.leaving = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def bump(self) -> None:
        """Signal that something in the queue has changed."""
        self.count += 1
        changed, self.changed = self.changed, asyncio.Event()
        changed.set()

    async def beyond(self, mark: int, seconds: float) -> None:
        """Wait until something has changed since `count` was `mark`, so many seconds at most."""
        if self.count == mark:
            changed = self.changed
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), seconds)

    def listen(self) -> None:
        """Also notice changes by other processes."""
        if self.task is None and not self.leaving.is_set():
            self.task = asyncio.create_task(self.hear())

    async def close(self) -> None:
        """Stop listening."""
        self.leaving.set()
        self.bump()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)

    async def hear(self) -> None:
        """Listen, and reconnect if the connection breaks."""
        while not self.leaving.is_set():
            try:
                await (self.look() if self.store.lite else self.notified())
            except (SQLAlchemyError, OSError):
                LOG.warning("the line to the queue is broken; it is taken up again", exc_info=True)
            self.bump()
            await rest(self.leaving, AGAIN)

    async def look(self) -> None:
        """Check whether an SQLite file has changed."""
        async with self.store.engine.connect() as connection:
            version = None
            while not self.leaving.is_set():
                found = await connection.scalar(text("PRAGMA data_version"))
                if found != version:
                    version = found
                    self.bump()
                await connection.rollback()
                await rest(self.leaving, LOOK_S)

    async def notified(self) -> None:
        """Wait for a notification of PostgreSQL."""
        ended = asyncio.Event()

        def hear(_connection: object, _process: int, _channel: str, said: str) -> None:
            if said == self.wanted:
                self.bump()

        async with self.store.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            await driver.add_listener(CHANNEL, hear)
            driver.add_termination_listener(lambda _connection: ended.set())
            self.bump()
            while not (self.leaving.is_set() or ended.is_set()):
                await rest(self.leaving, AGAIN)
            if not ended.is_set():
                await driver.remove_listener(CHANNEL, hear)
