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
    Part(SPACETIMES, "Spacetime cards", "Three, in a line; five or more in solitaire."),
    Part(
        SETUP,
        "Set-Up cards",
        "A TARDIS, its crew, and what says that it plays in Set-Up: six at most. In solitaire three besides those.",
    ),
    Part(BROUGHT, "Cards that Set-Up cards bring", "What lies under them, or comes into play with them.", under=True),
    Part(GOAL, "First Goal", "One, of a type that one of the three Spacetime cards accepts."),
    Part(PLOTS, "Plot side-hand", "Five different Plots at most; none in solitaire."),
    Part(
        DRAW,
        "Draw deck",
        "Fifty cards or more. In solitaire thirty at most; an opponent's deck has thirty or more, and nothing else.",
    ),
)
FACETS: Final = {"type": "Type", "trait": "Trait", "era": "Era"}
