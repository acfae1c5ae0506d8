"""Routes of turn alerts: ask for notices, confirm and stop them, and a short answer to whose turn it is."""

import hmac

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from timescoop.hosting import MAIL, PUSH, Notice, NotYours
from timescoop.web.access.guard import fields_of
from timescoop.web.access.shared_browser import held_in
from timescoop.web.access.visits import Visit, games_of, host_of, visit
from timescoop.web.notices.outbox import BadNotices, NotSent, Outbox
from timescoop.web.notices.turns import TurnNotices
from timescoop.web.render.notices_page import link_page, notices_page
from timescoop.web.render.scene_builder import scene_of
from timescoop.web.routes.matches import redirect_to
from timescoop.wording import _

NOT_FOUND, AWAY, WRONG = 404, 503, 422


def turns_of(request: Request) -> TurnNotices:
    """What sends notices here."""
    found = request.app.state.turns
    assert isinstance(found, TurnNotices)
    return found


def outbox_of(request: Request) -> Outbox:
    """The set-up of notices."""
    return turns_of(request).outbox


async def seated(request: Request) -> Visit:
    """A visit of somebody who sits at the table.

    Raises:
        NotYours: They watch.
    """
    at = await visit(request)
    if at.watching:
        raise NotYours("you're watching this match: only the players have turns")
    return at


async def page_for(request: Request, at: Visit, said: str = "") -> Response:
    """The page, with what the last form did."""
    outbox = outbox_of(request)
    notices = await host_of(request).people.notices.of_seat(at.match.id, at.viewer)
    key = outbox.public_key() if outbox.pushes else ""
    return HTMLResponse(str(notices_page(scene_of(at), notices, mails=outbox.mails, push_key=key, said=said)))


async def shown(request: Request) -> Response:
    """How a player is told of their turn."""
    at = await seated(request)
    said = _("Check your inbox and confirm.") if "asked" in request.query_params else ""
    return await page_for(request, at, said)


async def add(request: Request) -> Response:
    """Ask for notices: to an address, or to a browser."""
    at = await seated(request)
    form = await fields_of(request)
    address, subscription = str(form.get("address", "")).strip(), str(form.get("subscription", ""))
    outbox, notices = outbox_of(request), host_of(request).people.notices
    if not (outbox.pushes if subscription else outbox.mails):
        raise HTTPException(NOT_FOUND, _("This server doesn't send such notices."))
    if subscription:
        try:
            await notices.add(at.match.id, at.viewer, PUSH, outbox.subscription(subscription))
        except BadNotices as error:
            raise HTTPException(WRONG, str(error)) from error
        return Response(status_code=204)
    ident = await notices.add(at.match.id, at.viewer, MAIL, address)
    notice = await notices.find(ident)
    if notice is not None and not notice.confirmed:
        await ask(request, at, notice)
    return redirect_to(f"/matches/{at.match.id}/notices?asked")


async def ask(request: Request, at: Visit, notice: Notice) -> None:
    """Send the mail that asks for a confirmation; without it there is no wish.

    Raises:
        HTTPException: It could not be sent.
    """
    try:
        await turns_of(request).ask(notice)
    except NotSent as error:
        await host_of(request).people.notices.stop_one(at.match.id, at.viewer, notice.id)
        raise HTTPException(AWAY, _("The e-mail couldn't be sent. Try again later.")) from error


async def stop_own(request: Request) -> Response:
    """Take a wish back."""
    at = await seated(request)
    await host_of(request).people.notices.stop_one(
        at.match.id, at.viewer, str((await fields_of(request)).get("notice", ""))
    )
    return redirect_to(f"/matches/{at.match.id}/notices")


# ---- the link in a mail


async def linked(request: Request) -> Notice | None:
    """The notice of a link, or None if it was stopped.

    Raises:
        HTTPException: Nobody here made that link (404).
    """
    ident, token = request.path_params["notice"], request.path_params["token"]
    notices = host_of(request).people.notices
    if not hmac.compare_digest(await notices.token_of(ident), token):
        raise HTTPException(NOT_FOUND, _("There is no such link."))
    return await notices.find(ident)


def game_title(request: Request, notice: Notice | None) -> str:
    """The name of a notice's game."""
    game = games_of(request).get(notice.game) if notice else None
    return game.title if game else ""


async def link(request: Request) -> Response:
    """What a link is for; nothing changes until a button is pressed."""
    notice = await linked(request)
    return HTMLResponse(str(link_page(notice, game_title(request, notice))))


async def act_on_link(request: Request) -> Response:
    """Confirm, or stop; a mail program that stops by itself sends `List-Unsubscribe` (RFC 8058)."""
    notice = await linked(request)
    form = await fields_of(request)
    if notice is None:
        return HTMLResponse(str(link_page(None, "")))
    if form.get("do") == "confirm":
        await host_of(request).people.notices.confirm(notice)
        confirmed = await linked(request)
        return HTMLResponse(str(link_page(confirmed, game_title(request, notice), done=_("Confirmed."))))
    await host_of(request).people.notices.stop(notice)
    return HTMLResponse(str(link_page(None, "", done=_("Stopped. You get no more e-mails from this server."))))


async def turn(request: Request) -> Response:
    """Whether it is the reader's turn, for a page whose tab is hidden; to ask that is not to be here."""
    match = await host_of(request).match(request.path_params["match"])
    viewer = held_in(request, match).viewer
    return JSONResponse({"turn": viewer in match.waiting() and not match.over()})


ROUTES = [
    Route("/matches/{match}/notices", shown),
    Route("/matches/{match}/notices", add, methods=["POST"]),
    Route("/matches/{match}/notices/stop", stop_own, methods=["POST"]),
    Route("/matches/{match}/turn", turn),
    Route("/notices/{notice}/{token}", link),
    Route("/notices/{notice}/{token}", act_on_link, methods=["POST"]),
]
