"""How servers share a store: each shows that it is up, and takes over from servers that are lost."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from timescoop.hosting.botplay import BotPlay
from timescoop.hosting.durability.pubsub import rest
from timescoop.hosting.durability.serial_queue import start_in
from timescoop.hosting.durability.servers import BEAT_S, Seats, Servers
from timescoop.hosting.errors import HostingError, Paused
from timescoop.hosting.loaded_matches import LoadedMatches

SHORTEST_S: Final = 0.1  # seconds between two beats at least
LOG: Final = logging.getLogger("timescoop.hosting")


class FellowServers:
    """Tells the other servers that this one is alive, and takes over the matches of those that are lost."""

    def __init__(
        self, servers: Servers, loaded: LoadedMatches, bots: BotPlay, adopt: Callable[[], Awaitable[None]]
    ) -> None:
        """Watch the other servers for a host.

        Args:
            servers: The host among the others.
            loaded: Its matches.
            bots: Its bots.
            adopt: Takes over the matches of servers that are lost.
        """
        self.servers = servers
        self.loaded = loaded
        self.bots = bots
        self.adopt = adopt
        self.working: Callable[[], bool] = lambda: False  # whether this host carries out work from the queue
        self.leaving = asyncio.Event()
        self.tasks: set[asyncio.Task[object]] = set()
        self.task: asyncio.Task[None] | None = None
        self.adopting: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Join the other servers."""
        with contextlib.suppress(Paused):
            await self.servers.beat()
        self.task = asyncio.create_task(self.beat_on())

    def start_adopting(self) -> None:
        """Start taking over the matches that no server plays, in the background."""
        self.adopting = asyncio.create_task(self.adopt_all())

    async def adopt_all(self) -> None:
        """Take over the matches of servers that are gone."""
        await self.adopt()

    async def stop_adopting(self) -> None:
        """Stop taking over matches."""
        if self.adopting is not None:
            self.adopting.cancel()
            await asyncio.gather(self.adopting, return_exceptions=True)

    async def close(self) -> None:
        """Leave the other servers; the matches that this host played are free again."""
        self.leaving.set()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
        if not self.servers.store.paused:
            try:
                await self.servers.leave()
            except Exception:  # the store may be closed or unavailable; then the others count this host as lost
                LOG.info("the other servers are not told that this one ends", exc_info=True)

    def busy(self) -> bool:
        """Whether other servers need to know that this host is up."""
        if self.servers.others or self.servers.places or self.bots.playing or self.working():
            return True
        return any(match.log.in_use() for match in self.loaded.alive.values())

    def pause(self) -> float:
        """Seconds until the next beat: it comes earlier if another server counts as lost before."""
        return min(BEAT_S, max(SHORTEST_S, self.servers.until_lost()))

    async def beat_on(self) -> None:
        """Send beats while there is something to do."""
        while not self.leaving.is_set():
            await rest(self.leaving, self.pause())
            if self.leaving.is_set() or self.servers.store.paused:
                continue
            try:
                if self.busy() or await self.servers.has_company():
                    await self.beat()
            except Paused:
                LOG.debug("no beat while the store is away")
            except Exception:
                LOG.exception("a beat failed")

    async def beat(self) -> None:
        """Send a beat, and act on the news.

        Raises:
            Paused: The store is unavailable.
        """
        news = await self.servers.beat(self.present())
        if self.servers.fellows() and not self.servers.workers():
            self.bots.pool.warm_up()
        for match in list(self.loaded.alive.values()):
            match.presence.found_elsewhere({seat for found, seat in news.present if found == match.id})
        if news.lost:
            LOG.warning("%d servers are gone; their matches are taken over", len(news.lost))
            for match in list(self.loaded.alive.values()):
                self.bots.wake(match)
            await self.adopt()

    def present(self) -> Seats:
        """By match, the seats whose people are here."""
        return frozenset((match.id, seat) for match in self.loaded.alive.values() for seat in match.presence.here())

    def release_soon(self, matches: list[str]) -> None:
        """Let other servers play the bots of matches that this host drops from memory, without waiting for it."""
        if self.servers.others and not self.leaving.is_set():
            _task = start_in(self.tasks, self.release(matches))
        else:
            self.servers.owned -= set(matches)

    async def hand_over(self, matches: list[str]) -> None:
        """Let other servers play the bots of matches at once, before this one leaves."""
        if self.servers.others:
            try:
                await self.release(matches)
            except Exception:  # as in `close`: they will count this host as lost
                LOG.info("the bots of this server are not handed over", exc_info=True)

    async def release(self, matches: list[str]) -> None:
        """Release matches if the store is available; otherwise they are claimed again when they are needed."""
        with contextlib.suppress(HostingError):
            await self.servers.release(matches)
