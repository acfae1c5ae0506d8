"""The option book: a dense numbering of everything that can ever be answered, for one card pool."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.pool import ACTIONS, CORNERS, SENTENCES, Pool
from timescoop.language import FREE, RESERVED

SEATS: Final = 4
MOST: Final = 60  # Power that can be named

PASS: Final = FREE
SEAT: Final = FREE + 1  # + a seat
AMOUNT: Final = SEAT + SEATS  # + a number from 0
PLACE: Final = AMOUNT + MOST + 1  # + a Location: seat * CORNERS + corner
TAKE: Final = PLACE + SEATS * CORNERS  # + which of the printed Actions is taken
LEAVE: Final = TAKE + ACTIONS  # + which of them is passed
RULE: Final = LEAVE + ACTIONS  # + the sentence of the board that is used
SIDE: Final = RULE + SENTENCES  # + a side of a board


class Book:
    """Where the blocks start whose length depends on the pool.

    `kind` names a card; `instant` a sentence of a card in the hand (4 * kind + sentence); `trigger` a sentence of a
    card on the table (4 * sleeve + sentence), `leave` the same Action passed; `card` a card on the table by its sleeve.
    """

    def __init__(self, pool: Pool) -> None:
        self.kind: int = SIDE + len(pool.boards)
        self.instant: int = self.kind + pool.count
        self.trigger: int = self.instant + SENTENCES * pool.count
        self.leave: int = self.trigger + SENTENCES * pool.size
        self.card: int = self.leave + SENTENCES * pool.size
        self.size: int = self.card + pool.size

    def blocks(self) -> list[tuple[str, int]]:
        """The blocks in order: what each is about, and how many options it has."""
        return [
            ("done, yes, no, first, second", FREE), ("pass", 1), ("seat", SEATS), ("amount", PLACE - AMOUNT),
            ("Location", TAKE - PLACE), ("take Action", ACTIONS), ("pass Action", ACTIONS),
            ("rule of the side", SENTENCES), ("side", self.kind - SIDE), ("card", self.instant - self.kind),
            ("sentence of an Instant", self.trigger - self.instant), ("sentence of a copy", self.leave - self.trigger),
            ("pass sentence of a copy", self.card - self.leave), ("copy", self.size - self.card),
        ]  # fmt: skip


def plain_words(option: int) -> str:
    """The words of an option that needs no table; empty if it needs one."""
    if option < FREE:
        return RESERVED[option]
    if option == PASS:
        return "pass"
    if AMOUNT <= option < PLACE:
        return str(option - AMOUNT)
    return ""
