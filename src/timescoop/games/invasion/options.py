"""The option book: a dense numbering of everything that can ever be answered, for one card pool."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, Pool
from timescoop.kernel import AMOUNTS, KINDS, PLACES, OptionBook
from timescoop.kernel import SEATS as SEAT_TARGETS
from timescoop.language import FREE, RESERVED

SEATS: Final = 4
MOST: Final = 30  # Time Points there are, so the most cards or points that can be named

RESERVE: Final = FREE
BUY: Final = FREE + 1
DISCARD: Final = FREE + 2
END_TURN: Final = FREE + 3

VERBS: Final = {RESERVE: "reserve", BUY: "buy", DISCARD: "discard", END_TURN: "end turn"}


class Book(OptionBook):
    """What can be answered at a table of Invasion.

    `seat` takes from a player. `kind` names a card, `play` plays a Location or Support, `pick_up` takes a card out of
    the Reserve. `defend` names an own place by its number in the line; `attack` and `place` one by its seat and number.
    `card` is the n-th card of an attack, for those that lie face down. A line may hold every Location there is.
    """

    def __init__(self, pool: Pool) -> None:
        super().__init__()
        kinds = range(pool.count)
        line = 1 + sum(pool.copies[kind] for kind in kinds if pool.type[kind] == LOCATION)
        fighters = sum(pool.copies[kind] for kind in kinds if pool.type[kind] in (ENEMY, DEFENDER))
        numbers = [str(number) for number in range(MOST + 1)]
        self.add("done, yes, no, first, second", FREE, RESERVED, words=RESERVED)
        for word in VERBS.values():
            self.add(word, 1, [word.replace(" ", "-")], words=[word])
        self.amount = self.add("amount", MOST + 1, ["amount"], words=numbers, names=AMOUNTS)
        self.seat = self.add("seat", SEATS, ["take-from"], names=SEAT_TARGETS)
        self.kind = self.add("card", pool.count, ["choose"], names=KINDS)
        self.play = self.add("play card", pool.count, ["play"], names=KINDS)
        self.pick_up = self.add("pick up card from the Reserve", pool.count, ["pick-up"], names=KINDS)
        self.defend = self.add("defend own place", line, ["defend"], names=PLACES)
        self.attack = self.add("attack place", SEATS * line, ["attack"], width=line, names=PLACES)
        self.place = self.add("place", SEATS * line, ["choose"], width=line, names=PLACES)
        self.card = self.add("card of an attack", fighters, ["choose"])
