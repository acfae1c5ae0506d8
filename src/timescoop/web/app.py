"""The ASGI application: routes, middleware and error handlers around one host."""

from collections.abc import Collection, Mapping

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount
from starlette_compress import CompressMiddleware, remove_compress_type

from timescoop.bots import Bot
from timescoop.catalogue import BOTS, GAMES
from timescoop.hosting import BanList, Host
from timescoop.kernel import Game
from timescoop.web import assets
from timescoop.web.access.ban_check import BanCheck
from timescoop.web.access.guard import Guard
from timescoop.web.access.key_ring_middleware import KeyRingMiddleware
from timescoop.web.access.operator_access import Operator
from timescoop.web.access.pasted_links import PastedLinkMiddleware
from timescoop.web.access.rate_limits import Limits, Throttle, opens_seat
from timescoop.web.access.request_log import RequestLog
from timescoop.web.access.stream_queue import StreamQueue
from timescoop.web.authoring.playtests import Playtests
from timescoop.web.club import Club
from timescoop.web.error_handlers import HANDLERS
from timescoop.web.i18n import LocaleMiddleware
from timescoop.web.notices.turns import TurnNotices
from timescoop.web.reports.background_count import BackgroundCount
from timescoop.web.routes import (
    analysis,
    boxes,
    cards,
    chatting,
    commands,
    decks,
    guides,
    home,
    installed,
    invitations,
    joining,
    lessons,
    match_reports,
    matches,
    monitoring,
    passkeys,
    pictures,
    playtest,
    preferences,
    profile,
    publishing,
    records,
    replay,
    rules,
    social,
    turn_alerts,
    ways,
    workshop,
)
from timescoop.web.routes import (
    operator as operating,
)
from timescoop.web.routes.api import api_of


def all_routes() -> list[BaseRoute]:
    """Every route but those of the API."""
    play = [*home.ROUTES, *preferences.ROUTES, *replay.ROUTES, *matches.ROUTES, *invitations.ROUTES, *ways.ROUTES]
    company = [*social.ROUTES, *commands.ROUTES, *joining.ROUTES, *chatting.ROUTES, *turn_alerts.ROUTES]
    company += [*profile.ROUTES, *passkeys.ROUTES, *installed.ROUTES]
    review = [*analysis.ROUTES, *match_reports.ROUTES, *records.ROUTES]
    learn = [*rules.ROUTES, *cards.ROUTES, *lessons.ROUTES, *guides.ROUTES]
    editors = [*decks.ROUTES, *boxes.ROUTES, *workshop.ROUTES, *publishing.ROUTES, *playtest.ROUTES]
    files: list[BaseRoute] = [*pictures.ROUTES, *assets.ROUTES]
    return [*play, *company, *review, *learn, *editors, *monitoring.ROUTES, *operating.ROUTES, *files]


def create_app(  # noqa: PLR0913 - all that may be chosen of a server
    host: Host,
    *,
    games: Mapping[str, Game] = GAMES,
    bots: Mapping[str, Bot] = BOTS,
    hosts: Collection[str] = (),
    lan: str = "",
    limits: Limits | None = None,
    open_reports: bool = False,
    club: Club | None = None,
    operator: Operator | None = None,
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
        club: What the server's owner has chosen; None for everything that needs no set-up.
        operator: How the operator is known; None for none: figures are for nobody.
    """
    bans, routes = BanList(host.store), all_routes()
    remove_compress_type("text/event-stream")
    app = Starlette(
        routes=routes,
        middleware=[
            Middleware(RequestLog, metrics=host.metrics, routes=routes),
            Middleware(Guard, hosts=hosts),
            Middleware(StreamQueue),
            Middleware(BanCheck, bans=bans),
            Middleware(KeyRingMiddleware, rings=host.people.key_rings),
            *([Middleware(Throttle, limits=limits, opens=opens_seat(host))] if limits else []),
            Middleware(PastedLinkMiddleware),
            Middleware(CompressMiddleware, minimum_size=600),
            Middleware(LocaleMiddleware),
        ],
        exception_handlers=HANDLERS,
    )
    app.state.host = host
    app.state.games = games
    app.state.bots = bots
    app.state.lan = lan
    app.state.bans = bans
    app.state.operator = operator or Operator(local=False)
    app.state.open_reports = open_reports
    app.state.club = club or Club()
    app.state.turns = TurnNotices(host, app.state.club.outbox)
    app.state.laid = {}
    app.state.playtests, app.state.counting = Playtests(host), BackgroundCount(host)
    routes.append(Mount("/api", api_of(app.state)))
    app.router.routes.insert(0, routes[-1])
    return app
