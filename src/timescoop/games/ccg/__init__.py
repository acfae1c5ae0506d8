"""The fan-made Dr. Who collectible card game; the door of the room."""

from timescoop.games.ccg.cardfile import compile_cards, compiled

__all__ = ["compile_cards", "compiled"]
