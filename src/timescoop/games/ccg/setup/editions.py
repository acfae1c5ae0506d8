"""The edition, its numbers of seats, and the optional rules."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.options import Book
from timescoop.games.ccg.pool import Pool
from timescoop.kernel import NOBODY, Choice, Edition

FIRST: Final = "first"
SOLITAIRE: Final = "solitaire"
RULED: Final = 1  # the seat of the opponent's deck
TURNED_UP: Final = {"normal": 3, "easy": 2, "hard": 4}  # cards of it a turn

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
    Edition(
        SOLITAIRE,
        "Dr. Who CCG, solitaire",
        2,
        2,
        minutes=20,
        weight=3,
        pictures=(
            "The Doctor - Disarming Clown",
            "Supreme Dalek - Voice of Command",
            "Skaro (1963)",
            "Leela - Sevateem Warrior",
        ),
        ruled=("Opponent's deck",),
    ),
)

CHOICES: Final = (
    Choice(
        "setup",
        "Set-Up",
        {"planned": "as the deck lists say", "choose": "each player chooses at the table"},
        "CCG-SETUP-04",
        (FIRST,),
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
        {"pool": "only with a Dice Pool", "die": "with a die if there is no Dice Pool"},
        "CCG-AMB-52",
    ),
    Choice(
        "verify_searches",
        "A search that finds nothing",
        {"opponent": "checked by the next opponent, who sees the deck", "engine": "checked by the server alone"},
        "CCG-AMB-71",
        (FIRST,),
    ),
    Choice(
        "deck_lists",
        "Deck lists",
        {"open": "open to all", "secret": "secret: you see only your own"},
        "CCG-AMB-73",
        (FIRST,),
    ),
    Choice("plots", "Plots", {"on": "in play", "off": "left out"}, "CCG-PLOT-11", (FIRST,)),
    Choice(
        "side",
        "Your side",
        {
            "good": "Good: you Oppose Goals",
            "evil": "Evil: you Reach Goals",
        },
        "CCG-SOLO-02",
        (SOLITAIRE,),
        up_front=True,
    ),
    Choice(
        "pace",
        "Opponent's deck",
        {
            "normal": "normal: turns up three cards a turn",
            "easy": "easy: two cards a turn",
            "hard": "hard: four cards a turn",
        },
        "CCG-SOLO-11",
        (SOLITAIRE,),
        up_front=True,
    ),
)

ROUND_LIMIT: Final = 60


class Deal:
    """What all tables of one deal share: the pool, its option book, the options, and which deck each seat plays."""

    def __init__(self, pool: Pool, edition: str, options: dict[str, str], seats: int, copies: int) -> None:
        self.pool = pool
        self.book = Book(pool, copies)
        self.edition = edition
        self.options = options
        self.solitaire = edition == SOLITAIRE
        self.ruled = RULED if self.solitaire else NOBODY  # the seat that the rules play (CCG-SOLO-01)
        self.evil = options.get("side") == "evil"
        self.turned_up = TURNED_UP[options.get("pace", "normal")]
        self.planned = options.get("setup") != "choose"
        self.tardis_lands = options.get("tardis_start") == "spacetime"
        self.plots = options.get("plots") != "off" and not self.solitaire
        self.open_lists = options.get("deck_lists") != "secret"
        self.shown_searches = options.get("verify_searches") != "engine" and not self.solitaire
        self.fallen_return = options.get("destroyed_spacetime") == "returned"
        self.prisoners_kept = options.get("prisoners") == "kept"
        self.die = options.get("dice_pool") == "die"
        self.limit = ROUND_LIMIT * seats
