"""A position: a whole table as a document that people read and write, and the table that it describes.

    game: ccg
    turn: Ada
    part: motion                 # play, motion or refill
    players:
      Ada:
        points: 4
        reached: true            # a Goal
        hand: [Dalek, Misjump]   # or a number: so many cards of the ready deck
        deck: [Cyberman]         # from the top; a number: so many cards; left out: all that the ready deck has left
        side_hand: [Full House]
        discard: []
        table: [{name: Secret Plans, under: [Harvest of Minds]}]
        vortex: [TARDIS - Police Box, Jamie McCrimmon - Loyal Highlander]
        line: [Telos (2486), Earth (1968)]
        at:
          Telos (2486):
            - Cyberman
            - {name: Cyber Leader, frozen: true, bears: [Nerves of Steel]}
            - {name: Cybermen Reborn, scored: Ada}
      Bo: {hand: 8, line: [Earth (1968)]}

A card is listed with the player whose deck brought it. `by` names another player who controls it, and `host` another
player's card that it is on. What is left out is filled in: the seats get the ready decks in turn. A card that a
position names is theirs even if their deck has no more of it.
"""

from typing import Final

from timescoop.games.ccg.notation.keys import TABLE
from timescoop.games.ccg.notation.layout import lay
from timescoop.games.ccg.notation.names import prepare
from timescoop.games.ccg.setup.editions import CHOICES, EDITIONS
from timescoop.kernel import Notation

NOTATION: Final = Notation(
    TABLE, editions=EDITIONS, choices=CHOICES, clause="CCG-AMB-72", prepare=prepare, lay=lay
)  # fmt: skip

__all__ = ["NOTATION"]
