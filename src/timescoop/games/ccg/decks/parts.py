"""The parts of a deck, and the filters for searching its cards."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.setup.editions import SOLITAIRE
from timescoop.kernel import Part

SPACETIMES: Final = "spacetimes"
SETUP: Final = "setup"
BROUGHT: Final = "with"
GOAL: Final = "goal"
DRAW: Final = "draw"
PLOTS: Final = "plots"

PARTS: Final = (
    Part(
        SPACETIMES,
        "Spacetime cards",
        "Three cards for your line.",
        of_editions=((SOLITAIRE, "Five cards or more for your line; none in an opponent's deck."),),
    ),
    Part(
        SETUP,
        "Set-Up cards",
        "Up to six: a TARDIS, its crew, and cards that say they are played in Set-Up.",
        of_editions=((SOLITAIRE, "A TARDIS, its crew and up to three others."),),
    ),
    Part(
        BROUGHT,
        "Cards that Set-Up cards bring",
        "Cards that start under a Set-Up card, or come into play with one.",
        under=True,
    ),
    Part(GOAL, "First Goal", "One Goal, of a type that one of your three Spacetime cards accepts."),
    Part(PLOTS, "Plot side-hand", "Up to five different Plots.", of_editions=((SOLITAIRE, "Not used in solitaire."),)),
    Part(
        DRAW,
        "Draw deck",
        "At least fifty cards.",
        of_editions=((SOLITAIRE, "At most thirty cards. An opponent's deck has at least thirty, and nothing else."),),
    ),
)
FACETS: Final = {"type": "Type", "trait": "Trait", "era": "Era"}
