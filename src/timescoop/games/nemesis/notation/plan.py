"""The parts of a position while it is read: what lies where, kinds and seats as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from timescoop.games.nemesis.pool import NONE, Pool
from timescoop.games.nemesis.table import CENTRE
from timescoop.kernel import NOBODY, BadNotation, Place, kind_of

UNKNOWN: Final = "?"


class Lying:
    """A card in play as a position has it."""

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.by = NOBODY  # who controls it, if that is not its owner
        self.plot = 0
        self.upgrades: list[Lying] = []


class Side:
    """One player's part of a position; kinds, NOBODY for a card that is not named."""

    def __init__(self) -> None:
        self.board = NONE
        self.doctors: tuple[int, ...] = ()
        self.power = 0
        self.plot = 0
        self.token = CENTRE
        self.hand: list[int] = []
        self.known: list[int] = []  # cards of the hand that everybody knows
        self.deck: list[int] = []  # from the top
        self.deck_size = NOBODY  # how many cards the deck has, if that was said
        self.discards: list[int] = []
        self.constants: list[Lying] = []
        self.schemes: list[Lying] = []
        self.captured: list[int] = []
        self.corners: list[list[Lying]] = [[], [], [], []]


class Stock:
    """How many copies of each kind of the players' decks nobody has asked for yet."""

    def __init__(self, pool: Pool, owners: Sequence[int]) -> None:
        self.pool = pool
        self.owners = owners
        self.left = [copies if owner != NOBODY else 0 for copies, owner in zip(pool.copies, owners, strict=False)]

    def take(self, name: Any, path: Place, owner: int = NOBODY) -> int:
        """One copy of a card by its name, of one player's deck if that is asked for; `?` is one that is not named.

        Raises:
            BadNotation: No such card, in nobody's deck, of another's deck, or all copies are taken.
        """
        if name == UNKNOWN:
            return NOBODY
        kind = self.find(name, path)
        if self.owners[kind] == NOBODY:
            deck = self.pool.deck_of(kind)
            raise BadNotation(path, f"{name!r} is a card of {deck!r}, and nobody has that deck (NEM-SETUP-12)")
        if owner not in (NOBODY, self.owners[kind]):
            raise BadNotation(path, f"{name!r} is a card of another player's deck (NEM-AMB-20)")
        if not self.left[kind]:
            raise BadNotation(path, f"there is no {name!r} left: all {self.pool.copies[kind]} lie elsewhere")
        self.left[kind] -= 1
        return kind

    def find(self, name: Any, path: Place) -> int:
        """The kind of that name, in any case.

        Raises:
            BadNotation: The pool has no such card.
        """
        return kind_of(name, self.pool.name[: self.pool.count], path)

    def rest(self, seat: int) -> list[int]:
        """What is left of a player's forty cards, by kind."""
        return [kind for kind, count in enumerate(self.left) if self.owners[kind] == seat for _ in range(count)]
