"""`timescoop serve`: a host, the application around it, and a socket; with a word on where to find it."""

import asyncio
import contextlib
import gc
import io
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from typing import Final

import segno
import uvicorn
from starlette.applications import Starlette

from timescoop.bots import refuse_unguarded
from timescoop.hosting import Host, Housekeeping, Settings, Store, WorkLimits, log_json, store_address
from timescoop.kernel import TimescoopError
from timescoop.web.access.descriptors import FEWEST, STREAMS, accept_quietly, raise_limit
from timescoop.web.access.operator_access import Operator
from timescoop.web.access.rate_limits import Limits
from timescoop.web.access.reach import LOOPBACK, address_in_house
from timescoop.web.access.request_timeouts import with_limits
from timescoop.web.access.stream_limits import StreamLimits
from timescoop.web.app import create_app
from timescoop.web.authoring.playtests import Playtests
from timescoop.web.club import club_from
from timescoop.web.reports.background_count import BackgroundCount
from timescoop.wording import _

__all__ = [
    "LOOPBACK", "NoPort", "Server", "address_in_house", "greeting", "listening", "may_open_browser", "serve", "served",
]  # fmt: skip

LOG: Final = logging.getLogger("timescoop.web")
FIRST_PORT: Final = 8000
BACKLOG: Final = 128  # connections that may wait to be taken
IDLE_S: Final = 10  # seconds that a connection stays open without a request; a proxy has to let go of it long before
TRIES: Final = 20
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only where somebody asked for the house to come in
MOMENT: Final = 2.0  # paces of bots that a forced move is shown for at least, before it is answered
SWEEP_AFTER: Final = 5_000_000  # new things after which memory is swept at once for what refers to itself,
SWEEP_EVERY: Final = 300.0  # and seconds after which it is in any case


class NoPort(TimescoopError):
    """Every port that was tried is taken."""


def listening(host: str, port: int, *, alone: bool = False) -> socket.socket:
    """A socket on a port, or on the next that is free unless it has to be this one `alone`.

    Raises:
        NoPort: None of twenty is free, or not this one.
    """
    for number in range(port, port + (1 if alone else TRIES)):
        sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError, OverflowError):
            sock.bind((host, number))
            sock.listen(BACKLOG)
            sock.setblocking(False)
            return sock
        sock.close()
    if alone:
        raise NoPort(f"port {port} cannot be had: another program may have it; name another with --port, or none")
    raise NoPort(f"the ports {port} to {port + TRIES - 1} are all taken; name another with --port")


def may_open_browser() -> bool:
    """Whether somebody sits here who would like to see a browser open: a display, a terminal, and no CI."""
    shown = sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return shown and sys.stdout.isatty() and not os.environ.get("CI")


def greeting(port: int, *, lan: bool) -> Iterator[str]:
    """What is told once the socket listens."""
    yield _("Timescoop is on {address}  (Ctrl+C stops it; matches are saved)").format(
        address=f"http://{LOOPBACK}:{port}"
    )
    if lan:
        link = f"http://{address_in_house()}:{port}"
        picture = io.StringIO()
        segno.make(link).terminal(picture, compact=True)
        yield _("Friends on your network: {link}").format(link=link)
        yield picture.getvalue()


def greet(port: int, settings: Settings, say: Callable[[str], object]) -> None:
    """Say where the server is. A log of JSON gets one line of JSON, without a link and a picture for the house."""
    in_json = settings.log == "json"
    for line in greeting(port, lan=settings.lan and not in_json):
        (LOG.info if in_json else say)(line)


class Server(uvicorn.Server):
    """A server that closes its streams before it waits for open connections, and accepts none meanwhile.

    While it serves, what was there before is left out when memory is swept, and sweeps are rare: with many matches at
    hand one takes as long as thirty moves, everybody waits for it, and hardly ever does it find anything.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        host: Host,
        ready: Callable[[], object] | None = None,
        connections: int = FEWEST,
    ) -> None:
        super().__init__(config)
        config.load()
        config.http_protocol_class = with_limits(config.http_protocol_class, connections)
        self.host = host
        self.ready = ready
        self.swept = gc.get_threshold()
        self.sweep: asyncio.TimerHandle | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Set memory up for serving, and say that it has begun."""
        asyncio.get_running_loop().set_exception_handler(accept_quietly())
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()
        gc.collect()
        gc.freeze()
        gc.set_threshold(SWEEP_AFTER)
        self.sweep_later()

    def sweep_later(self) -> None:
        """Have memory swept, again and again."""
        self.sweep = asyncio.get_running_loop().call_later(SWEEP_EVERY, self.sweep_now)

    def sweep_now(self) -> None:
        """Sweep all that came since the server began."""
        gc.collect()
        self.sweep_later()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing more, end the streams, then the connections."""
        if self.sweep is not None:
            self.sweep.cancel()
        for listener in (*self.servers, *(sockets or ())):
            listener.close()  # those whose streams end come back through a proxy, which then asks another server
        await self.host.close()
        await super().shutdown(sockets)
        gc.set_threshold(*self.swept)
        gc.unfreeze()


async def served(
    sock: socket.socket, settings: Settings, *, pace: float, ready: Callable[[], object] | None = None
) -> None:
    """Serve until somebody ends it; `ready` is called once the store is open and requests are answered."""
    async with contextlib.AsyncExitStack() as open_things:
        kept = await Store.open(store_address(settings.store or None))
        open_things.push_async_callback(kept.close)
        host = await Host.start(kept, pace=pace, moment=MOMENT * pace, workers=settings.bot_workers)
        open_things.push_async_callback(host.close)
        chores = Housekeeping(host, settings)
        chores.open()
        open_things.push_async_callback(chores.close)
        port = int(sock.getsockname()[1])
        house = f"http://{address_in_house()}:{port}" if settings.lan else ""
        visitors = raise_limit()
        app = create_app(
            host,
            hosts=settings.names,
            lan=house,
            limits=limits_of(settings, visitors),
            open_reports=settings.reports,
            club=club_from(settings),
            operator=Operator(settings.operator_key, local=not settings.names),
        )
        bound_work(app, host, settings)
        config = uvicorn.Config(
            app,
            log_config=uvicorn.config.LOGGING_CONFIG if settings.log == "text" else None,
            log_level="warning",
            use_colors=False,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=1,
            timeout_keep_alive=IDLE_S,
            lifespan="off",
            backlog=BACKLOG,
        )
        await Server(config, host, ready, visitors).serve(sockets=[sock])


def bound_work(app: Starlette, host: Host, settings: Settings) -> None:
    """Let people have as much worked out at a time as the settings say."""
    host.judge.limits = WorkLimits(
        host.judge.limits.everybody, settings.analyses_per_address, settings.analyses_per_person
    )
    playtests: Playtests = app.state.playtests
    playtests.limits = WorkLimits(
        playtests.limits.everybody, settings.playtests_per_address, settings.playtests_per_person
    )
    counting: BackgroundCount = app.state.counting
    counting.of_one = settings.counts_per_person


def limits_of(settings: Settings, visitors: int) -> Limits:
    """How much people may ask for; `visitors` is how many connections this process may have."""
    most = int(visitors * STREAMS)
    streams = min(settings.streams or most, most)
    return Limits(
        a_minute=settings.answers_a_minute,
        at_once=settings.answers_at_once,
        sessions=settings.players_per_address,
        tables=settings.tables_per_address,
        person=settings.players_per_person,
        person_tables=settings.tables_per_person,
        streams=StreamLimits(all=streams, network=min(settings.streams_per_address or streams // 2, streams)),
    )


def serve(
    port: int | None = None,
    *,
    settings: Settings | None = None,
    pace: float = 0.6,
    say: Callable[[str], object] = print,
) -> None:
    """Serve tables in the browser until Ctrl+C.

    Args:
        port: The port to listen on; None is that of the settings, or 8000, or the next that is free.
        settings: All other settings; None is the default of each.
        pace: Seconds between two things that bots let others see.
        say: Where the greeting goes, line by line.

    Raises:
        NoPort: No port was free, or not the one that was asked for.
        HostingError: The store cannot be opened.
    """
    refuse_unguarded()
    chosen = settings or Settings()
    asked = chosen.port if port is None else port
    wanted = FIRST_PORT if asked is None else asked
    if chosen.log == "json":
        log_json()
    with listening(EVERYWHERE if chosen.lan else LOOPBACK, wanted, alone=asked is not None) as sock:
        found = int(sock.getsockname()[1])

        def ready() -> None:
            greet(found, chosen, say)
            if may_open_browser():
                webbrowser.open(f"http://{LOOPBACK}:{found}")

        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(served(sock, chosen, pace=pace, ready=ready))
