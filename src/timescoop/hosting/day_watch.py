"""A host's periodic checks: slow clocks that have run out, and notices to players whose turn it is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import select

from timescoop.hosting.durability.pubsub import rest
from timescoop.hosting.errors import HostingError, Paused
from timescoop.hosting.match import Match
from timescoop.hosting.schema import LATEST
from timescoop.hosting.store import Store

LOG: Final = logging.getLogger("timescoop.hosting")
EVERY_S: Final = 15.0


class DayWatch:
    """The watch of one host. Several servers may watch the same match: the first one acts, and the others see it."""

    def __init__(self, store: Store, find: Callable[[str], Awaitable[Match]], wall: Callable[[], float]) -> None:
        """Watch over a store.

        Args:
            store: Where the matches are.
            find: Gives a match by its id.
            wall: The time in seconds since 1970; tests move it.
        """
        self.store = store
        self.find = find
        self.wall = wall
        self.also: list[Callable[[], Awaitable[None]]] = []  # called each time
        self.leaving = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start watching the clocks."""
        self.task = asyncio.create_task(self.watch())

    async def close(self) -> None:
        """Stop watching the clocks."""
        self.leaving.set()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)

    async def watch(self) -> None:
        """Check repeatedly."""
        while not self.leaving.is_set():
            await rest(self.leaving, EVERY_S)
            if not self.leaving.is_set() and not self.store.paused:
                with contextlib.suppress(Paused):
                    await self.look()

    async def look(self) -> None:
        """Check once: let bots play for players whose time is up, then send the notices."""
        due = select(LATEST.c.match).where(LATEST.c.due <= self.wall())
        for (match_id,) in await self.store.read(due):
            try:
                match = await self.find(match_id)
                await match.log.run(match.clock.run_out)
            except HostingError:
                LOG.warning("the clock of match %s cannot be looked after", match_id)
        for action in self.also:
            try:
                await action()
            except Exception:  # a failed notice must not stop the clocks
                LOG.exception("notices could not be sent")
