"""Routes of typed commands: the text box, the table as text, and `why`."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from timescoop.hosting import NotYours
from timescoop.kernel import NOTHING
from timescoop.web.access.guard import fields_of
from timescoop.web.access.visits import Visit, visit
from timescoop.web.render.scene_builder import scene_of
from timescoop.web.render.table.text_page import reason_page, reasons_page, said_part, text_page
from timescoop.web.render.table.text_view import choice_lines
from timescoop.web.routes.command_parsing import LONGEST, UNDO, parse_command, reason, reasons
from timescoop.web.routes.matches import is_htmx, redirect_to, whole_number
from timescoop.web.routes.typed_moves import TypedMove, parse_move
from timescoop.wording import _, said


async def say(request: Request) -> Response:
    """What was typed: an answer counts as one, anything else is answered in words."""
    at = await visit(request)
    form = await fields_of(request)
    words = str(form.get("words", ""))[:LONGEST]
    scene = scene_of(at)
    if " ".join(words.split()).casefold() in UNDO and scene.back:
        (number,) = await whole_number(request, "number")
        await at.match.take_back(at.viewer, number)
        if not is_htmx(request):
            return redirect_to(scene.address("text") if form.get("from") == "text" else scene.address())
        return HTMLResponse(said_now(at, words, _("Undone.")))
    option, lines = parse_command(at, scene, words)
    move = TypedMove((option,), (scene.words[option],)) if option != NOTHING else parse_move(at, scene, words)
    if move.options:
        if at.watching:
            raise NotYours("you're watching this match: only the players can answer")
        (number,) = await whole_number(request, "number")
        await at.match.moves.give(at.viewer, move.options, number)
        if not is_htmx(request):
            return redirect_to(scene.address("text") if form.get("from") == "text" else scene.address())
        return HTMLResponse(said_now(at, words, _("You chose: {words}.").format(words=", ".join(move.words))))
    lines = list(move.lines) or lines
    return HTMLResponse(str(said_part(words, lines) if is_htmx(request) else text_page(scene_of(at), words, lines)))


def said_now(at: Visit, words: str, done: str) -> str:
    """What was done by typing, and what is asked next; it stands while that is asked."""
    now = scene_of(at)
    return str(said_part(words, [said(done), *choice_lines(now)], now.number))


async def text(request: Request) -> Response:
    """The table as text."""
    return HTMLResponse(str(text_page(scene_of(await visit(request)))))


async def why_not(request: Request) -> Response:
    """Why some words are no choice of the reader's now."""
    at = await visit(request)
    words = request.query_params.get("words", "")[:LONGEST]
    scene = scene_of(at)
    return HTMLResponse(str(reason_page(scene, words, reason(at, scene, words).text)))


async def why(request: Request) -> Response:
    """Why each of the reader's choices is allowed."""
    scene = scene_of(await visit(request))
    return HTMLResponse(str(reasons_page(scene, reasons(scene))))


ROUTES = [
    Route("/matches/{match}/say", say, methods=["POST"]),
    Route("/matches/{match}/text", text),
    Route("/matches/{match}/why-not", why_not),
    Route("/matches/{match}/why", why),
]
