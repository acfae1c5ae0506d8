"""The host of a worker process: it runs queued work for servers and serves no pages."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Final

from timescoop.bots import Catalogue
from timescoop.hosting.bot_pool import BotPool
from timescoop.hosting.botplay import BotPlay
from timescoop.hosting.durability.servers import LOST_S
from timescoop.hosting.errors import HostingError
from timescoop.hosting.host import Host
from timescoop.hosting.store import Store
from timescoop.hosting.work_queue.remote_bots import BotLane
from timescoop.hosting.work_queue.work_rows import BOT
from timescoop.hosting.work_queue.work_runner import Lane

LOOKS: Final = 10  # checks for servers of this version, before a worker refuses


async def start_worker(
    store: Store, *, catalogue: str = "timescoop.catalogue", workers: int = 1, time_limit: float = 20.0
) -> Host:
    """Start a host that works for others; `Host.close` gives back unfinished work.

    Args:
        store: Where the matches are.
        catalogue: The name of the module with `GAMES` and `BOTS`, as the servers have it.
        workers: Processes for bots; 0 runs one in this process, for tests.
        time_limit: Seconds after which a bot's decision is stopped and started again.

    Raises:
        Paused: The store can't be read.
        HostingError: All servers on the store are of another version.
    """
    chance, found = SystemRandom(), Catalogue(catalogue)
    pool = BotPool(found, chance, workers=workers, time_limit=time_limit)
    host = Host(store, found, BotPlay(pool, 0.0, closing=True), chance, places=max(1, workers))
    await host.promises.open()
    await host.fellows.open()
    if strange := await strange_versions(host):
        mine = host.fellows.servers.version
        await host.close()
        raise HostingError(
            f"this worker is version {mine}, and the servers on this store are {', '.join(strange)}: "
            "install the same version for all of them"
        )
    host.work.offer(BOT, Lane(BotLane(store, pool).work, max(1, workers)))
    pool.warm_up()
    host.work.open()
    return host


async def strange_versions(host: Host) -> list[str]:
    """The versions of the servers that are up, if none is this worker's; rows of lost servers do not count."""
    servers, looks = host.fellows.servers, LOOKS
    while looks and servers.strange_versions():
        await asyncio.sleep((LOST_S + 1) / LOOKS)  # their beats are watched meanwhile
        looks -= 1
    return [version or "older" for version in servers.strange_versions()]
