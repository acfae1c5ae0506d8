"""A host that serves nobody: it carries out what servers leave to workers."""

from __future__ import annotations

from random import SystemRandom

from timescoop.hosting.bot_pool import BotPool, nowhere
from timescoop.hosting.botplay import BotPlay
from timescoop.hosting.host import Host
from timescoop.hosting.store import Store
from timescoop.hosting.work_queue.remote_bots import BotLane
from timescoop.hosting.work_queue.work_rows import BOT
from timescoop.hosting.work_queue.work_runner import Lane
from timescoop.hosting.worker import Catalogue


async def take_over_nothing() -> None:
    """Leave the matches of a lost server to other servers; a worker takes over work alone."""


async def start_worker(
    store: Store, *, catalogue: str = "timescoop.catalogue", workers: int = 1, time_limit: float = 20.0
) -> Host:
    """A host at work for others; `Host.close` gives back what it hasn't done.

    Args:
        store: Where the matches are.
        catalogue: The name of the module with `GAMES` and `BOTS`, as the servers have it.
        workers: Processes for bots; 0 lets one think in this one, for tests.
        time_limit: Seconds after which a bot's thought is broken off and begun again.

    Raises:
        Paused: The store can't be read.
    """
    chance, found = SystemRandom(), Catalogue(catalogue)
    pool = BotPool(found, chance, workers=workers, time_limit=time_limit)
    host = Host(store, found, BotPlay(pool, 0.0), chance)
    host.bots.closing = True  # its matches are played by servers
    host.fellows.servers.places = max(1, workers)
    pool.elsewhere = nowhere
    host.fellows.adopt = take_over_nothing
    await host.promises.open()
    await host.fellows.open()
    host.work.offer(BOT, Lane(BotLane(store, pool).work, max(1, workers)))
    pool.warm_up()
    host.work.open()
    return host
