"""The option book: a dense numbering of everything that can ever be answered, for one card pool."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.pool import ICONS, SENTENCES, Pool
from timescoop.language import FREE, RESERVED

SEATS: Final = 6
MOST: Final = 60  # a number that can be named

PASS: Final = FREE
ALL: Final = FREE + 1  # all that could still be picked
TOGETHER: Final = FREE + 2  # play several cards at once
STAY: Final = FREE + 3  # the TARDIS does not move
TABLE: Final = FREE + 4  # on the table, at no place
SEAT: Final = FREE + 5  # + a seat
AMOUNT: Final = SEAT + SEATS  # + a number from 0
PLACE: Final = AMOUNT + MOST + 1  # + a place


class Book:
    """Where the blocks start whose length depends on the pool and on how many cards the seats have brought.

    `word` is a word that a card can name; `kind` a card by its name, wherever it lies; `card` a card on the table by
    its sleeve; `attempt` an attempt at that Goal or Purpose; `vortex` an icon of a card in play (ICONS * sleeve +
    icon); `use` a sentence of a card on the table (SENTENCES * sleeve + sentence); `take` an Artifact taken over.
    """

    def __init__(self, pool: Pool, copies: int) -> None:
        self.word: int = PLACE + len(pool.place_kinds)
        self.kind: int = self.word + len(pool.words)
        self.card: int = self.kind + pool.count
        self.attempt: int = self.card + copies
        self.take: int = self.attempt + copies
        self.vortex: int = self.take + copies
        self.use: int = self.vortex + ICONS * copies
        self.size: int = self.use + SENTENCES * copies

    def blocks(self) -> list[tuple[str, int]]:
        """The blocks in order: what each is about, and how many options it has."""
        return [
            ("done, yes, no, first, second", FREE), ("pass, all, together, stay, on the table", SEAT - FREE),
            ("seat", SEATS), ("amount", PLACE - AMOUNT), ("place", self.word - PLACE),
            ("word", self.kind - self.word), ("card", self.card - self.kind), ("copy", self.attempt - self.card),
            ("attempt at a copy", self.take - self.attempt), ("take a copy", self.vortex - self.take),
            ("Vortex icon of a copy", self.use - self.vortex), ("sentence of a copy", self.size - self.use),
        ]  # fmt: skip

    def sentence(self, copy: int, nth: int) -> int:
        """The option of a sentence of a card on the table."""
        return self.use + SENTENCES * copy + nth


def plain_words(option: int) -> str:
    """The words of an option that needs no table; empty if it needs one."""
    if option < FREE:
        return RESERVED[option]
    if option < SEAT:
        return ("pass", "all", "together", "stay", "the table")[option - PASS]
    if AMOUNT <= option < PLACE:
        return str(option - AMOUNT)
    return ""
