"""Card files: checked, with all errors reported at once, and compiled."""

from timescoop.games.ccg.cardfile.compiling import compile_cards, compiled

__all__ = ["compile_cards", "compiled"]
