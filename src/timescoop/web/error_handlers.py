"""Error handlers: a status, and a page, a line for the table or JSON, depending on who asked."""

import logging
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from timescoop.hosting import (
    CannotUndo,
    HostingError,
    NoSuchMatch,
    NotYours,
    Paused,
    SetAside,
    Stale,
    StillSecret,
    TooSoon,
)
from timescoop.kernel import BadDeal, IllegalChoice, TimescoopError
from timescoop.web.access.guard import put_headers
from timescoop.web.access.pasted_links import without_punctuation
from timescoop.web.access.request_log import HEADER, request_id, route_of
from timescoop.web.render.error_page import fault_line, fault_page
from timescoop.wording import _, localized

LOG: Final = logging.getLogger("timescoop.web")
STATUS: Final[dict[type[Exception], int]] = {
    NoSuchMatch: 404,
    SetAside: 410,
    Stale: 409,
    CannotUndo: 409,
    TooSoon: 429,
    IllegalChoice: 409,
    NotYours: 403,
    StillSecret: 403,
    Paused: 503,
    BadDeal: 422,
    HostingError: 422,
    TimescoopError: 422,
}
OUR_FAULT: Final = 500
SEE_OTHER: Final = 303
HUNG_UP: Final = 499  # as nginx logs it: nobody reads this answer, and it is no fault of ours


def status_of(error: Exception) -> int:
    """The status for an error, by its nearest class."""
    return next((STATUS[sort] for sort in type(error).__mro__ if sort in STATUS), OUR_FAULT)


def for_programs(request: Request) -> bool:
    """True for the interface for programs, which speaks English."""
    return request.url.path.startswith("/api/")


def respond(request: Request, status: int, words: str) -> Response:
    """The response in the form that the client reads: JSON, a notice for the page's script, or a page.

    Where an address that ends with punctuation has no page, the browser is sent to the address without it.
    """
    pasted = without_punctuation(request) if status < OUR_FAULT else ""
    if pasted:
        return RedirectResponse(pasted, SEE_OTHER)
    if for_programs(request):
        return JSONResponse({"detail": words}, status)
    if request.headers.get("hx-request") == "true":
        return HTMLResponse(str(fault_line(words)), status)
    match = request.path_params.get("match", "")
    back = f"/matches/{match}" if match and status in {403, 409, 503} else ""
    reference = request_id(request) if status >= OUR_FAULT else ""
    return HTMLResponse(str(fault_page(status, words, back, reference)), status)


async def handle_own_error(request: Request, error: Exception) -> Response:
    """Handle a `TimescoopError`: its message is safe to show."""
    words = str(error) if for_programs(request) else localized(str(error))
    return respond(request, status_of(error), words[:1].upper() + words[1:] + ("" if words.endswith(".") else "."))


async def handle_http_error(request: Request, error: Exception) -> Response:
    """Handle an HTTP error, such as 404 or 405."""
    assert isinstance(error, HTTPException)
    nothing = error.detail in {"Not Found", "Method Not Allowed"}  # the latter for a visit where only forms are sent
    words = _("There is nothing at this address.") if nothing else localized(str(error.detail))
    response = respond(request, error.status_code, words)
    response.headers.update(error.headers or {})
    return response


async def handle_hanging_up(_request: Request, _error: Exception) -> Response:
    """Handle a client that hung up before it had sent all of its form: there is nobody to answer."""
    return Response(status_code=HUNG_UP)


async def handle_crash(request: Request, error: Exception) -> Response:
    """Handle a crash: log it, and show no details."""
    route = route_of(request.scope, request.app.routes)
    LOG.error("%s %s failed", request.method, route, exc_info=error, extra={"request": request_id(request)})
    response = respond(
        request, OUR_FAULT, _("Something went wrong here. It is in the log; nothing that was confirmed is lost.")
    )
    put_headers(response.headers)  # this one is sent around all middleware
    response.headers[HEADER] = request_id(request)
    return response


HANDLERS: Final = {
    TimescoopError: handle_own_error,
    HTTPException: handle_http_error,
    ClientDisconnect: handle_hanging_up,
    Exception: handle_crash,
}
