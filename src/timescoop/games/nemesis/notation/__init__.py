"""A position: a whole table as a document that people read and write, and the table that it describes.

    game: nemesis
    turn: Ashad
    step: conflict
    dice: [3, 1]                 # the next rolls, if they matter
    players:
      Ashad:
        side: Ashad
        doctors: [First Doctor, Second Doctor]
        power: 4
        token: Cyber Tomb
        hand: [Delete, Cybergun]
        locations:
          Earth, Past:
            - Cyber Patrol
            - {name: Cyberman, upgrades: [Cybergun]}
            - Weapon's Dalek       # of another player's deck, so it is theirs
      Emperor: {side: Emperor Dalek, power: 2, hand: 5}

What is left out is filled in: a side and Doctors that nobody has, no Power, an empty board, a token in the centre.
Unnamed cards of the hand come from what is left of the player's forty, by `seed`; so does the deck below the named
cards. A deck with a number has so many cards, and the rest lie on the discard pile.
"""

from typing import Final

from timescoop.games.nemesis.editions import CHOICES, EDITIONS
from timescoop.games.nemesis.notation.keys import TABLE
from timescoop.games.nemesis.notation.layout import lay
from timescoop.games.nemesis.notation.stock import prepare
from timescoop.kernel import Notation

NOTATION: Final = Notation(
    TABLE, editions=EDITIONS, choices=CHOICES, clause="NEM-AMB-01", prepare=prepare, lay=lay
)  # fmt: skip

__all__ = ["NOTATION"]
