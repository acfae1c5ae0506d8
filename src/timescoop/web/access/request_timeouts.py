"""Limits at the socket: how many connections there are, and how long a head may take; for a body, where it is read."""

import asyncio
import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.types import Message, Receive

from timescoop.web.access.descriptors import FEWEST
from timescoop.web.access.refusals import FULL
from timescoop.wording import localized, preferred, spoken_in, tongue_of, tongues

HEAD_S: Final = 10.0  # seconds from the first byte, or the connection, to the end of the head
BODY_S: Final = 60.0  # seconds from the end of the head to the end of the body
TIMEOUT: Final = 408
REFUSED_S: Final = 1.0  # seconds in which one who is refused may say what they want,
LISTENED_TO: Final = 64  # and how many may at a time; the others are hung up on at once
FULL_ANSWER: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 30\r\nConnection: close\r\n"
    b"Content-Type: text/plain; charset=utf-8\r\nContent-Length: %d\r\n\r\n%b"
)
LANGUAGE: Final = re.compile(rb"\r\naccept-language: *([^\r\n]{1,200})\r\n", re.IGNORECASE)


@cache
def full_answers() -> dict[str, bytes]:
    """That the server is full, by language. They are made when it starts: once it is full, it may read no file."""
    found = {}
    for code in tongues():
        with spoken_in(tongue_of(code)):
            words = localized(FULL).encode()
        found[code] = FULL_ANSWER % (len(words), words)
    return found


def full_answer(asked: bytes) -> bytes:
    """That the server is full, in the language that the begun request asks for."""
    found = LANGUAGE.search(asked)
    return full_answers()[preferred(found[1].decode("latin-1") if found else "", tongues())]


class HeadLimit(asyncio.Protocol):
    """Closes connections on which no whole head arrives in time; a mixin for uvicorn's protocols.

    uvicorn itself limits idle connections only, and a single byte ends that.
    """

    cycle: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    head_timer: asyncio.TimerHandle | None = None
    refused = False
    connections: set[object]
    most_connections: int

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Expect the first head; where there are too many connections, say so and hang up."""
        super().connection_made(transport)
        over = len(self.connections) - self.most_connections
        self.refused = over > 0
        if over > LISTENED_TO:
            self.refuse()
        else:
            self.expect_head()

    def refuse(self, asked: bytes = b"") -> None:
        """Say that the server is full, and hang up."""
        if not self.transport.is_closing():
            self.transport.write(full_answer(asked))
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Note whether a head has become whole, or another has begun."""
        if self.refused:
            self.refuse(data)  # only now: to hang up on what was sent and not read would lose the answer
            return
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self.forget_head()
        elif self.cycle is None or self.cycle.response_complete:
            self.expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self.forget_head()
        super().connection_lost(exc)

    def expect_head(self) -> None:
        """Start the timer, unless it runs."""
        if self.head_timer is None:
            late = self.refuse if self.refused else self.transport.close
            self.head_timer = self.loop.call_later(REFUSED_S if self.refused else HEAD_S, late)

    def forget_head(self) -> None:
        """Stop the timer."""
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None


def with_limits(protocol: type[asyncio.Protocol], connections: int = FEWEST) -> type[asyncio.Protocol]:
    """A uvicorn protocol class, for h11 or httptools, with these limits; `connections` is how many there may be."""
    full_answers()
    return type(f"Limited{protocol.__name__}", (HeadLimit, protocol), {"most_connections": connections})


def in_time(receive: Receive, started: Callable[[], bool]) -> Receive:
    """A body that has to arrive whole in time.

    Args:
        receive: Where it comes from.
        started: True once the response has begun; then a late body counts as a client that left.

    Raises:
        HTTPException: It took longer (408), raised where the body is read.
    """
    deadline = asyncio.get_running_loop().time() + BODY_S
    whole = False

    async def timed() -> Message:
        nonlocal whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            whole = True
            if started():
                return {"type": "http.disconnect"}
            raise HTTPException(TIMEOUT, "The form took too long to arrive.", {"Connection": "close"}) from None
        whole = not message.get("more_body", False)
        return message

    return timed
