"""The Minion Step: one Minion is played or moved (NEM-MINION-01 to -10)."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.by_hand import after_opening, own_texts
from timescoop.games.nemesis.going import relocate
from timescoop.games.nemesis.playing import play_card, playable, without_duplicates
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.winning import resolve_triggered
from timescoop.kernel import NOBODY, as_offer, at_rest, question, register_rules
from timescoop.language import NO


def own_minions(table: Nemesis, me: int) -> list[int]:
    """NEM-MINION-02: the Minions that you control and that can move, wherever they stand (NEM-AMB-64, -95)."""
    minion = table.pool.minion
    mine = [copy for copy, seat in table.holder.items() if seat == me and table.is_type(copy, minion)]
    if not (table.stuck or table.pool.barring or table.pool.sheltering):
        return mine
    return [copy for copy in mine if table.ways_for(me, copy)]


def offer_minion(table: Nemesis, me: int) -> None:
    """NEM-AMB-10: skipped if you have neither a hand nor a Minion."""
    if table.hand(me) or own_minions(table, me):
        table.ask(PLAY_OR_MOVE, me)


def minions_to_use(table: Nemesis, me: int) -> list[int]:
    """NEM-MINION-02: `no`, a Minion of your hand, or one of yours on the boards."""
    book = table.deal.book
    kinds = [kind for kind in table.hand_kinds(me) if is_minion(table, kind) and can_enter(table, me, kind)]
    held = book.kind.options(kinds)
    minions = sorted(without_duplicates(table, book.card.options(own_minions(table, me))))
    return [NO, *held, *minions, *own_texts(table, me)]


def can_enter(table: Nemesis, me: int, kind: int) -> bool:
    """NEM-AMB-95, NEM-AMB-112: whether nothing bars the card, and there is a Location where a seat can play a card."""
    return not (table.pool.barring or table.pool.banning) or playable(table, me, kind, NOBODY)


def is_minion(table: Nemesis, kind: int) -> bool:
    """NEM-MINION-03: a Nemesis Character with the Minion trait."""
    wanted = table.pool.nemesis_card | table.pool.character | table.pool.minion
    return table.pool.traits[kind] & wanted == wanted


def play_or_move(table: Nemesis, me: int, option: int) -> None:
    """NEM-MINION-02: play or move one Minion, or neither; Instants may be played even after `no` (NEM-AMB-05)."""
    table.calm = 0
    if option == NO:
        return
    if after_opening(table, me, option):
        table.do(resolve_triggered)
        table.do(offer_minion, me)
        return
    block, target = table.deal.book.decode(option)
    if block is table.deal.book.card:
        table.ask(MARCH, me, target)
    else:
        play_card(table, me, target, NOBODY)


def ways_to_march(table: Nemesis, me: int, copy: int) -> list[int]:
    """NEM-MINION-07: any other Location on any board (NEM-AMB-11)."""
    return table.deal.book.place.options(table.ways_for(me, copy))


def march(table: Nemesis, me: int, copy: int, option: int) -> None:
    """NEM-MINION-10: a move of the Minion Step, which rules may speak of."""
    relocate(table, me, copy, table.deal.book.place.target(option))
    table.do(resolve_triggered)


PLAY_OR_MOVE: Final = at_rest(question("nemesis/minion", "NEM-MINION-02", minions_to_use, play_or_move))
as_offer(PLAY_OR_MOVE, NO)
MARCH: Final = question("nemesis/march", "NEM-MINION-07", ways_to_march, march)


register_rules(globals())
