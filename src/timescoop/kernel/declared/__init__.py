"""Declared games: everything but the rules follows from a spec, a list of cards and an option book.

This package makes the tables, views, option words, positions, observations and card faces of a small game. A game that
needs more writes those parts of its `Game` itself, as the large ones do.
"""

from timescoop.kernel.declared.assembly import declared_game
from timescoop.kernel.declared.card_list import Card
from timescoop.kernel.declared.declaration import Declaration
from timescoop.kernel.declared.declared_table import COMMON_FIELDS, DeclaredTable

__all__ = ["COMMON_FIELDS", "Card", "Declaration", "DeclaredTable", "declared_game"]
