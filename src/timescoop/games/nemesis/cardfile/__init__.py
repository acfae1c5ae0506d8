"""Card files: checked, with all errors reported at once, and compiled."""

from timescoop.games.nemesis.cardfile.compiling import compile_cards, compiled
from timescoop.games.nemesis.cardfile.workshop import WORKSHOP

__all__ = ["WORKSHOP", "compile_cards", "compiled"]
