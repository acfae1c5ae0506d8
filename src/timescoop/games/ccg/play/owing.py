"""Effects that couldn't be done yet, and cards that must leave play; both are checked after every change."""

from __future__ import annotations

from timescoop.games.ccg import facts
from timescoop.games.ccg.events import UPKEEP
from timescoop.games.ccg.freezing import watch_conditions
from timescoop.games.ccg.going import destroy
from timescoop.games.ccg.holding import release_unguarded, settle_commands
from timescoop.games.ccg.play.costs import affordable
from timescoop.games.ccg.play.playing import fits_host, play_from
from timescoop.games.ccg.play.where import has_destination
from timescoop.games.ccg.table import PLAY, Ccg
from timescoop.kernel import register_rules


def look_later(table: Ccg) -> None:
    """CCG-GLOSSARY-21: queue the checks that follow a change, once."""
    lent = table.pool.commanding and table.lasting
    if not table.unchecked and (table.host or table.captor or table.frozen or lent):
        table.unchecked = 1
        table.do(look_around)


UPKEEP.append(look_later)


def look_around(table: Ccg) -> None:
    """CCG-GLOSSARY-21: a Condition that finds itself where it could not have been played is destroyed."""
    table.unchecked = 0
    release_unguarded(table)
    watch_conditions(table)
    if table.pool.commanding:
        settle_commands(table)
    for copy, host in list(table.host.items()):
        if copy in table.holder and host in table.holder and copy not in table.excused and not fits_host(table, copy):
            destroy(table, table.controller(copy), copy)


def owe(table: Ccg, seat: int, copy: int) -> None:
    """CCG-GLOSSARY-23: a card that has to be played is played and paid for as soon as it can be, and only once."""
    if (seat, copy) not in table.owed:
        table.owed += ((seat, copy),)
    table.say(facts.OWED, seat, (), (copy,))
    table.do(pay_debts, seat)


def pay_debts(table: Ccg, me: int) -> None:
    """CCG-GLOSSARY-23: in the first part of its player's turn, a card that waits is played if it can be now."""
    for seat, copy in table.owed:
        kind = table.kind[copy]
        if (
            seat == me == table.turn
            and table.part == PLAY
            and affordable(table, me, kind)
            and has_destination(table, me, kind)
        ):
            table.owed = tuple([each for each in table.owed if each != (seat, copy)])
            play_from(table, me, copy, 0)
            table.do(pay_debts, me)
            return


register_rules(globals())
