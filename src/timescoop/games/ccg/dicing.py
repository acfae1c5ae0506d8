"""Dice rolls: the Cost of a random card of the Dice Pool."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import facts
from timescoop.games.ccg.drawing import reveal_random
from timescoop.games.ccg.events import HAPPENS, announce, tell
from timescoop.games.ccg.play.costs import printed_cost
from timescoop.games.ccg.pool import NONE, ROLL
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, NOWHERE, register_rules

DIE: Final = 6


def dice_pool(table: Ccg, me: int) -> int:
    """CCG-AMB-52: the Dice Pool that a seat rolls with: its own, else the next one in turn order; or NOBODY."""
    pools = [copy for copy in table.holder if table.pool.dice_pool[table.kind[copy]] and table.under(copy)]
    return min(pools, key=lambda copy: (table.holder[copy] - me) % table.seats, default=NOBODY)


def can_roll(table: Ccg, me: int) -> bool:
    """CCG-GLOSSARY-42: whether there is a Dice Pool to roll with, or the table rolls a die without one."""
    return table.deal.die or dice_pool(table, me) != NOBODY


def roll_dice(table: Ccg, me: int) -> None:
    """CCG-GLOSSARY-10: the dice are about to be rolled; without a Dice Pool nothing is."""
    table.rolled = NONE
    if can_roll(table, me):
        announce(table, ROLL, me, NOBODY, NOWHERE)


def be_rolled(table: Ccg, me: int, _copy: int, place: int) -> None:
    """CCG-AMB-52: a card of the pool is revealed at random and goes back; its Cost is the result."""
    pool = dice_pool(table, me)
    if pool != NOBODY:
        lay_draw(table, table.under(pool))
        table.rolled = printed_cost(table, reveal_random(table, me, table.under(pool)))
    elif table.deal.die:
        table.rolled = table.dice[0] if table.dice else table.roll(DIE) + 1
        table.dice = table.dice[1:]
    else:
        return
    table.say(facts.ROLLED, me, (table.rolled,))
    tell(table, ROLL, me, NOBODY, place)


def lay_draw(table: Ccg, copies: list[int]) -> None:
    """CCG-AMB-52: where a position has laid out the roll, a card of that Cost is taken from the pool."""
    fit = [table.kind[copy] for copy in copies if table.dice and printed_cost(table, copy) == table.dice[0]]
    if fit:
        table.draws, table.dice = (fit[0], *table.draws), table.dice[1:]


HAPPENS[ROLL] = be_rolled

register_rules(globals())
