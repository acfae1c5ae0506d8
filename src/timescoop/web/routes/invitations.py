"""Routes of the lobby: who has joined, links for those who have not, new links, and bots for free seats."""

from collections.abc import Collection

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from timescoop.hosting import NotYours, listed_seats
from timescoop.web.access import keys
from timescoop.web.access.reach import reach_of
from timescoop.web.access.visits import Visit, host_of, visit
from timescoop.web.club import club_of
from timescoop.web.render.scene_builder import scene_of
from timescoop.web.render.table.lobby import Invitation, lobby_page, lobby_part
from timescoop.web.routes.event_stream import frames, stream_response
from timescoop.web.routes.home import BOT_NAMES
from timescoop.web.routes.matches import redirect_to, whole_number


async def renew(request: Request) -> Response:
    """A new link for a seat that this browser has given away; the old one, and who sat there, lose it."""
    at = await visit(request)
    (seat,) = await whole_number(request, "seat")
    given = keys.guests(request, at.match.id)
    if seat not in given:
        raise NotYours("only the player who made the link to a seat can make a new one")
    given[seat] = await at.match.seating.renew(seat, given[seat])
    await host_of(request).people.profiles.left(at.match.id, seat)
    host_of(request).people.seated.forget(at.match.id)
    keys.hold_guests(request, at.match.id, given)
    return redirect_to(f"/matches/{at.match.id}/lobby#invite-{seat}")


async def give_to_bot(request: Request) -> Response:
    """Let a bot take an open seat whose link this browser has made."""
    at = await visit(request)
    (seat,) = await whole_number(request, "seat")
    given = keys.guests(request, at.match.id)
    if seat not in given:
        raise NotYours("only the player who made the link to a seat can give it to a bot")
    name = next(each for each in BOT_NAMES if each not in at.match.state.names)
    await at.match.seating.give_to_bot(seat, given[seat], name)
    return redirect_to(f"/matches/{at.match.id}/lobby")


def taken_links(request: Request, at: Visit) -> list[int]:
    """The seats that were taken by links of this browser, for which it can make new ones."""
    match = at.match
    given = keys.guests(request, match.id).items()
    return [seat for seat, key in given if match.seating.made_link(seat, key) and match.seats[seat].kind != "open"]


def invitation_of(request: Request, at: Visit, listed: Collection[int] | None = None) -> Invitation:
    """The links to a table: for each open seat whose key this browser holds, and for spectators.

    `listed` are the seats that anybody may take, or None where this server lists none.
    """
    reach = reach_of(request)
    given = keys.guests(request, at.match.id)
    seats = [seat for seat, shown in enumerate(at.match.seats) if shown.kind == "open" and seat in given]
    links = {seat: f"{reach.base}/seats/{at.match.id}/{given[seat]}" for seat in seats}
    return Invitation(reach, links, f"{reach.base}/matches/{at.match.id}", taken_links(request, at), listed)


async def lobby(request: Request) -> Response:
    """Links for the seats that nobody has taken yet."""
    at = await visit(request)
    listed = await listed_here(request, at)
    return HTMLResponse(str(lobby_page(scene_of(at), invitation_of(request, at, listed))))


async def listed_here(request: Request, at: Visit) -> set[int] | None:
    """The seats that anybody may take, or None where this server lists none."""
    if not club_of(request).open_tables:
        return None
    return await listed_seats(host_of(request).store, at.match.id)


async def lobby_stream(request: Request) -> Response:
    """Who has joined."""
    at = await visit(request)
    listed = await listed_here(request, at)

    def draw() -> tuple[int, str]:
        scene = scene_of(at)
        return scene.number, str(lobby_part(scene, invitation_of(request, at, listed)))

    return stream_response(request, frames(at, draw))


ROUTES = [
    Route("/matches/{match}/lobby", lobby),
    Route("/matches/{match}/lobby/stream", lobby_stream),
    Route("/matches/{match}/renew", renew, methods=["POST"]),
    Route("/matches/{match}/give-to-bot", give_to_bot, methods=["POST"]),
]
