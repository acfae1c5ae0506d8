"""How many files and sockets this process may have open, and how many of them are for visitors."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]  # a module everywhere else

LOG: Final = logging.getLogger("timescoop.web")
ENOUGH: Final = 65_536  # more are not asked for
RESERVE: Final = 192  # for the store, for worker processes and files
FEWEST: Final = 832  # for visitors, where the limit is the usual 1024 and cannot be raised
STREAMS: Final = 0.85  # the share of visitors' connections that may be streams; pages and answers need the rest
QUIET: Final = 30.0  # seconds between two lines in the log about connections that could not be taken


def raise_limit() -> int:
    """Raise the limit on open files as far as the system allows, and return how many visitors may connect."""
    if resource is None:
        return FEWEST
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft not in {resource.RLIM_INFINITY, wanted} and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            LOG.warning("the limit on open files stays at %d", soft)
    return for_visitors(ENOUGH if soft == resource.RLIM_INFINITY else soft)


def for_visitors(descriptors: int) -> int:
    """How many of so many descriptors visitors may use."""
    return max(16, min(descriptors, ENOUGH) - RESERVE)


def accept_quietly(
    now: Callable[[], float] = time.monotonic,
) -> Callable[[asyncio.AbstractEventLoop, dict[str, object]], None]:
    """A handler of event loop errors that says now and then that connections cannot be taken, not for each of them."""
    last = -QUIET

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        nonlocal last
        if "socket.accept()" not in str(context.get("message")):
            loop.default_exception_handler(context)
        elif now() - last >= QUIET:
            last = now()
            LOG.error("no connection can be taken: %s", context.get("exception"))

    return handle
