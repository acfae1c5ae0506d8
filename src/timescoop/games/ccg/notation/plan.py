"""The parts of a position while it is read: what lies where, kinds and seats as numbers."""

from __future__ import annotations

from typing import Any

from timescoop.games.ccg.pool import Pool
from timescoop.games.ccg.table import PLAY
from timescoop.kernel import NOBODY, PLAYING, BadNotation, Place, kind_of


class Lying:
    """A card in play as a position has it."""

    def __init__(self, kind: int, by: int) -> None:
        self.kind = kind
        self.by = by  # who controls it
        self.freezes: list[tuple[int, int, int, int]] = []  # manner, number, player, kind of the card that did it
        self.captor = NOBODY
        self.scored = NOBODY
        self.counters = 0
        self.named = NOBODY
        self.spot = NOBODY  # the place that "here" means
        self.host = NOBODY  # the kind of another player's card that it is on
        self.used: list[int] = []  # sentences used in this round
        self.lent: list[tuple[int, int, int, int, int]] = []  # span, its number, by which seat, slot, amount
        self.on: list[Lying] = []
        self.under: list[int] = []


class Side:
    """One player's part of a position: kinds, NOBODY for a card that is not named."""

    def __init__(self) -> None:
        self.points = 0
        self.reached = False
        self.opposed = False
        self.landed = False
        self.hand: list[int] = []
        self.known: list[int] = []
        self.deck: list[int] = []  # from the top
        self.deck_size = NOBODY
        self.side_hand: list[int] = []
        self.discards: list[int] = []
        self.played_goals: list[int] = []
        self.used_up: list[tuple[int, int]] = []
        self.table: list[Lying] = []
        self.vortex: list[Lying] = []
        self.line: list[Lying] = []
        self.at: dict[int, list[Lying]] = {}


class Plan:
    """A position as it was read."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.sides: list[Side] = []
        self.turn = 0
        self.turn_number = 1
        self.dice: list[int] = []
        self.draws: list[int] = []
        self.starter = 0
        self.part = PLAY
        self.spent = 0
        self.still = 0
        self.brought: dict[int, int] = {}
        self.destroyed: tuple[tuple[int, int, int, int, int], ...] = ()
        self.for_good: tuple[tuple[int, int, int, int, int, int], ...] = ()
        self.won = PLAYING
        self.reason = ""


class Names:
    """The cards of a pool by name, in any case."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.kinds = {name.casefold(): kind for kind, name in enumerate(pool.name)}
        for kind, title in enumerate(pool.title):  # a title alone says enough where only one card has it
            if pool.title.count(title) == 1:
                self.kinds.setdefault(title.casefold(), kind)

    def find(self, name: Any, path: Place) -> int:
        """The kind of that name.

        Raises:
            BadNotation: The pool has no such card.
        """
        kind = self.kinds.get(str(name).casefold(), NOBODY)
        return kind_of(name, self.pool.name, path) if kind == NOBODY else kind

    def place(self, name: Any, path: Place) -> int:
        """The place of that name.

        Raises:
            BadNotation: It is no Spacetime card.
        """
        kind = self.find(name, path)
        if kind not in self.pool.place_number:
            raise BadNotation(path, f"{name!r} is no Spacetime card (CCG-SPACE-01)")
        return self.pool.place_number[kind]


# ---- values


def mapping(value: Any, path: Place) -> dict[Any, Any]:
    """A mapping with any keys; nothing counts as an empty one."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadNotation(path, f"a mapping is expected, not {value!r}")
    return value
