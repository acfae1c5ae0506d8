"""How many streams may be open: in all, from one network, and in one browser. More are refused in words."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from timescoop.web.access.descriptors import FEWEST
from timescoop.web.access.refusals import CROWDED, CROWDED_HERE, FULL_STREAM


@dataclass(frozen=True)
class StreamLimits:
    """What may be open at a time.

    Args:
        page: Streams of one page in one browser; one more ends the one that was opened first.
        browser: Streams of one browser or key on all pages; one more ends the one that was opened first.
        crowd: Streams that people without a seat may have open from one network; one more is refused.
        network: Streams from one network, with or without a seat; one more is refused.
        all: Streams of this server; one more is refused.
        sessions: How many browsers' worth one network may have that sends no cookie.
    """

    page: int = 4
    browser: int = 48
    crowd: int = 240
    network: int = FEWEST // 2
    all: int = FEWEST
    sessions: int = 12


@dataclass(frozen=True)
class Reader:
    """Who opens a stream: a seat's key if it opens one, the secret of the browser, a network, and the path."""

    seat: str
    browser: str
    network: str
    path: str

    @property
    def name(self) -> str:
        """Whose streams are counted together."""
        return self.seat or self.browser or self.network


class OpenStreams:
    """The streams that are open."""

    def __init__(self, limits: StreamLimits) -> None:
        """None yet."""
        self.limits = limits
        self.of: dict[str, OrderedDict[asyncio.Event, str]] = {}  # by reader: the end of each stream, and its path
        self.crowds: Counter[str] = Counter()
        self.networks: Counter[str] = Counter()
        self.all = 0

    def refusal(self, reader: Reader) -> str:
        """Why one more cannot be opened, or nothing."""
        if self.all >= self.limits.all:
            return FULL_STREAM
        if self.networks[reader.network] >= self.limits.network:
            return CROWDED_HERE
        return CROWDED if not reader.seat and self.crowds[reader.network] >= self.limits.crowd else ""

    @contextmanager
    def opened(self, reader: Reader) -> Iterator[asyncio.Event]:
        """While a stream is open; the event is set when it has to end because of others."""
        mine, ended = self.of.setdefault(reader.name, OrderedDict()), asyncio.Event()
        mine[ended] = reader.path
        wide = 1 if reader.seat or reader.browser else self.limits.sessions
        on_page = [event for event, path in mine.items() if path == reader.path]
        for oldest in (*on_page[: -self.limits.page * wide], *list(mine)[: -self.limits.browser * wide]):
            oldest.set()
        counts = Counter({reader.network: 1})
        self.all += 1
        self.networks += counts
        self.crowds += Counter() if reader.seat else counts
        try:
            yield ended
        finally:
            self.all -= 1
            self.networks -= counts
            self.crowds -= Counter() if reader.seat else counts
            del mine[ended]
            if not mine:
                self.of.pop(reader.name, None)
