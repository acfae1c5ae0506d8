"""Routes of the social panel: each is an action of one seat, which the stream shows to everybody."""

from collections.abc import Awaitable, Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from timescoop.hosting import NotYours
from timescoop.web.access import shared_browser
from timescoop.web.access.guard import fields_of
from timescoop.web.access.visits import Visit, visit
from timescoop.web.render.scene_builder import scene_of
from timescoop.web.render.table.reaction_prompts import reaction_prompts_page
from timescoop.web.routes.matches import after_action, redirect_to, whole_number

Action = Callable[[Request, Visit], Awaitable[None]]


async def ask_undo(request: Request, at: Visit) -> None:
    """Ask the others for an undo."""
    await at.match.consent.ask_undo(at.viewer, turn=(await fields_of(request)).get("turn") == "yes")


async def agree(request: Request, at: Visit, *, ends: bool) -> None:
    """Agree to a request: to the end of the match, or to an undo."""
    (keep,) = await whole_number(request, "keep")
    await at.match.consent.agree(at.viewer, keep, ends=ends)


async def refuse(request: Request, at: Visit, *, ends: bool) -> None:
    """Refuse a request, or withdraw one's own."""
    (keep,) = await whole_number(request, "keep")
    await at.match.consent.refuse(at.viewer, keep, ends=ends)


async def say(request: Request, at: Visit) -> None:
    """Say a phrase."""
    await at.match.chat.say(at.viewer, str((await fields_of(request)).get("phrase", ""))[:40])


async def stand_in(request: Request, at: Visit) -> None:
    """Let a bot play for oneself, or for somebody who has been away."""
    (seat,) = await whole_number(request, "seat")
    await at.match.seating.stand_in_for(seat, at.viewer)


def by_seat(action: Action) -> Callable[[Request], Awaitable[Response]]:
    """The handler of an action that only a seat may take."""

    async def handled(request: Request) -> Response:
        at = await visit(request)
        if at.watching:
            raise NotYours("you're watching this match: only the players can do that")
        await action(request, at)
        return await after_action(request, at)

    return handled


async def windows(request: Request) -> Response:
    """The page of reaction prompts."""
    at = await visit(request)
    if at.watching:
        raise NotYours("you're watching this match, so you have no reaction prompts")
    asks, confirms = at.match.auto_pass.windows(at.viewer), at.match.forced_moves.confirmed_by(at.viewer)
    return HTMLResponse(str(reaction_prompts_page(scene_of(at), asks, confirms=confirms)))


async def arm(request: Request) -> Response:
    """Keep which windows ask."""
    at = await visit(request)
    if at.watching:
        raise NotYours("you're watching this match, so you have no reaction prompts")
    fields = await fields_of(request)
    if skipped := str(fields.get("skip", "")):  # said beside a prompt, of prompts like that one
        await at.match.auto_pass.set_windows(at.viewer, {skipped: False})
    else:
        marked = {str(key) for key in fields.getlist("asks")}
        await at.match.auto_pass.set_windows(
            at.viewer, {key: key in marked for key in at.match.auto_pass.windows(at.viewer)}
        )
        await at.match.forced_moves.set_confirms(at.viewer, confirm="confirms" in fields)
    return redirect_to(f"/matches/{at.match.id}")


async def lift(request: Request) -> Response:
    """Show the table of one person who shares this browser."""
    at = await visit(request)
    (seat,) = await whole_number(request, "seat")
    if not shared_browser.lift(request, at.match, seat):
        raise NotYours("this browser holds no key to that seat")
    return redirect_to(f"/matches/{at.match.id}")


async def draw(request: Request) -> Response:
    """Hide the table: this browser shows none until somebody asks for theirs."""
    at = await visit(request)
    if not at.shared:
        raise NotYours("only people who share a device can hide the screen, and you are the only one here")
    shared_browser.fall(request, at.match)
    return redirect_to(f"/matches/{at.match.id}")


ACTIONS: dict[str, Action] = {
    "ask-undo": ask_undo,
    "agree": partial(agree, ends=False),
    "refuse": partial(refuse, ends=False),
    "ask-end": lambda _request, at: at.match.consent.ask_end(at.viewer),
    "agree-end": partial(agree, ends=True),
    "refuse-end": partial(refuse, ends=True),
    "pause": lambda _request, at: at.match.clock.pause(at.viewer),
    "go-on": lambda _request, at: at.match.clock.go_on(at.viewer),
    "phrase": say,
    "stand-in": stand_in,
    "decline-rematch": lambda _request, at: at.match.consent.decline_rematch(at.viewer),
    "come-back": lambda _request, at: at.match.seating.come_back(at.viewer),
}
ROUTES = [
    *(Route(f"/matches/{{match}}/{name}", by_seat(action), methods=["POST"]) for name, action in ACTIONS.items()),
    Route("/matches/{match}/windows", windows),
    Route("/matches/{match}/windows", arm, methods=["POST"]),
    Route("/matches/{match}/lift", lift, methods=["POST"]),
    Route("/matches/{match}/curtain", draw, methods=["POST"]),
]
