"""Routes of the shelf: published sets, and publishing one from the workshop."""

from dataclasses import replace
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.documents import packed
from timescoop.hosting import HostingError, Publication, published, take_off
from timescoop.kernel import Edition, Game
from timescoop.web.access.guard import fields_of
from timescoop.web.access.visits import games_of, host_of
from timescoop.web.authoring.background_jobs import checked_set
from timescoop.web.authoring.deck_builder import one_line
from timescoop.web.authoring.published_sets import keep_publisher, publish_from_browser, publisher_in
from timescoop.web.authoring.set_checker import CheckedSet
from timescoop.web.authoring.set_links import text_behind
from timescoop.web.render.editors.publish_part import LONGEST_NAME
from timescoop.web.render.editors.shelf_page import shelf_page
from timescoop.web.routes.workshop import edition_in, page_of, workshop_state
from timescoop.wording import _, localized

SEE_OTHER, WRONG = 303, 422


async def shelf(request: Request) -> Response:
    """The sets that people have published."""
    games = [(game, edition) for game in games_of(request).values() if game.workshop for edition in game.editions]
    game, edition, words = (one_line(request.query_params.get(key, "")) for key in ("game", "edition", "q"))
    found = await published(host_of(request).store, game, edition, words)
    return HTMLResponse(str(shelf_page(games, found, f"{game}-{edition}", words)))


async def publish_set(request: Request) -> Response:
    """Publish the set of a link if it has no faults; its page, where it can be withdrawn."""
    game, edition = edition_in(request)
    form = await fields_of(request)
    link = str(form.get("set", ""))
    text = await text_behind(request, link) or ""
    made = await checked_set(request, text) if text else None
    if made is None or not made.whole or (made.game, made.edition) != (game.key, edition.key):
        raise HTTPException(WRONG, _("These cards have mistakes. Fix them before you publish the set."))
    owner = one_line(str(form.get("owner", "")))[:LONGEST_NAME]
    try:
        key = await publish_from_browser(request, publication_of(made, text, owner))
    except HostingError as error:
        state = workshop_state(request, game, edition, text, made, link)
        return HTMLResponse(await page_of(request, replace(state, refusal=localized(str(error)))), WRONG)
    response = back_to(game, edition, link)
    keep_publisher(response, request, key)
    return response


def publication_of(made: CheckedSet, text: str, owner: str) -> Publication:
    """A checked set as it is published; a card alone gives its name to the set."""
    title = made.title or (made.cards[0].name if made.cards else "") or _("A set of cards")
    return Publication(made.game, made.edition, title, owner, text, len(made.cards))


def back_to(game: Game, edition: Edition, link: str) -> Response:
    """To the set in the workshop, where it is shared."""
    return RedirectResponse(f"/workshop/{game.key}/{edition.key}?set={quote(link)}#share-name", SEE_OTHER)


async def unpublish(request: Request) -> Response:
    """Take a set off the shelf that this browser has published."""
    game, edition = edition_in(request)
    form = await fields_of(request)
    key = publisher_in(request)
    if key:
        await take_off(host_of(request).store, key, str(form.get("made", "")))
    return back_to(game, edition, str(form.get("set", "")) or packed(""))


ROUTES = [
    Route("/sets", shelf),
    Route("/workshop/{game}/{edition}/publish", publish_set, methods=["POST"]),
    Route("/workshop/{game}/{edition}/unpublish", unpublish, methods=["POST"]),
]
