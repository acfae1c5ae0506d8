"""Card files: checked whole, every fault told at once, and made ready to play."""

from timescoop.games.invasion.cardfile.compiling import compile_cards, compiled
from timescoop.games.invasion.cardfile.workshop import WORKSHOP

__all__ = ["WORKSHOP", "compile_cards", "compiled"]
