"""The cards that a position may still use: each copy once, and who asks for more than there are is told so."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.games.invasion.pool import START, TYPES, Pool
from timescoop.games.invasion.setup import bare
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import Sheet


class Stock(Sheet):
    """A position that is read, with how many copies of each kind it has not named yet."""

    def __init__(self, names: Sequence[str], table: Invasion) -> None:
        """All game cards of the deal, and the starting Locations."""
        super().__init__(names, table.pool, table)
        pool = table.pool
        left = [pool.copies[kind] if pool.type[kind] == START else 0 for kind in range(pool.count)]
        for kind in pool.in_deck(len(self.names)):
            left[kind] += 1
        self.left = left
        self.dealt = tuple(left)  # what this deal has of each kind

    def wrong_with(self, kind: int, name: object, wanted: Sequence[int]) -> str:
        """A card of another type."""
        if self.pool.type[kind] in wanted:
            return ""
        types = " or ".join([TYPES[each] for each in wanted])
        return f"{name!r} is a {TYPES[self.pool.type[kind]]}; a {types} is expected here"

    def why_none_left(self, kind: int) -> str:
        """INV-STATE-01: this deal has none, or the position names more than there are."""
        copies = self.dealt[kind]
        if not copies:
            return "it is left out with two seats (INV-2P-01)"
        if copies == 1:
            return "the box has one, and it lies elsewhere in this position (INV-STATE-01)"
        return f"the box has {copies}, and all {copies} lie elsewhere in this position (INV-STATE-01)"

    def rest(self, *, starting: bool) -> list[int]:
        """What is left: starting Locations, or all other cards; by kind."""
        kinds = [kind for kind, count in enumerate(self.left or ()) for _ in range(count)]
        return [kind for kind in kinds if (self.pool.type[kind] == START) == starting]


def prepare(names: Sequence[str], edition: str, options: dict[str, str], cards: Pool | None, _players: object) -> Stock:
    """A bare table, and all its cards to be named."""
    return Stock(names, bare(len(names), edition, options, cards))
