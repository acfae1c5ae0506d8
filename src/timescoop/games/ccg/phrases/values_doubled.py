"""Qualities doubled for a time.

Stored tables hold acts by number, and these have the last one: the module is imported behind all others that enter any.
"""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.loans import lend_to_them
from timescoop.games.ccg.phrases.picking import act, choose
from timescoop.games.ccg.table import Ccg
from timescoop.language import Context


def lend_as_much(table: Ccg, me: int, this: Context, cards: tuple[int, ...], more: tuple[int, ...]) -> None:
    """CCG-AMB-98: each of them gets as much as it has; one that has nothing gets nothing."""
    till, quality = more
    for copy in cards:
        amount = table.stat(copy, quality)
        if amount > 0:
            lend_to_them(table, me, this, (copy,), (till, quality, amount))


LEND_AS_MUCH: Final = act(lend_as_much)


@phrase("loan", "give {chosen_cards} double {QUALITY}")
def doubles(table: Ccg, me: int, this: Context, till: int, pick: int, quality: int) -> None:
    """CCG-AMB-98: what it is when this is carried out is added once more."""
    choose(table, me, this, LEND_AS_MUCH, pick, till, quality)
