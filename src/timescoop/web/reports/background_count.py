"""Counts finished matches for reports as work from the queue, each match once; the store keeps what was found."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from timescoop.arena import ReplayedGame, replay_game
from timescoop.bots import start_pool, stop_pool
from timescoop.hosting import (
    Host,
    Lane,
    LeasedWork,
    MatchRows,
    NewWork,
    Paused,
    WorkRow,
    fetch_match,
    from_json,
    load_catalogue,
    replay_stored,
    rules_version,
    to_json,
)

LOG: Final = logging.getLogger("timescoop.web")
COUNT: Final = "count"
MOST: Final = 500  # matches in one report, the newest
AT_HAND: Final = 4 * MOST  # that are remembered
WAITING: Final = 20 * MOST  # matches of everybody that wait; then people are asked to come again
OF_ONE: Final = 2 * MOST  # matches that wait for one person
START_S: Final = 60.0  # in which the process has started
PATIENCE_S: Final = 60.0  # for one match; the longest takes less than one where nothing else runs
IDLE_S: Final = 30.0  # seconds after which the process for it ends
BUSY: Final = "many matches are being counted just now; try again in a minute"


def replay_one(catalogue: str, stored: MatchRows) -> ReplayedGame:
    """Replay one finished match for reports; may run in a process of its own."""
    told = replay_stored(catalogue, stored)
    return replay_game(told.game, told.table, told.answers, told.count)


class BackgroundCount:
    """What has been found of the finished matches of one store."""

    def __init__(self, host: Host) -> None:
        """Offer to count; no process is started before there is something to count."""
        self.store = host.store
        self.work = host.work
        self.games = host.catalogue.games
        self.catalogue = host.catalogue.name
        self.apart = host.bots.pool.workers > 0
        self.of_one = OF_ONE
        self.found: OrderedDict[str, ReplayedGame | None] = OrderedDict()  # None: it cannot be replayed any more
        self.pool: ProcessPoolExecutor | None = None
        self.ending: asyncio.TimerHandle | None = None
        self.work.offer(COUNT, Lane(self.count))

    async def missing(self, matches: Sequence[tuple[str, str]], person: str = "") -> list[str]:
        """The matches of these, by id and game, that have not been counted yet; they will be.

        Args:
            matches: Ids, each with the key of its game.
            person: Who asks: a profile or a browser.

        Raises:
            Paused: Too many wait, or the store is away.
        """
        left = {self.name_of(match, game): match for match, game in matches if match not in self.found}
        rows = await self.work.find_all(list(left)) if left else {}
        for name, match in left.items():
            if name in rows and rows[name].over:
                await self.take(match, rows[name])
                await asyncio.sleep(0)  # several hundred take a while, and others are served meanwhile
        new = [
            NewWork(name, COUNT, json.dumps({"match": match}), self.work.guest(), person, match=match)
            for name, match in left.items()
            if name not in rows
        ]
        if new:
            if await self.work.queued_of(COUNT, "") >= WAITING:
                raise Paused(BUSY)
            if person and await self.work.queued_of(COUNT, person) >= self.of_one:
                raise Paused(BUSY)
            await self.work.submit_all(new)
        while len(self.found) > AT_HAND:
            self.found.popitem(last=False)
        return [match for match, _ in matches if match not in self.found]

    def name_of(self, match: str, game: str) -> str:
        """The id of the work; other rules count again."""
        return f"{COUNT}:{rules_version(self.games[game])}:{match}"

    async def take(self, match: str, row: WorkRow) -> None:
        """Take what was found of a match out of the store."""
        try:
            self.found[match] = None if row.failed else from_json(ReplayedGame, row.result)
            if not row.failed:
                return
        except ValueError:
            LOG.info("match %s was counted by another version, and is counted again", match)
        await self.work.withdraw([row.id])  # the next server tries again

    async def count(self, leased: LeasedWork) -> str:
        """Replay one match."""
        stored = await fetch_match(self.store, json.loads(leased.payload)["match"])
        if not self.apart:
            return to_json(await asyncio.to_thread(replay_one, self.catalogue, stored))
        if self.pool is None:
            self.pool = start_pool(1, load_catalogue, self.catalogue)
            await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(int)), START_S)
        try:
            job = self.pool.submit(replay_one, self.catalogue, stored)
            found = await asyncio.wait_for(asyncio.wrap_future(job), PATIENCE_S)
        except Exception:
            self.stop()  # it may be broken, or busy for ever
            raise
        if self.ending is not None:
            self.ending.cancel()
        self.ending = asyncio.get_running_loop().call_later(IDLE_S, self.stop)
        return to_json(found)

    def stop(self) -> None:
        """End the process, if there is one."""
        pool, self.pool = self.pool, None
        if pool is not None:
            stop_pool(pool)
