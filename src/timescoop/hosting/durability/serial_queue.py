"""A queue that runs one coroutine at a time, each to its end even if its caller is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeVar

T = TypeVar("T")


def start_in(tasks: set[asyncio.Task[object]], action: Coroutine[object, object, T]) -> asyncio.Task[T]:
    """Start a task and keep it in a set until it is done. Its error, if any, is raised where it is awaited."""

    def forget(task: asyncio.Task[T]) -> None:
        tasks.discard(task)
        if not task.cancelled():
            task.exception()

    task = asyncio.create_task(action)
    tasks.add(task)
    task.add_done_callback(forget)
    return task


class SerialQueue:
    """Actions that run one after the other, in the order in which they were asked for."""

    def __init__(self) -> None:
        """Start empty."""
        self.lock = asyncio.Lock()
        self.pending: set[asyncio.Task[object]] = set()

    def busy(self) -> bool:
        """True while an action runs or waits."""
        return bool(self.pending)

    def start(self, action: Callable[[], Coroutine[object, object, T]]) -> asyncio.Task[T]:
        """Queue an action, without waiting for it."""
        return start_in(self.pending, self.run_in_turn(action))

    async def run(self, action: Callable[[], Coroutine[object, object, T]]) -> T:
        """Run an action after all earlier ones and return its result.

        Cancelling the caller cancels only the waiting; the action still runs.
        """
        return await asyncio.shield(self.start(action))

    async def run_in_turn(self, action: Callable[[], Coroutine[object, object, T]]) -> T:
        """Run an action while holding the lock."""
        async with self.lock:
            return await action()

    async def finish(self) -> None:
        """Wait until nothing is pending."""
        await asyncio.gather(*self.pending, return_exceptions=True)
