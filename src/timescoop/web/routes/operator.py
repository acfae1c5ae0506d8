"""Routes of the operator's pages; without the operator's key there is nothing here but a form that asks for it."""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.hosting import (
    HostingError,
    ban,
    bans,
    chat_reports,
    close_match,
    delete_match,
    dismiss_report,
    exported,
    lift_ban,
    list_matches,
    look_at_match,
    renew_link,
)
from timescoop.web.access.guard import fields_of
from timescoop.web.access.operator_access import SESSION_S, cookie_name, operator_of, signed_in
from timescoop.web.access.visits import host_of
from timescoop.web.render.operator_page import OperatorState, operator_match_page, operator_page, sign_in_page
from timescoop.web.render.page_frame import RELEASE
from timescoop.web.routes.home import form_text
from timescoop.wording import _

LOG: Final = logging.getLogger("timescoop.operator")
SEE_OTHER, FORBIDDEN, NOT_FOUND = 303, 403, 404
SURE: Final = 8  # characters of a match's id that confirm its end
STATES: Final = ("all", "running", "finished", "damaged")
Handler = Callable[[Request], Awaitable[Response]]


def operators(handler: Handler) -> Handler:
    """Only for the operator, on a server that has a key for one."""

    async def guarded(request: Request) -> Response:
        if not operator_of(request).key:
            raise HTTPException(NOT_FOUND, _("There is nothing at this address."))
        if not signed_in(request):
            return HTMLResponse(str(sign_in_page()), FORBIDDEN)
        return await handler(request)

    return guarded


async def sign_in(request: Request) -> Response:
    """Take the operator's key, and remember in a cookie for some hours that it was right."""
    operator = operator_of(request)
    if not operator.key:
        raise HTTPException(NOT_FOUND, _("There is nothing at this address."))
    given = (await fields_of(request)).get("key", "")
    if not isinstance(given, str) or not operator.fits(given.strip()):
        LOG.warning("somebody without the operator's key tried to sign in")
        return HTMLResponse(str(sign_in_page(wrong=True)), FORBIDDEN)
    LOG.info("the operator signed in")
    response = RedirectResponse("/operator", SEE_OTHER)
    response.set_cookie(
        cookie_name(request), operator.session(int(time.time()) + SESSION_S), max_age=SESSION_S, httponly=True,
        samesite="strict", secure=request.url.scheme == "https",
    )  # fmt: skip
    return response


@operators
async def sign_out(request: Request) -> Response:
    """Forget the operator in this browser."""
    response = RedirectResponse("/operator", SEE_OTHER)
    response.delete_cookie(cookie_name(request), httponly=True, samesite="strict", secure=request.url.scheme == "https")
    return response


@operators
async def overview(request: Request) -> Response:
    """The server, its matches, and bans."""
    return await shown(request, "")


async def shown(request: Request, note: str) -> Response:
    """The first page, with a note about what was just done."""
    host, state = host_of(request), request.query_params.get("state", "all")
    state = state if state in STATES else "all"
    facts = {
        _("Version"): RELEASE,
        _("Matches in memory"): str(len(host.loaded)),
        _("Servers"): str(1 + host.fellows.servers.fellows()),
        _("Workers"): str(host.fellows.servers.workers()),
        _("Bots waiting"): str(host.bots.pool.queue.length() + len(host.work.bots.asked)),
        _("Store"): _("paused") if host.store.paused else _("ready"),
    }
    listed, reported = await list_matches(host.store, state=state), await chat_reports(host.store)
    now = OperatorState(listed, state, await bans(host.store), facts, reported, note)
    return HTMLResponse(str(operator_page(now)))


@operators
async def one(request: Request) -> Response:
    """The operator's page of one match."""
    return HTMLResponse(str(operator_match_page(await look_at_match(host_of(request).store, named(request)))))


def named(request: Request) -> str:
    """The match in the address."""
    return str(request.path_params["match"])


@operators
async def record(request: Request) -> Response:
    """The record of a match, finished or not."""
    text = exported(await host_of(request).match(named(request)))
    LOG.info("the operator exported match %s", named(request)[:SURE])
    headers = {"Content-Disposition": f'attachment; filename="{named(request)[:SURE]}.txt"'}
    return PlainTextResponse(text, headers=headers)


@operators
async def close(request: Request) -> Response:
    """End a match."""
    await close_match(await host_of(request).match(named(request)))
    LOG.info("the operator ended match %s", named(request)[:SURE])
    return RedirectResponse(f"/operator/matches/{named(request)}", SEE_OTHER)


@operators
async def renew(request: Request) -> Response:
    """Give a seat a new link, and show it once."""
    seat = form_text(await fields_of(request), "seat")
    if not seat.isdecimal():
        raise HostingError(_("There is no such seat."))
    host = host_of(request)
    path = await renew_link(await host.match(named(request)), int(seat))
    LOG.info("the operator renewed a link of match %s", named(request)[:SURE])
    link = f"{request.url.scheme}://{request.url.netloc}{path}"
    return HTMLResponse(str(operator_match_page(await look_at_match(host.store, named(request)), link)))


@operators
async def delete(request: Request) -> Response:
    """Delete a match whose name was typed."""
    if form_text(await fields_of(request), "sure") != named(request)[:SURE]:
        raise HostingError(_("Type the first eight characters of the match's name to delete it."))
    host = host_of(request)
    gone = await delete_match(host.store, named(request))
    await host.forget(gone)
    LOG.info("the operator deleted match %s", gone[:SURE])
    return RedirectResponse("/operator", SEE_OTHER)


@operators
async def add_ban(request: Request) -> Response:
    """Ban an address, or a browser by its digits."""
    form = await fields_of(request)
    value = form_text(form, "value")
    kind = "address" if "." in value or ":" in value else "browser"
    new = await ban(host_of(request).store, kind, value, form_text(form, "why"))
    request.app.state.bans.read_at = -float("inf")
    LOG.info("the operator banned a %s", new.kind)
    return await shown(request, _("Banned: {value}").format(value=new.value[:43]))


@operators
async def remove_ban(request: Request) -> Response:
    """Lift a ban."""
    value = form_text(await fields_of(request), "value")
    await lift_ban(host_of(request).store, value)
    request.app.state.bans.read_at = -float("inf")
    LOG.info("the operator lifted a ban")
    return await shown(request, _("No longer banned: {value}").format(value=value[:43]))


@operators
async def settle_report(request: Request) -> Response:
    """Dismiss a report, or remove the message that was reported."""
    form, host = await fields_of(request), host_of(request)
    note = form_text(form, "note")
    if not note.isdecimal():
        raise HostingError(_("There is no such message."))
    if form_text(form, "remove"):
        await (await host.match(named(request))).chat.take_away(int(note))
        LOG.info("the operator removed a message at match %s", named(request)[:SURE])
    await dismiss_report(host.store, named(request), int(note))
    if form_text(form, "remove"):
        return await shown(request, _("Message removed."))
    LOG.info("the operator dismissed a report at match %s", named(request)[:SURE])
    return await shown(request, _("Report dismissed."))


MATCH: Final = "/operator/matches/{match}"
ROUTES = [
    Route("/operator", overview),
    Route("/operator/sign-in", sign_in, methods=["POST"]),
    Route("/operator/sign-out", sign_out, methods=["POST"]),
    Route("/operator/ban", add_ban, methods=["POST"]),
    Route("/operator/unban", remove_ban, methods=["POST"]),
    Route(MATCH, one),
    Route(f"{MATCH}/record", record),
    Route(f"{MATCH}/report", settle_report, methods=["POST"]),
    Route(f"{MATCH}/close", close, methods=["POST"]),
    Route(f"{MATCH}/renew", renew, methods=["POST"]),
    Route(f"{MATCH}/delete", delete, methods=["POST"]),
]
