"""Positions: a table at rest as a text that people read, write, mail and compare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from timescoop.documents.faults import BadDocument
from timescoop.documents.reading import Document, Place
from timescoop.documents.writing import write_text
from timescoop.kernel import BadDeal, BadNotation, Faults, Game, Table


@dataclass
class Position:
    """A table with the game it belongs to and the names of its seats."""

    game: Game
    table: Table
    names: list[str]


def read_position(document: Document, games: Mapping[str, Game], cards: Any = None, under: Place = ()) -> Position:
    """Read a position.

    Args:
        document: What holds it.
        games: The games there are, by key.
        cards: A compiled card file in place of the edition's own.
        under: Where in the document the position stands.

    Raises:
        BadDocument: It cannot be read; the faults name their lines.
    """
    value = part(document, under)
    return lay(value, document, games, cards, under)


def lay(value: Any, document: Document, games: Mapping[str, Game], cards: Any = None, under: Place = ()) -> Position:
    """Lay out the table that a value describes; faults are told as of a place in a document."""
    game = game_of(value, document, games, under)
    try:
        table, names = game.read(value, cards)
    except Faults as errors:
        raise BadDocument([document.fault(fault, under) for fault in errors.faults]) from errors
    except BadNotation as error:
        raise BadDocument([document.fault(error, under)]) from error
    except BadDeal as error:
        raise document.bad(under, str(error)) from error
    return Position(game, table, list(names))


def write_position(game: Game, table: Table, names: Sequence[str]) -> str:
    """The position of a table as text, secrets included.

    Raises:
        BadNotation: The table is in the middle of an effect, where a record and a number say it better.
    """
    return write_text(game.write(table, names))


def game_of(value: Any, document: Document, games: Mapping[str, Game], under: Place) -> Game:
    """The game that a document names."""
    if not isinstance(value, dict):
        raise document.bad(under, "a position is expected here, with `game` and `players`")
    key = value.get("game")
    if not isinstance(key, str) or key not in games:
        known = ", ".join(sorted(games))
        wrong = f"there is no game {key!r}; there is {known}" if key is not None else f"`game` is missing: {known}"
        raise document.bad((*under, "game"), wrong)
    return games[key]


def part(document: Document, under: Place) -> Any:
    """What stands at a place of a document."""
    value = document.value
    for step in under:
        value = value[step]
    return value
