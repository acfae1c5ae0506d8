"""Bots that run in workers: a server asks through the queue, and runs them itself as soon as no worker is up."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Row, insert, select
from sqlalchemy.exc import IntegrityError

from timescoop.bots import Job
from timescoop.hosting.bot_pool import Asked, BotPool
from timescoop.hosting.durability.servers import Servers
from timescoop.hosting.errors import Paused
from timescoop.hosting.schema import MATCH, WORK
from timescoop.hosting.store import Store
from timescoop.hosting.work_queue.work_rows import (
    BOT,
    DONE,
    FAILED,
    WAITING,
    NewWork,
    chunks,
    new_row,
    tell,
    withdraw,
)
from timescoop.hosting.work_queue.work_runner import LeasedWork
from timescoop.hosting.work_queue.work_signal import WorkSignal

LOG: Final = logging.getLogger("timescoop.hosting")
LOOK_S: Final = 1.0  # seconds between two polls without a notification
CARD_FILES: Final = 32  # kept in memory by a worker


class RemoteBots:
    """The decisions that one server waits for."""

    def __init__(self, store: Store, servers: Servers, signal: WorkSignal, token: Callable[[str], str]) -> None:
        """Start without requests; `token` gives an anonymous short name for a guest."""
        self.store = store
        self.servers = servers
        self.signal = signal
        self.token = token
        self.asked: dict[str, asyncio.Future[int | None]] = {}
        self.task: asyncio.Task[None] | None = None

    async def choose(self, job: Job, options: list[int], guest: str, asked: Asked) -> int | None:
        """The option that a bot takes, decided by a worker; None if no worker is up, or none can decide.

        Args:
            job: What to decide.
            options: What the bot may choose.
            guest: On whose behalf it thinks.
            asked: Its match and how many rows that has, so that all servers together ask for a decision once.

        Raises:
            Paused: The store is unavailable.
        """
        if not self.servers.workers():
            return None
        name = f"{BOT}:{asked.match}:{asked.rows}:{job.seat}"
        told = {"game": job.game, "own": job.cards is not None, "blind": job.blind, "seat": job.seat, "bot": job.bot}
        payload = json.dumps({**told, "dice": job.dice, "options": options})
        await self.ask(NewWork(name, BOT, payload, self.token(guest), place=asked.match, match=asked.match))
        future = self.asked.setdefault(name, asyncio.get_running_loop().create_future())
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.watch())
        try:
            found = await asyncio.shield(future)
        finally:
            self.asked.pop(name, None)
        return found if found in options else None

    async def ask(self, work: NewWork) -> None:
        """Queue a decision, unless another server has."""

        def put(connection: Connection) -> None:
            connection.execute(insert(WORK).values(new_row(work)))
            tell(self.store, connection, WAITING)

        try:
            await self.store.keep(put)
        except IntegrityError:
            LOG.debug("%s is asked already", work.id)

    async def close(self) -> None:
        """Stop waiting."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def watch(self) -> None:
        """Poll for results as long as any is missing."""
        self.signal.listen()
        while self.asked:
            mark = self.signal.count
            try:
                await self.look()
            except Paused:
                LOG.debug("thoughts wait for the store")
            except Exception:
                LOG.exception("the thoughts of workers could not be read")
            await self.signal.beyond(mark, LOOK_S)

    async def look(self) -> None:
        """Fetch results; withdraw everything if no worker is up."""
        asked = list(self.asked)
        if not self.servers.workers():
            await withdraw(self.store, asked)
            for name in asked:
                self.answer(name, None)
            return
        found: dict[str, Row[Any]] = {}
        for part in chunks(asked):
            rows = await self.store.read(select(WORK.c.id, WORK.c.state, WORK.c.result).where(WORK.c.id.in_(part)))
            found |= {row.id: row for row in rows}
        over = [name for name in asked if name not in found or found[name].state in {DONE, FAILED}]
        for name in over:
            row = found.get(name)
            self.answer(name, int(row.result) if row is not None and row.state == DONE else None)
        await withdraw(self.store, [name for name in over if name in found])

    def answer(self, name: str, option: int | None) -> None:
        """Pass a result on to the bot that waits for it."""
        future = self.asked.get(name)
        if future is not None and not future.done():
            future.set_result(option)


class BotLane:
    """Runs bots in a worker."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self.store = store
        self.pool = pool
        self.card_files: OrderedDict[str, str | None] = OrderedDict()

    async def work(self, leased: LeasedWork) -> str:
        """Let one bot decide once."""
        told = json.loads(leased.payload)
        cards = await self.card_file(leased.lease.match or "") if told["own"] else None
        job = Job(told["game"], cards, told["blind"], told["seat"], told["bot"], told["dice"])
        return str(await self.pool.decide(job, leased.lease.guest, told["options"]))

    async def card_file(self, match: str) -> str | None:
        """The card file of a match, read once."""
        if match not in self.card_files:
            rows = await self.store.read(select(MATCH.c.cards).where(MATCH.c.id == match))
            self.card_files[match] = rows[0].cards if rows else None
        self.card_files.move_to_end(match)
        while len(self.card_files) > CARD_FILES:
            self.card_files.popitem(last=False)
        return self.card_files[match]
