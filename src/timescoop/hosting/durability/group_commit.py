"""Group commit for an SQLite store: waiting writes run together and share one commit.

A commit lasts until the disk has it. With a commit for each write, a hundred matches would wait for one another; so
writes that arrive during one commit go into the next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

T = TypeVar("T")
Write = Callable[[Connection], object]


class Outcome(NamedTuple):
    """What a write returned, or the error that it raised."""

    result: object
    error: Exception | None


class GroupCommit:
    """A queue of writes, and the thread that runs them, off the event loop.

    Args:
        engine: Of the store.
        write_lock: Held while writes run: SQLite has one writer at a time.
        refusal: Gives the error to raise if nothing can be written now, else None.
        is_fatal: Tells whether all other writes would fail after this error, too.
    """

    def __init__(
        self,
        engine: Engine,
        write_lock: asyncio.Lock,
        refusal: Callable[[], Exception | None],
        is_fatal: Callable[[Exception], bool],
    ) -> None:
        self.engine = engine
        self.write_lock = write_lock
        self.refusal = refusal
        self.is_fatal = is_fatal
        self.waiting: list[tuple[Write, asyncio.Future[object]]] = []
        self.runner: asyncio.Task[None] | None = None
        self.thread = ThreadPoolExecutor(1, "store")

    async def run(self, write: Callable[[Connection], T]) -> T:
        """Run a write together with others that wait. It is committed when this returns, rolled back if it raises.

        A write may be run twice, of which only one is committed.
        """
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self.waiting.append((write, future))
        if self.runner is None:
            self.runner = asyncio.create_task(self.run_waiting())
        return cast("T", await future)

    async def run_waiting(self) -> None:
        """Run waiting writes until there are none."""
        try:
            while self.waiting:
                async with self.write_lock:
                    now, self.waiting = self.waiting, []
                    outcomes = await self.run_all([write for write, _future in now])
                for (_write, future), outcome in zip(now, outcomes, strict=True):
                    if future.done():
                        continue  # the caller was cancelled
                    if outcome.error is None:
                        future.set_result(outcome.result)
                    else:
                        future.set_exception(outcome.error)
                await asyncio.sleep(0)  # a caller that was refused may close the store before the next one
        finally:
            self.runner = None

    async def run_all(self, writes: Sequence[Write]) -> list[Outcome]:
        """Run some writes in the thread."""
        error = self.refusal()
        if error is None:
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self.thread, run_all, self.engine, writes, self.is_fatal)
            except Exception as failed:  # noqa: BLE001 - every error is passed on to those who wait
                error = failed
        return [Outcome(None, error)] * len(writes)

    async def close(self) -> None:
        """Finish the waiting writes and release the store."""
        if self.runner is not None:
            await asyncio.gather(self.runner, return_exceptions=True)
        await asyncio.to_thread(self.thread.shutdown)
        self.engine.dispose()


def run_all(engine: Engine, writes: Sequence[Write], is_fatal: Callable[[Exception], bool]) -> list[Outcome]:
    """Run writes in one transaction; if one of them fails, each in its own, so that the others are still committed."""
    try:
        return [Outcome(result, None) for result in in_one_transaction(engine, writes)]
    except Exception as error:  # noqa: BLE001 - it is raised where the write was asked for
        if len(writes) == 1 or (isinstance(error, SQLAlchemyError | OSError) and is_fatal(error)):
            return [Outcome(None, error)] * len(writes)
    outcomes: list[Outcome] = []
    for write in writes:
        outcomes += run_all(engine, [write], is_fatal)
    return outcomes


def in_one_transaction(engine: Engine, writes: Sequence[Write]) -> list[object]:
    """Run several writes in one transaction."""
    with engine.begin() as connection:
        return [write(connection) for write in writes]
