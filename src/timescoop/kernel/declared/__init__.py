"""Games that are declared: from a spec, a list of cards and an option book follows all but the rules.

The tables, views, words of options, positions, observations and card faces of a small game are made here. A game that
needs more writes those parts of its `Game` itself, as the big ones do.
"""

from timescoop.kernel.declared.assembly import declared_game
from timescoop.kernel.declared.card_list import Card
from timescoop.kernel.declared.declaration import Declaration
from timescoop.kernel.declared.declared_table import COMMON_FIELDS, DeclaredTable

__all__ = ["COMMON_FIELDS", "Card", "Declaration", "DeclaredTable", "declared_game"]
