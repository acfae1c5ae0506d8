"""Why an option is not allowed when a card or a conflict asks for an attack, a card or a player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.invasion import reasons
from timescoop.games.invasion.built.fields import DECK, DISCARDS
from timescoop.games.invasion.buying import left_in_hand
from timescoop.games.invasion.conflict import PAY, TURN, turn_bar
from timescoop.games.invasion.losses import LOSS, RETRIEVE, loss_bar, losses_bar
from timescoop.games.invasion.phrases.attacks import CHOOSE_ATTACK, CHOOSE_ENEMY, MAY_PLACE, aim_bar
from timescoop.games.invasion.phrases.bargains import NAMED, SPLIT
from timescoop.games.invasion.phrases.decks import FROM_PILE, KEEP, SEARCH, fitting_bar, on_top
from timescoop.games.invasion.phrases.deeds import CHOOSE_COST, CHOOSE_COUNTERS, REFRESH, counter_bar, spare_defenders
from timescoop.games.invasion.phrases.gifts import GIVEN, LAID, held_in_hand
from timescoop.games.invasion.phrases.ground import (
    CHOOSE_DEFENDER,
    CHOOSE_OTHER_PLACE,
    CHOOSE_OWN_PLACE,
    CHOOSE_PLACE,
    CHOOSE_SITE,
    other_place_bar,
    own_place_bar,
    place_bar,
    site_bar,
)
from timescoop.games.invasion.phrases.hands import GIVE_UP, given_up_bar
from timescoop.games.invasion.phrases.moves import CHOOSE_DESTINATION, third_bar
from timescoop.games.invasion.phrases.players import (
    CHOOSE_PAYER,
    CHOOSE_PLAYER,
    HOW_MANY,
    THEIRS,
    payment_bar,
    player_bar,
    theirs_bar,
)
from timescoop.games.invasion.phrases.seeking import ORDERED, SOUGHT, none_is_sought, sought_bar
from timescoop.games.invasion.phrases.shifts import WHERE, where_bar
from timescoop.games.invasion.points import TAKE_FROM, payer_bar
from timescoop.games.invasion.pool import DEFENDER, START
from timescoop.games.invasion.reasons import NO_ANSWER, OPEN
from timescoop.games.invasion.table import NO_PLACE, Invasion
from timescoop.language import DONE, FIRST, NO, SECOND, YES, Context


def named(table: Invasion, option: int) -> int:
    """The kind that an option names, or -1."""
    block, target = table.deal.book.decode(option)
    return target if block is table.deal.book.kind else -1


def place_named(table: Invasion, option: int) -> int:
    """The place that an option names, or NO_PLACE."""
    block = table.deal.book.place
    return table.place_at(block.target(option), block.part(option)) if option in block else NO_PLACE


def yes_or_no(_table: Invasion, _me: int, _place: int, option: int) -> str:
    """INV-CONFLICT-08: yes or no."""
    return OPEN if option in (YES, NO) else NO_ANSWER


def payer(table: Invasion, me: int, _count: int, option: int) -> str:
    """INV-LOC-04: who pays."""
    block, seat = table.deal.book.decode(option)
    named = block is table.deal.book.seat and seat < table.seats
    return payer_bar(table, me, seat) if named else NO_ANSWER


def rescuer(table: Invasion, me: int, _place: int, option: int) -> str:
    """INV-CONFLICT-13: a card that brings the Defenders back, or no."""
    if option == NO:
        return OPEN
    block, kind = table.deal.book.decode(option)
    if block is not table.deal.book.play:
        return NO_ANSWER
    if kind not in [table.kind[copy] for copy in [*table.hand(me), *table.face_down(me)]]:
        return reasons.NOT_HELD
    return OPEN if table.pool.retrieves[kind] else reasons.NO_RESCUE


def turncoat(table: Invasion, _me: int, place: int, nth: int, option: int) -> str:
    """INV-AMB-51: the Defender that changes sides."""
    kind = named(table, option)
    if kind < 0:
        return NO_ANSWER
    for copy in table.defence(place):
        if table.kind[copy] == kind:
            return turn_bar(table, place, nth, copy)
    return reasons.NOT_DEFENDER_THERE


def loss(table: Invasion, _me: int, place: int, total: int, option: int) -> str:
    """INV-CONFLICT-17: a card that the attack loses, or done."""
    if option == DONE:
        return losses_bar(table, place, total)
    kind = named(table, option)
    return NO_ANSWER if kind < 0 else loss_bar(table, place, total, kind)


def attack(table: Invasion, me: int, this: Context, aim: int, which: int, option: int) -> str:
    """INV-AMB-70: the attack that a card acts on."""
    place = place_named(table, option)
    return NO_ANSWER if place == NO_PLACE else aim_bar(table, me, this, which, aim, place)


def enemy(table: Invasion, _me: int, _protect: int, place: int, option: int) -> str:
    """INV-AMB-72: a card of an attack, by its name or by where it lies."""
    book, copies = table.deal.book, table.attack(place)
    block, target = book.decode(option)
    if block is book.card:
        return OPEN if target < len(copies) and not table.up[copies[target]] else reasons.NOT_IN_ATTACK
    if block is not book.kind:
        return NO_ANSWER
    return OPEN if target in [table.kind[copy] for copy in copies if table.up[copy]] else reasons.NOT_IN_ATTACK


def destination(table: Invasion, me: int, place: int, option: int) -> str:
    """INV-AMB-73: where an attack is moved to."""
    there = place_named(table, option)
    return NO_ANSWER if there == NO_PLACE else third_bar(table, me, place, there)


def counter(table: Invasion, _me: int, most: int, option: int) -> str:
    """INV-AMB-76: a TARDIS counter that goes home, or done."""
    if option == DONE:
        return OPEN
    place = place_named(table, option)
    return NO_ANSWER if place == NO_PLACE else counter_bar(table, most, place)


def cost(table: Invasion, me: int, _this: Context, option: int) -> str:
    """INV-AMB-74: the Defender that is discarded."""
    kind, spare = named(table, option), spare_defenders(table, me, 0)
    if kind < 0:
        return OPEN if option == DONE and not spare else NO_ANSWER
    if kind in spare:
        return OPEN
    if table.pool.type[kind] != DEFENDER:
        return reasons.NOT_DEFENDING
    return reasons.DEFENDER_BELOW_FLOOR if kind in table.hand_kinds(me) else reasons.NOT_HELD


def exchange(table: Invasion, me: int, _more: int, option: int) -> str:
    """INV-AMB-78: a further card to discard, or done."""
    kind = named(table, option)
    if option == DONE or kind in left_in_hand(table, me):
        return OPEN
    if kind < 0:
        return NO_ANSWER
    return reasons.NO_COPY_LEFT if kind in table.hand_kinds(me) else reasons.NOT_HELD


def player(table: Invasion, me: int, this: Context, who: int, _does: int, option: int) -> str:
    """INV-AMB-112: the player who is meant."""
    block, seat = table.deal.book.decode(option)
    named = block is table.deal.book.seat and seat < table.seats
    return player_bar(table, me, this, who, seat) if named else NO_ANSWER


def given_up(table: Invasion, me: int, least: int, most: int, _exchange: int, option: int) -> str:
    """INV-AMB-114: a further card to discard, or done."""
    kind = named(table, option)
    if option == DONE:
        return given_up_bar(table, least, most, done=True)
    if kind < 0:
        return NO_ANSWER
    if kind not in left_in_hand(table, me):
        return reasons.NO_COPY_LEFT if kind in table.hand_kinds(me) else reasons.NOT_HELD
    return given_up_bar(table, least, most, done=False)


def from_pile(table: Invasion, me: int, this: Context, what: int, option: int) -> str:
    """INV-AMB-119: a card of the discard pile."""
    kind = named(table, option)
    return NO_ANSWER if kind < 0 else fitting_bar(table, me, this, what, kind, DISCARDS)


def from_deck(table: Invasion, me: int, this: Context, what: int, option: int) -> str:
    """INV-AMB-118: a card of the deck, or none."""
    if option == NO:
        return OPEN
    kind = named(table, option)
    return NO_ANSWER if kind < 0 else fitting_bar(table, me, this, what, kind, DECK)


def of_top(table: Invasion, _me: int, _most: int, count: int, option: int) -> str:
    """INV-AMB-117: a card of those looked at."""
    kind = named(table, option)
    if kind < 0:
        return NO_ANSWER
    return OPEN if kind in on_top(table, count) else reasons.NOT_THERE


def chosen_place(table: Invasion, me: int, this: Context, work: int, ground: int, option: int) -> str:
    """INV-AMB-121: the Location on which a card acts."""
    place = place_named(table, option)
    return NO_ANSWER if place == NO_PLACE else place_bar(table, me, this, work, ground, place)


def own_place(table: Invasion, me: int, _this: Context, work: int, option: int) -> str:
    """INV-AMB-121: the Location of yours on which a card acts."""
    place = place_named(table, option)
    return NO_ANSWER if place == NO_PLACE else own_place_bar(table, me, work, place)


def own_defender(table: Invasion, _me: int, _work: int, place: int, option: int) -> str:
    """INV-AMB-121: a Defender there."""
    kind = named(table, option)
    if kind < 0:
        return NO_ANSWER
    return OPEN if kind in [table.kind[copy] for copy in table.defence(place)] else reasons.NOT_DEFENDER_THERE


def site(table: Invasion, me: int, place: int, nth: int, option: int) -> str:
    """INV-AMB-121: where a Defender goes."""
    other = place_named(table, option)
    return NO_ANSWER if other == NO_PLACE else site_bar(table, me, place, nth, other)


def other_place(table: Invasion, me: int, place: int, option: int) -> str:
    """INV-AMB-133: with which Location the Defenders are swapped."""
    other = place_named(table, option)
    return NO_ANSWER if other == NO_PLACE else other_place_bar(table, me, place, other)


def theirs(table: Invasion, _me: int, seat: int, _count: int, option: int) -> str:
    """INV-AMB-140: a card of another hand."""
    kind = named(table, option)
    return NO_ANSWER if kind < 0 else theirs_bar(table, seat, kind)


def given(table: Invasion, me: int, _other: int, _count: int, option: int) -> str:
    """INV-AMB-147, INV-AMB-149: a card of your hand."""
    kind = named(table, option)
    return NO_ANSWER if kind < 0 else held_in_hand(table, me, kind)


def payment(table: Invasion, me: int, _this: Context, most: int, _course: int, option: int) -> str:
    """INV-AMB-141: how many Time Points are paid."""
    block, count = table.deal.book.decode(option)
    return payment_bar(table, me, most, count) if block is table.deal.book.amount else NO_ANSWER


def card_sought(
    table: Invasion, me: int, this: Context, what: int, errand: int, who: int, _left: int, option: int
) -> str:
    """INV-AMB-152: a card that fits, or none where you may take none or nothing fits."""
    if option == NO:
        return OPEN if none_is_sought(table, me, this, what, errand, who) else NO_ANSWER
    kind = named(table, option)
    return NO_ANSWER if kind < 0 else sought_bar(table, me, this, what, errand, who, kind)


def in_order(table: Invasion, _me: int, _keep: int, count: int, option: int) -> str:
    """INV-AMB-154: a card of those looked at."""
    return of_top(table, _me, 0, count, option)


def one_of_two(_table: Invasion, _seat: int, _me: int, _this: Context, _one: int, _two: int, option: int) -> str:
    """INV-AMB-156: the one or the other."""
    return OPEN if option in (FIRST, SECOND) else NO_ANSWER


def card_named(table: Invasion, _me: int, _seats: int, option: int) -> str:
    """INV-AMB-157: any card of the box but a starting Location."""
    kind = named(table, option)
    return NO_ANSWER if kind < 0 else (reasons.NOT_THERE if table.pool.type[kind] == START else OPEN)


def where(table: Invasion, me: int, work: int, place: int, option: int) -> str:
    """INV-AMB-158: where a counter or an attack goes."""
    other = place_named(table, option)
    return NO_ANSWER if other == NO_PLACE else where_bar(table, me, work, place, other)


CHOICES: Final[dict[int, Callable[..., str]]] = {
    TAKE_FROM: payer,
    RETRIEVE: rescuer,
    TURN: turncoat,
    LOSS: loss,
    PAY: yes_or_no,
    MAY_PLACE: yes_or_no,
    CHOOSE_ATTACK: attack,
    CHOOSE_ENEMY: enemy,
    CHOOSE_DESTINATION: destination,
    CHOOSE_COUNTERS: counter,
    CHOOSE_COST: cost,
    REFRESH: exchange,
    CHOOSE_PLAYER: player,
    CHOOSE_PAYER: player,
    GIVE_UP: given_up,
    FROM_PILE: from_pile,
    SEARCH: from_deck,
    KEEP: of_top,
    CHOOSE_PLACE: chosen_place,
    CHOOSE_OWN_PLACE: own_place,
    CHOOSE_DEFENDER: own_defender,
    CHOOSE_SITE: site,
    THEIRS: theirs,
    GIVEN: given,
    LAID: given,
    HOW_MANY: payment,
    CHOOSE_OTHER_PLACE: other_place,
    SOUGHT: card_sought,
    ORDERED: in_order,
    SPLIT: one_of_two,
    NAMED: card_named,
    WHERE: where,
}
