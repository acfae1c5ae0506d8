"""The option book of a card pool: a dense numbering of all possible answers."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.pool import ACTIONS, CORNERS, SENTENCES, Pool
from timescoop.kernel import AMOUNTS, COPIES, KINDS, PLACES, OptionBook
from timescoop.kernel import SEATS as SEAT_TARGETS
from timescoop.language import FREE, RESERVED

SEATS: Final = 4
MOST: Final = 60  # Power that can be named

PASS: Final = FREE


class Book(OptionBook):
    """The option book of a table of Nemesis.

    `place` is a Location, seat by seat. `take_action` and `pass_action` are the printed Actions of the token's
    Location, `rule` a sentence of the board, `side` a side of a board. `kind` names a card, `instant` a sentence of a
    card in the hand; `trigger` a sentence of a card on the table, by its sleeve, and `pass_trigger` the same Action
    passed. `card` is a card on the table, by its sleeve.
    """

    def __init__(self, pool: Pool) -> None:
        super().__init__()
        numbers = [str(number) for number in range(MOST + 1)]
        self.add("done, yes, no, first, second", FREE, RESERVED, words=RESERVED)
        self.add("pass", 1, ["pass"], words=["pass"])
        self.seat = self.add("seat", SEATS, ["choose"], names=SEAT_TARGETS)
        self.amount = self.add("amount", MOST + 1, ["amount"], words=numbers, names=AMOUNTS)
        self.place = self.add("Location", SEATS * CORNERS, ["place"], names=PLACES)
        self.take_action = self.add("take Action", ACTIONS, ["take"])
        self.pass_action = self.add("pass Action", ACTIONS, ["leave"])
        self.rule = self.add("rule of the side", SENTENCES, ["use"])
        self.side = self.add("side", len(pool.boards), ["side"])
        self.kind = self.add("card", pool.count, ["play"], names=KINDS)
        self.instant = self.add(
            "sentence of an Instant", SENTENCES * pool.count, ["play"], width=SENTENCES, names=KINDS
        )
        self.trigger = self.add("sentence of a copy", SENTENCES * pool.size, ["use"], width=SENTENCES, names=COPIES)
        self.pass_trigger = self.add(
            "pass sentence of a copy", SENTENCES * pool.size, ["leave"], width=SENTENCES, names=COPIES
        )
        self.card = self.add("copy", pool.size, ["choose"], names=COPIES)
