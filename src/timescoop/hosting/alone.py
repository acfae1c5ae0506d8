"""One thing at a time, and to its end: whoever asked for it may go away meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Alone:
    """A queue of deeds."""

    def __init__(self) -> None:
        """Nothing waits yet."""
        self.lock = asyncio.Lock()
        self.deeds: set[asyncio.Task[Any]] = set()

    def busy(self) -> bool:
        """Whether something is done or waits."""
        return bool(self.deeds)

    async def do(self, deed: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something once everything before it is done; a caller who is cancelled cancels only the waiting."""
        task = asyncio.ensure_future(self.in_turn(deed))
        self.deeds.add(task)
        task.add_done_callback(self.forget)
        return await asyncio.shield(task)

    async def in_turn(self, deed: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something in its turn."""
        async with self.lock:
            return await deed()

    def forget(self, task: asyncio.Task[Any]) -> None:
        """Let go of a deed; its error, if any, is its caller's."""
        self.deeds.discard(task)
        if not task.cancelled():
            task.exception()

    async def finish(self) -> None:
        """Wait until all is done."""
        await asyncio.gather(*self.deeds, return_exceptions=True)
