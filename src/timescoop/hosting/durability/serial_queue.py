"""A queue that runs one coroutine at a time, each to its end even if its caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class SerialQueue:
    """Actions that run one after the other, in the order in which they were asked for."""

    def __init__(self) -> None:
        """Start empty."""
        self.lock = asyncio.Lock()
        self.pending: set[asyncio.Task[Any]] = set()

    def busy(self) -> bool:
        """True while an action runs or waits."""
        return bool(self.pending)

    def start(self, action: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Task[T]:
        """Queue an action without waiting for it."""
        task = asyncio.ensure_future(self.run_in_turn(action))
        self.pending.add(task)
        task.add_done_callback(self.forget)
        return task

    async def run(self, action: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run an action after all earlier ones and return its result.

        Cancelling the caller cancels only the waiting; the action still runs.
        """
        return await asyncio.shield(self.start(action))

    async def run_in_turn(self, action: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Run an action while holding the lock."""
        async with self.lock:
            return await action()

    def forget(self, task: asyncio.Task[Any]) -> None:
        """Drop a finished task; its error, if any, belongs to its caller."""
        self.pending.discard(task)
        if not task.cancelled():
            task.exception()

    async def finish(self) -> None:
        """Wait until nothing is pending."""
        await asyncio.gather(*self.pending, return_exceptions=True)
