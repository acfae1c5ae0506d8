"""Phrases for other effects of played cards: Time Points, counters, cards of the hand."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.built.fields import PLAYED
from timescoop.games.invasion.buying import left_in_hand
from timescoop.games.invasion.context import CONTEXT, IN_HAND
from timescoop.games.invasion.phrases.attacks import at_spot, spots
from timescoop.games.invasion.phrases.book import phrase
from timescoop.games.invasion.points import gain
from timescoop.games.invasion.pool import DEFENDER
from timescoop.games.invasion.reasons import (
    COUNTER_NAMED,
    COUNTERS_NAMED,
    DEFENDER_BELOW_FLOOR,
    NO_COUNTER,
    NO_DEFENDER_TO_GIVE,
    OPEN,
)  # fmt: skip
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import NOBODY, of_several, question, register_rules
from timescoop.language import DONE, Context, value

# ---- Time Points


@phrase("deed", "take {INT} Time Point(s)", brings_points=1.0)
def take(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-20: from the supply, as far as it can pay."""
    table.do(gain, me, count)


@phrase("deed", "take {INT} Time Point(s) for each {thing}", brings_points=1.5)
def take_for_each(table: Invasion, me: int, this: Context, each: int, thing: int) -> None:
    """INV-AMB-132: as many times as there are such things now."""
    table.do(gain, me, each * value(table, thing, me, this))


@phrase("deed", "take {INT} Time Point(s) for each {thing}, and {INT} more", brings_points=2.0)
def take_for_each_and_more(table: Invasion, me: int, this: Context, each: int, thing: int, more: int) -> None:
    """INV-AMB-22: the card's own player takes all of it first."""
    table.do(gain, me, each * value(table, thing, me, this) + more)


# ---- TARDIS counters given back


@phrase("deed", "return up to {INT} TARDIS counters from any Locations to their owners", at_rest=True)
def return_counters(table: Invasion, me: int, _this: Context, most: int) -> None:
    """INV-AMB-76: none to that many, of any players; nobody is asked if none is there."""
    if any(table.protected):
        table.ask(CHOOSE_COUNTERS, me, most)


def counters_to_choose(table: Invasion, me: int, most: int) -> list[int]:
    """INV-AMB-76: done, or a further place with a TARDIS counter."""
    out = [DONE, *pick_ups(table, me)]
    places = range(len(table.place_seat))
    return out + spots(table, [place for place in places if not counter_bar(table, most, place)])


def counter_bar(table: Invasion, most: int, place: int) -> str:
    """INV-AMB-76: why the TARDIS counter of a place cannot be named."""
    if not table.protected[place]:
        return NO_COUNTER
    if place in [at_spot(table, pick) for pick in table.picks]:
        return COUNTER_NAMED
    return OPEN if len(table.picks) < most else COUNTERS_NAMED


def choose_counters(table: Invasion, me: int, most: int, option: int) -> None:
    """INV-AMB-76: when you are done, those named go home."""
    if option != DONE:
        table.ask_again(CHOOSE_COUNTERS, me, most, picks=(*table.picks, option))
        return
    for pick in table.picks:
        table.return_counter(at_spot(table, pick), facts.COUNTER_TAKEN_OFF)


CHOOSE_COUNTERS: Final = of_several(
    question("invasion/choose_counters", "INV-AMB-76", counters_to_choose, choose_counters)
)


# ---- a Defender as a price


def spare_defenders(table: Invasion, me: int, given_up: int) -> list[int]:
    """INV-AMB-74: the kinds of Defenders kept back, and of those in hand if the floor allows to give one up.

    `given_up` counts the cards that the action takes from the hand before this one (INV-AMB-04).
    """
    copies = table.face_down(me)
    if table.to_spare(me) > given_up:
        copies += table.hand(me)
    return sorted({table.kind[copy] for copy in copies if table.pool.type[table.kind[copy]] == DEFENDER})


def giving_bar(table: Invasion, me: int, this: Context) -> str:
    """INV-AMB-74: there must be one; while the card that asks for it is still in the hand, it counts too."""
    given_up = 1 if this == IN_HAND else 0
    if spare_defenders(table, me, given_up):
        return OPEN
    held = any([table.pool.type[kind] == DEFENDER for kind in table.hand_kinds(me)])
    return DEFENDER_BELOW_FLOOR if held else NO_DEFENDER_TO_GIVE


@phrase("deed", "discard a Defender from your hand or Reserve", bar=giving_bar, openly=False, at_rest=True)
def give_defender(table: Invasion, me: int, this: Context) -> None:
    """INV-AMB-74: you choose which."""
    table.ask(CHOOSE_COST, me, this)


def costs(table: Invasion, me: int, _this: Context) -> list[int]:
    """INV-AMB-74: such a Defender by its name; in a table imagined by others there may be none, then done."""
    kinds = spare_defenders(table, me, 0)
    return (table.deal.book.kind.options(kinds) or [DONE]) + pick_ups(table, me)


def choose_cost(table: Invasion, me: int, _this: Context, option: int) -> None:
    """INV-AMB-74: it is discarded from the hand, or from the Reserve if the hand has none to spare."""
    if option == DONE:
        return
    kind, spot = table.deal.book.target_of[option], NOBODY
    if kind in table.hand_kinds(me) and table.to_spare(me) > 0:
        copy = table.pick(table.hand_zone(me), kind, me)
    else:
        copy = next(copy for copy in table.face_down(me) if table.kind[copy] == kind)
        spot = table.reserve(me).index(copy)
    table.discard(copy)
    table.say(facts.PAID_CARD, me, (spot,), (copy,))


CHOOSE_COST: Final = question("invasion/choose_defender_cost", "INV-AMB-74", costs, choose_cost)


# ---- a new hand


@phrase("deed", "discard any number of cards from your hand, then draw that many and {INT} more", at_rest=True)
def redraw(table: Invasion, me: int, this: Context, more: int) -> None:
    """INV-AMB-78: the card itself goes first; you name the others one by one."""
    if table.zone[CONTEXT.card(this)] == PLAYED:
        table.discard(CONTEXT.card(this))
    table.ask(REFRESH, me, more)


def cards_to_refresh(table: Invasion, me: int, _more: int) -> list[int]:
    """INV-AMB-78: done, or a further card of your hand."""
    return [DONE, *table.deal.book.kind.options(left_in_hand(table, me)), *pick_ups(table, me)]


def refresh(table: Invasion, me: int, more: int, option: int) -> None:
    """INV-AMB-78: all are discarded first; then you draw."""
    if option != DONE:
        table.ask_again(REFRESH, me, more, picks=(*table.picks, table.deal.book.target_of[option]))
        return
    gone = table.discard_picks(me)
    table.say(facts.REFRESHED, me, (len(gone),), gone)
    table.draw(me, len(gone) + more, facts.DREW_ANEW)


REFRESH: Final = of_several(question("invasion/refresh", "INV-AMB-78", cards_to_refresh, refresh))

register_rules(globals())
