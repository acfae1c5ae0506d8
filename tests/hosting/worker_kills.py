"""Workers killed one after the other while bots move: python -m tests.hosting.worker_kills

Two servers and two workers, each a process of its own, on one store: PostgreSQL if it is on this machine, else SQLite.
After each kill every table must go on, and no answer may be there twice or be lost. It prints its counts for the soak.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import httpx
from sqlalchemy import func, select
from tests.hosting import postgres

from timescoop.hosting import Store, store_address
from timescoop.hosting.schema import ANSWER, SERVER

TABLES: Final = 6
PATIENCE_S: Final = 120.0
FORM: Final = {"game": "invasion", "edition": "classic", "seat-0": "bot:greedy", "seat-1": "bot:greedy"}
HERE: Final = postgres.INSTALLED and importlib.util.find_spec("asyncpg") is not None


@contextmanager
def some_store() -> Iterator[str]:
    """The address of an empty store."""
    if HERE:
        with postgres.serving() as address:
            yield address.replace("+asyncpg", "")
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "store.db")


@contextmanager
def process(store: str, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process of ours, and its first line; it is killed at the end, if not before."""
    told = {**os.environ, "TIMESCOOP_STORE": store}
    command = [sys.executable, "-m", "timescoop", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=told) as started:
        assert started.stdout is not None
        try:
            yield started, started.stdout.readline()
        finally:
            started.kill()


async def answers(store: Store) -> dict[str, int]:
    """How many answers each match has."""
    rows = await store.read(select(ANSWER.c.match, func.count().label("n")).group_by(ANSWER.c.match))
    return {str(row.match): int(row.n) for row in rows}


async def workers(store: Store) -> int:
    """How many workers have a row in the store."""
    return len(await store.read(select(SERVER.c.name).where(SERVER.c.places > 0)))


async def until(done: Callable[[], Awaitable[bool]], what: str) -> None:
    """Wait until a coroutine's result is true."""
    late = time.monotonic() + PATIENCE_S
    while not await done():
        assert time.monotonic() < late, what
        await asyncio.sleep(0.1)


async def all_go_on(store: Store) -> float:
    """Seconds until every table has three more answers."""
    before, began = await answers(store), time.monotonic()

    async def done() -> bool:
        now = await answers(store)
        return all(now[match] >= count + 3 for match, count in before.items())

    await until(done, "not every table goes on")
    return time.monotonic() - began


async def kill_one_after_the_other(address: str) -> list[float]:
    """Seconds until all tables go on: with both workers, with one, with none."""
    with ExitStack() as stack:
        bases = [stack.enter_context(process(address, "serve", "--port", "0"))[1].split()[3] for _ in range(2)]
        working = [stack.enter_context(process(address, "work"))[0] for _ in range(2)]
        store = await Store.open(store_address(address))

        async def both() -> bool:
            return await workers(store) == len(working)

        await until(both, "the workers do not come")
        async with httpx.AsyncClient(timeout=60) as client:
            for nth in range(TABLES):
                assert (await client.post(f"{bases[nth % 2]}/lay", data=FORM)).is_redirect

        async def all_began() -> bool:
            return len(await answers(store)) == TABLES

        await until(all_began, "not every table begins")
        seconds = [await all_go_on(store)]
        for each in working:
            each.kill()
            each.wait()
            seconds.append(await all_go_on(store))
        counted = select(ANSWER.c.match, func.count().label("n"), func.max(ANSWER.c.number).label("last")).group_by(
            ANSWER.c.match
        )
        numbers = await store.read(counted)
        assert len(numbers) == TABLES
        assert all(row.n == row.last for row in numbers), "an answer is missing"
        await store.close()
        return seconds


def main() -> None:
    """Kill, and tell."""
    with some_store() as address:
        seconds = asyncio.run(kill_one_after_the_other(address))
    sys.stdout.write(f"tables on after {', '.join(f'{each:.1f}' for each in seconds)} s: two workers, one, none\n")
    sys.stdout.write(f"  workers killed{len(seconds) - 1:>10,}\n")
    sys.stdout.write(f"  tables that went on{TABLES * len(seconds):>10,}\n")


if __name__ == "__main__":
    main()
