"""Routes of replay: earlier moments of a match, a fork from one of them, the same deal again."""

from collections.abc import Sequence
from dataclasses import replace

from htpy import Node
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from timescoop.bots import Bot, opponents
from timescoop.hosting import HostingError, Replay, StillSecret, fork, same_deal
from timescoop.kernel import Game
from timescoop.web.access import keys, shared_browser
from timescoop.web.access.guard import fields_of
from timescoop.web.access.own_profile import own_colour
from timescoop.web.access.reach import reach_of
from timescoop.web.access.visits import Visit, host_of, visit
from timescoop.web.preference_cookie import preferences_of
from timescoop.web.render.review.replay_page import ReplayState, Viewpoint, now_part, replay_page
from timescoop.web.render.review.same_deal_page import same_deal_page
from timescoop.web.render.review.verdicts import verdict_at
from timescoop.web.render.scene import Scene
from timescoop.web.render.scene_builder import build_scene, forked, with_set
from timescoop.web.routes.event_stream import frames, stream_response
from timescoop.web.routes.home import form_text, plans_in, seat_and_redirect
from timescoop.web.routes.matches import redirect_to
from timescoop.wording import _, localized

NOT_FOUND, WRONG = 404, 422
WATCHER, ALL = "watcher", "all"
LONGEST_NUMBER = 9  # digits


def eyes_of(word: str, seats: int) -> int:
    """Eyes by their part of the address.

    Raises:
        HTTPException: There is no such viewer.
    """
    named = {WATCHER: seats, ALL: seats + 1, **{str(seat): seat for seat in range(seats)}}
    if word not in named:
        raise HTTPException(NOT_FOUND, _("There is no such seat."))
    return named[word]


def eyes_key(eyes: int, seats: int) -> str:
    """The part of the address that names some eyes."""
    return str(eyes) if eyes < seats else WATCHER if eyes == seats else ALL


def whole(text: str) -> int:
    """A number out of an address, 0 for none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else 0


async def replay_in(request: Request) -> Replay:
    """The match or record in the address through the eyes in the address, or through those that are usual.

    Raises:
        NoSuchMatch: There is none.
        StillSecret: The match is running, and these are not the reader's eyes.
    """
    host, word = host_of(request), request.path_params.get("eyes", "")
    if "record" in request.path_params:
        found = await host.archive.replay(request.path_params["record"])
        return await host.archive.replay(found.plan.id, eyes_of(word, len(found.seats))) if word else found
    at = await visit(request)
    seats = len(at.match.seats)
    usual = seats + 1 if at.watching and at.match.timeline.table.over() else at.viewer
    return await host.replays.of_match(at.match, at.viewer, eyes_of(word, seats) if word else usual)


def root_of(replay: Replay) -> str:
    """The address of the match or record."""
    return f"/{'records' if replay.record else 'matches'}/{replay.plan.id}"


def moment_of(replay: Replay, number: int | str) -> str:
    """The address of a moment."""
    return f"{root_of(replay)}/replay/{eyes_key(replay.eyes, len(replay.seats))}/{number}"


async def begin(request: Request) -> Response:
    """Go to the requested moment; by default to the first of a finished match, or the newest of a running one."""
    replay = await replay_in(request)
    asked, answers = request.query_params.get("moment", ""), request.query_params.get("answers", "")
    last = len(replay.moments)
    number = 1 if replay.ended else last
    if asked:
        number = max(1, min(whole(asked), last))
    elif answers and replay.ended:
        number = replay.moments.nearest(whole(answers))
    return redirect_to(moment_of(replay, number))


async def moment(request: Request) -> Response:
    """The table at a moment."""
    replay = await replay_in(request)
    number = whole(request.path_params["moment"])
    if not 1 <= number <= len(replay.moments):
        raise HTTPException(
            NOT_FOUND, _("There is no such moment; there are {number} so far.").format(number=len(replay.moments))
        )
    return HTMLResponse(str(replay_page(await replay_state(request, replay, number))))


async def replay_state(request: Request, replay: Replay, number: int) -> ReplayState:
    """State of the replay page at a moment."""
    seats = len(replay.seats)
    keys_of = [str(seat) for seat in range(seats)]
    names = [seat.name for seat in replay.seats]
    eyes = [Viewpoint(key, name) for key, name in zip(keys_of, names, strict=True)]
    eyes += [Viewpoint(WATCHER, _("a spectator")), Viewpoint(ALL, _("all cards shown"))]
    mine = replay.eyes if replay.eyes < seats else -1
    may = list(enumerate(names[: players_of(replay)])) if replay.ended else [(mine, names[mine])] if mine >= 0 else []
    return ReplayState(
        scene=replace(scene_at(replay, number, await newest(request, replay)), preferences=preferences_of(request)),
        root=root_of(replay),
        eyes=eyes[replay.eyes],
        others=eyes,
        number=number,
        last=len(replay.moments),
        answers=replay.moments.answers(number) if replay.ended else 0,
        ended=replay.ended,
        decided=replay.decided,
        agreed=replay.moments.timeline.agreed,
        record=replay.record,
        seats=sorted(may, key=lambda pair: pair[0] != mine),
        bots=bots_of(request, replay.game),
        name=keys.name_of(request),
        cards=replay.ended and replay.plan.cards is not None,
        link=f"{reach_of(request).base}{moment_of(replay, number)}" if replay.ended else "",
        told=verdict_at(replay, await host_of(request).judge.of(replay), number),
    )


async def newest(request: Request, replay: Replay) -> int:
    """The number of the reader's newest look at a running match, so that the page hears of the next one."""
    if replay.ended:
        return 0
    at = await visit(request)
    return at.match.snapshot(at.viewer).number


def scene_at(replay: Replay, number: int, newest_look: int = 0) -> Scene:
    """The table at a moment, as a picture: nothing there can be answered."""
    look = replay.snapshot(number)
    scene = build_scene(look, replay.game, replay.plan.edition, replay.faces)
    edition = with_set(scene.edition, replay.plan.set_name)
    fresh = len(scene.log) - replay.moments.fresh(number)
    scene = replace(
        scene,
        edition=edition,
        fresh=fresh if number > 1 else None,
        number=newest_look,
        cards=f"{root_of(replay)}/card",
    )
    return forked(scene, replay.plan.start.said) if replay.plan.start else scene


async def now(request: Request) -> Response:
    """Whether a running match has moved on since somebody stepped back."""
    at: Visit = await visit(request)
    since = whole(request.query_params.get("since", ""))

    others = keys.shared(request, at.match.id)

    def draw() -> tuple[int, str]:
        number = at.match.snapshot(at.viewer).number
        fallen = bool(shared_browser.held_by(at.match, at.key, others).curtain)
        return number, str(now_part(f"/matches/{at.match.id}", newer=number > since, fallen=fallen))

    return stream_response(request, frames(at, draw))


async def start_fork_here(request: Request) -> Response:
    """Start a match from a moment of another."""
    replay = await replay_in(request)
    form = await fields_of(request)
    seat, same = form_text(form, "seat"), bool(form_text(form, "same"))
    match = await fork(
        host_of(request),
        replay,
        whole(request.path_params["moment"]),
        seat=whole(seat) if seat.isdecimal() else -1,
        bot=form_text(form, "bot"),
        name=form_text(form, "name"),
        same=same,
    )
    return await seat_and_redirect(request, match, form_text(form, "name"), list(match.keys))


async def again(request: Request) -> Response:
    """The form for the same deal."""
    return HTMLResponse(str(again_page(request, await ended_in(request))))


async def ended_in(request: Request, wanted: str = "you can play the same deal again") -> Replay:
    """The match or record in the address, once it is over.

    Raises:
        StillSecret: It is running; what is wanted can be had at its end.
    """
    replay = await replay_in(request)
    if not replay.ended:
        raise StillSecret(f"{wanted} once the match is over")
    return replay


def again_page(request: Request, replay: Replay, fault: str = "") -> Node:
    """The form for the same deal, with what went wrong."""
    scene = scene_at(replay, 1)
    return same_deal_page(
        scene, root_of(replay), bots_of(request, replay.game), players_of(replay), keys.name_of(request), fault
    )  # fmt: skip


def players_of(replay: Replay) -> int:
    """How many seats people and bots sit in."""
    return len(replay.seats) - len(replay.game.edition(replay.plan.edition).ruled)


async def deal_again(request: Request) -> Response:
    """Lay a match with the same deal."""
    replay = await ended_in(request)
    form = await fields_of(request)
    plans, mine, _public = plans_in(form, players_of(replay), await own_colour(request))
    try:
        match = await same_deal(host_of(request), replay, plans)
    except HostingError as error:
        return HTMLResponse(str(again_page(request, replay, localized(str(error)))), WRONG)
    return await seat_and_redirect(request, match, form_text(form, "name"), mine)


def bots_of(request: Request, game: Game) -> Sequence[Bot]:
    """The bots that can be played against, the weakest first."""
    return opponents(request.app.state.bots.values(), game)


def routes_below(root: str) -> list[Route]:
    """What can be done with a match, and with a record."""
    return [
        Route(f"{root}/replay", begin),
        Route(f"{root}/replay/{{eyes}}", begin),
        Route(f"{root}/replay/{{eyes}}/{{moment}}", moment),
        Route(f"{root}/replay/{{eyes}}/{{moment}}/fork", start_fork_here, methods=["POST"]),
        Route(f"{root}/same-deal", again),
        Route(f"{root}/same-deal", deal_again, methods=["POST"]),
    ]


ROUTES = [
    Route("/matches/{match}/replay/stream", now),
    *routes_below("/matches/{match}"),
    Route("/records/{record}", begin),
    *routes_below("/records/{record}"),
]
