"""Characters that are kidnapped and freed, and cards that change hands."""

from __future__ import annotations

from timescoop.games.ccg import facts
from timescoop.games.ccg.events import HAPPENS, announce, tell, touch
from timescoop.games.ccg.field_types import Lasting
from timescoop.games.ccg.freezing import PLAIN, chill
from timescoop.games.ccg.going import shielded
from timescoop.games.ccg.lasting import WHILE_BORNE, end_loans, lend_control
from timescoop.games.ccg.pool import CHARACTERS, KIDNAPPED
from timescoop.games.ccg.statics import FROM_KIDNAPPING
from timescoop.games.ccg.table import CONTROL, Ccg
from timescoop.kernel import NOBODY, NOWHERE, register_rules
from timescoop.language import NO_TEXT


def kidnap(table: Ccg, me: int, copy: int, by: int = NOBODY) -> None:
    """CCG-KIDNAP-01: a Character is about to be kidnapped by a seat."""
    if not table.in_play(copy) or copy in table.captor:
        return
    if shielded(table, copy, FROM_KIDNAPPING, by):
        table.say(facts.SAFE, me, (), (copy,))
        return
    announce(table, KIDNAPPED, me, copy, table.place_of(copy))


def be_kidnapped(table: Ccg, me: int, copy: int, place: int) -> None:
    """CCG-AMB-27: it stays at its place, marked with its kidnapper, and counts on no side."""
    if not table.in_play(copy):
        return
    table.captor[copy] = me
    table.look_anew()
    table.say(facts.KIDNAPPED, me, (place,), (copy,))
    tell(table, KIDNAPPED, me, copy, place)
    touch(table)


HAPPENS[KIDNAPPED] = be_kidnapped


def free(table: Ccg, me: int, copy: int) -> None:
    """CCG-KIDNAP-01: a kidnapped Character is free."""
    if table.captor.pop(copy, NOBODY) != NOBODY:
        table.say(facts.FREED, me, (), (copy,))
        touch(table)


def release_unguarded(table: Ccg) -> None:
    """CCG-AMB-27: a prisoner whose kidnapper has no Character left there is simply frozen until the next turn."""
    if table.deal.prisoners_kept:
        return
    for copy, seat in list(table.captor.items()):
        place = table.place_of(copy)
        if place != NOWHERE and not table.here(place, seat, CHARACTERS):
            chill(table, copy, (PLAIN, 0, seat, NO_TEXT))
            free(table, table.controller(copy), copy)


def take_control(table: Ccg, me: int, copy: int) -> None:
    """CCG-ARTIFACT-05, CCG-AMB-33: from now on a seat commands a card; its owner stays who it was."""
    if table.in_play(copy) and table.holder[copy] != me:
        table.holder[copy] = me
        hidden = table.under(copy)
        for each in hidden:
            table.peek(each, me)  # the seat that commands a card may look at what lies under it
        table.say(facts.TOOK_CONTROL, me, (), (copy, *hidden))
        touch(table)


def command(table: Ccg, me: int, copy: int, span: int, number: int) -> None:
    """CCG-AMB-123: a seat controls a card for a time; nothing changes for a card that it controls already."""
    if table.in_play(copy) and table.holder[copy] != me:
        lend_control(table, span, number, me, copy)
        take_control(table, me, copy)


def settle_commands(table: Ccg) -> None:
    """CCG-AMB-124: a Condition gives its player the Character on which it lies, for as long as it lies there."""
    latest = {host: copy for copy, host in table.host.items() if table.pool.commands[table.kind[copy]]}
    for host, copy in latest.items():  # of several, the one that came last
        if table.in_play(copy) and table.in_play(host) and table.holder[host] != table.holder[copy]:
            table.excused += (copy,)
            command(table, table.holder[copy], host, WHILE_BORNE, 0)
    slot = 2 * table.pool.slots + CONTROL
    over = [each for each in table.lasting if each[0] == WHILE_BORNE and each[4] == slot and not is_bound(table, each)]
    if over:
        end_loans(table, over)


def is_bound(table: Ccg, loan: Lasting) -> bool:
    """CCG-AMB-124: whether a Condition still gives a seat the card that it commands."""
    commands, kind = table.pool.commands, table.kind
    return any([commands[kind[each]] and table.holder[each] == loan[2] for each in table.on(loan[3])])


register_rules(globals())
