"""Counts finished matches for reports, one replay at a time in a process of its own, each match once."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from timescoop.arena import ReplayedGame, replay_game
from timescoop.bots import start_pool, stop_pool
from timescoop.hosting import Host, MatchRows, Paused, fetch_match, replay_stored

LOG: Final = logging.getLogger("timescoop.web")
MOST: Final = 500  # matches in one report, the newest
AT_HAND: Final = 4 * MOST  # that are remembered
WAITING: Final = 2 * MOST  # who comes after so many is asked to come again
PATIENCE_S: Final = 20.0  # for one match; the longest takes less than one, a new process two


def replay_one(catalogue: str, stored: MatchRows) -> ReplayedGame:
    """Replay one finished match for reports; may run in a process of its own."""
    told = replay_stored(catalogue, stored)
    return replay_game(told.game, told.table, told.answers, told.count)


class BackgroundCount:
    """What has been found of the finished matches of one store; nothing is started before somebody asks."""

    def __init__(self, host: Host) -> None:
        self.store = host.store
        self.catalogue = host.catalogue.name
        self.apart = host.bots.pool.workers > 0
        self.found: OrderedDict[str, ReplayedGame | None] = OrderedDict()  # None: it cannot be lived through any more
        self.waiting: dict[str, None] = {}
        self.task: asyncio.Task[None] | None = None
        self.pool: ProcessPoolExecutor | None = None

    def missing(self, ids: Iterable[str]) -> list[str]:
        """The matches of these that have not been lived through yet; they will be.

        Raises:
            Paused: Too many wait.
        """
        left = []
        for each in ids:
            if each in self.found:
                self.found.move_to_end(each)
            else:
                left.append(each)
        if left and len(self.waiting) >= WAITING:
            raise Paused("many matches are being counted just now; try again in a minute")
        self.waiting.update(dict.fromkeys(left))
        if self.waiting and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.count())
        return left

    async def count(self) -> None:
        """Replay every match in the queue."""
        try:
            while self.waiting:
                match_id = next(iter(self.waiting))
                try:
                    self.found[match_id] = await self.one(match_id)
                except Paused:
                    self.waiting.clear()  # the next visit asks again
                    return
                except Exception:  # one broken match must not stop the others
                    LOG.exception("match %s cannot be counted", match_id)
                    self.found[match_id] = None
                    self.stop()  # it may be broken, or busy for ever
                del self.waiting[match_id]
                while len(self.found) > AT_HAND:
                    self.found.popitem(last=False)
        finally:
            self.stop()

    async def one(self, match_id: str) -> ReplayedGame:
        """Live through one match."""
        stored = await fetch_match(self.store, match_id)
        if not self.apart:
            return await asyncio.to_thread(replay_one, self.catalogue, stored)
        if self.pool is None:
            self.pool = start_pool(1)
        job = self.pool.submit(replay_one, self.catalogue, stored)
        return await asyncio.wait_for(asyncio.wrap_future(job), PATIENCE_S)

    def stop(self) -> None:
        """End the process, if there is one."""
        pool, self.pool = self.pool, None
        if pool is not None:
            stop_pool(pool)
