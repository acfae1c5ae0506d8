"""Phrases for temporary bonuses."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.lasting import NEXT_TURN, THE_GAME, THIS_ATTEMPT, THIS_FIGHT, THIS_TURN, lend
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.picking import act, any_there, choose
from timescoop.games.ccg.statics import slot_of
from timescoop.games.ccg.table import AS_NATIVE, WORKS, Ccg
from timescoop.kernel import register_rules
from timescoop.language import Context, parts, perform_on, value

SPANS: Final = 8  # a span and its number in one: number * SPANS + span


@phrase("span", "until your turn ends")
def until_turn_ends(table: Ccg, me: int, _this: Context) -> int:
    """CCG-GLOSSARY-15: this turn, if it is yours; else your next one."""
    left = (me - table.turn) % table.seats
    return (table.turn_number + left) * SPANS + THIS_TURN


@phrase("span", "until your next turn starts")
def until_next_turn(_table: Ccg, me: int, _this: Context) -> int:
    """CCG-GLOSSARY-15: through the turns of all others."""
    return me * SPANS + NEXT_TURN


@phrase("span", "during this attempt")
def in_attempt(_table: Ccg, _me: int, _this: Context) -> int:
    """CCG-AMB-38: the attempt that is being answered."""
    return THIS_ATTEMPT


@phrase("span", "during this fight")
def in_fight(table: Ccg, _me: int, _this: Context) -> int:
    """CCG-FIGHT-05: the fight that is being answered."""
    return len(table.fights) * SPANS + THIS_FIGHT


@phrase("span", "for the rest of the game")
def for_good(_table: Ccg, _me: int, _this: Context) -> int:
    """CCG-GLOSSARY-41: goes on when the card that did it has left play."""
    return THE_GAME


def loan_possible(table: Ccg, me: int, this: Context, loan: int, _span: int) -> bool:
    """Whether there is a card to lend it to."""
    return any_there(table, me, this, parts(loan)[0])


@phrase("deed", "{loan} {span}", loan_possible)
def lends(table: Ccg, me: int, this: Context, loan: int, span: int) -> None:
    """CCG-GLOSSARY-41: how long is settled now."""
    perform_on(table, loan, me, this, value(table, span, me, this))


@phrase("loan", "give {chosen_cards} +{INT} {STAT}")
def gives(table: Ccg, me: int, this: Context, till: int, pick: int, amount: int, stat: int) -> None:
    """CCG-GLOSSARY-06: a Quality or Trait is raised."""
    choose(table, me, this, LEND, pick, till, stat, amount)


@phrase("loan", "let {chosen_cards} work with your Heroes")
def lets_work(table: Ccg, me: int, this: Context, till: int, pick: int) -> None:
    """CCG-ENEMY-06, CCG-GLOSSARY-50: an Enemy counts among your TARDIS Characters and Allies."""
    choose(table, me, this, LEND, pick, till, slot_of(table, WORKS), 1)


@phrase("loan", "let {chosen_cards} act as a Native")
def lets_be_native(table: Ccg, me: int, this: Context, till: int, pick: int) -> None:
    """CCG-GLOSSARY-02: at home everywhere, once in play."""
    choose(table, me, this, LEND, pick, till, slot_of(table, AS_NATIVE), 1)


def lend_to_them(table: Ccg, me: int, _this: Context, cards: tuple[int, ...], more: tuple[int, ...]) -> None:
    """CCG-GLOSSARY-41: each of them gets it."""
    till, slot, amount = more
    number, span = divmod(till, SPANS)
    for copy in cards:
        lend(table, span, number, me, copy, slot, amount)


LEND: Final = act(lend_to_them)

register_rules(globals())
