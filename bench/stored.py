"""How long a server takes to start on a store with many matches, and how long its first page takes.

python bench/stored.py [--matches 20000]

The matches are copies of one that waits for a person and has bots in it, as a club has them after years.
"""

import argparse
import asyncio
import resource
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

import httpx
from sqlalchemy import Connection, insert, select

from timescoop.hosting import Host, SeatPlan, Store, store_address
from timescoop.hosting.schema import ANSWER, LATEST, MATCH, SEAT
from timescoop.web import create_app

AIMS = {"start": 3.0, "home": 0.1}  # seconds
VISITS = 20
PAUSE_S = 0.3  # between two visits; every fourth finds the list of open tables too old, as with few visitors


async def filled(address: str, matches: int) -> None:
    """Make a store with so many matches."""
    store = await Store.open(address)
    host = await Host.start(store, luck=Random(2012), workers=0, pace=0)
    seats = [SeatPlan("person", "Ann"), SeatPlan("bot", "Vela", "random")]
    first = (await host.new_match("invasion", seats=seats)).id
    await host.close()

    def copy(connection: Connection) -> None:
        for table in (MATCH, SEAT, ANSWER, LATEST):
            key = "id" if table is MATCH else "match"
            rows = [dict(row) for row in connection.execute(select(table).where(table.c[key] == first)).mappings()]
            for row in rows:
                connection.execute(insert(table), [{**row, key: f"copy{n:06d}"} for n in range(matches)])

    await store.keep(copy)
    await store.close()


class Measured(NamedTuple):
    """Seconds: to start, for a page in the median and next to the slowest, and of a processor for a page."""

    start: float
    home: float
    slow: float
    processor: float


async def measured(address: str) -> Measured:
    """Start on the store, and show the first page several times, so far apart that nothing is kept between."""
    began = time.perf_counter()
    store = await Store.open(address)
    host = await Host.start(store, luck=Random(2012), workers=0)
    assert host.fellows.adopting is not None
    await host.fellows.adopting
    started = time.perf_counter()
    transport = httpx.ASGITransport(create_app(host))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        await client.get("/")  # what is worked out once
        took, used = [], time.process_time()
        for _ in range(VISITS):
            again = time.perf_counter()
            assert (await client.get("/")).status_code == 200
            took.append(time.perf_counter() - again)
            await asyncio.sleep(PAUSE_S)
        used = time.process_time() - used
    await host.close()
    await store.close()
    return Measured(started - began, median(took), sorted(took)[-2], used / VISITS)


def main() -> None:
    """Measure, and say whether the aims are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = store_address(str(Path(folder) / "store.db"))
        asyncio.run(filled(address, args.matches))
        found = asyncio.run(measured(address))
    for name, seconds in (("start", found.start), ("home", found.home)):
        print(f"{name} with {args.matches:,} matches: {seconds:.3f} s (aim {AIMS[name]:g} s)")
    print(f"next to the slowest of {VISITS} visits: {found.slow:.3f} s; processor time of one: {found.processor:.3f} s")
    print(f"memory at most: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")
    raise SystemExit(found.start > AIMS["start"] or found.home > AIMS["home"])


if __name__ == "__main__":
    main()
