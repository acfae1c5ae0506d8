"""The cards of a pool by name: the full one, or a title that only one card has."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.games.ccg.pool import Pool
from timescoop.games.ccg.setup.laying import pool_of
from timescoop.kernel import NOBODY, Place, Sheet, kind_of


class Names(Sheet):
    """The sheet for reading a position, with the edition and options of its deal."""

    def __init__(self, names: Sequence[str], pool: Pool, edition: str, options: dict[str, str]) -> None:
        super().__init__(names, pool)
        self.edition = edition
        self.options = options
        self.kinds = {name.casefold(): kind for kind, name in enumerate(pool.name)}
        for kind, title in enumerate(pool.title):
            if pool.title.count(title) == 1:
                self.kinds.setdefault(title.casefold(), kind)

    def find(self, name: object, path: Place) -> int:
        """The kind of that name, in any case."""
        kind = self.kinds.get(str(name).casefold(), NOBODY)
        return kind_of(name, self.pool.name, path) if kind == NOBODY else kind


def prepare(names: Sequence[str], edition: str, options: dict[str, str], cards: Pool | None, _players: object) -> Names:
    """Make the sheet for reading a position; its table is made once all cards are known."""
    return Names(names, pool_of(edition) if cards is None else cards, edition, options)
