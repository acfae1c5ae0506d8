"""A Conflict, from choosing its Location to the totals (NEM-CONFLICT-01 to -24)."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.conflicts.declaring import declare
from timescoop.games.nemesis.conflicts.results import resolve
from timescoop.games.nemesis.conflicts.strength import base, fighters, hero_total
from timescoop.games.nemesis.instants import offer_instants
from timescoop.games.nemesis.options import MOST
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOBODY, NOWHERE, at_rest, question, register_rules
from timescoop.language import NO, YES


def places_to_fight(table: Nemesis, me: int) -> list[int]:
    """NEM-CONFLICT-03: the Locations with one of your Minions and another player's Minion or a Hero Character."""
    return [place for place in table.places() if table.minions(me, place) and has_opponents(table, me, place)]


def has_opponents(table: Nemesis, me: int, place: int) -> bool:
    """NEM-CONFLICT-06: whether a seat has opponents there: other players' Minions, or Heroes, even its own."""
    minion, hero = table.pool.minion, table.pool.hero
    both = hero | table.pool.character
    for copy in table.at(place):
        traits = table.pool.traits[table.kind[copy]]
        if traits & both == both or (traits & minion and table.holder[copy] != me):
            return True
    return False


def offer_conflict(table: Nemesis, me: int) -> None:
    """NEM-CONFLICT-01: ask whether to initiate a Conflict, if one is possible; at most one a turn."""
    if places_to_fight(table, me):
        table.ask(INITIATE, me)


def initiate_one(table: Nemesis, me: int) -> None:
    """NEM-CARD-seek-prey: another Conflict, only in your own turn and outside a Conflict; it isn't optional."""
    if can_initiate(table, me):
        table.ask(HUNT, me)


def can_initiate(table: Nemesis, me: int) -> bool:
    """NEM-CARD-seek-prey: whether a Conflict can be initiated by a text now."""
    return me == table.turn and table.fight == NOWHERE and len(places_to_fight(table, me)) > 0


def battlefields(table: Nemesis, me: int) -> list[int]:
    """NEM-CONFLICT-03: the Locations for a Conflict that can't be declined."""
    return table.deal.book.place.options(places_to_fight(table, me))


def battlefields_or_none(table: Nemesis, me: int) -> list[int]:
    """NEM-CONFLICT-01: `no`, or one of the Locations."""
    return [NO, *battlefields(table, me)]


def begin(table: Nemesis, me: int, option: int) -> None:
    """NEM-CONFLICT-02: queue Power, triggers, Strength, dice and result, in this order."""
    table.calm = 0
    if option == NO:
        return
    place = table.deal.book.place.target(option)
    nobody = [0] * table.seats
    table.fight, table.starter = place, me
    table.committed, table.gained, table.rolls = nobody[:], nobody[:], nobody[:]
    table.hero_gain, table.doubled, table.displacers, table.rerolls, table.declared = 0, 0, 0, 0, ()
    table.promises = ()
    table.say(facts.CONFLICT, me, (place,))
    table.do(commit)
    table.do(declare)
    table.do(total)
    table.do(resolve)
    table.do(clear)
    table.do(offer_instants)


INITIATE: Final = at_rest(question("nemesis/initiate", "NEM-CONFLICT-03", battlefields_or_none, begin))
HUNT: Final = question("nemesis/hunt", "NEM-CARD-seek-prey", battlefields, begin)


# ---- Power


def commit(table: Nemesis) -> None:
    """NEM-CONFLICT-08: each seat in the Conflict commits Power in secret; seats without Power commit 0 (NEM-AMB-06)."""
    seats = [seat for seat in fighters(table) if table.power[seat]]
    if seats:
        table.poll(COMMIT, seats)


def amounts(table: Nemesis, me: int) -> list[int]:
    """NEM-CONFLICT-08: every amount from 0 to all of your Power."""
    return table.deal.book.amount.options(range(min(table.power[me], MOST) + 1))


def reveal(table: Nemesis) -> None:
    """NEM-CONFLICT-10: all commitments are revealed together; the other Power stays on the boards."""
    block = table.deal.book.amount
    for turn in range(table.seats):
        seat = (table.starter + turn) % table.seats
        if table.sealed[seat] in block:
            count = block.target(table.sealed[seat])
            table.committed[seat] = count
            table.power[seat] -= count
            table.say(facts.COMMITTED, seat, (count,))


COMMIT: Final = question("nemesis/commit", "NEM-CONFLICT-08", amounts, reveal)


# ---- totals


def total(table: Nemesis) -> None:
    """NEM-CONFLICT-24: each seat with a Minion there rolls a die; Heroes roll none (NEM-HERO-02, NEM-AMB-12)."""
    for seat in fighters(table):
        roll = table.roll_die()
        table.rolls[seat] = roll
        strength = base(table, seat)
        table.say(facts.TOTALLED, seat, (strength, roll, strength + roll))
    if table.heroes(table.fight):
        table.say(facts.HEROES_TOTALLED, NOBODY, (hero_total(table),))
    if table.rerolls:
        for seat in fighters(table):
            table.do(offer_reroll, seat)


# ---- dice rolled again

MUST: Final = 8  # seats; the bits of those that must reroll come after the bits of those that may


def offer_reroll(table: Nemesis, seat: int) -> None:
    """NEM-AMB-92: reroll for seats that must, and ask seats that may; once each, in the order of the Conflict."""
    if table.rerolls >> MUST + seat & 1:
        roll_again(table, seat)
    elif table.rerolls >> seat & 1:
        table.ask(REROLL, seat)


def roll_again(table: Nemesis, seat: int) -> None:
    """NEM-AMB-92: the second roll counts, higher or lower."""
    roll = table.roll_die()
    table.rolls[seat] = roll
    strength = base(table, seat)
    table.say(facts.TOTALLED, seat, (strength, roll, strength + roll))


def yes_or_no(_table: Nemesis, _me: int) -> list[int]:
    """NEM-AMB-92: yes or no."""
    return [YES, NO]


def reroll_or_not(table: Nemesis, me: int, option: int) -> None:
    """NEM-AMB-92: if the seat wants it, its own die is rolled again."""
    if option == YES:
        roll_again(table, me)


# its key comes after those of older questions, so that the numbers of the others stay what they were
REROLL: Final = question("nemesis/yours_thrown", "NEM-AMB-92", yes_or_no, reroll_or_not)


def clear(table: Nemesis) -> None:
    """NEM-CONFLICT-30: all committed Power is discarded, and the Conflict is over."""
    for seat in range(table.seats):
        if table.committed[seat]:
            table.say(facts.SPENT_COMMITTED, seat, (table.committed[seat],))
    nobody = [0] * table.seats
    table.fight, table.starter = NOWHERE, NOBODY
    table.committed, table.gained, table.rolls = nobody[:], nobody[:], nobody[:]
    table.hero_gain, table.doubled, table.displacers, table.rerolls, table.declared = 0, 0, 0, 0, ()
    table.promises = ()


register_rules(globals())
