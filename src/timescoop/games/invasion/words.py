"""The option book: a dense numbering of everything that can ever be answered, for one card pool."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, START, Pool
from timescoop.language import FREE, RESERVED

SEATS: Final = 4
MOST: Final = 30  # Time Points there are, so the most cards or points that can be named

RESERVE: Final = FREE
BUY: Final = FREE + 1
DISCARD: Final = FREE + 2
END_TURN: Final = FREE + 3
AMOUNT: Final = FREE + 4  # + a number from 0
SEAT: Final = AMOUNT + MOST + 1  # + a seat: take from that player
KIND: Final = SEAT + SEATS  # + a kind: a card by its name

VERBS: Final = {RESERVE: "reserve", BUY: "buy", DISCARD: "discard", END_TURN: "end turn"}


class Book:
    """Where each block of options starts.

    `KIND` names a card; `play` a Location or Support; `pick_up` a card in the Reserve; `defend` an own place;
    `attack` and `place` a place of any seat (seat * line + number in the line); `card` the n-th card of an
    attack, for cards that lie face down. A line holds every Location there is and a starting Location.
    """

    def __init__(self, pool: Pool) -> None:
        count = pool.count
        self.line: int = 1 + sum(pool.copies[k] for k in range(count) if pool.type[k] == LOCATION)
        self.slots: int = sum(pool.copies[k] for k in range(count) if pool.type[k] in (ENEMY, DEFENDER))
        self.play: int = KIND + count
        self.pick_up: int = self.play + count
        self.defend: int = self.pick_up + count
        self.attack: int = self.defend + self.line
        self.place: int = self.attack + SEATS * self.line
        self.card: int = self.place + SEATS * self.line
        self.size: int = self.card + self.slots

    def blocks(self) -> list[tuple[str, int]]:
        """The blocks in order: what each is about, and how many options it has."""
        kinds = self.play - KIND
        return [
            ("done, yes, no, first, second", FREE), *[(word, 1) for word in VERBS.values()], ("amount", SEAT - AMOUNT),
            ("seat", KIND - SEAT), ("card", kinds), ("play card", kinds), ("pick up card from the Reserve", kinds),
            ("defend own place", self.line), ("attack place", SEATS * self.line), ("place", SEATS * self.line),
            ("card of an attack", self.slots),
        ]  # fmt: skip

    def spot(self, seat: int, nth: int) -> int:
        """The number of a place within a block of places."""
        return seat * self.line + nth


def plain_words(option: int) -> str:
    """The words of an option that needs no table; empty if it needs one."""
    if option < FREE:
        return RESERVED[option]
    if option in VERBS:
        return VERBS[option]
    if AMOUNT <= option < SEAT:
        return str(option - AMOUNT)
    return ""


def is_place_type(kind_type: int) -> bool:
    """Whether a type of card lies in a line."""
    return kind_type in (START, LOCATION)
