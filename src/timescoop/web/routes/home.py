"""Routes of the home page: quick play, new tables, style sheets of games, health check."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from importlib.resources import files

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.hosting import HostingError, Match, MatchLine, SeatPlan, list_seats
from timescoop.kernel import BadDeal, Edition, Game, TimescoopError
from timescoop.web.access import keys
from timescoop.web.access.guard import fields_of
from timescoop.web.access.own_profile import note_player, own_colour
from timescoop.web.access.visits import apply_window_preference, games_of, host_of
from timescoop.web.authoring.custom_card_file import cards_for
from timescoop.web.authoring.published_sets import sets_to_choose
from timescoop.web.club import club_of
from timescoop.web.preference_cookie import preferences_of
from timescoop.web.render.editors.custom_card_fields import custom_card_fields
from timescoop.web.render.game_facts import edition_name, first_picture
from timescoop.web.render.game_page import ANYONE, CLOCKS, FRIEND, HERE, NOBODY, YOU, game_page
from timescoop.web.render.home_page import ALL, FINISHED_SHOWN, Offer, RunningMatch, game_address, home_page
from timescoop.web.routes.joining import tables_of
from timescoop.wording import localized, texts_of

SEE_OTHER, MOVED, NOT_FOUND, WRONG = 303, 308, 404, 422
LONGEST_ADDRESS = 8192
BOT_NAMES = ("Vela", "Orrin", "Isolde", "Maddox", "Tamsin", "Corwin")  # our own people, told apart at one table
SOMEBODY = "Traveller"
FORMS_KEPT = 1000  # forms that are known to have created a match


def offer_of(request: Request) -> Offer:
    """What can be played here."""
    bots = sorted(request.app.state.bots.values(), key=lambda bot: bot.level)
    promise = host_of(request).promises.make()
    return Offer(games_of(request), bots, keys.name_of(request), promise, club_of(request).open_tables)


async def home(request: Request) -> Response:
    """The home page."""
    everything = ALL in request.query_params
    lines = await host_of(request).matches(keys.held(request), *([] if everything else [FINISHED_SHOWN + 1]))
    games = games_of(request)
    reports = request.app.state.open_reports or any(line.finished and not line.agreed for line in lines)
    tables = await tables_of(request)
    mine = [running(games, line) for line in lines]
    shown = home_page(offer_of(request), mine, tables, reports=reports, everything=everything)
    return HTMLResponse(str(shown))


def running(games: Mapping[str, Game], line: MatchLine) -> RunningMatch:
    """A match as the list shows it."""
    game = games.get(line.game)
    title, picture = line.game, None
    if game is not None:
        edition = next((each for each in game.editions if each.key == line.edition), game.editions[0])
        extra = edition_name(game, edition, texts_of(game.room))
        title = f"{game.title}, {extra}" if extra else game.title
        picture = first_picture(game, edition)
    return RunningMatch(
        address=f"/matches/{line.id}",
        title=title,
        rivals=[name for seat, name in enumerate(line.names) if seat not in {line.seat, *line.free}],
        free=len(line.free),
        waits=line.waits,
        waiting_for=[line.names[seat] for seat in line.asked if seat not in line.free],
        moved=line.moved,
        over=line.finished is not None,
        agreed=line.agreed,
        spoilt=bool(line.spoilt),
        picture=picture,
    )


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
    colour = await own_colour(request)
    plans = [SeatPlan("person", form_text(form, "name") or SOMEBODY, colour=colour), *rivals]
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


def edition_in(request: Request) -> tuple[Game, Edition]:
    """The game and edition of the address; a game without an edition means its first.

    Raises:
        HTTPException: There is no such game or edition (404).
    """
    game = game_in(request, request.path_params["game"])
    wanted = request.path_params.get("edition", game.editions[0].key)
    for edition in game.editions:
        if edition.key == wanted:
            return game, edition
    raise HTTPException(NOT_FOUND, "There is no such edition here.")


async def new_table_form(request: Request) -> Response:
    """A game's page; fields of its form can be given in the address, as in `?others=friend`."""
    game, edition = edition_in(request)
    said = {key: value[:LONGEST_ADDRESS] for key, value in request.query_params.items()}
    return HTMLResponse(await page_of_game(request, game, edition, said))


async def page_of_game(request: Request, game: Game, edition: Edition, said: Mapping[str, str], fault: str = "") -> str:
    """A game's page with what its form's fields hold, and why the form was refused."""
    brought = custom_card_fields(game, edition, said, await sets_to_choose(request, game, edition, said))
    return str(game_page(offer_of(request), game, edition, said, fault=fault, brought=brought))


async def old_address(request: Request) -> Response:
    """From an address of before to the game's page."""
    game, edition = edition_in(request)
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(game_address(game, edition) + query, MOVED)


async def new_table(request: Request) -> Response:
    """Create a table from the form."""
    sent = await fields_of(request)
    game = game_in(request, form_text(sent, "game"))
    edition = game.edition(form_text(sent, "edition"))
    form = with_seats(sent, edition)
    plans, mine, public = plans_in(form, edition.most_players, await own_colour(request))
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
        said = {key: value for key, value in sent.items() if isinstance(value, str)}
        return HTMLResponse(await page_of_game(request, game, edition, said, localized(str(error))), WRONG)
    if club_of(request).open_tables:
        await list_seats(host_of(request).store, match.id, public)
        host_of(request).people.open_tables.changed()
    if form_text(form, "rated") == "yes":
        await host_of(request).people.profiles.rate(match.id)
    return await seat_and_redirect(request, match, form_text(form, "name"), mine)


def with_seats(form: FormData, edition: Edition) -> FormData:
    """The form with every seat settled: as it was chosen for that seat, else by the number of players.

    The reader takes the first seat unless they chose another; a form that does not say how many play leaves seats that
    were not chosen empty.
    """
    number = form_text(form, "players")
    players = int(number) if number.isdecimal() else 0
    others = form_text(form, "others") or FRIEND
    chosen = [form_text(form, f"seat-{nth}") for nth in range(edition.most_players)]
    settled = [
        who or (NOBODY if nth >= players else YOU if nth == 0 and YOU not in chosen else others)
        for nth, who in enumerate(chosen)
    ]
    return FormData([*form.multi_items(), *((f"seat-{nth}", who) for nth, who in enumerate(settled))])


async def create_once(request: Request, once: str, lay: Callable[[], Coroutine[None, None, Match]]) -> Match:
    """Create a match, or find the one that the same form created: an impatient click sends it again.

    Args:
        request: Who asks.
        once: What only this one form says; without it every form creates a match.
        lay: Creates it.
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
        laid.pop(once, None)  # nothing was created: the form may be corrected and sent again
        raise


def clock_in(form: FormData) -> tuple[float, float] | None:
    """The time for each seat and for each answer, in seconds; None without a clock."""
    chosen = form_text(form, "clock")
    bank, _, each = chosen.partition("-")
    return (float(bank), float(each)) if chosen and chosen in CLOCKS else None


def plans_in(form: FormData, most: int, colour: str) -> tuple[list[SeatPlan], list[int], list[int]]:
    """Who sits where, the seats of those who are at this browser, and those that anybody may take.

    The reader comes first, in the `colour` of their profile if it has one, then those who are here too.
    """
    plans: list[SeatPlan] = []
    public: list[int] = []
    mine: list[int] = []
    here: list[int] = []
    names = iter(BOT_NAMES)
    for nth in range(most):
        who = form_text(form, f"seat-{nth}") or NOBODY
        if who == YOU and not mine:
            mine.append(len(plans))
            plans.append(SeatPlan("person", form_text(form, "name") or SOMEBODY, colour=colour))
        elif who == HERE:
            here.append(len(plans))
            plans.append(SeatPlan("person", form_text(form, f"name-{nth}")))
        elif who in {FRIEND, ANYONE, YOU}:
            public += [len(plans)] if who == ANYONE else []
            plans.append(SeatPlan("open", f"Seat {len(plans) + 1}"))
        elif who.startswith("bot:"):
            plans.append(SeatPlan("bot", next(names), who.removeprefix("bot:")))
    return plans, [*mine, *here], public


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
        await note_player(request, match.id, mine[0])
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


ROUTES = [
    Route("/", home),
    Route("/play", play, methods=["POST"]),
    Route("/games/{game}/look.css", game_styles),
    Route("/games/{game}", new_table_form),
    Route("/games/{game}/{edition}", new_table_form),
    Route("/games/{game}/{edition}", new_table, methods=["POST"]),
    Route("/lay", new_table, methods=["POST"]),  # pages that were open before the addresses changed
    Route("/lay/{game}/{edition}", old_address),
]
