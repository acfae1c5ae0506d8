"""Routes of preferences: the form, and the style sheet made from a reader's choices."""

import contextlib
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.hosting import Paused
from timescoop.web.access import keys
from timescoop.web.access.guard import fields_of
from timescoop.web.access.key_ring import digest_of
from timescoop.web.access.own_profile import hosted
from timescoop.web.preference_cookie import COOKIE, choices, chosen, preferences_of
from timescoop.web.render.preferences_page import preferences_page

SEE_OTHER: Final = 303


async def styles(request: Request) -> Response:
    """The style sheet of this browser's preferences; it sets the tokens that all other sheets are drawn from."""
    sheet = preferences_of(request).sheet
    return PlainTextResponse(sheet, media_type="text/css", headers={"Cache-Control": "no-store"})


def came_from(match: str) -> str:
    """The table from which somebody came, if what is said to be its id can be one."""
    return match if keys.KEY.fullmatch(match) else ""


async def shown(request: Request) -> Response:
    """The settings page."""
    match = came_from(request.query_params.get("match", ""))
    return HTMLResponse(str(preferences_page(preferences_of(request), match, saved="saved" in request.query_params)))


async def keep(request: Request) -> Response:
    """Keep what was chosen; what is none of the choices is as before."""
    form = await fields_of(request)
    preferences = chosen({name: str(form.get(name, "")) for name in choices()}, preferences_of(request))
    match = came_from(str(form.get("match", "")))
    response = RedirectResponse(f"/matches/{match}" if match else "/preferences?saved", SEE_OTHER)
    keys.put(response, request, COOKIE, preferences.text)
    secret = keys.secret_in(request)
    if secret:
        with contextlib.suppress(Paused):
            await hosted(request).people.profiles.keep_settings(digest_of(secret), preferences.text)
    return response


ROUTES = [
    Route("/preferences", shown),
    Route("/preferences", keep, methods=["POST"]),
    Route("/preferences.css", styles),
]
