"""Worker processes in which bots think, so that pages stay quick; for a bot that fails a random option is taken."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Final

from timescoop.bots import stop_pool
from timescoop.hosting.facts import write_table
from timescoop.hosting.worker import Catalogue, Job, choose, new_pool
from timescoop.kernel import Table

LOG: Final = logging.getLogger("timescoop.hosting")
LUCK_BITS: Final = 31


class BotPool:
    """A pool of processes for bots."""

    def __init__(self, catalogue: Catalogue, luck: Random, *, workers: int, time_limit: float) -> None:
        """Start nothing yet.

        Args:
            catalogue: Where games and bots are found, here and in the workers.
            luck: Where the dice of bots come from.
            workers: How many processes; 0 thinks in this one, which blocks it.
            time_limit: Seconds after which a decision is given up.
        """
        self.catalogue = catalogue
        self.luck = luck
        self.workers = workers
        self.time_limit = time_limit
        self.executor: ProcessPoolExecutor | None = None

    async def choose(self, table: Table, game: str, cards: str | None, seat: int, bot: str) -> int:
        """The option that a bot takes; it is given a table imagined for its seat, never the real one."""
        imagined = self.catalogue.games[game].imagine(table, seat, self.luck.getrandbits(LUCK_BITS))
        job = Job(game, cards, write_table(imagined), seat, bot, self.luck.getrandbits(LUCK_BITS))
        options = table.options(seat)
        try:
            option = await self.think(job)
        except Exception:  # whatever a bot does wrong, the match goes on
            LOG.exception("bot %s failed at %s; a random answer is given for it", bot, game)
        else:
            if option in options:
                return option
            LOG.error(
                "bot %s at %s chose %r, which is not on offer; a random answer is given for it", bot, game, option
            )
        return self.luck.choice(options)

    async def think(self, job: Job) -> int:
        """Decide in a worker, within the time limit."""
        if not self.workers:
            return choose(self.catalogue, job)
        if self.executor is None:
            self.executor = new_pool(self.catalogue.name, self.workers)
        executor = self.executor
        try:
            choosing = asyncio.wrap_future(executor.submit(choose, self.catalogue, job))
            return await asyncio.wait_for(choosing, self.time_limit)
        except Exception:
            if self.executor is executor:
                self.stop()  # it may be broken, or busy for ever: the next decision gets a new one
            raise

    def stop(self) -> None:
        """End the processes, in the middle of a thought if need be."""
        executor, self.executor = self.executor, None
        if executor is not None:
            stop_pool(executor)
