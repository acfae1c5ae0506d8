"""Swapping: another version of a card takes its place."""

from __future__ import annotations

from timescoop.games.ccg import facts
from timescoop.games.ccg.built.fields import ASIDE
from timescoop.games.ccg.events import tell
from timescoop.games.ccg.going import discard, enter, forget
from timescoop.games.ccg.play.costs import cost_of
from timescoop.games.ccg.pool import SWAPPED
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, register_rules


def swap_in(table: Ccg, me: int, new: int, old: int) -> None:
    """CCG-SWAP-02, CCG-AMB-18: the new card lies where the old one lay, as frozen, with what was on it and under it."""
    zone, seat = table.zone[old], table.holder[old]
    frozen, counters = table.frozen.get(old, ()), table.counters.get(old, 0)
    riders, hidden = table.on(old), table.under(old)
    host = table.host.get(old, NOBODY)
    for each in riders:
        table.host[each] = new
    for each in hidden:
        table.beneath[each] = new
    tell(table, SWAPPED, me, old, table.place_of(old))
    forget(table, old)
    discard(table, old)
    enter(table, new, zone, seat, host)
    if frozen:
        table.frozen[new] = frozen
    if counters:
        table.counters[new] = counters
    table.say(facts.SWAPPED, me, (0, table.place_of(new)), (new, old))


def swap_with(table: Ccg, me: int, old: int, kind: int, free: int = 1) -> None:
    """CCG-SWAP-01: by a text, a card of the hand takes the place of one in play, at its Cost or for nothing."""
    table.spent += 0 if free else cost_of(table, me, kind)
    new = table.pick(table.hand_zone(me), kind, me)
    table.move(new, ASIDE)
    swap_in(table, me, new, old)


register_rules(globals())
