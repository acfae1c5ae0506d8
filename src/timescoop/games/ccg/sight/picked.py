"""The cards that a seat has chosen so far in a choice of several."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, NOTHING, QUESTION

OF_HAND: Final = "ccg/discard"
BY_KIND: Final = (OF_HAND, "ccg/arrange")  # what is chosen is kept as kinds,
BY_SLEEVE: Final = ("ccg/pick",)  # or as sleeves; else as the options that were answered


def picked(table: Ccg, seat: int) -> list[int]:
    """CCG-GLOSSARY-23: the kinds of what a seat has chosen so far, in order."""
    if table.question_of(seat) == NOTHING:
        return []
    key = QUESTION[table.question_of(seat)]
    if key in BY_KIND:
        return list(table.picks)
    if key in BY_SLEEVE:
        return [kind_of(table, seat, copy) for copy in table.picks]
    book = table.deal.book
    chosen = [book.decode(option) for option in table.picks]
    return [kind_of(table, seat, target) if block is book.card else target for block, target in chosen]


def kind_of(table: Ccg, seat: int, copy: int) -> int:
    """The kind of a card, if the seat knows it."""
    return table.kind[copy] if table.knows(seat, copy) else NOBODY


def picked_of_hand(table: Ccg, seat: int) -> list[int]:
    """CCG-GLOSSARY-23: the kinds that were chosen out of a hand."""
    return list(table.picks) if QUESTION[table.question_of(seat)] == OF_HAND else []
