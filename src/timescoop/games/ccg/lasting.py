"""Lasting effects: until a turn begins or ends, during an attempt or fight, or for the whole game."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.events import touch
from timescoop.games.ccg.field_types import Lasting
from timescoop.games.ccg.statics import (
    FROM_DESTRUCTION,
    FROM_FREEZING,
    FROM_KIDNAPPING,
    TO_ATTEMPT,
    TO_BE_SCORED,
    TO_FIGHT,
    TO_MOVE,
    TO_USE,
)
from timescoop.games.ccg.table import AS_NATIVE, CONTROL, FORBIDDEN, PROTECTED, WORKS, Ccg
from timescoop.kernel import NOBODY, register_rules

THIS_TURN: Final = 0  # until the turn with this number ends
NEXT_TURN: Final = 1  # until the next turn of this seat begins
THIS_ATTEMPT: Final = 2
THIS_FIGHT: Final = 3  # its number: how many fights are going on
THE_GAME: Final = 4
WHILE_BORNE: Final = 5  # as long as it bears a Condition whose text gives its player control
# What a card may be let do, what cannot happen to it, and what it cannot do: a slot and what is lent in it.
PARTS_LENT: Final = (
    (WORKS, 1),
    (AS_NATIVE, 1),
    (PROTECTED, FROM_DESTRUCTION),
    (PROTECTED, FROM_KIDNAPPING),
    (PROTECTED, FROM_FREEZING),
    (FORBIDDEN, TO_MOVE),
    (FORBIDDEN, TO_FIGHT),
    (FORBIDDEN, TO_BE_SCORED),
    (FORBIDDEN, TO_ATTEMPT),
    (FORBIDDEN, TO_USE),
)


def lend(table: Ccg, span: int, number: int, seat: int, that: int, slot: int, amount: int) -> None:
    """CCG-GLOSSARY-41: something is lent to a card for a time; for the rest of the game, to all copies of its owner."""
    those, extra = (that,) if that >= 0 else (), slot - 2 * table.pool.slots
    if extra < 0:
        table.say(facts.LENT, seat, (span, slot, amount), those)
    else:
        table.say(facts.LENT_PART, seat, (span, PARTS_LENT.index((extra, amount))), those)
    if span == THE_GAME and that >= 0:
        that, seat = -1 - table.kind[that], table.owners[that]
    table.lasting += ((span, number, seat, that, slot, amount),)
    table.changed()


def lend_control(table: Ccg, span: int, number: int, me: int, copy: int) -> None:
    """CCG-AMB-123: a seat controls a card for a time; the player who had it before is noted."""
    slot = 2 * table.pool.slots + CONTROL
    table.lasting += ((span, number, me, copy, slot, table.holder[copy] + 1),)


def end_of(table: Ccg, span: int, number: int = 0) -> None:
    """What was lent for a span that is over ends."""
    over = [each for each in table.lasting if each[0] == span and each[1] == number]
    if over:
        end_loans(table, over)


def end_loans(table: Ccg, over: list[Lasting]) -> None:
    """CCG-AMB-123: some loans end; cards under another player's control go back, the latest loan first."""
    table.lasting = tuple([each for each in table.lasting if each not in over])
    back = [each for each in over if each[4] == 2 * table.pool.slots + CONTROL]
    for _, _, seat, copy, _, before in reversed(back):
        if table.holder.get(copy, NOBODY) == seat:
            table.holder[copy] = before - 1
            table.say(facts.TOOK_CONTROL, before - 1, (), (copy,))
    table.changed()
    if back:
        touch(table)


def forget_lent(table: Ccg, copy: int) -> None:
    """What was lent to one copy ends when that leaves play."""
    kept: tuple[Lasting, ...] = tuple([each for each in table.lasting if each[3] != copy])
    if len(kept) < len(table.lasting):
        table.lasting = kept


def forget_unfinished(table: Ccg, copy: int) -> None:
    """CCG-GLOSSARY-23: a card leaves play: what waits to be done to it is off; its own text goes on without it."""
    if table.unfinished:
        table.unfinished = tuple([
            (numbers, me, CONTEXT.replace(this, card=NOBODY) if CONTEXT.card(this) == copy else this, kind, seen)
            for numbers, me, this, kind, seen in table.unfinished
            if CONTEXT.it(this) != copy
        ])  # fmt: skip


register_rules(globals())
