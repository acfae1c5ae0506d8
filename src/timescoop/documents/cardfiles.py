"""Card files: the cards of an edition as a file that people correct, compiled for play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from timescoop.documents.card_sources import card_source
from timescoop.documents.making.compiling import compile_with
from timescoop.documents.making.sets import whole_cards
from timescoop.documents.reading import Document, read_text
from timescoop.kernel import BadDeal, Game

__all__ = ["card_document", "card_text", "compile_with", "read_cards"]


def read_cards(document: Document, games: Mapping[str, Game]) -> tuple[Game, str, Any]:
    """The game, the edition and the compiled cards of a card file, or of a set put into its edition's.

    Raises:
        BadDocument: Everything that is wrong with it, each with its line.
    """
    game, edition, _, cards = whole_cards(document, games)
    return game, edition, cards


def card_text(game: Game, edition: str) -> str:
    """The card file of an edition as it was written, for people to correct and to hand on.

    Raises:
        BadDeal: The game has its cards in its code.
    """
    text = card_source(game.room, edition)
    if text is None:
        raise BadDeal(f"{game.title} has no card file: its cards stand in its code")
    return text


def card_document(game: Game, edition: str) -> Document:
    """An edition's card file, read as a document."""
    return read_text(card_text(game, edition), f"{game.key}-{edition}.yaml")[0]
