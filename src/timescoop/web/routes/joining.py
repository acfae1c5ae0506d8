"""Routes of open tables: the list, joining one, and listing a seat for anybody or not."""

from collections.abc import Iterator

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from timescoop.hosting import (
    Clock,
    NotYours,
    OpenTable,
    list_seats,
    listed_seats,
    new_key,
    unlist_seat,
)
from timescoop.kernel import Edition, Game
from timescoop.web.access import keys
from timescoop.web.access.guard import fields_of
from timescoop.web.access.own_profile import own_colour
from timescoop.web.access.visits import games_of, host_of, visit
from timescoop.web.club import club_of
from timescoop.web.render.card_faces import sentence
from timescoop.web.render.game_facts import edition_name, first_picture
from timescoop.web.render.game_page import clock_words
from timescoop.web.render.open_tables import (
    FIRST_SHOWN,
    ListedTable,
    full_page,
    open_tables_page,
    tables_part,
)
from timescoop.web.render.scene_builder import scene_of
from timescoop.web.render.table.lobby import join_page
from timescoop.web.routes.matches import redirect_to, seated, whole_number
from timescoop.wording import _, texts_of

NOT_FOUND, GONE = 404, 410


async def tables_of(request: Request) -> list[ListedTable]:
    """The tables that anybody may join here; none where the server's owner does not want any."""
    if not club_of(request).open_tables:
        return []
    games = games_of(request)
    mine = keys.held(request)
    found = await host_of(request).people.open_tables.tables()
    return [listed_table(games[each.game], each) for each in found if each.game in games and each.id not in mine]


def listed_table(game: Game, table: OpenTable) -> ListedTable:
    """A table as the list shows it."""
    edition = next((each for each in game.editions if each.key == table.edition), game.editions[0])
    extra = edition_name(game, edition, texts_of(game.room))
    return ListedTable(
        address=f"/matches/{table.id}",
        title=f"{game.title}, {extra}" if extra else game.title,
        people=table.people,
        free=len(table.free),
        since=table.since,
        options=list(unusual(game, edition, table)),
        picture=first_picture(game, edition),
    )


def unusual(game: Game, edition: Edition, table: OpenTable) -> Iterator[str]:
    """What differs from the usual at a table: its options, its clock."""
    for choice in game.choices:
        chosen = table.options.get(choice.key, choice.default)
        fits = not choice.editions or edition.key in choice.editions
        if fits and chosen != choice.default and chosen in choice.values:
            yield f"{_(choice.label)}: {sentence(_(choice.values[chosen]))}"
    if table.clock:
        yield clock_of(table.clock)


def clock_of(clock: Clock) -> str:
    """A clock in words."""
    return clock_words(clock.bank, clock.each)


async def all_tables(request: Request) -> Response:
    """The page of open tables."""
    return HTMLResponse(str(open_tables_page(await tables_of(request))))


async def fresh_list(request: Request) -> Response:
    """The list alone, for the script of a page that shows it."""
    tables = await tables_of(request)
    if "all" in request.query_params:
        return HTMLResponse(str(open_tables_page(tables)))
    return HTMLResponse(str(tables_part(tables, most=FIRST_SHOWN)))


async def join_form(request: Request) -> Response:
    """Where a stranger gives a name."""
    at = await visit(request)
    if not at.watching or at.invited >= 0:
        return redirect_to(f"/matches/{at.match.id}")
    if not at.joins:
        return HTMLResponse(str(full_page(f"/matches/{at.match.id}")), GONE)
    return HTMLResponse(str(join_page(scene_of(at), keys.name_of(request), new_key(), action="join")))


async def join(request: Request) -> Response:
    """Take a free seat."""
    at = await visit(request)
    form = await fields_of(request)
    name, token = (str(form.get(key, ""))[:64] for key in ("name", "token"))
    if not at.watching or at.invited >= 0:
        return redirect_to(f"/matches/{at.match.id}")
    listed = await listed_seats(host_of(request).store, at.match.id) if club_of(request).open_tables else set()
    try:
        seat, key = await at.match.seating.join(listed, name[:60], token, await own_colour(request))
    except NotYours:
        return HTMLResponse(str(full_page(f"/matches/{at.match.id}")), GONE)
    finally:
        host_of(request).people.open_tables.changed()
    return await seated(request, at, seat, key, name)


async def list_seat(request: Request) -> Response:
    """Let anybody take a seat whose link this browser has made, or its link alone."""
    at = await visit(request)
    (seat,) = await whole_number(request, "seat")
    if not club_of(request).open_tables:
        raise HTTPException(NOT_FOUND, _("This server doesn't list tables."))
    given = keys.guests(request, at.match.id)
    if seat not in given or not at.match.seating.made_link(seat, given[seat]):
        raise NotYours("only the player who made the link to a seat can list it")
    store = host_of(request).store
    if (await fields_of(request)).get("listed") == "yes":
        await list_seats(store, at.match.id, [seat])
    else:
        await unlist_seat(store, at.match.id, seat)
    host_of(request).people.open_tables.changed()
    return redirect_to(f"/matches/{at.match.id}/lobby#invite-{seat}")


ROUTES = [
    Route("/tables", all_tables),
    Route("/tables/list", fresh_list),
    Route("/matches/{match}/join", join_form),
    Route("/matches/{match}/join", join, methods=["POST"]),
    Route("/matches/{match}/list", list_seat, methods=["POST"]),
]
