"""Live tables over server-sent events: a scene per change this reader can see, and a heartbeat between.

A page's script asks for what has changed since the scene before; everybody else gets whole scenes.

Before a scene come animation events, one for each thing that happened; the page's script paces them. Under load they
are left out, so that the scene itself is on time.

A page that has just been loaded says which scene it came with, and is sent none until something changes. So is a page
that comes again, but it is sent a whole scene after some seconds: when a server is replaced, hundreds of pages come to
another one at once, which then need not draw.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable
from random import uniform
from time import monotonic
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from timescoop.web.access.visits import Visit
from timescoop.web.render.scene_changes import Html, SceneChanges, WholeScenes

HEARTBEAT_S: Final = 15.0
RETRY: Final = "retry: 800\n\n"
LATE_S: Final = 0.5
PAUSE_S: Final = (3.0, 9.0)  # seconds after which a page that shows the newest scene is sent it all the same
SILENT: Final = -1
BEAT: Final = "event: beat\ndata:\n\n"  # a page that hears nothing for long knows that its line is dead


def scene_event(number: int, html: str) -> str:
    """One message of the stream: a scene."""
    return f"id: {number}\n{data(html)}\n"


def animation_event(html: str) -> str:
    """One message of the stream: an animation step on the way to the next scene."""
    return f"event: still\n{data(html)}\n"


def data(html: str) -> str:
    """What a message carries, line by line; a line ends where the protocol says so, and nowhere else."""
    return "".join(f"data: {line}\n" for line in html.replace("\r\n", "\n").replace("\r", "\n").split("\n"))


def no_animation(_since: int) -> Iterable[Html]:
    """No animation between two scenes."""
    return ()


async def frames(
    at: Visit,
    draw: Callable[[], tuple[int, Html]],
    heartbeat_s: float | None = None,
    animation: Callable[[int], Iterable[Html]] = no_animation,
    *,
    told: SceneChanges | WholeScenes | None = None,
    shown: int = 0,
) -> AsyncGenerator[str, None]:
    """The scene now, then again after each change that this reader can see.

    A slow reader gets only the newest scene. The stream ends when the reader's key opens its seat no longer.

    Args:
        at: Who reads.
        draw: The number of the newest look, and its scene.
        heartbeat_s: Seconds of silence after which there is a heartbeat; HEARTBEAT_S by default.
        animation: The animation events that led from the look of that number to the newest one.
        told: Makes messages of scenes; by default whole ones.
        shown: The number of the snapshot that the page shows already; 0 if that is not known.
    """
    told = told or WholeScenes()
    with at.match.presence.page(at.viewers):
        await at.refresh()
        refreshes = at.match.log.notifier.refreshes
        silence = pause = HEARTBEAT_S if heartbeat_s is None else heartbeat_s
        lazy = shown == at.match.state.shown[at.viewer]
        if lazy:
            number, pause = shown, uniform(*PAUSE_S)  # noqa: S311 - only spreads them
            yield RETRY
        else:
            number, html = draw()
            message = told.scene(html)
            yield RETRY + scene_event(number, message) if message else RETRY
        async for rang in beats(at.match.updates(at.viewer, since=number, refreshes=refreshes), silence, pause):
            if not key_still_valid(at):
                return
            if not rang and not lazy:
                yield BEAT
                continue
            lazy = False
            notifier = at.match.log.notifier
            since = notifier.notified_at
            await at.refresh()
            for picture in animation(number) if notifier.late() < LATE_S else ():
                yield animation_event(told.step(picture))
            number, html = draw()
            yield scene_event(number, told.scene(html))
            if rang:
                notifier.delivered(monotonic() - since)


async def beats(bell: AsyncIterator[int], heartbeat_s: float, first_s: float) -> AsyncGenerator[bool, None]:
    """True when the bell rings, False after a silence; the first one lasts `first_s` seconds. Ends with the bell."""
    waiting: asyncio.Task[int] | None = None
    silence = first_s
    try:
        while True:
            waiting = waiting or asyncio.ensure_future(next_of(bell))
            done, _ = await asyncio.wait({waiting}, timeout=silence)
            silence = heartbeat_s
            if done and waiting.result() == SILENT:
                return
            waiting = None if done else waiting
            yield bool(done)
    finally:
        if waiting is not None:
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)


async def next_of(bell: AsyncIterator[int]) -> int:
    """The bell's next number, or SILENT when it has ended."""
    return await anext(bell, SILENT)


def key_still_valid(at: Visit) -> bool:
    """True if the key that opened the stream still opens its seat."""
    return at.watching or at.match.seating.seat_of(at.key) == at.viewer


def stream_response(request: Request, chunks: AsyncIterator[str]) -> Response:
    """A response that nobody keeps or changes on its way; it is not compressed, so that its length tells nothing.

    A HEAD request gets the headers and ends at once.
    """
    headers = {"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"}
    if request.method == "HEAD":
        return Response(headers=headers, media_type="text/event-stream")
    return StreamingResponse(chunks, media_type="text/event-stream", headers=headers)
