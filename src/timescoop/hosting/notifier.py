"""Wakes listeners when what a viewer sees may have changed; it passes on nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence


class Notifier:
    """The listeners of one match, and how many snapshots each viewer has been given."""

    def __init__(self, shown: Sequence[int]) -> None:
        """`shown` is the number of each viewer's newest snapshot."""
        self.shown = shown
        self.listeners: set[asyncio.Event] = set()
        self.closed = False
        self.refreshes = 0  # how often all were woken, whether or not a snapshot changed
        self.notified_at = 0.0  # on the monotonic clock
        self.delivered: Callable[[float], None] = lambda _seconds: None  # called when a listener has shown a change
        self.changed_at = time.monotonic()  # when viewers other than the one who answered saw something new

    def refresh(self) -> None:
        """Wake all listeners: something besides the snapshots has changed, such as a paused store."""
        self.refreshes += 1
        self.notify(self.shown)

    def notify(self, shown: Sequence[int], by: int | None = None) -> None:
        """Wake all; each listener checks whether its viewer's number has changed. `by` is the seat that answered."""
        self.notified_at = time.monotonic()
        if by is not None and any(shown[viewer] != old for viewer, old in enumerate(self.shown) if viewer != by):
            self.changed_at = self.notified_at
        self.shown = shown
        for listener in self.listeners:
            listener.set()

    def close(self) -> None:
        """End all listening, because the host closes."""
        self.closed = True
        self.notify(self.shown)

    def late(self) -> float:
        """Seconds since the last notification: a listener that wakes only now was delayed by others."""
        return time.monotonic() - self.notified_at

    def has_listeners(self) -> bool:
        """True while anybody listens."""
        return bool(self.listeners)

    async def listen(self, viewer: int, since: int, refreshes: int | None = None) -> AsyncIterator[int]:
        """Yield the viewer's number whenever it differs from the last one yielded (first: `since`), or on a refresh.

        A slow listener gets the newest number only and misses none.
        """
        listener, refreshes = asyncio.Event(), self.refreshes if refreshes is None else refreshes
        self.listeners.add(listener)
        try:
            while not self.closed:
                listener.clear()
                if (self.shown[viewer], self.refreshes) != (since, refreshes):
                    since, refreshes = self.shown[viewer], self.refreshes
                    yield since
                else:
                    await listener.wait()
        finally:
            self.listeners.discard(listener)
