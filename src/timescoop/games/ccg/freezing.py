"""Freezing and its end: each reason is a record of its own, and a card is free once it has none left."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.events import tell
from timescoop.games.ccg.field_types import Freeze
from timescoop.games.ccg.going import shielded
from timescoop.games.ccg.pool import FROZEN
from timescoop.games.ccg.statics import FROM_FREEZING, TO_THAW
from timescoop.games.ccg.table import FORBIDDEN, Ccg
from timescoop.kernel import NOBODY, register_rules
from timescoop.language import NO_TEXT, Context, holds

PLAIN: Final = 0  # until any turn begins
UNTIL_TURN: Final = 1  # until a turn of the seat with this number begins
UNTIL: Final = 2  # not before a condition has once been true
UNLESS: Final = 3  # only while a condition is true
WHILE: Final = 4  # only while a condition is not true


def freeze(
    table: Ccg, me: int, copy: int, manner: int = PLAIN, number: int = 0, this: Context = NO_TEXT, by: int = NOBODY
) -> None:
    """CCG-FREEZE-09: a card is frozen, for as long as its text says.

    Args:
        table: The table.
        me: Whose text it is.
        copy: The card.
        manner: How the freeze ends.
        number: A seat, or the number of a remembered condition.
        this: By which text the condition is looked at.
        by: The card by which it happens, or NOBODY.
    """
    if not table.in_play(copy):
        return
    if shielded(table, copy, FROM_FREEZING, by):
        table.say(facts.SAFE, me, (), (copy,))
        return
    chill(table, copy, (manner, number, me, this))
    table.say(facts.FROZE, me, (1,), (copy,))
    tell(table, FROZEN, me, copy, table.place_of(copy))


def chill(table: Ccg, copy: int, record: Freeze) -> None:
    """Add a reason for which a card is frozen."""
    records = table.frozen.get(copy, ())
    if record not in records:
        table.frozen[copy] = (*records, record)
    table.invalidate()


def tire(table: Ccg, me: int, copies: list[int], fact: int) -> None:
    """CCG-FREEZE-07, -08: cards that took part in an attempt or a fight are frozen."""
    for copy in copies:
        chill(table, copy, (PLAIN, 0, me, NO_TEXT))
        tell(table, FROZEN, me, copy, table.place_of(copy))
    if copies:
        table.say(fact, me, (len(copies),), tuple(copies))


def may_end(table: Ccg, record: Freeze) -> bool:
    """CCG-GLOSSARY-16 to -18: whether a freeze may be ended now."""
    manner, number, me, this = record
    if manner == PLAIN:
        return True
    if manner == UNTIL_TURN:
        return False
    if manner in (UNLESS, WHILE) and not table.in_play(CONTEXT.card(this)):
        return True
    true = holds(table, table.pool.trees[number], me, this)
    return not true if manner == WHILE else true


def thaw(table: Ccg, me: int, copy: int, *, own: bool = False) -> None:
    """CCG-GLOSSARY-19: a card is unfrozen as far as its freezes allow; its own ability may end them all."""
    left = () if own else tuple([each for each in table.frozen.get(copy, ()) if not may_end(table, each)])
    keep(table, copy, left)
    if copy not in table.frozen:
        table.say(facts.UNFROZE, me, (), (copy,))


def keep(table: Ccg, copy: int, left: tuple[Freeze, ...]) -> None:
    """Store the remaining reasons for which a card is frozen."""
    if left:
        table.frozen[copy] = left
    else:
        table.frozen.pop(copy, None)
    table.invalidate()


def thaw_all(table: Ccg, me: int) -> None:
    """CCG-FREEZE-04, CCG-AMB-24: when a turn begins all plain freezes end, and those until this seat's turn."""
    free = []
    for copy, records in list(table.frozen.items()):
        if table.lent(copy, FORBIDDEN) & TO_THAW:
            continue  # CCG-AMB-133
        left = tuple([each for each in records if not ends_with_turn(table, each, me)])
        keep(table, copy, left)
        if not left:
            free.append(copy)
    if free:
        table.say(facts.THAWED, NOBODY, (len(free),), tuple(free))


def ends_with_turn(table: Ccg, record: Freeze, me: int) -> bool:
    """CCG-FREEZE-05: whether a freeze ends when a seat's turn begins."""
    return record[1] == me if record[0] == UNTIL_TURN else may_end(table, record)


def watch_conditions(table: Ccg) -> None:
    """CCG-GLOSSARY-17: a freeze until something has happened becomes a plain one once it has."""
    for copy, records in list(table.frozen.items()):
        if any([each[0] == UNTIL for each in records]):
            table.frozen[copy] = tuple([
                (PLAIN, 0, each[2], each[3]) if each[0] == UNTIL and may_end(table, each) else each for each in records
            ])  # fmt: skip


register_rules(globals())
