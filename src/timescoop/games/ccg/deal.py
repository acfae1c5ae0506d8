"""What was settled before the first card, shared by all tables of one deal."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.pool import Pool
from timescoop.games.ccg.words import Book

ROUND_LIMIT: Final = 60


class Deal:
    """What all tables of one deal share: the pool, its option book, the options, and which deck each seat plays."""

    def __init__(self, pool: Pool, edition: str, options: dict[str, str], seats: int, copies: int) -> None:
        self.pool = pool
        self.book = Book(pool, copies)
        self.edition = edition
        self.options = options
        self.planned = options.get("setup") != "choose"
        self.tardis_lands = options.get("tardis_start") == "spacetime"
        self.plots = options.get("plots") != "off"
        self.open_lists = options.get("deck_lists") != "secret"
        self.shown_searches = options.get("verify_searches") != "engine"
        self.fallen_return = options.get("destroyed_spacetime") == "returned"
        self.prisoners_kept = options.get("prisoners") == "kept"
        self.die = options.get("dice_pool") == "die"
        self.limit = ROUND_LIMIT * seats
