"""Why an option is not allowed to a seat, using the same tests as the rules.

For each question a function `bar(table, me, *args, option)`: a sentence of `reasons`, or nothing if the option is
allowed. Every option that isn't allowed has one, and no other; a test plays games at random and looks at all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.invasion import reasons
from timescoop.games.invasion.actions import (
    ATTACK,
    DEFEND,
    attack_bar,
    defence_bar,
    defender_bar,
    location_bar,
    next_enemy_bar,
    of_type,
)
from timescoop.games.invasion.buying import BUY_CARDS, DISCARD_CARDS, buy_bar, left_in_hand, one_more_bar
from timescoop.games.invasion.options import BUY, DISCARD, END_TURN, RESERVE
from timescoop.games.invasion.points import TAKE_FROM
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION
from timescoop.games.invasion.reasons import FLOOR, NAME_ONE, NO_ANSWER, OPEN, nearest
from timescoop.games.invasion.refusals.choices import CHOICES, named
from timescoop.games.invasion.refusals.picks import PICKS
from timescoop.games.invasion.reserve import RESERVE_CARDS, keep_bar, reserve_bar, room_bar
from timescoop.games.invasion.supports import support_bar
from timescoop.games.invasion.table import NO_PLACE, Invasion
from timescoop.games.invasion.turn import ACTION, LAST_ACTION, PASS, end_bar
from timescoop.language import DONE, FIRST, SECOND, YES, Context, obstacle


def bar_of(table: Invasion, seat: int, option: int) -> str:
    """INV-TURN-03: why a seat that is asked cannot answer with an option; nothing if it can."""
    book = table.deal.book
    question, args = next((question, args) for question, args in table.asked if args[0] == seat)
    if question not in BARS:
        return joint_bar(table, args, option)
    block, target = book.decode(option)
    if book.hand is not None and block in book.hand.parts:
        return OPEN if option in table.options(seat) else reasons.NOT_BY_HAND
    if block is book.pick_up:
        return NO_PICK_UP.get(question) or pick_up_bar(table, seat, target)
    return BARS[question](table, *args, option)


def joint_bar(table: Invasion, args: tuple[int, ...], option: int) -> str:
    """INV-SUP-01: why a thing that a text allows, or one of two that it offers, cannot be done."""
    me, this, *deeds = args
    if option in table.options(me):
        return OPEN
    by_option = {YES: deeds[0]} if len(deeds) == 1 else {FIRST: deeds[0], SECOND: deeds[1]}
    return obstacle(table, by_option[option], me, Context(this)) if option in by_option else NO_ANSWER


def pick_up_bar(table: Invasion, me: int, kind: int) -> str:
    """INV-RESERVE-04: why a card cannot be picked up: in your own turn, each card that you keep back can."""
    if me != table.turn:
        return reasons.NOT_YOUR_TURN
    there = [copy for copy in table.reserve(me) if table.kind[copy] == kind]
    if not there:
        return reasons.NOT_KEPT
    return reasons.STAYS_THERE if all([table.up[copy] for copy in there]) else OPEN


def held_bar(table: Invasion, me: int, kind: int) -> str:
    """INV-TURN-03: why a card cannot be named as one of the hand."""
    if kind in table.hand_kinds(me):
        return OPEN
    kept = kind in [table.kind[copy] for copy in table.face_down(me)]
    return reasons.IN_RESERVE if kept else reasons.NOT_HELD


def left_bar(table: Invasion, me: int, kind: int) -> str:
    """INV-TURN-03: why no copy of a card of the hand is left to be named."""
    return held_bar(table, me, kind) or (OPEN if kind in left_in_hand(table, me) else reasons.NO_COPY_LEFT)


def done_bar(table: Invasion) -> str:
    """INV-TURN-05: a choice of several cards is done once one is named."""
    return OPEN if table.picks else NAME_ONE


# ---- a turn's actions


def action(table: Invasion, me: int, option: int) -> str:
    """INV-TURN-03: the seven kinds of action, and in an ordinary turn its end."""
    book = table.deal.book
    if option in PLAIN:
        return PLAIN[option](table, me)
    block, target = book.decode(option)
    if block is book.play:
        return play_bar(table, me, target)
    if block is book.defend:
        place, bar_at = table.place_at(me, target), defending_bar
    elif block is book.attack:
        place, bar_at = table.place_at(target, block.part(option)), foray_bar
    else:
        return NO_ANSWER
    if place == NO_PLACE:
        return NO_ANSWER
    return bar_at(table, me, place) or (OPEN if table.to_spare(me) >= 1 else FLOOR)


def play_bar(table: Invasion, me: int, kind: int) -> str:
    """INV-AMB-04: why a Location or a Support cannot be played; one that surely draws may be, from any hand."""
    kind_type = table.pool.type[kind]
    bar = held_bar(table, me, kind)
    if bar:
        return bar
    if kind_type in (DEFENDER, ENEMY):
        return sent_bar(table, me, kind)
    bar = support_bar(table, me, kind) if kind_type != LOCATION else location_bar(table, me, kind)
    return bar or (OPEN if table.to_spare(me) >= 1 or table.pool.redraws[kind] else FLOOR)


def sent_bar(table: Invasion, me: int, kind: int) -> str:
    """INV-DEF-01, INV-ENE-01: why a Defender or an Enemy can go to no Location; where it can, that one is named."""
    if table.to_spare(me) < 1:
        return FLOOR
    defends, spare = table.pool.type[kind] == DEFENDER, table.spare_dalek(me)
    bars = [
        defence_bar(table, place, [kind]) if defends else attack_bar(table, me, place, [kind], spare=spare)
        for seat, line in enumerate(table.lines)
        for place in line
        if (seat == me) == defends
    ]
    if not bars:
        return reasons.NOT_YOURS if defends else reasons.OWN_PLACE
    if OPEN not in bars:
        return nearest(bars)
    return reasons.NAME_OWN if defends else reasons.NAME_TARGET


def defending_bar(table: Invasion, me: int, place: int) -> str:
    """INV-DEF-01: why a place of one's own cannot be defended, the floor apart."""
    return defence_bar(table, place, of_type(table, table.hand_kinds(me), DEFENDER))


def foray_bar(table: Invasion, me: int, place: int) -> str:
    """INV-ENE-06: why a place cannot be attacked, the floor apart."""
    if table.place_seat[place] == me:
        return reasons.OWN_PLACE
    found = of_type(table, table.hand_kinds(me), ENEMY)
    return attack_bar(table, me, place, found, spare=table.spare_dalek(me)) if found else reasons.NO_ENEMY


PLAIN: Final[dict[int, Callable[[Invasion, int], str]]] = {
    RESERVE: reserve_bar,
    BUY: lambda table, me: buy_bar(table, me, 1),
    DISCARD: lambda table, me: OPEN if table.to_spare(me) >= 1 else FLOOR,
    END_TURN: end_bar,
}


# ---- the cards that an action takes


def defenders(table: Invasion, me: int, place: int, option: int) -> str:
    """INV-DEF-04: a further Defender, or done."""
    if option == DONE:
        return done_bar(table)
    kind = named(table, option)
    if kind < 0:
        return NO_ANSWER
    return held_bar(table, me, kind) or defender_bar(table, place, kind) or picked_floor(table, me)


def enemies(table: Invasion, me: int, place: int, option: int) -> str:
    """INV-AMB-30: a further Enemy, or done."""
    if option == DONE:
        return done_bar(table)
    kind = named(table, option)
    if kind < 0:
        return NO_ANSWER
    further = next_enemy_bar(table, me, place, kind, spare=table.spare_dalek(me))
    return held_bar(table, me, kind) or further or picked_floor(table, me)


def picked_floor(table: Invasion, me: int) -> str:
    """INV-TURN-07: why no further card may leave the hand beside those that were picked."""
    return OPEN if table.to_spare(me) > len(table.picks) else FLOOR


def kept(table: Invasion, me: int, option: int) -> str:
    """INV-RESERVE-01: a further card for the Reserve, or done."""
    if option == DONE:
        return done_bar(table)
    kind = named(table, option)
    return NO_ANSWER if kind < 0 else room_bar(table, me) or held_bar(table, me, kind) or keep_bar(table, me, kind)


def discards(table: Invasion, me: int, option: int) -> str:
    """INV-TP-03: a further card to discard, or done."""
    if option == DONE:
        return done_bar(table)
    kind = named(table, option)
    return NO_ANSWER if kind < 0 else one_more_bar(table, me) or left_bar(table, me, kind)


def amounts(table: Invasion, me: int, option: int) -> str:
    """INV-AMB-11: how many cards are bought."""
    block, count = table.deal.book.decode(option)
    return buy_bar(table, me, count) if block is table.deal.book.amount else NO_ANSWER


def passed(table: Invasion, me: int, option: int) -> str:
    """INV-TURN-06: a further card to pass; none can be picked up now."""
    kind = named(table, option)
    bar = NO_ANSWER if kind < 0 else left_bar(table, me, kind)
    return reasons.TURN_ENDS if bar == reasons.IN_RESERVE else bar


NO_PICK_UP: Final = {PASS: reasons.TURN_ENDS, TAKE_FROM: NO_ANSWER}
BARS: Final[dict[int, Callable[..., str]]] = {
    ACTION: action,
    LAST_ACTION: action,
    DEFEND: defenders,
    ATTACK: enemies,
    RESERVE_CARDS: kept,
    DISCARD_CARDS: discards,
    BUY_CARDS: amounts,
    PASS: passed,
    **CHOICES,
    **PICKS,
}
