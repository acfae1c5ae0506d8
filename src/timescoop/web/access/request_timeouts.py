"""Time limits for slow requests: for the head at the socket, for the body where it is read."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.types import Message, Receive

HEAD_S: Final = 10.0  # seconds from the first byte, or the connection, to the end of the head
BODY_S: Final = 60.0  # seconds from the end of the head to the end of the body
TIMEOUT: Final = 408


class HeadLimit(asyncio.Protocol):
    """Closes connections on which no whole head arrives in time; a mixin for uvicorn's protocols.

    uvicorn itself limits idle connections only, and a single byte ends that.
    """

    cycle: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Expect the first head."""
        super().connection_made(transport)
        self.expect_head()

    def data_received(self, data: bytes) -> None:
        """Note whether a head has become whole, or another has begun."""
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
            self.head_timer = self.loop.call_later(HEAD_S, self.transport.close)

    def forget_head(self) -> None:
        """Stop the timer."""
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None


def with_head_limit(protocol: Any) -> Any:
    """A uvicorn protocol class, for h11 or httptools, with that limit."""
    return type(f"Limited{protocol.__name__}", (HeadLimit, protocol), {})


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
