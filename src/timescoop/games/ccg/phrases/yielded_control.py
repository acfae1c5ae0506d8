"""Phrases for control of cards, for a time or while a Condition is on them.

Stored tables hold acts by number, and this has the last one: the module is imported behind all others that enter any.
"""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.holding import command
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.loans import SPANS
from timescoop.games.ccg.phrases.picking import act, choose
from timescoop.games.ccg.pool import CONDITION, Pool
from timescoop.games.ccg.table import Ccg
from timescoop.language import Context, selected, value

Cards = tuple[int, ...]


def any_to_take(table: Ccg, me: int, this: Context, pick: int, _span: int) -> bool:
    """CCG-AMB-123: whether there is a card that you do not control yet."""
    return any([table.holder[copy] != me for copy in selected(table, pick, me, this)[1:]])


def command_them(table: Ccg, me: int, _this: Context, cards: Cards, more: Cards) -> None:
    """CCG-AMB-123: one after the other."""
    number, span = divmod(more[0], SPANS)
    for copy in cards:
        command(table, me, copy, span, number)


def is_anothers(table: Ccg, me: int, _this: Context, copy: int, _more: Cards) -> bool:
    """CCG-AMB-123: only what you do not control yet."""
    return table.holder[copy] != me


COMMAND: Final = act(command_them, is_anothers)


@phrase("deed", "take control of {chosen_cards} {span}", any_to_take)
def takes_for_a_time(table: Ccg, me: int, this: Context, pick: int, span: int) -> None:
    """CCG-AMB-123: then it goes back to the player who had it."""
    choose(table, me, this, COMMAND, pick, value(table, span, me, this))


@phrase("ability", "you control that Character", for_types=1 << CONDITION)
def controls_bearer(pool: Pool, kind: int) -> None:
    """CCG-AMB-124: as long as the Condition lies on it."""
    pool.commands[kind] = pool.commanding = True
