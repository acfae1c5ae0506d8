"""The printing, how many it seats, and the options that the rulings leave to the table."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.options import Book
from timescoop.games.ccg.pool import Pool
from timescoop.kernel import Choice, Edition

EDITIONS: Final = (
    Edition(
        "first",
        "Dr. Who CCG, first edition",
        2,
        6,
        minutes=80,  # bots decide 520 times among three; a person needs some nine seconds each
        weight=3,
        pictures=("TARDIS - Police Box", "The Master - Suave Renegade", "Dalek", "Telos (2486)"),
    ),
)

CHOICES: Final = (
    Choice(
        "setup",
        "Set-Up",
        {"planned": "as the deck lists say", "choose": "each player chooses at the table"},
        "CCG-SETUP-04",
    ),
    Choice(
        "tardis_start",
        "Where a TARDIS begins",
        {"vortex": "in the Vortex; it first lands at the end of a turn", "spacetime": "where its player lands it"},
        "CCG-AMB-20",
    ),
    Choice(
        "destroyed_spacetime",
        "Cards at a destroyed Spacetime card",
        {"destroyed": "are destroyed; a TARDIS may leave", "returned": "go back to their owners' hands"},
        "CCG-AMB-34",
    ),
    Choice(
        "prisoners",
        "Kidnapped Characters",
        {"released": "are released when nobody guards them", "kept": "are kept until a card frees them"},
        "CCG-AMB-27",
    ),
    Choice(
        "dice_pool",
        "Rolls of the Dice",
        {"pool": "need a Dice Pool", "die": "are made with a die when there is no Dice Pool"},
        "CCG-AMB-52",
    ),
    Choice(
        "verify_searches",
        "A search that finds nothing",
        {"opponent": "is verified by the next opponent, who sees the deck", "engine": "is verified by the engine"},
        "CCG-AMB-71",
    ),
    Choice(
        "deck_lists",
        "Deck lists",
        {"open": "are known to all", "secret": "are known to their player alone"},
        "CCG-AMB-73",
    ),
    Choice("plots", "Plots", {"on": "are played with", "off": "are left out"}, "CCG-PLOT-11"),
)

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
