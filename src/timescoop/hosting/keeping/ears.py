"""What a host hears from its store: that others have moved a match, that nothing can be kept, that it can again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterator, Mapping
from typing import Any, Final

from timescoop.hosting.errors import HostingError
from timescoop.hosting.keeping.rings import rings
from timescoop.hosting.match import Match
from timescoop.hosting.reading import numbers_of
from timescoop.hosting.store import Store

LOG: Final = logging.getLogger("timescoop.hosting")


class Ears:
    """They keep the matches at hand as the store has them."""

    def __init__(self, store: Store, at_hand: Mapping[str, Match]) -> None:
        """For the matches of a host, as they come and go."""
        self.store = store
        self.at_hand = at_hand
        self.tasks: set[asyncio.Task[None]] = set()
        self.leaving = asyncio.Event()
        self.rung: set[str] = set()  # since a match began to be read

    def open(self) -> None:
        """Begin to listen."""
        self.store.changed.append(self.hear_change)
        self.begin(self.listen())

    async def close(self) -> None:
        """Listen no more."""
        if self.hear_change in self.store.changed:
            self.store.changed.remove(self.hear_change)
        self.leaving.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def begin(self, deed: Coroutine[Any, Any, None]) -> None:
        """Do something beside all else."""
        task = asyncio.create_task(deed)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def listen(self) -> None:
        """Take over what other processes have moved."""
        async for match_id in rings(self.store, self.leaving):
            await self.hear(match_id)

    async def hear(self, match_id: str) -> None:
        """A match was moved elsewhere; the empty string: any may have been."""
        self.rung.add(match_id)
        for match in [self.at_hand.get(match_id)] if match_id else list(self.at_hand.values()):
            if match is not None:
                await self.catch_up(match)

    @contextlib.contextmanager
    def minding(self, match_id: str) -> Iterator[None]:
        """While a match is read and not yet at hand: what rang for it meanwhile is taken over after all."""
        self.rung.clear()
        yield
        if self.rung & {match_id, ""}:
            self.begin(self.catch_up(self.at_hand[match_id]))

    def hear_change(self) -> None:
        """The store is paused, or back: everybody is shown that, and nothing it kept meanwhile is missed."""
        for match in self.at_hand.values():
            match.ropes.stir()
        if not self.store.paused:
            self.begin(self.compare())

    async def compare(self) -> None:
        """Take over every match at hand in which the store is further than we are, or less far."""
        with contextlib.suppress(HostingError):
            numbers = await numbers_of(self.store, list(self.at_hand))
            for match in list(self.at_hand.values()):
                if not match.alone.busy() and numbers.get(match.id) != match.lines:
                    await self.catch_up(match)

    async def catch_up(self, match: Match) -> None:
        """Take over what the store holds of a match."""
        try:
            await match.catch_up()
        except Exception:  # whatever is wrong with it, only this match suffers; the next answer to it is refused
            LOG.exception("match %s cannot be read again", match.id)
