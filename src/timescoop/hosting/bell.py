"""The bell: it rings when what a viewer sees may have changed, and says nothing more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator


class Bell:
    """The ropes of all who watch one match, and the number of looks that each viewer has been given."""

    def __init__(self, shown: list[int]) -> None:
        """`shown` is the number of looks of each viewer so far."""
        self.shown = shown
        self.ropes: set[asyncio.Event] = set()
        self.silent = False
        self.stirs = 0  # how often all were woken whatever their numbers
        self.rang = 0.0  # when it was rung last

    def stir(self) -> None:
        """Wake all: something beside the looks has changed, as when the store is paused."""
        self.stirs += 1
        self.ring(self.shown)

    def ring(self, shown: list[int]) -> None:
        """Wake all: each finds out whether its number has changed."""
        self.shown = shown
        self.rang = time.monotonic()
        for rope in self.ropes:
            rope.set()

    def stop(self) -> None:
        """End everybody's listening: the host closes."""
        self.silent = True
        self.ring(self.shown)

    def late(self) -> float:
        """How many seconds ago it was rung: whoever only wakes now was kept waiting by others."""
        return time.monotonic() - self.rang

    def heard(self) -> bool:
        """Whether anybody listens."""
        return bool(self.ropes)

    async def listen(self, viewer: int, since: int, stirs: int | None = None) -> AsyncIterator[int]:
        """Give the viewer's number whenever it is another than the one given last, `since` to begin with, or all stir.

        Whoever is slow is given the newest number only; none is ever missed.
        """
        rope, stirs = asyncio.Event(), self.stirs if stirs is None else stirs
        self.ropes.add(rope)
        try:
            while not self.silent:
                rope.clear()
                if (self.shown[viewer], self.stirs) != (since, stirs):
                    since, stirs = self.shown[viewer], self.stirs
                    yield since
                else:
                    await rope.wait()
        finally:
            self.ropes.discard(rope)
