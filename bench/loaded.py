"""The server that `load.py` plays on: tables are laid, their keys are told, then it serves until it is told to end.

python bench/loaded.py FOLDER TABLES SEATS BOTS [PROFILE]
"""

import asyncio
import cProfile
import json
import os
import resource
import sys
import time
from pathlib import Path
from random import Random

import uvicorn

from timescoop.hosting import Host, SeatPlan, Store, store_address
from timescoop.web import create_app
from timescoop.web.serving import Server, listening

ENDLESS = 10_000


async def keep_bots_busy(host: Host, seats: int) -> None:
    """One table at which bots play one another, again and again."""
    plans = [SeatPlan("bot", bot="lookahead") for _ in range(seats)]
    for _ in range(ENDLESS):
        match = await host.lay(next(iter(host.catalogue.games)), seats=plans)
        async for _ in match.bell(seats):
            if match.course.table.over():
                break


async def matches_at(host: Host, tables: int, seats: int) -> list[dict[str, list[str]]]:
    """Tables of people, in the middle of their game: the first moves are quicker than most."""
    laid = []
    luck = Random(2012)
    plans = [SeatPlan("person", f"Player {seat + 1}") for seat in range(seats)]
    for _ in range(tables):
        match = await host.lay(next(iter(host.catalogue.games)), seats=plans)
        for _ in range(40):
            seat = match.course.table.waiting()[0]
            look = match.look(seat)
            await match.answer(seat, luck.choice(look.options)[0], look.number)
        laid.append({"id": [match.id], "keys": [match.keys[seat] for seat in range(seats)]})
    return laid


async def serve(folder: str, tables: int, seats: int, bots: int) -> float:
    """Serve until the input ends; how many processors that kept busy."""
    store = await Store.open(store_address(str(Path(folder) / "load.db")))
    host = await Host.start(store, luck=Random(2012))
    laid = await matches_at(host, tables, seats)
    with listening("127.0.0.1", 8800) as sock:
        config = uvicorn.Config(create_app(host), log_level="warning", lifespan="off", timeout_graceful_shutdown=1)
        server = Server(config, host)
        serving = asyncio.create_task(server.serve(sockets=[sock]))
        busy = [asyncio.create_task(keep_bots_busy(host, seats)) for _ in range(bots)]
        print(json.dumps({"port": sock.getsockname()[1], "matches": laid}), flush=True)
        started, used = time.perf_counter(), time.process_time()
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
        used = (time.process_time() - used) / (time.perf_counter() - started)
        for task in busy:
            task.cancel()
        server.should_exit = True
        await serving
    await store.close()
    return used


def main(folder: str, tables: str, seats: str, bots: str, profile: str = "") -> None:
    """Serve, with a profile if one is wanted."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    watched = cProfile.Profile()
    if profile:
        watched.enable()
    used = asyncio.run(serve(folder, int(tables), int(seats), int(bots)))
    if profile:
        watched.disable()
        watched.dump_stats(profile)
    print(json.dumps({"processors": used}))
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
