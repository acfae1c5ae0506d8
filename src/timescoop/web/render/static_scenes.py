"""Scenes without a running match: of a scenario, of a lesson, of the cards of an edition."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from timescoop.hosting import COLOURS, SeatShown, snapshot_of
from timescoop.kernel import NOBODY, Edition, Face, Game, Table, View
from timescoop.web.render.render_cache import CachedLines
from timescoop.web.render.scene import Scene
from timescoop.web.render.scene_builder import LogLines, build_scene, edition_title
from timescoop.wording import Teller, texts_of

SEED_BYTES = 32


def scene_at(game: Game, table: Table, names: Sequence[str], viewer: int, base: str = "") -> Scene:
    """A table as one seat sees it.

    Args:
        game: Its game.
        table: Only what `viewer` may know of it is drawn.
        names: The names of the seats.
        viewer: A seat.
        base: Where the scene's links and forms lie; empty for a picture.
    """
    seats = [SeatShown(name, "person", "", COLOURS[nth % len(COLOURS)]) for nth, name in enumerate(names)]
    look = snapshot_of(game, table, viewer, seats)
    return build_scene(look, game, look.view["edition"], game.faces(table), base=base)


def with_names(scene: Scene, table: Table, viewer: int) -> Scene:
    """The same scene told to somebody who does not sit there: with names instead of "you"."""
    teller = Teller(scene.texts, scene.names, len(scene.sitters), scene.faces, scene.places)
    facts = table.told(viewer)
    lines = CachedLines(list(scene.names), teller.places, {}, {}, facts)
    return replace(scene, log=LogLines(facts, teller, lines))


@lru_cache(maxsize=32)
def faces_of(game: Game, edition: Edition) -> tuple[Face, ...]:
    """The faces of an edition's cards, each once."""
    table = game.deal(seats=edition.most, seed=bytes(SEED_BYTES), edition=edition.key)
    return tuple(game.faces(table))


def empty_view(game: Game, edition: Edition) -> View:
    """The view of a table at which nobody sits and nothing lies."""
    return {
        "game": game.key,
        "edition": edition.key,
        "seat": 0,
        "turn": NOBODY,
        "turn_number": 0,
        "phase": "",
        "piles": [],
        "seats": [],
        "stage": None,
        "asked": [],
        "prompt": None,
        "options": [],
        "lit": {},
        "picks": [],
        "over": False,
        "reason": "",
        "winners": [],
        "scores": [],
        "score_lines": [],
    }


def cards_scene(game: Game, edition: Edition) -> Scene:
    """An edition's cards, without any table."""
    texts = texts_of(game.room)
    return Scene(
        game=game.key,
        title=game.title,
        edition=edition_title(game, edition.key, texts),
        number=0,
        view=empty_view(game, edition),
        faces=faces_of(game, edition),
        words={},
        sitters=(),
        texts=texts,
    )
