"""The work queue as one process sees it: what it submits, what it carries out, and whose results it waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from timescoop.hosting.durability.servers import Servers
from timescoop.hosting.guests import GUEST
from timescoop.hosting.store import Store
from timescoop.hosting.work_queue import work_rows
from timescoop.hosting.work_queue.remote_bots import RemoteBots
from timescoop.hosting.work_queue.work_rows import DONE, WAITING, NewWork, WorkLimits, WorkRow
from timescoop.hosting.work_queue.work_runner import Lane, WorkRunner
from timescoop.hosting.work_queue.work_signal import WorkSignal

WORKER_EVERY_S: Final = 1.0  # seconds between two polls by a worker that gets no notification
SERVER_EVERY_S: Final = 3.0  # and by a server, which carries out work only while no worker is up
IDLE_S: Final = 0.02


class WorkQueue:
    """The queue of one store."""

    def __init__(self, store: Store, servers: Servers, token: Callable[[str], str]) -> None:
        """Start without work; `token` gives an anonymous short name for a guest."""
        self.store = store
        self.servers = servers
        self.token = token
        self.waiting = WorkSignal(store, WAITING)
        self.done = WorkSignal(store, DONE)
        self.runner = WorkRunner(store, self.waiting, self.willing, SERVER_EVERY_S)
        self.bots = RemoteBots(store, servers, self.done, token)

    def willing(self) -> bool:
        """Whether this process carries out work.

        A worker does, unless all servers are of another version; a server only while no worker is up.
        """
        return not self.servers.strange_versions() if self.servers.places else not self.servers.workers()

    def offer(self, kind: str, lane: Lane) -> None:
        """Carry out work of a kind here."""
        self.runner.lanes[kind] = lane
        self.waiting.bump()

    def open(self) -> None:
        """Start to carry out work."""
        if self.servers.places:
            self.runner.every = WORKER_EVERY_S
            self.waiting.listen()
        self.runner.open()

    async def close(self) -> None:
        """Stop; what isn't done goes back to the queue."""
        await self.runner.close()
        await self.bots.close()
        await self.waiting.close()
        await self.done.close()

    def guest(self) -> str:
        """A short name for the guest who sent the current request."""
        return self.token(GUEST.get())

    async def submit(self, work: NewWork, limits: WorkLimits, refusal: str) -> None:
        """Queue some work; nothing changes if it is queued or done.

        Raises:
            Paused: Too much of its kind waits, in the words of `refusal`, or the store is unavailable.
        """
        await work_rows.submit(self.store, work, limits, refusal)
        self.waiting.bump()

    async def submit_all(self, works: Sequence[NewWork]) -> None:
        """Queue work without a limit; what is in the queue stays as it is.

        Raises:
            Paused: The store is unavailable.
        """
        await work_rows.submit_all(self.store, works)
        self.waiting.bump()

    async def find(self, work: str) -> WorkRow | None:
        """The progress of some work, or None.

        Raises:
            Paused: The store is unavailable.
        """
        return (await work_rows.find(self.store, [work])).get(work)

    async def find_all(self, works: Sequence[str]) -> dict[str, WorkRow]:
        """The progress of work by its id; unknown ids are left out.

        Raises:
            Paused: The store is unavailable.
        """
        return await work_rows.find(self.store, works)

    async def parts_of(self, work: str) -> list[str]:
        """What was found so far, in order, as JSON.

        Raises:
            Paused: The store is unavailable.
        """
        return await work_rows.parts_of(self.store, work)

    async def running_of(self, kind: str, person: str) -> str | None:
        """The id of work of a kind that waits or is carried out for a person, or None.

        Raises:
            Paused: The store is unavailable.
        """
        return await work_rows.running_of(self.store, kind, person)

    async def ask_to_stop(self, work: str) -> None:
        """Let some work end with what it has found so far.

        Raises:
            Paused: The store is unavailable.
        """
        await work_rows.ask_to_stop(self.store, work)

    async def withdraw(self, works: Sequence[str]) -> None:
        """Delete some work and its results.

        Raises:
            Paused: The store is unavailable.
        """
        await work_rows.withdraw(self.store, works)

    async def keep_newest(self, kind: str, most: int) -> None:
        """Delete the oldest results of a kind beyond so many.

        Raises:
            Paused: The store is unavailable.
        """
        await work_rows.keep_newest(self.store, kind, most)

    async def queued_of(self, kind: str, person: str) -> int:
        """How much work of a kind waits or is carried out for a person; for everybody, if that is empty.

        Raises:
            Paused: The store is unavailable.
        """
        return await work_rows.queued_of(self.store, kind, person)

    async def idle(self) -> None:
        """Wait until nothing waits or is carried out."""
        while self.runner.pieces or await self.length():  # noqa: ASYNC110 - another process may carry it out
            await asyncio.sleep(IDLE_S)

    async def length(self) -> int:
        """How much waits or is carried out.

        Raises:
            Paused: The store is unavailable.
        """
        return await work_rows.length(self.store)
