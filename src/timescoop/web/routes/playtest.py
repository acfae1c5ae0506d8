"""Routes of playtests: the cards of a set tried in many games between bots."""

import secrets
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.arena import new_trial
from timescoop.web.access import keys
from timescoop.web.access.guard import fields_of
from timescoop.web.access.key_ring import digest_of
from timescoop.web.access.own_profile import person_of
from timescoop.web.access.visits import games_of
from timescoop.web.authoring.playtests import MOST_DEALS, Playtest, PlaytestOrder, Playtests
from timescoop.web.authoring.set_links import text_behind
from timescoop.web.render.editors.playtest_page import playtest_page
from timescoop.web.routes.workshop import edition_in, playable_set
from timescoop.wording import _

SEE_OTHER, NOT_FOUND = 303, 404
MAKER = "maker"


async def try_it(request: Request) -> Response:
    """Start a playtest; someone who has one running gets that one."""
    edition_in(request)
    form = await fields_of(request)
    link = str(form.get("set", ""))
    made = await playable_set(request, await text_behind(request, link) or "")
    game = games_of(request)[made.game]
    trial = new_trial(
        game,
        made.edition,
        made.whole,
        [card.name for card in made.cards],
        bot=str(form.get("bot", "")),
        seats=number_in(str(form.get("seats", ""))),
    )
    held = request.cookies.get(MAKER, "")
    who = held if keys.KEY.fullmatch(held) else secrets.token_urlsafe(18)
    back = f"/workshop/{game.key}/{made.edition}?set={quote(link)}"
    games = max(1, min(number_in(str(form.get("games", ""))), MOST_DEALS))
    order = PlaytestOrder(trial, games, made.title or _("A set"), back)
    person = await person_of(request) or f"b{digest_of(who)[:32]}"
    key = await playtests_of(request).begin(secrets.token_urlsafe(12), order, person)
    response = RedirectResponse(f"/trials/{key}", SEE_OTHER)
    keys.put(response, request, MAKER, who)
    return response


def number_in(text: str) -> int:
    """A number of a form, or 0."""
    return int(text) if text.isdecimal() and len(text) <= 5 else 0  # noqa: PLR2004 - longer than any that we offer


def playtests_of(request: Request) -> Playtests:
    """The playtests of this server's store."""
    found = request.app.state.playtests
    assert isinstance(found, Playtests)
    return found


async def run_in(request: Request) -> Playtest:
    """The playtest of an address, or 404."""
    run = await playtests_of(request).found(request.path_params["trial"])
    if run is None:
        raise HTTPException(NOT_FOUND, _("There is no such playtest. Playtests are kept only for a while."))
    return run


async def trial(request: Request) -> Response:
    """How far a playtest is, or its report."""
    return HTMLResponse(str(playtest_page(await run_in(request))))


async def stop(request: Request) -> Response:
    """Play no further deal."""
    run = await run_in(request)
    await playtests_of(request).stop(run.key)
    return RedirectResponse(f"/trials/{run.key}", SEE_OTHER)


ROUTES = [
    Route("/workshop/{game}/{edition}/trial", try_it, methods=["POST"]),
    Route("/trials/{trial}", trial),
    Route("/trials/{trial}/stop", stop, methods=["POST"]),
]
