"""Routes of the rules: rulebooks, single clauses, and their examples step by step."""

from dataclasses import replace
from urllib.parse import urlencode

from htpy import Node
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from timescoop.documents import (
    Clause,
    Scenario,
    Showing,
    clauses_of,
    examples,
    laid_open,
    related,
    search,
    search_most,
    show,
)
from timescoop.kernel import Game
from timescoop.web.access.visits import games_of
from timescoop.web.render.learn.cards_page import concerned_section
from timescoop.web.render.learn.example_page import ExampleStep, example_page
from timescoop.web.render.learn.rulebook import Rulebook, rulebook_of
from timescoop.web.render.learn.rules_page import (
    DIFFERENCES,
    address_in,
    chapter_page,
    clause_page,
    differences_page,
    found_page,
    games_page,
    rulebook_page,
)
from timescoop.web.render.scene import Scene
from timescoop.web.render.static_scenes import scene_at, with_names
from timescoop.web.routes.cards import cards_of
from timescoop.web.routes.fork import fork_options, start_fork
from timescoop.wording import _

MOVED, SEE_OTHER, NOT_FOUND = 301, 303, 404
LONGEST = 100  # letters of a search


async def rules(request: Request) -> Response:
    """Which rulebooks there are; the only one at once."""
    games = games_of(request)
    wanted = request.query_params.get("game", "")
    if wanted in games:  # a search from the page of all rulebooks
        words = urlencode({"words": request.query_params.get("words", "")[:LONGEST]})
        return RedirectResponse(f"/rules/{wanted}?{words}", SEE_OTHER)
    if len(games) == 1:
        return RedirectResponse(f"/rules/{next(iter(games))}", SEE_OTHER)
    return HTMLResponse(str(games_page(list(games.values()))))


async def rule(request: Request) -> Response:
    """A rulebook by its game's key, or a clause by its number."""
    asked = request.path_params["asked"]
    games = games_of(request)
    if asked in games:
        return HTMLResponse(str(rulebook_asked(request, games[asked])))
    game, clause = clause_in(request)
    books = [rulebook_of(each) for each in games.values() if clause.number in clauses_of(each.room)]
    shown = examples_in(request, clause)
    cards = concerned_section(cards_of(game, clause))
    return HTMLResponse(str(clause_page(books, clause, related(books[0].clauses, clause), shown, cards)))


def rulebook_asked(request: Request, game: Game) -> Node:
    """The contents of a rulebook, or the clauses with some words."""
    book = rulebook_of(game)
    words = request.query_params.get("words", "").strip()[:LONGEST]
    if not words:
        return rulebook_page(book, edition_in(request, book))
    found = search(book.clauses, words)
    return found_page(book, words, found, () if found else search_most(book.clauses, words))


def edition_in(request: Request, book: Rulebook) -> str:
    """The edition that is being read; empty for all."""
    edition = request.query_params.get("edition", "")
    return edition if edition in book.editions else ""


async def chapter(request: Request) -> Response:
    """One chapter of a rulebook, or 404; one that an edition lacks leads to its contents, an old address to the new."""
    game = games_of(request).get(request.path_params["asked"])
    key = request.path_params["chapter"]
    book = rulebook_of(game) if game else None
    if book and key == DIFFERENCES and book.differences():
        return HTMLResponse(str(differences_page(book)))
    edition = edition_in(request, book) if book else ""
    for here in book.pages(edition) if book else ():
        if book and here.key == key:
            return HTMLResponse(str(chapter_page(book, here, edition)))
    if book and edition and any(here.key == key for here in book.pages()):
        return RedirectResponse(address_in(book, "", edition), SEE_OTHER)
    if book and (moved := book.moved_to(key)):
        return RedirectResponse(address_in(book, moved.key, edition), MOVED)
    raise HTTPException(NOT_FOUND, _("This rulebook has no such chapter."))


def clause_in(request: Request) -> tuple[Game, Clause]:
    """The clause in an address with its game, or 404."""
    for game in games_of(request).values():
        clause = clauses_of(game.room).get(request.path_params["asked"])
        if clause is not None:
            return game, clause
    raise HTTPException(NOT_FOUND, "No rulebook here has that rule.")


def examples_in(request: Request, clause: Clause) -> list[Scenario]:
    """The examples of a clause from every game that has it; of two with the same title, the first."""
    found: dict[str, Scenario] = {}
    for game in games_of(request).values():
        for scenario in examples(game.key).get(clause.number, ()) if clause.number in clauses_of(game.room) else ():
            found.setdefault(scenario.key, scenario)
    return list(found.values())


def step_in(request: Request) -> ExampleStep:
    """One step of an example, or 404: `step`, `eyes` and `world` say which, seen by whom, in which of two worlds."""
    _game, clause = clause_in(request)
    for scenario in examples_in(request, clause):
        if scenario.key == request.path_params["name"]:
            asked = request.query_params
            showing = show(scenario, games_of(request), other=asked.get("world") == "other")
            eyes = showing.names.index(asked["eyes"]) if asked.get("eyes") in showing.names else showing.eyes
            number = min(max(number_in(asked.get("step", "")), 0), len(showing.moments) - 1)
            return ExampleStep(clause, showing, number, eyes, other=asked.get("world") == "other")
    raise HTTPException(NOT_FOUND, "This rule has no such example.")


async def example(request: Request) -> Response:
    """One step of an example."""
    step = step_in(request)
    names = step.showing.names
    fork = fork_options(request, step.showing.game, step.address(), step.moment.table, names, step.eyes)
    return HTMLResponse(str(example_page(replace(step, fork=fork), scene_of(step.showing, step.number, step.eyes))))


async def start_example_fork(request: Request) -> Response:
    """Start a match from a step of an example."""
    step = step_in(request)
    where = f"step {step.number + 1} of an example of {step.clause.number}"
    showing = step.showing
    return await start_fork(request, showing.game, step.moment.table, showing.names, where, showing.cards)


def scene_of(showing: Showing, number: int, eyes: int) -> Scene:
    """The table of one moment: all of it open, unless the point of the scenario is what somebody cannot see."""
    table = showing.moments[number].table
    shown = table if showing.secret else laid_open(table)
    return with_names(scene_at(showing.game, shown, showing.names, eyes), shown, eyes)


def number_in(text: str) -> int:
    """A number in an address; anything else is 0."""
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 4 else 0  # noqa: PLR2004 - no example is as long


ROUTES = [
    Route("/rules", rules),
    Route("/rules/{asked}", rule),
    Route("/rules/{asked}/chapters/{chapter}", chapter),
    Route("/rules/{asked}/examples/{name}", example),
    Route("/rules/{asked}/examples/{name}", start_example_fork, methods=["POST"]),
]
