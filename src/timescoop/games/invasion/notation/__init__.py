"""A position: a whole table as a document that people read and write, and the table that it describes.

    game: invasion
    turn: Elisabeth
    players:
      Elisabeth: {hand: [Jamie, UNIT, Leela], locations: [{name: ITAR, attack: {by: Tom, enemies: [Yetis]}}]}
      Tom: {hand: 5}
      Nicholas: {hand: 5, time_points: 2}

What is left out is filled in: unknown cards come from what is left, by `seed`; so does the deck below the cards that
are named. A player without `locations` has a starting Location. A deck with a number has so many cards, and the
rest lie on the discard pile.
"""

from typing import Final

from timescoop.games.invasion.editions import CHOICES, EDITIONS
from timescoop.games.invasion.notation.keys import TABLE
from timescoop.games.invasion.notation.layout import lay
from timescoop.games.invasion.notation.stock import prepare
from timescoop.kernel import Notation

NOTATION: Final = Notation(
    TABLE, editions=EDITIONS, choices=CHOICES, clause="INV-SETUP-01", prepare=prepare, lay=lay
)  # fmt: skip

__all__ = ["NOTATION"]
