"""Routes of the workshop: a set of cards is in the address, or stored if it is too long for one."""

from typing import Any
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.documents import BadDocument, card_document, write_text
from timescoop.kernel import Edition, Game
from timescoop.web.access.visits import games_of
from timescoop.web.authoring.background_jobs import LONGEST, shop_of, sketched
from timescoop.web.authoring.deck_builder import one_line, text_of
from timescoop.web.authoring.set_checker import Sketch, phrases
from timescoop.web.authoring.set_links import behind, link_to
from timescoop.web.render.editors.phrases_page import phrases_page
from timescoop.web.render.editors.print_page import print_page
from timescoop.web.render.editors.workshop_page import Work, shops_page, sketch_scene, workshop_page
from timescoop.wording import _

SEE_OTHER, NOT_FOUND, WRONG = 303, 404, 422
LEFT_OUT = ("warrants", "clause", "pictures")


def edition_in(request: Request) -> tuple[Game, Edition]:
    """The edition of an address, of a game that has a workshop, or 404."""
    game = games_of(request).get(request.path_params["game"])
    for edition in game.editions if game and game.workshop else ():
        if game and edition.key == request.path_params["edition"]:
            return game, edition
    raise HTTPException(NOT_FOUND, _("There is no workshop for such a game here."))


async def text_in(request: Request) -> str:
    """The set that the address stands for, or nothing."""
    return await behind(request, request.query_params.get("set", "")) or ""


async def every(request: Request) -> Response:
    """The games with a workshop."""
    rows = [(game, edition) for game in games_of(request).values() if game.workshop for edition in game.editions]
    decks = any(game.decks for game in games_of(request).values())
    return HTMLResponse(str(shops_page(rows, decks=decks)))


async def bench(request: Request) -> Response:
    """The workshop of one edition, with the set in the address or a card to begin with."""
    game, edition = edition_in(request)
    link, text = request.query_params.get("set", ""), await text_in(request)
    made = await sketched(request, text) if text else None
    if link and not text:
        made = wrong(_("This link has no set of cards that can be read: it may have been cut off."))
    shown = text or starter(game, edition, request.query_params.get("like", ""))
    return HTMLResponse(str(workshop_page(work_of(request, game, edition, shown, made, link))))


def wrong(words: str) -> Sketch:
    """A sketch that only says what is wrong."""
    return Sketch("", "", "", (), (words,), "")


def work_of(request: Request, game: Game, edition: Edition, text: str, made: Sketch | None, address: str = "") -> Work:
    """What lies on the bench; `address` stands for the text where it can be played with."""
    assert game.workshop is not None, "only games with a workshop have an address"
    names = [game.workshop.called(row) for row in card_document(game, edition.key).value["cards"]]
    bots = sorted(request.app.state.bots.values(), key=lambda bot: bot.level)
    base = str(request.url.replace(path="", query="", fragment="")).rstrip("/")
    link = f"{base}/workshop/{game.key}/{edition.key}?set={address}"
    return Work(game, edition, text, made, address, link, names, bots)


def starter(game: Game, edition: Edition, like: str) -> str:
    """A card to begin with: one of the edition's, with another name."""
    assert game.workshop is not None, "only games with a workshop have an address"
    rows: list[dict[str, Any]] = card_document(game, edition.key).value["cards"]
    told = [row for row in rows if row.get("text")] or rows
    row = next((row for row in rows if game.workshop.called(row) == like), told[0])
    card = {key: value for key, value in row.items() if key not in LEFT_OUT}
    name = next(key for key in ("name", "title") if key in card)
    card[name] = _("{name} of your own").format(name=card[name])
    return write_text({"game": game.key, "edition": edition.key} | card)


async def look(request: Request) -> Response:
    """A set that was written: it goes into the address."""
    game, edition = edition_in(request)
    try:
        text = await text_of(request, "text", LONGEST)
    except BadDocument as error:
        unread = wrong(error.faults[0].wrong)
        return HTMLResponse(str(workshop_page(work_of(request, game, edition, "", unread))), WRONG)
    if not text.strip() or len(text) > LONGEST:
        words = _("A set has 1 to {n} characters; this one has {length}.").format(n=LONGEST, length=len(text))
        return HTMLResponse(str(workshop_page(work_of(request, game, edition, text, wrong(words)))), WRONG)
    made = await sketched(request, text)
    if made.whole or made.cards:
        game = games_of(request)[made.game]
        link = await link_to(request, text)
        return RedirectResponse(f"/workshop/{game.key}/{made.edition}?set={link}#made", SEE_OTHER)
    return HTMLResponse(str(workshop_page(work_of(request, game, edition, text, made))), WRONG)


async def said(request: Request) -> Response:
    """What can be said."""
    game, edition = edition_in(request)
    shop = shop_of(request)
    at = (game.key, edition.key)
    if at not in shop.phrases:
        shop.phrases[at] = await shop.work(phrases, game.key, edition.key)
    words = one_line(request.query_params.get("q", ""))
    return HTMLResponse(str(phrases_page(game, edition, shop.phrases[at], words)))


async def well(request: Request, text: str) -> Sketch:
    """A set that can be played with, or the word that it cannot."""
    made = await sketched(request, text) if text else None
    if made is None or not made.whole:
        raise HTTPException(WRONG, _("These cards cannot be played with: look at them in the workshop first."))
    return made


async def to_print(request: Request) -> Response:
    """The cards of a set, ready for the printer, each as often as there are copies of it."""
    game, edition = edition_in(request)
    made = await well(request, await text_in(request))
    faces = [card.face for card in made.cards if card.face]
    cards = [(kind, face["values"].get("copies", 1)) for kind, face in enumerate(faces)]
    back = f"/workshop/{game.key}/{edition.key}?set={quote(request.query_params['set'])}"
    scene = sketch_scene(game, edition, faces)
    return HTMLResponse(str(print_page(scene, game, made.title or _("A set of cards"), cards, back)))


async def as_file(request: Request) -> Response:
    """The set as a file to keep."""
    game, _edition = edition_in(request)
    name = f"{game.key}-set.yaml"
    return PlainTextResponse(await text_in(request), headers={"Content-Disposition": f'attachment; filename="{name}"'})


ROUTES = [
    Route("/workshop", every),
    Route("/workshop/{game}/{edition}", bench),
    Route("/workshop/{game}/{edition}", look, methods=["POST"]),
    Route("/workshop/{game}/{edition}/phrases", said),
    Route("/workshop/{game}/{edition}/print", to_print),
    Route("/workshop/{game}/{edition}/file", as_file),
]
