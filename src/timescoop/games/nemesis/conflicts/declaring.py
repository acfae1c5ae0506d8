"""Conflict triggers: declared in a reaction window, resolved last in, first out (NEM-CONFLICT-13 to -21)."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.built.fields import ASIDE
from timescoop.games.nemesis.drawing import from_hand
from timescoop.games.nemesis.instants import carry_out_instant, tell_instant
from timescoop.games.nemesis.options import PASS
from timescoop.games.nemesis.pool import CONFLICT, YOU_PLAY
from timescoop.games.nemesis.table import RESPONDERS, Nemesis
from timescoop.games.nemesis.winning import check_wins_on, resolve_triggered, use
from timescoop.kernel import after_response, as_window, open_window, question, register_rules


def declare(table: Nemesis) -> None:
    """NEM-CONFLICT-16: the seat that initiated has the first opportunity, then the others in turn order."""
    table.do(open_window, DECLARE, table.starter, table.seats)


def triggers(table: Nemesis, seat: int) -> list[int]:
    """NEM-CONFLICT-14: Conflict rules of cards at the Location that a seat controls, each once (NEM-CONFLICT-15)."""
    block, out = table.deal.book.trigger, []
    for copy in table.at(table.fight):
        kind = table.kind[copy]
        if table.hands_off and table.pool.by_hand[kind]:
            continue
        numbers = table.pool.numbered(kind, CONFLICT)
        if numbers and table.controller(copy) == seat:
            options = block.parts_of(copy, numbers)
            out += [option for option in options if option not in table.declared]
    return sorted(out)


def may_declare(table: Nemesis, seat: int) -> bool:
    """NEM-AMB-07: whether a seat could declare anything, judged by deck lists and open cards alone."""
    if triggers(table, seat):
        return True
    hand = table.hand(seat)
    pool, everyone = table.pool, table.everyone()
    if hand:
        for kind in pool.conflict_instants:
            if table.owners[kind] == seat:
                seen = [copy for copy in (*table.pile(seat), *table.zones[ASIDE]) if table.kind[copy] == kind]
                if len(seen) < pool.copies[kind]:
                    return True
    return any([table.known[copy] == everyone and table.kind[copy] in pool.conflict_instants for copy in hand])


def declarations(table: Nemesis, me: int, _left: int) -> list[int]:
    """NEM-CONFLICT-13: pass, a sentence of a Conflict Instant (NEM-AMB-08), or a rule of a card at the Location."""
    block = table.deal.book.instant
    heroes_too = table.deal.hero_instants
    out = [PASS]
    for kind in table.hand_kinds(me):
        if table.pool.banning and table.is_banned(me, kind):
            continue
        if kind in table.pool.conflict_instants and (heroes_too or not table.pool.traits[kind] & table.pool.hero):
            out += block.parts_of(kind, table.pool.numbered(kind, CONFLICT))
    return out + triggers(table, me)


def declared(table: Nemesis, me: int, left: int, option: int) -> None:
    """NEM-CONFLICT-18: queue what was declared beneath later declarations, so that the last one resolves first."""
    if option == PASS:
        after_response(table, DECLARE, me, left, passed=True)
        return
    book = table.deal.book
    block, target = book.decode(option)
    nth = block.part(option)
    if block is book.trigger:
        table.declared += (option,)
        table.say(facts.DECLARED, me, (nth, table.kind[target]), (target,))
        after_response(table, DECLARE, me, left, passed=False)
        table.do(resolve_trigger, me, target, nth)
        return
    copy = from_hand(table, me, target)
    table.move(copy, ASIDE)
    tell_instant(table, me, copy, nth)
    after_response(table, DECLARE, me, left, passed=False)
    table.do(check_wins_on, YOU_PLAY, me, copy)
    table.do(carry_out_instant, me, copy, nth)


def resolve_trigger(table: Nemesis, me: int, copy: int, nth: int) -> None:
    """NEM-AMB-08: the rule of a card that has left the Location has no effect."""
    if not table.in_play(copy) or table.place_of(copy) != table.fight:
        table.say(facts.FIZZLED, me, (), (copy,))
        return
    use(table, me, copy, nth)
    table.do(resolve_triggered)


DECLARE: Final = as_window(question("nemesis/declare", "NEM-CONFLICT-16", declarations, declared), PASS, usual=True)
RESPONDERS[DECLARE] = may_declare

register_rules(globals())
