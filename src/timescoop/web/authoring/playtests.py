"""Playtests as work from the queue: any server starts one, any process plays it, and the store keeps its report."""

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import time
from typing import Final

from timescoop.arena import PlaytestStats, Trial, TrialDeal, run_until_decided, summarize
from timescoop.hosting import Host, Lane, LeasedWork, LeaseLost, NewWork, WorkLimits, from_json, to_json
from timescoop.kernel import TimescoopError

LOG: Final = logging.getLogger("timescoop.web")
PLAYTEST: Final = "playtest"
MOST_DEALS: Final = 20_000
LONGEST_S: Final = 600.0  # of a playtest; then it reports what has been played
LOOK_S: Final = 2.0  # seconds between two notes of how far it is
LIMITS: Final = WorkLimits(everybody=7, guest=2, person=1)  # playtests that run or wait
KEPT: Final = 400  # playtests whose reports can still be read
NOTHING: Final = "null"  # the report of a playtest in which no deal was played
TOO_MANY: Final = "the server is running many playtests; try again in a while"


@dataclass(frozen=True, slots=True)
class PlaytestOrder:
    """What is to be played: `back` is the address from which it was started."""

    trial: Trial
    games: int
    title: str
    back: str


@dataclass(frozen=True, slots=True)
class Deals:
    """A part of what was played."""

    deals: tuple[TrialDeal, ...]


@dataclass(frozen=True, slots=True)
class Playtest:
    """How far a playtest is.

    Args:
        key: Of its page.
        order: What is played.
        played: Deals so far.
        began: When its turn came, in seconds since 1970; None while it waits.
        over: True once no further deal is played.
        failed: True if the games broke off.
        findings: Its report; None before the end, or if no deal was played.
    """

    key: str
    order: PlaytestOrder
    played: int
    began: float | None
    over: bool
    failed: bool
    findings: PlaytestStats | None

    def seconds_left(self) -> float:
        """About how long it still takes, at most; 0 if nobody knows."""
        if self.began is None or not self.played:
            return 0.0
        gone = time() - self.began
        each = gone / self.played
        return max(0.0, min(each * (self.order.games - self.played), LONGEST_S - gone))


class Playtests:
    """The playtests of one store."""

    def __init__(self, host: Host) -> None:
        """Offer to play them."""
        self.work = host.work
        self.workers = (os.cpu_count() or 1) if host.bots.pool.workers else 0
        self.limits = LIMITS
        self.work.offer(PLAYTEST, Lane(self.play))

    async def begin(self, key: str, order: PlaytestOrder, person: str) -> str:
        """Start a playtest, or put it in the queue; somebody who has as many running as they may gets one of those.

        Args:
            key: Of its page, if it is new.
            order: What is played.
            person: Whose it is: a profile or a browser.

        Returns:
            The key of its page.

        Raises:
            Paused: Too many others wait, or the store is away.
        """
        going = await self.work.running_of(PLAYTEST, person)
        if going is not None and await self.work.queued_of(PLAYTEST, person) >= self.limits.person:
            return going.partition(":")[2]
        work = NewWork(name_of(key), PLAYTEST, to_json(order), self.work.guest(), person, total=order.games)
        await self.work.submit(work, self.limits, TOO_MANY)
        await self.work.keep_newest(PLAYTEST, KEPT)
        return key

    async def found(self, key: str) -> Playtest | None:
        """A playtest by the key of its page.

        Raises:
            Paused: The store is away.
        """
        row = await self.work.find(name_of(key))
        if row is None:
            return None
        done = row.over and not row.failed and row.result != NOTHING
        try:
            order = from_json(PlaytestOrder, row.payload)
            findings = from_json(PlaytestStats, row.result) if done else None
        except ValueError:  # another version has written it
            await self.work.withdraw([row.id])
            return None
        return Playtest(key, order, row.done, row.began, row.over, row.failed, findings)

    async def stop(self, key: str) -> None:
        """Play no further deal.

        Raises:
            Paused: The store is away.
        """
        await self.work.ask_to_stop(name_of(key))

    async def play(self, leased: LeasedWork) -> str:
        """Play, note how far it is, and sum up; what another process has played already counts."""
        order = from_json(PlaytestOrder, leased.payload)
        tried = [deal for part in leased.parts for deal in from_json(Deals, part).deals]
        noted, enough, ended = len(tried), threading.Event(), asyncio.Event()
        game = DealsInThread(order, tried, self.workers, enough)
        game.start(ended)
        try:
            while not ended.is_set():
                waits = asyncio.ensure_future(ended.wait())
                await asyncio.wait([waits], timeout=LOOK_S)
                waits.cancel()
                new = tuple(tried[noted:])
                if await leased.note(noted + len(new), order.games, to_json(Deals(new)) if new else None):
                    enough.set()
                noted += len(new)
        except (LeaseLost, asyncio.CancelledError):
            enough.set()
            raise
        if game.error is not None:
            raise TimescoopError("the games broke off") from game.error
        found = await asyncio.to_thread(summarize, order.trial, tried) if tried else None
        return to_json(found)


class DealsInThread:
    """The deals of a playtest, played in a thread that ends with this process."""

    def __init__(self, order: PlaytestOrder, tried: list[TrialDeal], workers: int, enough: threading.Event) -> None:
        """Add to `tried` until `enough` is set."""
        self.order = order
        self.tried = tried
        self.workers = workers
        self.enough = enough
        self.error: Exception | None = None

    def start(self, ended: asyncio.Event) -> None:
        """Begin; `ended` is set at the end."""
        loop = asyncio.get_running_loop()

        def over() -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(ended.set)

        threading.Thread(target=self.play, args=(over,), daemon=True).start()

    def play(self, over: Callable[[], None]) -> None:
        """Play deals until there is a verdict, time is up, or somebody stops it."""
        order = self.order
        try:
            deals = run_until_decided(
                order.trial, games=order.games, workers=self.workers, seconds=LONGEST_S, stop=self.enough.is_set,
                before=tuple(self.tried),
            )  # fmt: skip
            for each in deals:
                self.tried.append(each)
        except Exception as error:  # a card must not bring the server down
            LOG.exception("a playtest broke off")
            self.error = error
        over()


def name_of(key: str) -> str:
    """The id of the work behind a page."""
    return f"{PLAYTEST}:{key}"
