"""Rate limits per session: answers per minute, and streams open at a time."""

import asyncio
import ipaddress
import math
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from timescoop.hosting import GUEST
from timescoop.web.access import keys

MINUTE_S: Final = 60.0
REFUSED: Final = 400  # the first status that is a refusal
CUSTOMER_BITS: Final = 64  # of an IPv6 address
MOST_SESSIONS: Final = 10_000  # remembered at a time; those that have rested are forgotten first


@dataclass(frozen=True)
class Limits:
    """What one session may do; a session is a seat's key.

    Args:
        a_minute: Forms and answers that it may send in a minute, in the long run.
        at_once: How many more it may send in one go.
        streams: Pages of one table that a browser may have open at a time; one more ends the one that was opened
            first. Requests without a cookie are counted for their address, `sessions` times as many.
        crowd: Streams that people without a seat may have open from one address; one more is refused, and ends none.
        sessions: How many sessions' worth may come from one address of what has no key, or is refused: so a made-up
            key is no new session.
    """

    a_minute: float = 100.0
    at_once: int = 60
    streams: int = 4
    crowd: int = 240
    sessions: int = 12


class Bucket:
    """Fills by the minute up to a measure; each request takes one out."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Throttle:
    """Refuses what comes faster than people answer, and ends the oldest of too many streams."""

    def __init__(self, app: ASGIApp, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        """Throttle an application; `now` is a clock in seconds that never jumps."""
        self.app = app
        self.limits = limits
        self.now = now
        self.buckets: dict[str, Bucket] = {}
        self.open: dict[str, deque[asyncio.Event]] = {}
        self.crowds: Counter[str] = Counter()  # by address: open streams of people without a seat

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        GUEST.set(address_of(scope))
        if scope["path"].endswith("/stream") and scope["method"] == "GET":
            await self.stream(scope, receive, send)
        elif scope["method"] == "POST":
            await self.form(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def form(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take a form, unless its session or its address has sent too many."""
        address, session = f"at {address_of(scope)}", session_of(scope)
        wide = self.limits.sessions
        wait = (self.take(session, 1) or self.take(address, wide, 0)) if session else self.take(address, wide)
        if wait:
            slower = PlainTextResponse("That was too fast. Wait a moment, then try again.", 429)
            slower.headers["Retry-After"] = str(math.ceil(wait))
            await slower(scope, receive, send)
            return

        async def noted(message: Message) -> None:
            if session and message["type"] == "http.response.start" and message["status"] >= REFUSED:
                self.take(address, wide)
            await send(message)

        await self.app(scope, receive, noted)

    def take(self, who: str, wide: int, count: int = 1) -> float:
        """Take some out of a bucket that is so many sessions wide; seconds to wait if it is empty."""
        now, a_second = self.now(), wide * self.limits.a_minute / MINUTE_S
        if who not in self.buckets and len(self.buckets) >= MOST_SESSIONS:
            self.forget()
        bucket = self.buckets.setdefault(who, Bucket(wide * self.limits.at_once, now))
        bucket.left = min(wide * self.limits.at_once, bucket.left + (now - bucket.at) * a_second)
        bucket.at = now
        if bucket.left < 1:
            return (1 - bucket.left) / a_second
        bucket.left -= count
        return 0.0

    def forget(self) -> None:
        """Let go of those who have not been heard of for longest."""
        for who in sorted(self.buckets, key=lambda who: self.buckets[who].at)[: MOST_SESSIONS // 2]:
            del self.buckets[who]

    async def stream(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a stream until its reader goes, or has opened too many others since."""
        session, browser, address = session_of(scope), keys.secret_in(HTTPConnection(scope)), address_of(scope)
        if not session and self.crowds[address] >= self.limits.crowd:
            full = PlainTextResponse("Too many people watch from this address.", 503, {"Retry-After": "30"})
            await full(scope, receive, send)
            return
        most = self.limits.streams * (1 if session or browser else self.limits.sessions)
        who = f"{session or browser or address} {scope['path']}"
        mine, ended = self.open.setdefault(who, deque()), asyncio.Event()
        mine.append(ended)
        for oldest in list(mine)[:-most]:
            oldest.set()
        self.crowds[address] += not session
        try:
            await self.app(scope, until(ended, receive), send)
        finally:
            self.crowds -= Counter({address: int(not session)})
            mine.remove(ended)
            if not mine:
                self.open.pop(who, None)


def until(ended: asyncio.Event, receive: Receive) -> Receive:
    """What comes from a reader, who seems to go away when the event is set."""

    async def received() -> Message:
        waits = [asyncio.ensure_future(receive()), asyncio.ensure_future(ended.wait())]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            done: asyncio.Future[Message] = waits[0]  # type: ignore[assignment]  # the first of the two
            return done.result() if done.done() else {"type": "http.disconnect"}
        finally:
            for wait in waits:
                wait.cancel()

    return received


def address_of(scope: Scope) -> str:
    """Where a request comes from: an IPv4 address, or an IPv6 network, all of which belongs to one customer."""
    named = str((scope.get("client") or ("nowhere",))[0])
    if ":" not in named:
        return named
    try:
        return str(ipaddress.ip_network((named.partition("%")[0], CUSTOMER_BITS), strict=False))
    except ValueError:
        return named


def session_of(scope: Scope) -> str:
    """Whose request it is: the key of a seat, or nothing."""
    request = HTTPConnection(scope)
    parts = scope["path"].split("/")
    match = parts[parts.index("matches") + 1] if "matches" in parts[:-1] else ""
    return request.headers.get("authorization") or (keys.any_key(request, match) if match else "")
