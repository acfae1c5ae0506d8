"""Reads of an SQLite store, each run as a whole in a thread.

The driver for asyncio hands every step of a read (connect, begin, execute, fetch, roll back) to a thread and back. Each
time both wait for the interpreter, and under load the threads mostly wait for one another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, Final

from sqlalchemy import Engine, Executable, Row

THREADS: Final = 2  # so that a long read does not keep the short ones waiting; more get in each other's way


class ThreadedReads:
    """Runs reads off the event loop.

    Args:
        engine: Of the store; its maker disposes of it.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.threads = ThreadPoolExecutor(THREADS, "store reads")

    async def run(self, queries: Sequence[Executable], values: Mapping[str, object]) -> list[Sequence[Row[Any]]]:
        """The rows of several queries, all as of one moment; `values` are those of their named parameters.

        Raises:
            SQLAlchemyError: The store cannot be read.
        """
        here = copy_context().run  # context variables of the request are copied to the thread
        return await asyncio.get_running_loop().run_in_executor(
            self.threads, here, rows_of, self.engine, queries, values
        )

    async def close(self) -> None:
        """Finish the reads that are running."""
        await asyncio.to_thread(self.threads.shutdown)


def rows_of(engine: Engine, queries: Sequence[Executable], values: Mapping[str, object]) -> list[Sequence[Row[Any]]]:
    """The rows of several queries in one transaction."""
    with engine.connect() as connection:
        return [connection.execute(query, values).all() for query in queries]
