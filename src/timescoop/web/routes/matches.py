"""Routes of one match: its table, stream, answers, seats, record."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.documents import write_record
from timescoop.hosting import Match, NoSuchMatch, NotYours, key_from, new_key
from timescoop.kernel import IllegalChoice
from timescoop.web.access import keys, shared_browser
from timescoop.web.access.guard import fields_of
from timescoop.web.access.own_profile import note_player, own_colour
from timescoop.web.access.visits import Visit, apply_window_preference, host_of, visit
from timescoop.web.render.markup import pieces_of
from timescoop.web.render.render_cache import cache_of
from timescoop.web.render.scene_builder import animation_scenes, scene_of
from timescoop.web.render.scene_changes import READS, Html, SceneChanges, WholeScenes, fingerprint_salt
from timescoop.web.render.table.animation import animation_frames
from timescoop.web.render.table.confirm_page import confirm_page, confirm_part
from timescoop.web.render.table.handover_page import handover_page, handover_part
from timescoop.web.render.table.lobby import join_page, taken_page
from timescoop.web.render.table.match_log import log_page
from timescoop.web.render.table.table_page import scene_part, table_page
from timescoop.web.routes.event_stream import frames, stream_response
from timescoop.wording import _

SEE_OTHER, NOT_YET = 303, 428
NO_SEAT = "this link opens no seat"  # said whether or not there is such a match


def redirect_to(address: str) -> RedirectResponse:
    """Redirect with 303, so that the browser goes on with GET."""
    return RedirectResponse(address, SEE_OTHER)


def used_link() -> str:
    """What is said to somebody whose link opens no seat any more."""
    return _("This link was already used, so you are watching. Ask for a new link to take a seat.")


def is_htmx(request: Request) -> bool:
    """True for htmx requests; their page is updated by the stream."""
    return request.headers.get("hx-request") == "true"


async def table(request: Request) -> Response:
    """The table, for a seat or a spectator; the holder of an open seat's key is asked for a name first."""
    at = await visit(request)
    if at.curtain:
        shared_browser.fall(request, at.match)
        return HTMLResponse(str(handover_page(scene_of(at), at.curtain)))
    if at.invited >= 0:
        return HTMLResponse(str(join_page(scene_of(at), keys.name_of(request), new_key())))
    used = "used" in request.query_params and at.watching
    return HTMLResponse(str(table_page(scene_of(at), used_link() if used else "", salt=salt_of(at))))


async def stream(request: Request) -> Response:
    """The table, again and again."""
    at = await visit(request)
    others = keys.shared(request, at.match.id)
    cache = cache_of(at.match.id)
    curtain: list[int] = []  # once it has fallen on a page, that page never lifts it: a new one does

    def fallen() -> bool:
        held = shared_browser.held_by(at.match, at.key, others)
        curtain[:] = held.curtain or [seat for seat in curtain if seat in held.shared]
        return bool(curtain)

    def animation(since: int) -> Iterable[Html]:
        return () if fallen() else animation_frames(animation_scenes(at, since, cache))

    def draw() -> tuple[int, Html]:
        if fallen():
            scene = scene_of(replace(at, viewer=len(at.match.seats)))
            return at.match.snapshot(at.viewer).number, str(handover_part(scene, tuple(curtain)))
        scene = scene_of(at, cache)
        return scene.number, pieces_of(scene_part(scene))

    told = SceneChanges(came_with(request), salt_of(at)) if READS in request.query_params else WholeScenes()
    return stream_response(request, frames(at, draw, animation=animation, told=told, shown=shown_on_page(request, at)))


def came_with(request: Request) -> str:
    """The fingerprint of the scene that a page came with; empty if it doesn't say so."""
    return request.query_params.get("scene", "")


def salt_of(at: Visit) -> str:
    """The salt of a visitor's fingerprints at this match."""
    return fingerprint_salt(at.match.id, at.key)


def shown_on_page(request: Request, at: Visit) -> int:
    """The number of the snapshot that a page shows already; 0 if it is another seat's, or the browser is shared.

    A page on a shared device may show a seat whose screen has to be hidden by now.
    """
    seat, number = (request.query_params.get(name, "") for name in ("seat", "shown"))
    known = seat == str(at.viewer) and number.isdecimal() and not at.shared
    return int(number[:9]) if known else 0


async def whole_number(request: Request, *names: str) -> list[int]:
    """Fields of the form that hold numbers.

    Raises:
        IllegalChoice: One of them does not.
    """
    form = await fields_of(request)
    return [read_number(form.get(name, ""), name) for name in names]


async def whole_numbers(request: Request, name: str) -> list[int]:
    """The fields of one name, at least one, that hold numbers.

    Raises:
        IllegalChoice: One of them does not, or there is none.
    """
    form = await fields_of(request)
    return [read_number(value, name) for value in form.getlist(name) or [""]]


def read_number(value: object, name: str) -> int:
    """A number as we gave it out.

    Raises:
        IllegalChoice: It is none.
    """
    text = str(value)
    if not text.isdecimal() or len(text) > 9:  # noqa: PLR2004 - longer than any number we gave out
        raise IllegalChoice(f"the form has no number under {name!r}")
    return int(text)


async def after_action(request: Request, at: Visit) -> Response:
    """Respond after an action: nothing for htmx, which the stream updates; else back to the page."""
    return Response(status_code=204) if is_htmx(request) else redirect_to(f"/matches/{at.match.id}")


async def answer(request: Request) -> Response:
    """A seat's answer."""
    at = await visit(request)
    if at.watching:
        raise NotYours("you're watching this match: only the players can answer")
    (number,) = await whole_number(request, "number")
    options = await whole_numbers(request, "option")
    if (
        at.preferences.confirm == "yes"
        and (await fields_of(request)).get("sure") != "yes"
        and is_irreversible(at, options, number)
    ):
        asked, scene = confirm_part if is_htmx(request) else confirm_page, scene_of(at)
        return HTMLResponse(str(asked(scene, at.match, options)), NOT_YET)
    await at.match.moves.give(at.viewer, options, number)
    return await after_action(request, at)


def is_irreversible(at: Visit, options: Sequence[int], number: int) -> bool:
    """True if a move at the newest look cannot be undone without asking; one at an older look is refused anyway."""
    return at.match.snapshot(at.viewer).number == number and at.match.moves.is_irreversible(at.viewer, options)


async def take_back(request: Request) -> Response:
    """Take back the seat's last answer."""
    at = await visit(request)
    if at.watching:
        raise NotYours("you're watching this match: only the players can undo")
    (number,) = await whole_number(request, "number")
    await at.match.take_back(at.viewer, number)
    return await after_action(request, at)


async def open_seat(request: Request) -> Response:
    """A friend's link: the key goes from the address onto the browser's key ring, and the address is clean again."""
    key = str(request.path_params["key"])
    try:
        match = await host_of(request).match(request.path_params["match"])
    except NoSuchMatch:
        raise NoSuchMatch(NO_SEAT) from None
    seat = match.seating.seat_of(key)
    mine = match.seating.seat_of(keys.key_for(request, match.id))
    if seat is None and match.seating.was_link(key):
        return redirect_to(f"/matches/{match.id}" + ("?used" if mine is None else ""))
    if seat is None:
        raise NoSuchMatch(NO_SEAT)
    if mine is not None and mine != seat:
        return HTMLResponse(str(taken_page(match.id, match.state.names[mine])))
    keys.hold(request, match.id, key)
    return redirect_to(f"/matches/{match.id}")


async def sit(request: Request) -> Response:
    """Take the open seat under a name."""
    at = await visit(request)
    form = await fields_of(request)
    name, token = (str(form.get(key, ""))[:64] for key in ("name", "token"))
    seat = at.invited if at.invited >= 0 else at.viewer
    if at.watching and at.invited < 0:
        again = (
            at.match.seating.seat_of(key_from(at.key, token)) if at.key and token else None
        )  # the form was sent twice
        if again is None:
            raise NotYours("this browser holds no key to a seat here; open the link that you were sent")
        seat = again
    key = await at.match.seating.sit(seat, at.key, name[:60], token, await own_colour(request))
    return await seated(request, at, seat, key, name)


async def seated(request: Request, at: Visit, seat: int, key: str, name: str) -> Response:
    """Give a new player the key to their seat, with the preferences and the name of this browser."""
    await apply_window_preference(at.match, seat, at.preferences.windows)
    await note_player(request, at.match.id, seat)
    at.match.log.notifier.refresh()  # the others see picture and rating
    response = redirect_to(f"/matches/{at.match.id}")
    keys.hold(request, at.match.id, key)
    keys.put(response, request, keys.NAME, keys.cookie_text(name))
    return response


async def log(request: Request) -> Response:
    """All that the reader was told, from the first card on."""
    return HTMLResponse(str(log_page(scene_of(await visit(request)))))


async def record(request: Request) -> Response:
    """The record of a match that is over."""
    at = await visit(request)
    name = f"{at.match.game.key}-{at.match.id[:8]}.yaml"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(write_record(at.match.record()), media_type="application/yaml", headers=headers)


async def rematch(request: Request) -> Response:
    """The same again; those who sat keep their keys."""
    at = await visit(request)
    if at.watching:
        raise NotYours("only those who sat at the table can ask for another match")
    new = await host_of(request).rematch(at.match, at.viewer)
    if await host_of(request).people.profiles.is_rated(at.match.id):
        await host_of(request).people.profiles.rate(new.id)
    await carry_keys_over(request, at, new)
    return redirect_to(f"/matches/{new.id}")


async def carry_keys_over(request: Request, at: Visit, after: Match) -> None:
    """The keys of this browser open the same people's seats in the match that follows."""
    if at.shared:
        keys.share(request, after.id, keys.shared(request, at.match.id))
    elif not at.watching:
        keys.hold(request, after.id, at.key)
        seat = after.seating.seat_of(at.key)
        if seat is not None:
            await note_player(request, after.id, seat)


async def follow(request: Request) -> Response:
    """To the match that follows; the same key opens the seat there."""
    at = await visit(request)
    after = at.match.snapshot(at.viewer).rematch
    if not after:
        raise NoSuchMatch("no other match follows this one yet")
    await carry_keys_over(request, at, await host_of(request).match(after))
    return redirect_to(f"/matches/{after}")


ROUTES = [
    Route("/seats/{match}/{key}", open_seat),
    Route("/matches/{match}", table),
    Route("/matches/{match}/stream", stream),
    Route("/matches/{match}/answer", answer, methods=["POST"]),
    Route("/matches/{match}/take-back", take_back, methods=["POST"]),
    Route("/matches/{match}/sit", sit, methods=["POST"]),
    Route("/matches/{match}/log", log),
    Route("/matches/{match}/record", record),
    Route("/matches/{match}/rematch", rematch, methods=["POST"]),
    Route("/matches/{match}/next", follow),
]
