"""`timescoop work`: a process that carries out what servers leave to workers."""

import asyncio
import contextlib
import gc
import signal
from collections.abc import Callable

from timescoop.hosting import Host, Settings, Store, log_json, start_worker, store_address
from timescoop.web.authoring.playtests import Playtests
from timescoop.web.reports.background_count import BackgroundCount
from timescoop.wording import _, counted_


def work(settings: Settings, say: Callable[[str], object] = print) -> None:
    """Let bots think, and carry out playtests, analyses and counts, until Ctrl+C.

    Args:
        settings: Those of the servers will do.
        say: Where the greeting goes.

    Raises:
        HostingError: The store cannot be opened.
    """
    if settings.log == "json":
        log_json()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(working(settings, say))


async def working(settings: Settings, say: Callable[[str], object]) -> None:
    """Work until somebody ends it; what isn't done then goes back to the queue."""
    done, loop = asyncio.Event(), asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers
            loop.add_signal_handler(each, done.set)
    async with contextlib.AsyncExitStack() as open_things:
        store = await Store.open(store_address(settings.store or None))
        open_things.push_async_callback(store.close)
        host = await start_worker(store, workers=settings.bot_workers)
        open_things.push_async_callback(host.close)
        offer_studies(host)
        gc.freeze()  # what is loaded now stays: looking through it again as the process ends took most of that time
        say(ready_line(settings.bot_workers))
        await done.wait()


def ready_line(bots: int) -> str:
    """What is said once work can be done."""
    return counted_(
        "This worker is ready: {n} bot thinks here at a time, beside playtests, analyses and reports",
        "This worker is ready: {n} bots think here at a time, beside playtests, analyses and reports",
        bots,
    ) + _("  (Ctrl+C stops it)")


def offer_studies(host: Host) -> None:
    """Carry out playtests and counts here too; bots and analyses are the host's own."""
    Playtests(host)
    BackgroundCount(host)
