"""Worker processes in which bots think, so that pages stay quick.

The time limit counts from when a worker starts a job, not while the job waits. A job that takes too long, or whose
worker has died, starts again with more time, and only its own worker is replaced. If it fails several times, a simpler
bot answers. If that one fails too, a random option is taken.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from timescoop.bots import Catalogue, Job, choose, new_pool, stop_pool
from timescoop.hosting.facts import write_table
from timescoop.hosting.fair_queue import FairQueue
from timescoop.kernel import Table

LOG: Final = logging.getLogger("timescoop.hosting")
LUCK_BITS: Final = 31
START: Final = 60.0  # seconds within which a process must have started
TRIES: Final = 3  # attempts at a decision, each with twice the time of the one before
STAND_IN: Final = "greedy"  # answers for a bot that fails, and plays for people who have left; otherwise the first bot


class WorkerLost(Exception):
    """A bot's decision was lost: it took too long, or its worker died."""


class Asked(NamedTuple):
    """A match that is waiting for a bot, and how many rows it has."""

    match: str
    rows: int


NOT_STORED: Final = Asked("", 0)


async def nowhere(_job: Job, _options: list[int], _guest: str, _asked: Asked) -> int | None:
    """Ask no worker."""
    return None


Elsewhere = Callable[[Job, list[int], str, Asked], Awaitable[int | None]]


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, catalogue: Catalogue) -> None:
        """Start nothing yet."""
        self.catalogue = catalogue
        self.executor: ProcessPoolExecutor | None = None
        self.starting: Future[int] | None = None  # until the process is up

    def start(self) -> ProcessPoolExecutor:
        """Start the process, unless it runs."""
        if self.executor is None:
            self.executor = new_pool(self.catalogue.name, 1)
            self.starting = self.executor.submit(int)
        return self.executor

    async def think(self, job: Job, seconds: float) -> int:
        """Decide within so many seconds, counted from when the process is up.

        Raises:
            WorkerLost: It took too long, or the process has died; the next decision gets a new process.
        """
        done = False
        try:
            executor = self.start()
            if self.starting is not None:
                await asyncio.wait_for(asyncio.wrap_future(self.starting), START)  # starting isn't part of the decision
                self.starting = None
            choosing = asyncio.wrap_future(executor.submit(choose, self.catalogue, job))
            option = await asyncio.wait_for(choosing, seconds)
            done = True
        except (TimeoutError, BrokenExecutor) as error:
            raise WorkerLost(str(error) or f"it took longer than {seconds:g} s") from error
        except asyncio.CancelledError as error:
            if self.called_off():
                raise
            raise WorkerLost("its process was stopped") from error
        except Exception:
            done = True  # the bot's own error; the process is fine
            raise
        finally:
            if not done:
                self.stop()
        return option

    @staticmethod
    def called_off() -> bool:
        """True if nobody waits for the decision any more; False if somebody stopped the process."""
        task = asyncio.current_task()
        return task is not None and task.cancelling() > 0

    def stop(self) -> None:
        """End the process, even in the middle of a decision."""
        executor, self.executor, self.starting = self.executor, None, None
        if executor is not None:
            stop_pool(executor)


class BotPool:
    """The workers of one host, and the queue before them."""

    def __init__(self, catalogue: Catalogue, luck: Random, *, workers: int, time_limit: float) -> None:
        """Start nothing yet.

        Args:
            catalogue: Where games and bots are found, here and in the workers.
            luck: Where the random numbers of bots come from.
            workers: How many processes; with 0, bots think in this one and block it.
            time_limit: Seconds after which a decision is stopped and started again.
        """
        self.catalogue = catalogue
        self.luck = luck
        self.time_limit = time_limit
        self.workers = workers
        self.processes = [Worker(catalogue) for _ in range(workers)]
        self.idle = list(self.processes)
        self.queue = FairQueue(workers)
        self.thought: Callable[[float], None] = lambda _seconds: None  # called when a worker has thought
        self.elsewhere: Elsewhere = nowhere  # asks workers first

    @property
    def stand_in(self) -> str:
        """The key of the bot that answers for one that fails; empty where there are no bots."""
        return STAND_IN if STAND_IN in self.catalogue.bots else next(iter(self.catalogue.bots), "")

    async def choose(
        self,
        table: Table,
        game: str,
        cards: str | None,
        seat: int,
        bot: str,
        guest: str = "",
        asked: Asked = NOT_STORED,
    ) -> int:
        """The option that a bot takes. The bot gets a table imagined for its seat, never the real one.

        Args:
            table: The real table.
            game: Key of the game.
            cards: The text of a card file, or None for the edition's own.
            seat: Who is asked.
            bot: Key of the bot.
            guest: On whose behalf it thinks; guests get even shares of the workers.
            asked: Which match asks, if the match is in a store.

        Raises:
            Paused: The store, through which workers are asked, is unavailable.
        """
        imagined = self.catalogue.games[game].imagine(table, seat, self.luck.getrandbits(LUCK_BITS))
        job = Job(game, cards, write_table(imagined), seat, bot, self.luck.getrandbits(LUCK_BITS))
        options = table.options(seat)
        found = await self.elsewhere(job, options, guest, asked) if asked.match else None
        return await self.decide(job, guest, options) if found is None else found

    async def decide(self, job: Job, guest: str, options: list[int]) -> int:
        """The option that a bot takes, decided here; if it fails, another bot answers, and then chance."""
        for key in dict.fromkeys((job.bot, self.stand_in)):
            option = await self.tried(replace(job, bot=key), guest, options)
            if option is not None:
                return option
        return self.luck.choice(options)

    async def tried(self, job: Job, guest: str, options: list[int]) -> int | None:
        """The option that a bot takes, or None if it fails; the match continues either way."""
        try:
            option = await self.think(job, guest)
        except Exception:
            LOG.exception("bot %s failed at %s; another bot answers for it", job.bot, job.game)
            return None
        if option in options:
            return option
        LOG.error("bot %s at %s chose %r, which is no option; another bot answers for it", job.bot, job.game, option)
        return None

    async def think(self, job: Job, guest: str = "") -> int:
        """Decide in a worker, and try again if the decision is lost.

        Raises:
            WorkerLost: It was lost in every attempt.
        """
        if not self.workers:
            return choose(self.catalogue, job)
        for attempt in range(TRIES - 1):
            try:
                return await self.think_once(job, guest, self.time_limit * 2**attempt)
            except WorkerLost as error:
                LOG.warning("bot %s at %s is asked again: %s", job.bot, job.game, error)
        return await self.think_once(job, guest, self.time_limit * 2 ** (TRIES - 1))

    async def think_once(self, job: Job, guest: str, seconds: float) -> int:
        """Wait for a worker, and decide in it."""
        async with self.queue.place(guest):
            worker, began = self.idle.pop(), time.perf_counter()
            try:
                return await worker.think(job, seconds)
            finally:
                self.thought(time.perf_counter() - began)
                self.idle.append(worker)

    def warm_up(self) -> None:
        """Start the processes now, so that a server that takes over from another loses no time."""
        for worker in self.idle:
            worker.start()

    def stop(self) -> None:
        """End all processes, even in the middle of a decision."""
        for worker in self.processes:
            worker.stop()
