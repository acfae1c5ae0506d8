"""The printings, how many they seat, the options that the rulings leave to the table, and what a deal makes of them."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.options import Book
from timescoop.games.invasion.pool import TWO_SEATS, Pool
from timescoop.kernel import Choice, Edition

TURN_LIMIT: Final = 200

TWO_NOTE: Final = (
    "with two players, you end a turn by discarding one card and passing two; cards for three players are left out"
)

EDITIONS: Final = (
    Edition(
        "classic",
        "Classic Doctors Edition",
        2,
        4,
        {2: f"{TWO_NOTE} (INV-2P-01, INV-2P-02)"},
        minutes=40,  # bots decide 400 times among three; a person needs some six seconds each
        weight=1,
        pictures=("Daleks", "The Doctor", "Gallifrey", "Sonic Screwdriver"),
    ),
    Edition(
        "2012",
        "The Doctor Who Card Game (2012)",
        2,
        4,
        {2: f"{TWO_NOTE} (INV-2P-05)"},
        minutes=40,
        weight=1,
        pictures=("The Silence", "The Doctor", "Venice", "Amy Pond"),
    ),
)

CHOICES: Final = (
    Choice(
        "tp_shortage",
        "When the supply of Time Points is empty",
        {"location_only": "other players pay for Locations only", "all": "other players pay for every gain"},
        "INV-AMB-20",
    ),
    Choice(
        "attacker_discard",
        "What a won attack costs",
        {"closest": "the closest match to the defence", "any_not_exceeding": "any cards that do not exceed it"},
        "INV-AMB-42",
        ("2012",),
    ),
    Choice(
        "unit_limit",
        "Strength bought with U.N.I.T.",
        {"1": "once in each conflict", "unlimited": "as often as you can pay"},
        "INV-AMB-59",
        ("2012",),
    ),
)


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
