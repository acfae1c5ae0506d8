"""Routes of card pages, and which cards a clause is about."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from timescoop.documents import Clause, clauses_of, examples, rulebook
from timescoop.kernel import NOTHING, Edition, Face, Game
from timescoop.web.access.visits import games_of, host_of
from timescoop.web.render.learn.cards_page import address_of, card_page, cards_page, table_card_page
from timescoop.web.render.scene import Scene, card_key
from timescoop.web.render.static_scenes import cards_scene, faces_of
from timescoop.wording import _, texts_of

NOT_FOUND = 404
LONGEST_NUMBER = 4  # digits of a kind of card


def cards_of(game: Game, clause: Clause) -> list[tuple[Scene, int, str]]:
    """The cards whose own clause it is, and those that it names: their edition, their number in it, their address."""
    found = []
    for edition in game.editions:
        if not clause.holds_in(edition.key):
            continue
        faces = faces_of(game, edition)
        named = set(names_in(clause.text, faces, game))
        for kind, face in enumerate(faces):
            if face["clause"] == clause.number or face["name"] in named:
                found.append((cards_scene(game, edition), kind, address_of(game, edition, face, faces)))
    return found


def names_in(text: str, faces: Sequence[Face], game: Game) -> Iterator[str]:
    """The cards that a text names. What the game's own words say, as in "TARDIS counter", names no card."""
    for words in sorted(own_words(texts_of(game.room).sections["labels"]), key=len, reverse=True):
        text = text.replace(words, "·")
    for name in sorted({face["name"] for face in faces}, key=len, reverse=True):
        if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text):
            yield name
            text = text.replace(name, "·")


def own_words(labels: Mapping[str, object]) -> Iterator[str]:
    """The labels of a game that have several words."""
    for label in labels.values():
        for words in [label] if isinstance(label, str) else label if isinstance(label, list) else ():
            if " " in words:
                yield words


def edition_in(request: Request) -> tuple[Game, Edition]:
    """The edition in an address, or 404."""
    game = games_of(request).get(request.path_params["game"])
    for edition in game.editions if game else ():
        if game and edition.key == request.path_params["edition"]:
            return game, edition
    raise HTTPException(NOT_FOUND, "There is no such edition here.")


async def gallery(request: Request) -> Response:
    """All cards of an edition."""
    game, edition = edition_in(request)
    others = [other for other in game.editions if other is not edition]
    return HTMLResponse(str(cards_page(cards_scene(game, edition), game, edition, others)))


async def one_card(request: Request) -> Response:
    """One card: its face, its text and clauses, how we know it, and the examples of its clause."""
    game, edition = edition_in(request)
    scene = cards_scene(game, edition)
    for kind, face in enumerate(scene.faces):
        if card_key(face, scene.faces) == request.path_params["card"]:
            clauses = clauses_about(game, edition, face)
            shown = examples(game.key).get(face["clause"], ())
            return HTMLResponse(str(card_page(scene, game, edition, kind, clauses, shown)))
    raise HTTPException(NOT_FOUND, "There is no such card in this edition.")


async def match_card(request: Request) -> Response:
    """One kind of card of a match, in full; which kinds there are is known to all who may see the table."""
    match = await host_of(request).match(request.path_params["match"])
    return table_card(request, match.game, match.plan.edition, match.faces, f"/matches/{match.id}")


async def record_card(request: Request) -> Response:
    """One kind of card of a record that was handed in, in full."""
    replay = await host_of(request).archive.replay(request.path_params["record"])
    return table_card(request, replay.game, replay.plan.edition, replay.faces, f"/records/{replay.plan.id}")


def table_card(request: Request, game: Game, edition: str, faces: Sequence[Face], back: str) -> Response:
    """The page of one kind of card of a table, or 404."""
    word = request.path_params["kind"]
    kind = int(word) if word.isascii() and word.isdecimal() and len(word) <= LONGEST_NUMBER else NOTHING
    if not 0 <= kind < len(faces):
        raise HTTPException(NOT_FOUND, _("There is no such card at this table."))
    scene = replace(cards_scene(game, game.edition(edition)), faces=faces)
    return HTMLResponse(str(table_card_page(scene, kind, back)))


def clauses_about(game: Game, edition: Edition, face: Face) -> list[Clause]:
    """The clause of a card, then all those that name it."""
    own = clauses_of(game.room).get(face["clause"])
    faces = faces_of(game, edition)
    naming = [
        clause
        for clause in rulebook(game.room)
        if clause is not own
        and clause.holds_in(edition.key)
        and face["name"] in clause.text
        and face["name"] in names_in(clause.text, faces, game)
    ]
    return [*([own] if own else []), *naming]


ROUTES = [
    Route("/cards/{game}/{edition}", gallery),
    Route("/cards/{game}/{edition}/{card}", one_card),
    Route("/matches/{match}/card/{kind}", match_card),
    Route("/records/{record}/card/{kind}", record_card),
]
