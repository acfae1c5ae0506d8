"""Card files: checked, with all errors reported at once, and compiled."""

from timescoop.games.invasion.cardfile.compiling import compile_cards, compiled
from timescoop.games.invasion.cardfile.workshop import WORKSHOP

__all__ = ["WORKSHOP", "compile_cards", "compiled"]
