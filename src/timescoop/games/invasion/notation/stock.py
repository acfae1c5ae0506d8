"""The cards that a position may still use: each copy once, and who asks for more than there are is told so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, START, SUPPORT, TYPES, Pool
from timescoop.kernel import NOBODY, BadNotation, Place, kind_of

ANY_CARD: Final = (LOCATION, DEFENDER, ENEMY, SUPPORT)
UNKNOWN: Final = "?"


class Stock:
    """How many copies of each kind nobody has asked for yet."""

    def __init__(self, pool: Pool, seats: int) -> None:
        """All game cards of the deal, and the starting Locations."""
        self.pool = pool
        self.left = [0] * pool.count
        for kind in pool.in_deck(seats):
            self.left[kind] += 1
        for kind in range(pool.count):
            if pool.type[kind] == START:
                self.left[kind] = pool.copies[kind]
        self.dealt = tuple(self.left)  # what this deal has of each kind

    def take(self, name: Any, path: Place, types: Sequence[int]) -> int:
        """One copy of a card of one of these types, by its name; `?` is a card that nobody has named.

        Raises:
            BadNotation: No such card, of another type, or all copies are taken.
        """
        if name == UNKNOWN:
            return NOBODY
        kind = self.find(name, path)
        if self.pool.type[kind] not in types:
            wanted = " or ".join(TYPES[each] for each in types)
            raise BadNotation(path, f"{name!r} is a {TYPES[self.pool.type[kind]]}; a {wanted} is expected here")
        if not self.left[kind]:
            raise BadNotation(path, f"there is no {name!r} left: {self.missing(kind)}")
        self.left[kind] -= 1
        return kind

    def missing(self, kind: int) -> str:
        """INV-STATE-01: why a kind has no copy left: this deal has none, or the position names more than there are."""
        copies = self.dealt[kind]
        if not copies:
            return "it is left out with two seats (INV-2P-01)"
        if copies == 1:
            return "the box has one, and it lies elsewhere in this position (INV-STATE-01)"
        return f"the box has {copies}, and all {copies} lie elsewhere in this position (INV-STATE-01)"

    def find(self, name: Any, path: Place) -> int:
        """The kind of that name, in any case.

        Raises:
            BadNotation: The pool has no such card.
        """
        return kind_of(name, self.pool.name, path)

    def rest(self, *, starting: bool) -> list[int]:
        """What is left: starting Locations, or all other cards; by kind."""
        return [
            kind
            for kind, count in enumerate(self.left)
            if (self.pool.type[kind] == START) == starting
            for _ in range(count)
        ]
