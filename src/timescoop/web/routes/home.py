"""Routes of the home page: quick play, new tables, style sheets of games, health check."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from importlib.resources import files

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.hosting import HostingError, Match, MatchLine, SeatPlan
from timescoop.kernel import BadDeal, Game, TimescoopError
from timescoop.web.access import keys
from timescoop.web.access.guard import fields_of
from timescoop.web.access.visits import apply_window_preference, games_of, host_of
from timescoop.web.authoring.custom_card_file import cards_for
from timescoop.web.preference_cookie import preferences_of
from timescoop.web.render.editors.custom_card_fields import custom_card_fields
from timescoop.web.render.home_page import (
    CLOCKS,
    FRIEND,
    HERE,
    NOBODY,
    YOU,
    Offer,
    RunningMatch,
    home_page,
    new_table_page,
)
from timescoop.web.render.scene_builder import edition_title
from timescoop.wording import texts_of

SEE_OTHER, NOT_FOUND, WRONG = 303, 404, 422
LONGEST_ADDRESS = 8192
BOT_NAMES = ("Vela", "Orrin", "Isolde", "Maddox", "Tamsin", "Corwin")  # our own people, told apart at one table
SOMEBODY = "Traveller"
FORMS_KEPT = 1000  # forms that are known to have laid a match


def offer_of(request: Request) -> Offer:
    """What can be played here."""
    bots = sorted(request.app.state.bots.values(), key=lambda bot: bot.level)
    return Offer(games_of(request), bots, keys.name_of(request), host_of(request).promises.make())


async def home(request: Request) -> Response:
    """The first page."""
    lines = await host_of(request).matches(keys.held(request))
    games = games_of(request)
    reports = request.app.state.open_reports or any(line.finished and not line.agreed for line in lines)
    return HTMLResponse(str(home_page(offer_of(request), [running(games, line) for line in lines], reports=reports)))


def running(games: Mapping[str, Game], line: MatchLine) -> RunningMatch:
    """A match as the list shows it."""
    game = games.get(line.game)
    title = f"{game.title}, {edition_title(game, line.edition, texts_of(game.room))}" if game else line.game
    return RunningMatch(
        f"/matches/{line.id}", title, line.names, line.waits, line.finished is not None, line.agreed, line.spoilt
    )  # fmt: skip


def game_in(request: Request, key: str) -> Game:
    """A game by its key, or 404."""
    game = games_of(request).get(key)
    if game is None:
        raise HTTPException(NOT_FOUND, "There is no such game here.")
    return game


async def play(request: Request) -> Response:
    """A table against bots, at once."""
    form = await fields_of(request)
    game = game_in(request, form_text(form, "game"))
    number = form_text(form, "seats")
    seats = int(number) if number.isdecimal() else 0
    rivals = [
        SeatPlan("bot", name, form_text(form, "bot")) for name in BOT_NAMES[: max(0, min(seats, len(BOT_NAMES)) - 1)]
    ]
    plans = [SeatPlan("person", form_text(form, "name") or SOMEBODY), *rivals]
    match = await create_once(
        request,
        form_text(form, "once"),
        lambda: host_of(request).new_match(
            game.key,
            edition=form_text(form, "edition"),
            seats=plans,
            promise=form_text(form, "promise"),
            nonces={0: form_text(form, "nonce")},
        ),
    )
    return await seat_and_redirect(request, match, form_text(form, "name"), [0])


async def new_table_form(request: Request) -> Response:
    """The new-table form."""
    game = game_in(request, request.path_params["game"])
    edition = game.edition(request.path_params["edition"])
    brought = custom_card_fields(game, edition, request.query_params.get("set", "")[:LONGEST_ADDRESS])
    return HTMLResponse(str(new_table_page(offer_of(request), game, edition, brought=brought)))


async def new_table(request: Request) -> Response:
    """Create a table from the form."""
    form = await fields_of(request)
    game = game_in(request, form_text(form, "game"))
    edition = game.edition(form_text(form, "edition"))
    plans, mine = plans_in(form, edition.most)
    options = {key.removeprefix("option-"): str(value) for key, value in form.items() if key.startswith("option-")}
    try:
        cards = await cards_for(request, game, edition, form)
        match = await create_once(
            request,
            form_text(form, "once"),
            lambda: host_of(request).new_match(
                game.key,
                edition=edition.key,
                options=options,
                seats=plans,
                promise=form_text(form, "promise"),
                nonces={seat: form_text(form, "nonce") for seat in mine[:1]},
                clock=clock_in(form),
                cards=cards,
            ),
        )
    except (BadDeal, HostingError) as error:
        brought = custom_card_fields(game, edition, str(form.get("set", "")))
        return HTMLResponse(str(new_table_page(offer_of(request), game, edition, str(error), brought)), WRONG)
    return await seat_and_redirect(request, match, form_text(form, "name"), mine)


async def create_once(request: Request, once: str, lay: Callable[[], Coroutine[None, None, Match]]) -> Match:
    """Create a match, or find the one that the same form created: an impatient click sends it again.

    Args:
        request: Who asks.
        once: What only this one form says; without it every form lays a match.
        lay: Lays it.
    """
    if not once:
        return await lay()
    laid: dict[str, asyncio.Task[Match]] = request.app.state.laid
    if once not in laid:
        while len(laid) >= FORMS_KEPT:
            del laid[next(iter(laid))]
        laid[once] = asyncio.ensure_future(lay())
    try:
        return await asyncio.shield(laid[once])
    except (TimescoopError, HostingError):
        laid.pop(once, None)  # nothing was laid: the form may be put right and sent again
        raise


def clock_in(form: FormData) -> tuple[float, float] | None:
    """The time for each seat and for each answer, in seconds; None without a clock."""
    chosen = form_text(form, "clock")
    bank, _, each = chosen.partition("-")
    return (float(bank), float(each)) if chosen and chosen in CLOCKS else None


def plans_in(form: FormData, most: int) -> tuple[list[SeatPlan], list[int]]:
    """Who sits where, and the seats of those who are at this browser: the reader first, then those who are here too."""
    plans: list[SeatPlan] = []
    mine: list[int] = []
    here: list[int] = []
    names = iter(BOT_NAMES)
    for nth in range(most):
        who = form_text(form, f"seat-{nth}") or NOBODY
        if who == YOU and not mine:
            mine.append(len(plans))
            plans.append(SeatPlan("person", form_text(form, "name") or SOMEBODY))
        elif who == HERE:
            here.append(len(plans))
            plans.append(SeatPlan("person", form_text(form, f"name-{nth}")))
        elif who in {FRIEND, YOU}:
            plans.append(SeatPlan("open", f"Seat {len(plans) + 1}"))
        elif who.startswith("bot:"):
            plans.append(SeatPlan("bot", next(names), who.removeprefix("bot:")))
    return plans, [*mine, *here]


def form_text(form: FormData, name: str) -> str:
    """A field's text; empty for files and long texts."""
    value = form.get(name, "")
    return value.strip() if isinstance(value, str) and len(value) <= 200 else ""  # noqa: PLR2004 - more than any field


async def seat_and_redirect(request: Request, match: Match, name: str, mine: list[int]) -> Response:
    """To the table, or first to the links for friends; the keys go onto the key ring. Without a seat, one watches.

    Where several share the browser nobody's table is shown before the curtain is lifted.
    """
    given = {seat: key for seat, key in match.keys.items() if seat not in mine}
    for seat in mine:
        await apply_window_preference(match, seat, preferences_of(request).windows)
    response = RedirectResponse(f"/matches/{match.id}" + ("/lobby" if given else ""), SEE_OTHER)
    if len(mine) == 1:
        keys.hold(request, match.id, match.keys[mine[0]])
    elif mine:
        keys.share(request, match.id, [match.keys[seat] for seat in mine])
    keys.put(response, request, keys.NAME, keys.cookie_text(name))
    if given:
        keys.hold_guests(request, match.id, given)
    return response


async def game_styles(request: Request) -> Response:
    """A game's own style sheet; empty where it has none."""
    game = game_in(request, request.path_params["game"])
    path = files(game.room).joinpath("look.css")
    text = path.read_text("utf-8") if path.is_file() else ""
    return PlainTextResponse(text, media_type="text/css", headers={"Cache-Control": "no-cache"})


async def alive(_: Request) -> Response:
    """Whether the server runs."""
    return PlainTextResponse("alive")


ROUTES = [
    Route("/", home),
    Route("/play", play, methods=["POST"]),
    Route("/lay", new_table, methods=["POST"]),
    Route("/lay/{game}/{edition}", new_table_form),
    Route("/games/{game}/look.css", game_styles),
    Route("/healthz", alive),
]
