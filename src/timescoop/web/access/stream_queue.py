"""Middleware: opens streams a few at a time, so that moves don't wait behind hundreds of pages that reconnect.

When a server ends, all its pages come to another one at once. For each of them the store is asked who it is, a match
may have to be loaded, and a scene is drawn. A move takes the same way, and would come last.
"""

import asyncio
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

AT_ONCE: Final = 4  # streams that may be opening; one is open once its first message is ready


class StreamQueue:
    """Lets the streams of an application open in the order in which they came, and everything else at once."""

    def __init__(self, app: ASGIApp) -> None:
        """Queue the streams of an application."""
        self.app = app
        self.places = asyncio.Semaphore(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http" or not scope["path"].endswith("/stream"):
            await self.app(scope, receive, send)
            return
        await self.places.acquire()
        opening = True

        def leave_queue() -> None:
            nonlocal opening
            if opening:
                opening = False
                self.places.release()

        async def opened(message: Message) -> None:
            if message["type"] == "http.response.body":
                leave_queue()  # before it is sent: a reader who takes nothing must not keep the place
            await send(message)

        try:
            await self.app(scope, receive, opened)
        finally:
            leave_queue()
