"""Routes of the workshop. A card set is in the address, or stored if it is too long for one."""

from dataclasses import replace
from typing import Any
from urllib.parse import quote

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.bots import opponents
from timescoop.documents import (
    BadDocument,
    Fault,
    card_document,
    plain,
    with_card,
    with_new_card,
    without_card,
    write_text,
)
from timescoop.hosting import HostingError
from timescoop.kernel import BadDeal, Edition, Game
from timescoop.web.access import keys
from timescoop.web.access.guard import MADE_LIMIT, fields_of
from timescoop.web.access.visits import games_of
from timescoop.web.authoring.background_jobs import LONGEST, checked_set, jobs_of, phrase_search
from timescoop.web.authoring.card_form import cards_in, row_of, with_cards, with_set_name, with_tick
from timescoop.web.authoring.deck_builder import one_line
from timescoop.web.authoring.file_imports import ImportedFile, import_file
from timescoop.web.authoring.published_sets import published_here
from timescoop.web.authoring.set_checker import CheckedFault, CheckedSet
from timescoop.web.authoring.set_links import link_for, text_behind
from timescoop.web.render.editors.phrases_page import PhraseList, phrases_page, phrases_part
from timescoop.web.render.editors.print_page import print_page
from timescoop.web.render.editors.workshop_page import WorkshopState, checked_set_scene, workshop_page
from timescoop.web.render.editors.workshops_page import workshops_page
from timescoop.web.routes.play_own import start_table
from timescoop.wording import _, localized

SEE_OTHER, NOT_FOUND, WRONG = 303, 404, 422
MOST_FIELDS = 64  # of the form
LEFT_OUT = ("warrants", "clause", "pictures")


def edition_in(request: Request) -> tuple[Game, Edition]:
    """The edition of an address, of a game that has a workshop, or 404."""
    game = games_of(request).get(request.path_params["game"])
    for edition in game.editions if game and game.workshop else ():
        if game and edition.key == request.path_params["edition"]:
            return game, edition
    raise HTTPException(NOT_FOUND, _("This game has no workshop."))


async def text_in(request: Request) -> str:
    """The set that the address stands for, or nothing."""
    return await text_behind(request, request.query_params.get("set", "")) or ""


async def every(request: Request) -> Response:
    """The games with a workshop."""
    rows = [(game, edition) for game in games_of(request).values() if game.workshop for edition in game.editions]
    decks = any(game.decks for game in games_of(request).values())
    return HTMLResponse(str(workshops_page(rows, decks=decks)))


async def workshop(request: Request) -> Response:
    """The workshop of one edition, with the set in the address or a card to begin with."""
    game, edition = edition_in(request)
    link, text = request.query_params.get("set", ""), await text_in(request)
    shown = text or starter(game, edition, request.query_params.get("like", ""))
    if link and not text:
        made = wrong(_("This link has no set of cards that can be read: it may have been cut off."))
    else:
        made = await checked_set(request, shown)
    link = link if text else await link_for(request, shown)
    nth = number_in(request.query_params.get("card", ""))
    return HTMLResponse(await page_of(request, workshop_state(request, game, edition, shown, made, link, nth)))


async def page_of(request: Request, state: WorkshopState) -> str:
    """The workshop's page, with what this browser has published."""
    here = await published_here(request, state.game, state.edition)
    return str(workshop_page(replace(state, published=here, name=keys.name_of(request))))


def number_in(text: str) -> int:
    """The number of a card in its set."""
    return int(text) if text.isdecimal() and len(text) < 4 else 0  # noqa: PLR2004 - no set has as many


def wrong(words: str) -> CheckedSet:
    """A checked set without cards that only says what is wrong."""
    return CheckedSet("", "", "", (), (CheckedFault(0, "", words),), "")


def workshop_state(
    request: Request, game: Game, edition: Edition, text: str, made: CheckedSet, address: str = "", nth: int = 0
) -> WorkshopState:
    """State of the workshop page; `address` stands for the text where it can be looked at again, `nth` is its card."""
    names = [game.required_workshop.called(row) for row in card_document(game, edition.key).value["cards"]]
    bots = opponents(request.app.state.bots.values(), game)
    base = str(request.url.replace(path="", query="", fragment="")).rstrip("/")
    link = f"{base}/workshop/{game.key}/{edition.key}?set={address}"
    shown = nth if nth < max(len(made.cards), 1) else 0
    return WorkshopState(game, edition, text, made, address, link, names, bots, shown)


def starter(game: Game, edition: Edition, like: str) -> str:
    """A card to begin with: one of the edition's, with another name."""
    return write_text(starter_row(game, edition, like))


def starter_row(game: Game, edition: Edition, like: str) -> dict[str, object]:
    """The same as plain data."""
    rows: list[dict[str, Any]] = card_document(game, edition.key).value["cards"]
    told = [row for row in rows if row.get("text")] or rows
    row = next((row for row in rows if game.required_workshop.called(row) == like), told[0])
    card = {key: value for key, value in row.items() if key not in LEFT_OUT}
    name = next(key for key in ("name", "title") if key in card)
    card[name] = _("My {name}").format(name=card[name])
    return {"game": game.key, "edition": edition.key} | card


async def submitted(request: Request, game: Game, edition: Edition) -> tuple[str, dict[str, str], ImportedFile | None]:
    """The text that was sent, the other fields, and how a file came in that was sent in its place.

    Raises:
        BadDocument: The file cannot be read.
    """
    async with request.form(max_files=1, max_fields=MOST_FIELDS) as form:
        brought = form.get("file")
        fields = {key: value for key, value in form.items() if isinstance(value, str)}
        if not (isinstance(brought, UploadFile) and brought.size):
            return plain(fields.get("text", "")), fields, None
        data, name = await brought.read(MADE_LIMIT), brought.filename or _("the file")
    found = await jobs_of(request).work(import_file, data, name, game.key, edition.key)
    if found.wrong:
        raise BadDocument([Fault("", 0, (), found.wrong)])
    return found.text, {}, found


def edited(game: Game, edition: Edition, text: str, fields: dict[str, str]) -> tuple[str, int]:
    """The text after an edit in the form, and the card to show; a text that can't be read stays."""
    nth, rows = number_in(fields.get("card", "")), cards_in(text)
    meaning = " ".join(fields.get("meaning", fields.get("reading", "")).split())
    act = "read" if "meaning" in fields else fields.get("edited", "text")
    if act == "text" or nth >= len(rows):
        return text, nth
    text = with_set_name(text, fields.get("set-name", ""))
    if act == "add":
        new = {key: value for key, value in starter_row(game, edition, "").items() if key not in ("game", "edition")}
        return with_new_card(text, new) or with_cards(text, [*rows, new]), len(rows)
    if act == "remove" and len(rows) > 1:
        rest = [row for other, row in enumerate(rows) if other != nth]
        return without_card(text, nth) or with_cards(text, rest), max(0, nth - 1)
    if act == "read":
        return with_card(text, nth, rows[nth] | {"read_as": meaning}), nth
    row = with_tick(row_of(game, edition, fields, rows[nth]), fields)
    if row.get("text") != rows[nth].get("text"):
        row.pop("read_as", None)  # it was the reading of another text
    return with_card(text, nth, row), nth


async def check(request: Request) -> Response:
    """Check a set that was written or filled in, and put it into the address; a script gets the page at once."""
    game, edition = edition_in(request)
    try:
        text, fields, brought = await submitted(request, game, edition)
    except BadDocument as error:
        unread = wrong(localized(error.faults[0].wrong))
        return HTMLResponse(await page_of(request, workshop_state(request, game, edition, "", unread)), WRONG)
    text, nth = edited(game, edition, text, fields)
    if not text.strip() or len(text) > LONGEST:
        words = _("A set has 1 to {n} characters; this one has {length}.").format(n=LONGEST, length=len(text))
        return HTMLResponse(await page_of(request, workshop_state(request, game, edition, text, wrong(words))), WRONG)
    made = await checked_set(request, text)
    if not (made.whole or made.cards):
        return HTMLResponse(await page_of(request, workshop_state(request, game, edition, text, made, "", nth)), WRONG)
    game = games_of(request)[made.game]
    link = await link_for(request, text)
    if fields.get("live") or (brought and brought.cards >= 0):
        state = workshop_state(request, game, game.edition(made.edition), text, made, link, nth)
        return HTMLResponse(await page_of(request, replace(state, brought=brought)))
    card = f"&card={nth}" if nth else ""
    return RedirectResponse(f"/workshop/{game.key}/{made.edition}?set={link}{card}#made", SEE_OTHER)


async def play(request: Request) -> Response:
    """A table at which everybody plays with this set: against a bot, or with a friend."""
    game, edition = edition_in(request)
    form = await fields_of(request)
    link = str(form.get("set", ""))
    try:
        return await start_table(request, game, edition, form, {"set": link})
    except (BadDeal, HostingError) as error:
        text = await text_behind(request, link) or starter(game, edition, "")
        state = workshop_state(request, game, edition, text, wrong(localized(str(error))))
        return HTMLResponse(await page_of(request, state), WRONG)


async def phrase_list(request: Request) -> Response:
    """The phrases that a card text may use, or those that are looked for; a script gets the list alone."""
    game, edition = edition_in(request)
    search = await phrase_search(request, game.key, edition.key)
    words, slot = (one_line(request.query_params.get(key, "")) for key in ("q", "slot"))
    found = search.filling(slot) if slot else search.found(words)
    shown = PhraseList(game, edition, found, words, slot, search.slots)
    made = phrases_part(shown) if request.query_params.get("part") else phrases_page(shown)
    return HTMLResponse(str(made))


async def playable_set(request: Request, text: str) -> CheckedSet:
    """The checked set of a text, or 422 if it cannot be played with."""
    made = await checked_set(request, text) if text else None
    if made is None or not made.whole:
        raise HTTPException(WRONG, _("These cards have mistakes. Open them in the workshop to fix them."))
    return made


async def to_print(request: Request) -> Response:
    """The cards of a set, ready for the printer, each as often as there are copies of it."""
    game, edition = edition_in(request)
    made = await playable_set(request, await text_in(request))
    faces = [card.face for card in made.cards if card.face]
    cards = [(kind, face["values"].get("copies", 1)) for kind, face in enumerate(faces)]
    back = f"/workshop/{game.key}/{edition.key}?set={quote(request.query_params['set'])}"
    scene = checked_set_scene(game, edition, faces)
    return HTMLResponse(str(print_page(scene, game, made.title or _("A set of cards"), cards, back)))


async def as_file(request: Request) -> Response:
    """The set as a file to keep."""
    game, _edition = edition_in(request)
    name = f"{game.key}-set.yaml"
    return PlainTextResponse(await text_in(request), headers={"Content-Disposition": f'attachment; filename="{name}"'})


ROUTES = [
    Route("/workshop", every),
    Route("/workshop/{game}/{edition}", workshop),
    Route("/workshop/{game}/{edition}", check, methods=["POST"]),
    Route("/workshop/{game}/{edition}/play", play, methods=["POST"]),
    Route("/workshop/{game}/{edition}/phrases", phrase_list),
    Route("/workshop/{game}/{edition}/print", to_print),
    Route("/workshop/{game}/{edition}/file", as_file),
]
