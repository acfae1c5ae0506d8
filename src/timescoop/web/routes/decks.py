"""Routes of decks: builder, files, printable sheet. A deck is in its address; nothing is stored."""

from collections.abc import Sequence

from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.documents import DECK_FORMS, deck_as, packed, read_deck_file, write_plain
from timescoop.hosting import HostingError
from timescoop.kernel import BadDeal, Deck, Decks, Edition, Game, TimescoopError
from timescoop.web.access.guard import fields_of
from timescoop.web.access.visits import games_of
from timescoop.web.authoring.deck_builder import DeckDraft, changed, deck_draft_of, text_of
from timescoop.web.authoring.set_links import FITS
from timescoop.web.render.editors.deck_page import builder_page, decks_page
from timescoop.web.render.editors.print_page import print_page
from timescoop.web.render.static_scenes import cards_scene
from timescoop.web.routes.home import form_text
from timescoop.web.routes.play_own import start_table
from timescoop.wording import _, localized

SEE_OTHER, NOT_FOUND, WRONG = 303, 404, 422
LONGEST = 60_000  # characters of a deck that is brought


def decks_in(request: Request) -> tuple[Game, Edition, Decks]:
    """The game, edition and decks of an address, or 404."""
    game = games_of(request).get(request.path_params["game"])
    for edition in game.editions if game else ():
        if game and game.decks and edition.key == request.path_params["edition"]:
            return game, edition, game.decks
    raise HTTPException(NOT_FOUND, _("This game has no deck builder."))


def deck_draft_in(request: Request) -> DeckDraft:
    """The deck draft of the address."""
    return deck_draft_of(*decks_in(request), request.query_params)


async def every(request: Request) -> Response:
    """The games with decks."""
    rows = []
    for game in games_of(request).values():
        for edition in game.editions if game.decks else ():
            assert game.decks is not None, "only editions of games with decks are gone through"
            ready = [(deck.name, address_of(game, edition, deck)) for deck in game.decks.ready(edition.key, None)]
            rows.append((game, edition, ready))
    return HTMLResponse(str(decks_page(rows)))


def address_of(game: Game, edition: Edition, deck: Deck) -> str:
    """The address of a deck in the builder."""
    return f"/decks/{game.key}/{edition.key}?deck={packed(write_plain(game, edition, deck))}"


async def builder(request: Request) -> Response:
    """The builder; a command in the address is done, and leads to the resulting deck's address."""
    draft = deck_draft_in(request)
    done = changed(draft, request.query_params)
    if done:
        after, place = done
        if len(after.address()) > FITS:
            return HTMLResponse(page_of(request, draft, too_long()), WRONG)
        return RedirectResponse(after.address() + (f"#{place}" if place else ""), SEE_OTHER)
    return HTMLResponse(page_of(request, draft))


def page_of(request: Request, draft: DeckDraft, fault: str = "", brought: str = "", notes: Sequence[str] = ()) -> str:
    """The builder's page; `brought` is a text that could not be taken, `notes` say what of a file was left out."""
    checked = read_deck_file(draft.text(), "", {draft.game.key: draft.game})
    link = str(request.url.replace(path="", query="", fragment="")).rstrip("/") + bench_only(draft).address()
    return str(builder_page(draft, cards_scene(draft.game, draft.edition), checked, link, fault, brought, notes))


def bench_only(draft: DeckDraft) -> DeckDraft:
    """The deck alone, without what is looked for."""
    return DeckDraft(draft.game, draft.edition, draft.decks, draft.stock, draft.deck, type(draft.wanted)())


async def bring(request: Request) -> Response:
    """A deck that somebody brings as a text: it goes into the address."""
    game, text = decks_in(request)[0], ""
    try:
        text, notes = await text_of(request, "deck", LONGEST)
        found = read_deck_file(text, _("line"), {game.key: game})
    except TimescoopError as error:
        return HTMLResponse(page_of(request, deck_draft_in(request), localized(str(error)), text), WRONG)
    address = address_of(game, found.edition, found.deck)
    if len(address) > FITS:
        return HTMLResponse(page_of(request, deck_draft_in(request), too_long(), text), WRONG)
    notes += found.notes
    if notes:
        draft = deck_draft_of(
            *decks_in(request), QueryParams({"deck": packed(write_plain(game, found.edition, found.deck))})
        )
        return HTMLResponse(page_of(request, draft, notes=notes))
    return RedirectResponse(address + "#deck", SEE_OTHER)


def too_long() -> str:
    """What is said of a deck that does not fit."""
    return _("This deck is too long for a link, which holds about 300 different cards. Remove some.")


async def play(request: Request) -> Response:
    """Create a table where the reader plays this deck, against a bot or with a friend, who gets the named deck."""
    game, edition, _decks = decks_in(request)
    form = await fields_of(request)
    mine = str(form.get("deck", ""))
    theirs = str(form.get("theirs-link", "")).strip() or (mine if form_text(form, "theirs") == "same" else "")
    own = {"deck-0": mine} | ({"deck-1": theirs} if theirs and form_text(form, "friend") else {})
    try:
        return await start_table(request, game, edition, form, own)
    except (BadDeal, HostingError) as error:
        draft = deck_draft_of(*decks_in(request), QueryParams({"deck": mine}))
        return HTMLResponse(page_of(request, draft, localized(str(error))), WRONG)


async def as_file(request: Request) -> Response:
    """The deck as a file to keep, in a form of ours or of another program; an unknown one is ours."""
    draft = deck_draft_in(request)
    form = request.query_params.get("form", "")
    wanted = "text" if form == "list" else form
    chosen = next((each for each in DECK_FORMS if each.key == wanted), DECK_FORMS[0])
    name = f"{draft.game.key}-deck.{chosen.ending}"
    return PlainTextResponse(
        deck_as(chosen.key, draft.game, draft.edition, draft.deck),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def to_print(request: Request) -> Response:
    """All cards of the deck, ready for the printer."""
    draft = deck_draft_in(request)
    kinds = {card.name: card.kind for card in draft.stock}
    cards = [(kinds[e.name], e.copies) for e in draft.deck.entries if e.name in kinds]
    scene = cards_scene(draft.game, draft.edition)
    return HTMLResponse(str(print_page(scene, draft.game, draft.deck.name or _("A deck"), cards, draft.address())))


ROUTES = [
    Route("/decks", every),
    Route("/decks/{game}/{edition}", builder),
    Route("/decks/{game}/{edition}/bring", bring, methods=["POST"]),
    Route("/decks/{game}/{edition}/play", play, methods=["POST"]),
    Route("/decks/{game}/{edition}/file", as_file),
    Route("/decks/{game}/{edition}/print", to_print),
]
