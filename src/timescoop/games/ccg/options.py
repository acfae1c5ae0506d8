"""The option book of a card pool: a dense numbering of all possible answers."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.pool import ICONS, SENTENCES, Pool
from timescoop.kernel import AMOUNTS, COPIES, KINDS, PLACES, OptionBook
from timescoop.kernel import SEATS as SEAT_TARGETS
from timescoop.language import FREE, RESERVED

SEATS: Final = 6
MOST: Final = 60  # a number that can be named

PASS: Final = FREE
ALL: Final = FREE + 1  # all that could still be picked
TOGETHER: Final = FREE + 2  # play several cards at once
STAY: Final = FREE + 3  # the TARDIS does not move
TABLE: Final = FREE + 4  # on the table, at no place


class Book(OptionBook):
    """The option book of a table of the CCG.

    `word` is a word that a card can name. `kind` names a card wherever it lies; `card` names one on the table by its
    sleeve. `attempt` names a Goal or Purpose to attempt, `take` an Artifact to take over. `vortex` names an icon of a
    card in play, and `use` a sentence of a card on the table, both by sleeve and number.

    Args:
        pool: The cards there are.
        copies: How many cards the seats have brought.
    """

    def __init__(self, pool: Pool, copies: int) -> None:
        super().__init__()
        numbers = [str(number) for number in range(MOST + 1)]
        single = ["pass", "all", "together", "stay", "table"]
        self.add("done, yes, no, first, second", FREE, RESERVED, words=RESERVED)
        self.add("pass, all, together, stay, on the table", len(single), single, words=[*single[:-1], "the table"])
        self.seat = self.add("seat", SEATS, ["choose"], names=SEAT_TARGETS)
        self.amount = self.add("amount", MOST + 1, ["amount"], words=numbers, names=AMOUNTS)
        self.place = self.add("place", len(pool.place_kinds), ["place"], names=PLACES)
        self.word = self.add("word", len(pool.words), ["word"])
        self.kind = self.add("card", pool.count, ["play"], names=KINDS)
        self.card = self.add("copy", copies, ["choose"], names=COPIES)
        self.attempt = self.add("attempt at a copy", copies, ["attempt"], names=COPIES)
        self.take = self.add("take a copy", copies, ["take"], names=COPIES)
        self.vortex = self.add("Vortex icon of a copy", ICONS * copies, ["vortex"], width=ICONS, names=COPIES)
        self.use = self.add("sentence of a copy", SENTENCES * copies, ["use"], width=SENTENCES, names=COPIES)
