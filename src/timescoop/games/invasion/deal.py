"""What was settled before the first card, shared by all tables of one deal."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.pool import Pool
from timescoop.games.invasion.words import Book

TWO_SEATS: Final = 2
TURN_LIMIT: Final = 200


class Deal:
    """What all tables of one deal share: the pool, its option book, and what was settled before the first card."""

    def __init__(self, pool: Pool, edition: str, options: dict[str, str], seats: int) -> None:
        self.pool = pool
        self.book = Book(pool)
        self.edition = edition
        self.options = options
        self.two_seats = seats == TWO_SEATS
        self.shortage_always = options.get("tp_shortage") == "all"
        self.any_loss = options.get("attacker_discard") == "any_not_exceeding"
        self.boost_unlimited = options.get("unit_limit") == "unlimited"
        self.limit = TURN_LIMIT
