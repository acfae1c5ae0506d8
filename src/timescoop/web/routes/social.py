"""Routes of the social panel: each is an action of one seat, which the stream shows to everybody."""

from collections.abc import Awaitable, Callable

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

Deed = Callable[[Request, Visit], Awaitable[None]]


async def undo_asked(request: Request, at: Visit) -> None:
    """Ask the others for an undo."""
    await at.match.consent.ask_undo(at.viewer, turn=(await fields_of(request)).get("turn") == "yes")


async def agreed(request: Request, at: Visit) -> None:
    """Agree to one."""
    (keep,) = await whole_number(request, "keep")
    await at.match.consent.agree(at.viewer, keep)


async def refused(request: Request, at: Visit) -> None:
    """Refuse it, or withdraw one's own."""
    (keep,) = await whole_number(request, "keep")
    await at.match.consent.refuse(at.viewer, keep)


async def end_asked(_request: Request, at: Visit) -> None:
    """Ask the others to end the match; alone with bots, end it."""
    await at.match.consent.ask_end(at.viewer)


async def end_agreed(request: Request, at: Visit) -> None:
    """Agree to end it."""
    (keep,) = await whole_number(request, "keep")
    await at.match.consent.agree(at.viewer, keep, ends=True)


async def end_refused(request: Request, at: Visit) -> None:
    """Refuse to end it, or withdraw one's own request."""
    (keep,) = await whole_number(request, "keep")
    await at.match.consent.refuse(at.viewer, keep, ends=True)


async def paused(_request: Request, at: Visit) -> None:
    """Want a pause."""
    await at.match.clock.pause(at.viewer)


async def went_on(_request: Request, at: Visit) -> None:
    """End it, or take back the wish."""
    await at.match.clock.go_on(at.viewer)


async def said(request: Request, at: Visit) -> None:
    """Say a phrase."""
    await at.match.chat.say(at.viewer, str((await fields_of(request)).get("phrase", ""))[:40])


async def stood_in(request: Request, at: Visit) -> None:
    """Let a bot play for oneself, or for somebody who has been away."""
    (seat,) = await whole_number(request, "seat")
    await at.match.seating.stand_in_for(seat, at.viewer)


async def came_back(_request: Request, at: Visit) -> None:
    """Play again in place of the bot."""
    await at.match.seating.come_back(at.viewer)


def by_seat(deed: Deed) -> Callable[[Request], Awaitable[Response]]:
    """The handler of an action that only a seat may take."""

    async def handled(request: Request) -> Response:
        at = await visit(request)
        if at.watching:
            raise NotYours("you watch this match; only those who sit at it can do that")
        await deed(request, at)
        return await after_action(request, at)

    return handled


async def windows(request: Request) -> Response:
    """Which windows ask."""
    at = await visit(request)
    if at.watching:
        raise NotYours("you watch this match; nobody asks you in a window")
    return HTMLResponse(str(reaction_prompts_page(scene_of(at), at.match.auto_pass.windows(at.viewer))))


async def arm(request: Request) -> Response:
    """Keep which windows ask."""
    at = await visit(request)
    if at.watching:
        raise NotYours("you watch this match; nobody asks you in a window")
    marked = {str(key) for key in (await fields_of(request)).getlist("asks")}
    await at.match.auto_pass.set_windows(
        at.viewer, {key: key in marked for key in at.match.auto_pass.windows(at.viewer)}
    )
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
        raise NotYours("a curtain is for several people at one browser, and you are the only one here")
    shared_browser.fall(request, at.match)
    return redirect_to(f"/matches/{at.match.id}")


DEEDS = {
    "ask-undo": undo_asked, "agree": agreed, "refuse": refused, "ask-end": end_asked, "agree-end": end_agreed,
    "refuse-end": end_refused, "pause": paused, "go-on": went_on, "phrase": said, "stand-in": stood_in,
    "come-back": came_back,
}  # fmt: skip
ROUTES = [
    *(Route(f"/matches/{{match}}/{name}", by_seat(deed), methods=["POST"]) for name, deed in DEEDS.items()),
    Route("/matches/{match}/windows", windows),
    Route("/matches/{match}/windows", arm, methods=["POST"]),
    Route("/matches/{match}/lift", lift, methods=["POST"]),
    Route("/matches/{match}/curtain", draw, methods=["POST"]),
]
