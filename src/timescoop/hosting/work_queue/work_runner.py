"""Carries out work from the queue: in a worker, or in a server while no worker is up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from timescoop.hosting.durability.serial_queue import start_in
from timescoop.hosting.errors import Paused
from timescoop.hosting.store import Store
from timescoop.hosting.work_queue.work_rows import (
    Lease,
    LeaseLost,
    finish,
    free_orphans,
    give_back,
    lease_next,
    note_part,
    waiting_kinds,
)
from timescoop.hosting.work_queue.work_signal import WorkSignal

LOG: Final = logging.getLogger("timescoop.hosting")
RETRY_S: Final = 1.0  # seconds until a result is written again that the store could not keep


class LeasedWork:
    """Work that is being carried out here."""

    def __init__(self, store: Store, lease: Lease) -> None:
        self.store = store
        self.lease = lease
        self.payload = lease.payload
        self.parts = list(lease.parts)

    async def note(self, done: int, total: int, part: str | None = None) -> bool:
        """Keep how far it is, and a part of what was found; True if somebody asked to stop.

        Raises:
            LeaseLost: Another process carries it out now.
        """
        while True:
            try:
                enough = await note_part(self.store, self.lease, len(self.parts), part, done, total)
            except Paused:
                await asyncio.sleep(RETRY_S)
                continue
            self.parts += [] if part is None else [part]
            return enough


@dataclass(frozen=True, slots=True)
class Lane:
    """How work of one kind is carried out.

    Args:
        work: Carries out one piece; what it returns is the result, as JSON.
        places: How many pieces at a time.
        parts: Whether its parts stay beside the result.
    """

    work: Callable[[LeasedWork], Awaitable[str]]
    places: int = 1
    parts: bool = False


class WorkRunner:
    """Takes work from the queue as long as this process is willing."""

    def __init__(self, store: Store, signal: WorkSignal, willing: Callable[[], bool], every: float) -> None:
        """Take nothing yet.

        Args:
            store: Where the queue is.
            signal: Signals that something waits.
            willing: Whether this process takes work just now.
            every: Seconds between two polls without a notification.
        """
        self.store = store
        self.signal = signal
        self.willing = willing
        self.every = every
        self.lanes: dict[str, Lane] = {}
        self.running: Counter[str] = Counter()
        self.pieces: set[asyncio.Task[object]] = set()
        self.leaving = False
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start to take work."""
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Take no more; what isn't done goes back to the queue."""
        self.leaving = True
        for task in [*([self.task] if self.task else []), *self.pieces]:
            task.cancel()
        await asyncio.gather(*([self.task] if self.task else []), *self.pieces, return_exceptions=True)

    async def run(self) -> None:
        """Take work again and again."""
        while not self.leaving:
            mark = self.signal.count
            try:
                if self.lanes and self.willing():
                    await free_orphans(self.store)
                    await self.take_all()
            except Paused:
                LOG.debug("the queue waits for the store")
            except Exception:  # the next look tries again
                LOG.exception("no work could be taken")
            await self.signal.beyond(mark, self.every)

    async def take_all(self) -> None:
        """Take as much as there are places for."""
        waiting = await waiting_kinds(self.store)
        for kind, lane in list(self.lanes.items()):
            while kind in waiting and self.running[kind] < lane.places:
                lease = await asyncio.shield(lease_next(self.store, kind))
                if lease is None:
                    break
                self.running[kind] += 1
                _task = start_in(self.pieces, self.carry_out(lane, lease))

    async def carry_out(self, lane: Lane, lease: Lease) -> None:
        """Carry out one piece."""
        began = time.monotonic()
        try:
            result, failed = await lane.work(LeasedWork(self.store, lease)), False
        except LeaseLost:
            LOG.warning("%s is carried out by another process", lease.id)
            return
        except asyncio.CancelledError:
            await self.hand_back(lease)
            raise
        except Exception as error:  # one failure must not stop the other work
            LOG.exception("%s failed", lease.id)
            result, failed = str(error) or type(error).__name__, True
        finally:
            self.running[lease.kind] -= 1
            self.signal.bump()
        await self.keep(lane, lease, result, time.monotonic() - began, failed=failed)

    async def keep(self, lane: Lane, lease: Lease, result: str, seconds: float, *, failed: bool) -> None:
        """Keep a result; again and again while the store is unavailable."""
        while True:
            try:
                kept = await finish(self.store, lease, result, seconds, failed=failed, parts=lane.parts)
            except Paused:
                await asyncio.sleep(RETRY_S)
                continue
            if not kept:
                LOG.warning("%s was carried out by another process too", lease.id)
            self.signal.bump()
            return

    async def hand_back(self, lease: Lease) -> None:
        """Let another process carry out what was begun here."""
        try:
            await give_back(self.store, [lease])
        except Exception:  # others take it over once this process counts as lost
            LOG.info("%s is not given back", lease.id, exc_info=True)
