"""When hundreds of pages reconnect to one server, moves are taken in between."""

import asyncio

from starlette.types import Message, Receive, Scope, Send

from timescoop.web.access.stream_queue import AT_ONCE, StreamQueue

PAGES = 10 * AT_ONCE


class Slow:
    """An application whose streams open only when they may, and then stay open. It knows who has come."""

    def __init__(self) -> None:
        self.may_open = asyncio.Semaphore(0)
        self.may_fail = False
        self.come: list[str] = []

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        self.come.append(scope["path"])
        if scope["path"].endswith("/answer"):
            return
        await self.may_open.acquire()
        if self.may_fail:
            raise ConnectionError
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"retry: 800\n\n", "more_body": True})


async def nobody() -> Message:
    """Nothing is received."""
    raise AssertionError


async def never_taken(message: Message) -> None:
    """A reader who takes no byte of the body."""
    if message["type"] == "http.response.body":
        await asyncio.Event().wait()


async def turn_over() -> None:
    """Let everybody do what they can do now."""
    for _ in range(PAGES):
        await asyncio.sleep(0)


async def test_a_move_does_not_wait_for_the_pages_that_came_before_it() -> None:
    app = Slow()
    queue = StreamQueue(app)
    pages = [
        asyncio.create_task(queue({"type": "http", "path": f"/matches/{nth}/stream"}, nobody, never_taken))
        for nth in range(PAGES)
    ]
    await turn_over()
    await queue({"type": "http", "path": "/matches/0/answer"}, nobody, never_taken)
    assert app.come == [*(f"/matches/{nth}/stream" for nth in range(AT_ONCE)), "/matches/0/answer"]
    for page in pages:
        page.cancel()
    await asyncio.gather(*pages, return_exceptions=True)


async def test_readers_who_take_nothing_and_streams_that_fail_keep_no_place() -> None:
    for fails in (False, True):
        app = Slow()
        app.may_fail = fails
        queue = StreamQueue(app)
        pages = [
            asyncio.create_task(queue({"type": "http", "path": f"/matches/{nth}/stream"}, nobody, never_taken))
            for nth in range(PAGES)
        ]
        for _ in pages:
            app.may_open.release()
            await turn_over()
        assert app.come == [f"/matches/{nth}/stream" for nth in range(PAGES)]
        for page in pages:
            page.cancel()
        await asyncio.gather(*pages, return_exceptions=True)
