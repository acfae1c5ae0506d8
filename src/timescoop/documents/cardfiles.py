"""Card files: the cards of an edition as a file that people correct, compiled for play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any

from timescoop.documents.faults import BadDocument
from timescoop.documents.reading import Document, read_text
from timescoop.kernel import BadNotation, Faults, Game


def read_cards(document: Document, games: Mapping[str, Game]) -> tuple[Game, str, Any]:
    """The game, the edition and the compiled cards of a card file.

    Raises:
        BadDocument: Everything that is wrong with it, each with its line.
    """
    value = document.value if isinstance(document.value, dict) else {}
    key = value.get("game")
    if not isinstance(key, str) or key not in games:
        raise document.bad(("game",), f"`game` is expected, one of {', '.join(sorted(games))}, not {key!r}")
    cards = compile_with(games[key].compile_cards, document)
    return games[key], str(value["edition"]), cards


def compile_with(compiler: Callable[[Any], Any], document: Document) -> Any:
    """What a game makes of a card file; its faults get their lines.

    Raises:
        BadDocument: Everything that is wrong with it.
    """
    try:
        return compiler(document.value)
    except Faults as errors:
        faults = sorted((document.fault(fault) for fault in errors.faults), key=lambda fault: fault.line)
        raise BadDocument(faults) from errors
    except BadNotation as error:
        raise BadDocument([document.fault(error)]) from error


def card_text(game: Game, edition: str) -> str:
    """The card file of an edition as it was written, for people to correct and to hand on."""
    return resources.files(game.room).joinpath("cards", f"{edition}.yaml").read_text("utf-8")


def card_document(game: Game, edition: str) -> Document:
    """The same, read."""
    return read_text(card_text(game, edition), f"{game.key}-{edition}.yaml")[0]
