"""Listens to the store: matches moved by other processes, the store paused, the store back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import Final

from timescoop.hosting.durability.pubsub import subscribe
from timescoop.hosting.errors import HostingError
from timescoop.hosting.match import Match
from timescoop.hosting.reading import numbers_of
from timescoop.hosting.store import Store

LOG: Final = logging.getLogger("timescoop.hosting")


class StoreListener:
    """Keeps the matches in memory up to date with the store."""

    def __init__(self, store: Store, loaded: Mapping[str, Match], wake_bots: Callable[[Match], None]) -> None:
        """Listen for the matches that a host has in memory; their bots play if another server has let go of them."""
        self.store = store
        self.loaded = loaded
        self.wake_bots = wake_bots
        self.tasks: set[asyncio.Task[object]] = set()
        self.leaving = asyncio.Event()
        self.moved: set[str] = set()  # since a match began to be read
        self.reading = asyncio.Lock()  # held while a match is read

    def open(self) -> None:
        """Start listening for changes in the store."""
        self.store.changed.append(self.on_store_changed)
        self.spawn(self.listen())

    async def close(self) -> None:
        """Stop listening."""
        if self.on_store_changed in self.store.changed:
            self.store.changed.remove(self.on_store_changed)
        self.leaving.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def spawn(self, action: Coroutine[object, object, None]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(action)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def listen(self) -> None:
        """Reload matches that other processes have moved."""
        async for match_id in subscribe(self.store, self.leaving):
            await self.on_moved(match_id)

    async def on_moved(self, match_id: str) -> None:
        """A match was moved elsewhere; the empty string: any may have been."""
        self.moved.add(match_id)
        for match in [self.loaded.get(match_id)] if match_id else list(self.loaded.values()):
            if match is not None:
                await self.catch_up(match)

    @contextlib.contextmanager
    def watching(self, match_id: str) -> Iterator[None]:
        """While a match is being read: changes published meanwhile are applied once it is in memory."""
        self.moved.clear()
        yield
        if self.moved & {match_id, ""}:
            self.spawn(self.catch_up(self.loaded[match_id]))

    def on_store_changed(self) -> None:
        """The store is paused, or back: show that to everybody, and catch up with what it has saved meanwhile."""
        for match in self.loaded.values():
            match.log.notifier.refresh()
        if not self.store.paused:
            self.spawn(self.reconcile())

    async def reconcile(self) -> None:
        """Reload every match in memory that is ahead of or behind the store."""
        with contextlib.suppress(HostingError):
            numbers = await numbers_of(self.store, list(self.loaded))
            for match in list(self.loaded.values()):
                if not match.log.queue.busy() and numbers.get(match.id) != match.state.rows:
                    await self.catch_up(match)

    async def catch_up(self, match: Match) -> None:
        """Reload a match from the store, and let its bots play: perhaps another server has only let go of them."""
        try:
            await match.log.catch_up()
            self.wake_bots(match)
        except Exception:  # only this match is affected; the next answer to it is refused
            LOG.exception("match %s cannot be read again", match.id)
