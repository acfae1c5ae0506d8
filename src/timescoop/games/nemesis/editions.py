"""The edition, its numbers of seats, the optional rules, and the `Deal` with the chosen ones."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.options import Book
from timescoop.games.nemesis.pool import Pool
from timescoop.kernel import Choice, Edition

ROUND_LIMIT: Final = 60

EDITIONS: Final = (
    Edition(
        "standard",
        "Doctor Who: Nemesis",
        2,
        4,
        minutes=60,  # bots decide 500 times among three; a person needs some seven seconds each
        weight=2,
        pictures=("Davros", "Cyberman", "Weeping Angel", "Thirteenth Doctor"),
    ),
)

CHOICES: Final = (
    Choice(
        "setup",
        "Nemeses and their sides",
        {"choose": "each player chooses in turn", "quick": "dealt at random"},
        "NEM-AMB-02",
    ),
    Choice(
        "first_game",
        "First game",
        {"no": "no: all sides; Schemes are drawn", "yes": "yes: easy sides, with their Scheme in hand"},
        "NEM-SETUP-17",
    ),
    Choice(
        "hero_instants",
        "Instants of Heroes",
        {"any_time": "playable like other Instants", "action_only": "playable only by an Action for Hero cards"},
        "NEM-AMB-24",
    ),
)


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
