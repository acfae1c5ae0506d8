"""Card files: checked whole, every fault told at once, and made ready to play."""

from timescoop.games.ccg.cardfile.compiling import compile_cards, compiled

__all__ = ["compile_cards", "compiled"]
