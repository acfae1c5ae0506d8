"""Rate limits per session: answers per minute, and streams open at a time."""

import asyncio
import ipaddress
import math
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from timescoop.hosting import GUEST, Host, HostingError
from timescoop.web.access import keys
from timescoop.web.access.key_ring import digest_of
from timescoop.web.access.refusals import TOO_FAST
from timescoop.web.access.stream_limits import OpenStreams, Reader, StreamLimits
from timescoop.web.i18n import refused

MINUTE_S: Final = 60.0
FULL: Final = 503
TOO_MANY: Final = 429
CREATES: Final = re.compile(r"^/(?:play$|lay$|games/)|/(?:play|fork|same-deal|rematch)$")  # a form that makes a table
COSTLY: Final = re.compile(rb"(?:^|&)(?:set|deck|cards)=.{64}")  # a page about cards in its address
RETRY_AFTER: Final = "30"  # seconds
REFUSED: Final = 400  # the first status that is a refusal
CUSTOMER_BITS: Final = 64  # of an IPv6 address
MOST_SESSIONS: Final = 10_000  # remembered at a time; those that have rested are forgotten first


@dataclass(frozen=True)
class Limits:
    """What one session may do; a session is a seat's key.

    Args:
        a_minute: Forms and answers that it may send in a minute, in the long run.
        at_once: How many more it may send in one go.
        sessions: How many sessions' worth may come from one address of what has no key, or is refused: so a made-up
            key is no new session.
        tables: How many sessions' worth of new tables may come from one address.
        person: How many sessions' worth one key ring may send, which a profile has on all its devices.
        person_tables: How many sessions' worth of new tables may come from one key ring.
        costly: How many sessions' worth of pages about a set or a deck in their link one address may ask for.
        streams: How many streams may be open.
    """

    a_minute: float = 100.0
    at_once: int = 60
    sessions: int = 12
    tables: int = 1
    person: int = 4
    person_tables: int = 1
    costly: int = 2
    streams: StreamLimits = field(default_factory=StreamLimits)


Opens = Callable[[Scope, str], Awaitable[bool]]


async def as_it_says(_scope: Scope, _key: str) -> bool:
    """Take every key for one that opens a seat."""
    return True


class Bucket:
    """Fills by the minute up to a measure; each request takes one out."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Throttle:
    """Refuses what comes faster than people answer, and ends the oldest of too many streams."""

    def __init__(
        self, app: ASGIApp, limits: Limits, now: Callable[[], float] = time.monotonic, opens: Opens = as_it_says
    ) -> None:
        """Throttle an application.

        Args:
            app: The application.
            limits: How much one session may ask for.
            now: A clock in seconds that never jumps.
            opens: Whether a key opens a seat of the match in the path, so that an invented one counts as none.
        """
        self.app = app
        self.limits = limits
        self.now = now
        self.opens = opens
        self.buckets: dict[str, Bucket] = {}
        self.open = OpenStreams(limits.streams)

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
        elif COSTLY.search(scope["query_string"]):
            wait = self.take(f"costly at {address_of(scope)}", self.limits.costly)
            await (slower(scope, wait) if wait else self.app)(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def form(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take a form, unless its session or its address has sent too many."""
        address, session = f"at {address_of(scope)}", session_of(scope)
        wide = self.limits.sessions
        wait = (self.take(session, 1) or self.take(address, wide, 0)) if session else self.take(address, wide)
        wait = wait or self.person(scope)
        if not wait and CREATES.search(scope["path"]):
            wait = self.take(f"tables {address}", self.limits.tables)
        if wait:
            await slower(scope, wait)(scope, receive, send)
            return

        async def noted(message: Message) -> None:
            if session and message["type"] == "http.response.start" and message["status"] >= REFUSED:
                self.take(address, wide)
            await send(message)

        await self.app(scope, receive, noted)

    def person(self, scope: Scope) -> float:
        """Seconds that a person must wait, across all their seats and addresses; 0 for a browser without keys."""
        secret = keys.secret_in(HTTPConnection(scope))
        if not secret:
            return 0.0
        ring = digest_of(secret)
        wait = self.take(f"person {ring}", self.limits.person)
        if not wait and CREATES.search(scope["path"]):
            wait = self.take(f"tables of {ring}", self.limits.person_tables)
        return wait

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
        key = session_of(scope)
        seat = key if key and await self.opens(scope, key) else ""
        reader = Reader(seat, keys.secret_in(HTTPConnection(scope)), address_of(scope), scope["path"])
        full = self.open.refusal(reader)
        if full:
            await refused(scope, full, FULL, {"Retry-After": RETRY_AFTER})(scope, receive, send)
            return
        with self.open.opened(reader) as ended:
            await self.app(scope, until(ended, receive), send)


def slower(scope: Scope, wait: float) -> PlainTextResponse:
    """What somebody is told who has to wait for so many seconds."""
    return refused(scope, TOO_FAST, TOO_MANY, {"Retry-After": str(math.ceil(wait))})


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
    request, match = HTTPConnection(scope), match_in(scope)
    return request.headers.get("authorization") or (keys.any_key(request, match) if match else "")


def match_in(scope: Scope) -> str:
    """The match that a path names, or nothing."""
    parts = scope["path"].split("/")
    return parts[parts.index("matches") + 1] if "matches" in parts[:-1] else ""


def opens_seat(host: Host) -> Opens:
    """Whether a key opens a seat of a match of this host, wherever the match is kept."""

    async def opens(scope: Scope, key: str) -> bool:
        try:
            match = await host.match(match_in(scope))
        except HostingError:
            return False
        return match.seating.seat_of(key.removeprefix("Bearer ").strip()) is not None

    return opens
