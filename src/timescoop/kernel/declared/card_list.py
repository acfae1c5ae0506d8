"""The cards of a small game, listed in its code: their names, how many there are, and their faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from timescoop.kernel.faces import Face


class Card(NamedTuple):
    """A kind of card.

    Attributes:
        name: Its name; no two cards share one.
        copies: How many there are.
        text: What it does, for people.
        clause: The rule behind it.
        value: The big figure on it; None for none.
        type: Its type, as the key of a label.
    """

    name: str
    copies: int
    text: str
    clause: str
    value: int | None = None
    type: str = "card"


class CardList:
    """All kinds of card of a game; a kind is a place in the list."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = tuple(cards)
        self.count = len(self.cards)
        self.name = [card.name for card in self.cards]

    def copies(self) -> list[int]:
        """The kinds of all copies, in order."""
        return [kind for kind, card in enumerate(self.cards) for _ in range(card.copies)]

    def faces(self) -> list[Face]:
        """What is printed on each kind of card."""
        return [face_of(card) for card in self.cards]


def face_of(card: Card) -> Face:
    """What is printed on a card."""
    return {
        "name": card.name,
        "type": card.type,
        "family": card.name,
        "value": card.value,
        "corner": "",
        "subtitle": "",
        "text": card.text,
        "values": {"copies": card.copies} if card.value is None else {"value": card.value, "copies": card.copies},
        "warrants": {},
        "how": {},
        "clause": card.clause,
    }
