"""The option book: an integer for every action that one card pool allows, without gaps."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, Pool
from timescoop.kernel import AMOUNTS, KINDS, PLACES, OptionBook
from timescoop.kernel import SEATS as SEAT_TARGETS
from timescoop.language import FREE, RESERVED

SEATS: Final = 4
MOST: Final = 30  # the largest amount that an option names, since there are 30 Time Points

RESERVE: Final = FREE
BUY: Final = FREE + 1
DISCARD: Final = FREE + 2
END_TURN: Final = FREE + 3

VERBS: Final = {RESERVE: "reserve", BUY: "buy", DISCARD: "discard", END_TURN: "end turn"}


class Book(OptionBook):
    """The blocks of options at a table of Invasion; a line may hold every Location there is.

    Attributes:
        amount: A number of cards or Time Points.
        seat: The player from whom a Time Point is taken.
        kind: A card of the hand, of an attack or of a defence, by its kind.
        play: A Location or Support to play, by its kind.
        pick_up: A card to take out of the Reserve, by its kind.
        defend: A Location of one's own to defend, by its number in the line.
        attack: A Location to attack, by its player and its number in their line.
        place: A Location for a card's text, by its player and its number in their line.
        card: A card of an attack by its position, since it may lie face down.
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
