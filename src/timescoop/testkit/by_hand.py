"""A game with half of its texts played by hand, for laws and tests."""

from __future__ import annotations

from copy import copy
from typing import Any

from timescoop.kernel import Game


def half_by_hand(document: dict[str, Any], first: int = 0) -> list[str]:
    """Mark every second card that has a text as played by hand, in place; returns their names.

    Cards that a ready deck lays something under keep their texts, without which the deck could not be laid out.

    Args:
        document: A card file.
        first: 0 to begin with the first of them, 1 with the second.
    """
    hosts = {name for deck in document.get("decks", ()) if isinstance(deck, dict) for name in deck.get("with", ())}
    rows = [row for row in document["cards"] if row.get("text") and called(row) not in hosts][first::2]
    for row in rows:
        row.pop("read_as", None)
        row["by_hand"] = True
    return [called(row) for row in rows]


def called(row: dict[str, Any]) -> str:
    """The name of a card, with its subtitle where it has one."""
    name = str(row.get("name") or row["title"])
    return f"{name} - {row['subtitle']}" if row.get("subtitle") else name


def with_cards(game: Game, cards: Any) -> Game:
    """The same game with a compiled card file in place of its own, wherever somebody asks for none."""
    own = copy(game)
    deal_table, load, read = game.deal_table, game.load, game.read
    own.deal_table = lambda seats, seed, edition, options, given, facts: deal_table(
        seats, seed, edition, options, cards if given is None else given, facts
    )
    own.load = lambda data, given=None: load(data, cards if given is None else given)
    own.read = lambda document, given=None: read(document, cards if given is None else given)
    return own
