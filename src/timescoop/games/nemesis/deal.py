"""What was settled before the first card, shared by all tables of one deal."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.pool import Pool
from timescoop.games.nemesis.words import Book

ROUND_LIMIT: Final = 60


class Deal:
    """What all tables of one deal share: the pool, its option book, and the options."""

    def __init__(self, pool: Pool, edition: str, options: dict[str, str], seats: int) -> None:
        self.pool = pool
        self.book = Book(pool)
        self.edition = edition
        self.options = options
        self.quick = options.get("setup") == "quick"
        self.first_game = options.get("first_game") == "yes"
        self.hero_instants = options.get("hero_instants") != "action_only"
        self.limit = ROUND_LIMIT * seats
