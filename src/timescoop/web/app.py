"""The application: routes, guards and compression around one host."""

from collections.abc import Collection, Mapping

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount
from starlette_compress import CompressMiddleware, remove_compress_type

from timescoop.bots import Bot
from timescoop.catalogue import BOTS, GAMES
from timescoop.hosting import Host, KeyRings
from timescoop.kernel import Game
from timescoop.web import assets, house, judging, matches, preferences, replaying, telling
from timescoop.web.access.loading import Loading
from timescoop.web.access.pasted import Pasted
from timescoop.web.api import api_of
from timescoop.web.company import routes as company
from timescoop.web.faults import HANDLERS
from timescoop.web.guard import Guard
from timescoop.web.limits import Limits, Throttle
from timescoop.web.making import decks, workshop
from timescoop.web.records import handing
from timescoop.web.reports import routes as reports
from timescoop.web.school import cards, guides, lessons, rules
from timescoop.web.tongues import Spoken


def create_app(
    host: Host,
    *,
    games: Mapping[str, Game] = GAMES,
    bots: Mapping[str, Bot] = BOTS,
    hosts: Collection[str] = (),
    lan: str = "",
    limits: Limits | None = None,
    open_reports: bool = False,
) -> Starlette:
    """The application that serves one host's matches.

    Args:
        host: A host at work.
        games: What can be played, as the host's catalogue has it.
        bots: Who can be played against.
        hosts: Further names of this server, as behind a proxy.
        lan: How friends in the house reach it, as in `http://192.168.0.7:8000`, or empty.
        limits: How much one session may ask for; None is without limit, as for programs in this house.
        open_reports: Whether everybody may see reports over all finished matches; else each over their own.
    """
    remove_compress_type("text/event-stream")
    rooms = [*house.ROUTES, *preferences.ROUTES, *replaying.ROUTES, *matches.ROUTES, *company.ROUTES, *telling.ROUTES]
    rooms += [*judging.ROUTES, *reports.ROUTES, *handing.ROUTES]
    school = [*rules.ROUTES, *cards.ROUTES, *lessons.ROUTES, *guides.ROUTES]
    made = [*decks.ROUTES, *workshop.ROUTES]
    app = Starlette(
        routes=[*rooms, *school, *made, *assets.ROUTES],
        middleware=[
            Middleware(Guard, hosts=hosts),
            Middleware(Loading, rings=KeyRings(host.store)),
            *([Middleware(Throttle, limits=limits)] if limits else []),
            Middleware(Pasted),
            Middleware(CompressMiddleware, minimum_size=600),
            Middleware(Spoken),
        ],
        exception_handlers=HANDLERS,
    )
    app.state.host = host
    app.state.games = games
    app.state.bots = bots
    app.state.lan = lan
    app.state.open_reports = open_reports
    app.state.laid = {}
    app.router.routes.insert(0, Mount("/api", api_of(app.state)))
    return app
