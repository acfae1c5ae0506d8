"""What a player brings: the parts of a deck, and what its cards are found by."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import Part

SPACETIMES: Final = "spacetimes"
SETUP: Final = "setup"
BROUGHT: Final = "with"
GOAL: Final = "goal"
DRAW: Final = "draw"
PLOTS: Final = "plots"

PARTS: Final = (
    Part(SPACETIMES, "Spacetime cards", "Three, in a line."),
    Part(SETUP, "Set-Up cards", "Six at most: a TARDIS, its crew, and what says that it plays in Set-Up."),
    Part(BROUGHT, "Cards that Set-Up cards bring", "What lies under them, or comes into play with them.", under=True),
    Part(GOAL, "First Goal", "One, of a type that one of the three Spacetime cards accepts."),
    Part(PLOTS, "Plot side-hand", "Five different Plots at most."),
    Part(DRAW, "Draw deck", "Fifty cards or more."),
)
FACETS: Final = {"type": "Type", "trait": "Trait", "era": "Era"}
