"""A server that `load.py` plays on: it makes tables, tells their keys, then serves until it is told to end.

python bench/loaded.py STORE PORT TABLES SEATS BOTS [PROFILE] [GAME]

It answers each line of its input with a line of JSON: its memory, and the processor time that it has used since it
began to serve.
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
from timescoop.web.access.descriptors import raise_limit
from timescoop.web.serving import Server, listening

ENDLESS = 10_000


async def keep_bots_busy(host: Host, game: str, seats: int) -> None:
    """One table at which the bots that think longest play one another, again and again: their process never rests."""
    strongest = max(host.catalogue.bots.values(), key=lambda bot: bot.level)
    plans = [SeatPlan("bot", bot=strongest.key) for _ in range(seats)]
    for _ in range(ENDLESS):
        match = await host.new_match(game, seats=plans)
        async for _ in match.updates(seats):
            if match.timeline.table.over():
                break


async def matches_at(host: Host, game: str, tables: int, seats: int) -> list[dict[str, list[str]]]:
    """Tables of people, in the middle of their game: the first moves are quicker than most."""
    laid = []
    luck = Random(2012)
    plans = [SeatPlan("person", f"Player {seat + 1}") for seat in range(seats)]
    for _ in range(tables):
        match = await host.new_match(game, seats=plans)
        for _ in range(40):
            seat = match.timeline.table.waiting()[0]
            look = match.snapshot(seat)
            await match.answer(seat, luck.choice(look.options)[0], look.number)
        laid.append({"id": [match.id], "keys": [match.keys[seat] for seat in range(seats)]})
    return laid


def memory() -> int:
    """Bytes of memory that this process holds now."""
    return int(Path("/proc/self/statm").read_text("utf-8").split()[1]) * resource.getpagesize()


async def serve(where: str, port: int, tables: int, seats: int, bots: int, profile: str, game: str) -> None:
    """Serve until the input says "end", and tell what that takes."""
    store = await Store.open(store_address(where))
    host = await Host.start(store, luck=Random(2012))
    empty = memory()
    game = game or next(iter(host.catalogue.games))
    laid = await matches_at(host, game, tables, seats)
    with listening("127.0.0.1", port) as sock:
        config = uvicorn.Config(create_app(host), log_level="warning", lifespan="off", timeout_graceful_shutdown=1)
        server = Server(config, host, connections=raise_limit())
        serving = asyncio.create_task(server.serve(sockets=[sock]))
        busy = [asyncio.create_task(keep_bots_busy(host, game, seats)) for _ in range(bots)]
        print(
            json.dumps({"port": sock.getsockname()[1], "matches": laid, "empty": empty, "laid": memory()}), flush=True
        )
        watched = cProfile.Profile()
        if profile:
            watched.enable()
        started, used = time.perf_counter(), time.process_time()
        while await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline) == "tell\n":
            spent = {"seconds": time.process_time() - used, "lasted": time.perf_counter() - started}
            print(json.dumps({**spent, "memory": memory(), "workers": host.fellows.servers.workers()}), flush=True)
        if profile:
            watched.disable()
            watched.dump_stats(profile)
        for task in busy:
            task.cancel()
        server.should_exit = True
        await serving
    await store.close()


def main(where: str, port: str, tables: str, seats: str, bots: str, profile: str = "", game: str = "") -> None:
    """Serve, with a profile if one is wanted."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(serve(where, int(port), int(tables), int(seats), int(bots), profile, game))
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
