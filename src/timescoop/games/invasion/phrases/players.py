"""Phrases for effects on other players: who is meant, and one set of verbs for all of them."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.phrases.book import CHOSEN, PLACES, phrase
from timescoop.games.invasion.phrases.hands import (
    discard_blindly,
    discard_down,
    discard_from,
    discard_hand,
    draw_for,
    fill_hand,
    hand_over,
    spare,
)
from timescoop.games.invasion.points import gain, take_from
from timescoop.games.invasion.pool import DEFENDER, ENEMY
from timescoop.games.invasion.reasons import NAMED_ENOUGH, NO_COPY_LEFT, NOT_YOU, OPEN, TOO_POOR
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import NOBODY, question, register_rules, written_as
from timescoop.language import COSTS, DONE, Context, perform, perform_on, read_node, selected, value, write_node

# ---- who


@phrase("who", "each player")
def everybody(table: Invasion, me: int, _this: Context) -> list[int]:
    """INV-AMB-112: you, then the others clockwise."""
    return [(me + step) % table.seats for step in range(table.seats)]


@phrase("who", "each other player")
def all_others(table: Invasion, me: int, _this: Context) -> list[int]:
    """INV-AMB-112: the others clockwise, beginning on your left."""
    return [(me + step) % table.seats for step in range(1, table.seats)]


@phrase("who", "another player of your choice", chosen=True)
def one_other(table: Invasion, me: int, this: Context) -> list[int]:
    """INV-AMB-112: you choose one of the others."""
    return all_others(table, me, this)


def extreme(table: Invasion, this: Context, holding: int, sign: int) -> list[int]:
    """INV-AMB-139: those who have the most of a thing, or the fewest; all who are tied."""
    counts = [sign * value(table, holding, seat, this) for seat in range(table.seats)]
    return [seat for seat in range(table.seats) if counts[seat] == max(counts)]


@phrase("who", "each player with the most {holding}")
def richest(table: Invasion, me: int, this: Context, holding: int) -> list[int]:
    """INV-AMB-139: you too, if nobody has more."""
    most = extreme(table, this, holding, 1)
    return [seat for seat in everybody(table, me, this) if seat in most]


@phrase("who", "each player with the fewest {holding}")
def poorest(table: Invasion, me: int, this: Context, holding: int) -> list[int]:
    """INV-AMB-139: you too, if nobody has fewer."""
    fewest = extreme(table, this, holding, -1)
    return [seat for seat in everybody(table, me, this) if seat in fewest]


@phrase("who", "each other player with more {holding} than you")
def richer(table: Invasion, me: int, this: Context, holding: int) -> list[int]:
    """INV-AMB-139: each of them is compared with you."""
    mine = value(table, holding, me, this)
    return [seat for seat in all_others(table, me, this) if value(table, holding, seat, this) > mine]


@phrase("who", "this Location's owner", placed=True, only=(ENEMY,))
def owner_here(table: Invasion, _me: int, this: Context) -> list[int]:
    """INV-AMB-112: in whose line it lies."""
    return [table.place_seat[CONTEXT.here(this)]]


@phrase("who", "this attack's owner", placed=True, only=(*PLACES, DEFENDER))
def attacker_here(table: Invasion, _me: int, this: Context) -> list[int]:
    """INV-AMB-112: whose Enemies lie against it."""
    rival = table.attacker(CONTEXT.here(this))
    return [] if rival == NOBODY else [rival]


def done_by(table: Invasion, me: int, this: Context, who: int, does: int) -> None:
    """INV-AMB-112: each of those meant does it, one after the other, or the one whom you choose."""
    seats = selected(table, who, me, this)
    if CHOSEN.of(who) and len(seats) > 1:
        table.ask(CHOOSE_PLAYER, me, this, who, does)
        return
    for seat in seats:
        table.do(perform_on, does, me, this, seat)


def players_to_choose(table: Invasion, me: int, this: Context, who: int, _does: int) -> list[int]:
    """INV-AMB-112: those of whom one is meant."""
    return sorted(table.deal.book.seat.options(sorted(selected(table, who, me, this))) + pick_ups(table, me))


def player_bar(table: Invasion, me: int, this: Context, who: int, seat: int) -> str:
    """INV-AMB-112: why a player cannot be chosen."""
    return OPEN if seat in selected(table, who, me, this) else NOT_YOU


def choose_player(table: Invasion, me: int, this: Context, _who: int, does: int, option: int) -> None:
    """INV-AMB-112: that player does it."""
    table.do(perform_on, does, me, this, table.deal.book.seat.target(option))


CHOOSE_PLAYER: Final = question("invasion/choose_player", "INV-AMB-112", players_to_choose, choose_player)
written_as("invasion/choose_player", (2, write_node, read_node), (3, write_node, read_node))


@phrase("deed", "{who} {does}", by_others=True)
def players_do(table: Invasion, me: int, this: Context, who: int, does: int) -> None:
    """INV-AMB-112: the players meant do it."""
    done_by(table, me, this, who, does)


# ---- what they do


@phrase("does", "takes {INT} Time Point(s)")
def takes(table: Invasion, _me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-20: from the supply, as far as it can pay."""
    table.do(gain, seat, count)


@phrase("does", "takes {INT} Time Point(s) for each of their {holding}")
def takes_for(table: Invasion, _me: int, this: Context, seat: int, each: int, holding: int) -> None:
    """INV-AMB-22: each player for what that player has."""
    table.do(gain, seat, each * value(table, holding, seat, this))


@phrase("does", "loses {INT} Time Point(s)")
def loses(table: Invasion, _me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-111: as many as that player has, to the supply."""
    table.do(lose_points, seat, count)


@phrase("does", "gives you {INT} Time Point(s)", brings_points=1.0)
def gives(table: Invasion, me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-24: as many as that player has."""
    if seat != me:
        take_from(table, me, seat, count)


@phrase("does", "draws {INT} card(s)")
def draws(table: Invasion, _me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-110: from the top of the deck."""
    table.do(draw_for, seat, count)


@phrase("does", "discards {INT} card(s) from their hand")
def discards(table: Invasion, _me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-114: of that player's choice."""
    table.do(discard_from, seat, count, count)


@phrase("does", "discards {INT} card(s) at random from their hand")
def discards_blindly(table: Invasion, _me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-137: nobody chooses which."""
    table.do(discard_blindly, seat, count)


@phrase("does", "discards down to {INT} card(s) in hand")
def discards_to(table: Invasion, _me: int, _this: Context, seat: int, size: int) -> None:
    """INV-AMB-137: until no more are left than that."""
    table.do(discard_down, seat, size)


@phrase("does", "discards their hand")
def discards_hand(table: Invasion, _me: int, _this: Context, seat: int) -> None:
    """INV-AMB-137: all of it, as far as it can be given up."""
    table.do(discard_hand, seat)


@phrase("does", "draws until they have {INT} cards in hand")
def fills_up(table: Invasion, _me: int, _this: Context, seat: int, size: int) -> None:
    """INV-AMB-136: none if they have as many."""
    table.do(fill_hand, seat, size)


@phrase("does", "discards {INT} card(s) of your choice from their hand")
def gives_up_chosen(table: Invasion, me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-140: you look at the hand first."""
    if seat != me:
        table.do(see_hand, me, seat)
        table.do(choose_theirs, me, seat, count)


@phrase("does", "gives you {INT} card(s) of your choice from their hand", brings_cards=1.2)
def gives_chosen(table: Invasion, me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-147: you look at the hand first, and choose."""
    if seat != me:
        table.do(see_hand, me, seat)
        table.do(choose_theirs, me, seat, -count)


def choose_theirs(table: Invasion, me: int, seat: int, count: int) -> None:
    """INV-AMB-140: one card after the other, as far as the hand can give them up.

    Args:
        table: Where they are.
        me: Who chooses.
        seat: Whose hand it is.
        count: How many are discarded; how many go to the one who chooses, if it is below zero.
    """
    for copy in table.hand(seat):
        table.peek(copy, me)  # you go on looking at the hand: what left it face down made you forget the rest
    if count and spare(table, seat):
        table.ask(THEIRS, me, seat, count)


def cards_of_theirs(table: Invasion, me: int, seat: int, _count: int) -> list[int]:
    """INV-AMB-140: any card of that hand."""
    return table.deal.book.kind.options(table.hand_kinds(seat)) + pick_ups(table, me) or [DONE]


def theirs_bar(table: Invasion, seat: int, kind: int) -> str:
    """INV-AMB-140: why a card cannot be chosen."""
    return OPEN if kind in table.hand_kinds(seat) else NO_COPY_LEFT


def discard_theirs(table: Invasion, me: int, seat: int, count: int, option: int) -> None:
    """INV-AMB-140: it goes to the discard pile."""
    if option == DONE:
        return
    kind = table.deal.book.target_of[option]
    if count < 0:
        hand_over(table, seat, me, kind)
        table.do(choose_theirs, me, seat, count + 1)
        return
    copy = table.pick(table.hand_zone(seat), kind, me)
    table.discard(copy)
    table.say(facts.GAVE_UP, seat, (1,), (copy,))
    table.do(choose_theirs, me, seat, count - 1)


# its key comes last, so that the numbers of the others in observations stay what they were
THEIRS: Final = question("invasion/your_choice", "INV-AMB-140", cards_of_theirs, discard_theirs)


@phrase("does", "shows you their hand")
def shows_hand(table: Invasion, me: int, _this: Context, seat: int) -> None:
    """INV-AMB-116: you alone look at it."""
    if seat != me:
        table.do(see_hand, me, seat)


@phrase("does", "shows you {INT} card(s) at random from their hand")
def shows_blindly(table: Invasion, me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-181: you alone look at them."""
    if seat != me:
        table.do(see_some, me, seat, count)


def see_some(table: Invasion, me: int, seat: int, count: int) -> None:
    """INV-AMB-181: each card of the hand is as likely as another; all of it, if it has no more."""
    kinds, seen = sorted([table.kind[copy] for copy in table.hand(seat)]), []
    for _ in range(min(count, len(kinds))):
        kind = kinds.pop(table.roll(len(kinds)))
        copies = [copy for copy in table.hand(seat) if table.kind[copy] == kind and copy not in seen]
        table.peek(copies[0], me)
        seen.append(copies[0])
    if seen:
        table.say(facts.SAW_HAND, me, (seat, len(seen)), tuple(seen))


@phrase("does", "shows you their Reserve")
def shows_reserve(table: Invasion, me: int, _this: Context, seat: int) -> None:
    """INV-AMB-144: you alone look at what lies face down there."""
    if seat != me:
        table.do(see_reserve, me, seat)


def see_reserve(table: Invasion, me: int, seat: int) -> None:
    """INV-AMB-144: you look at each card of a Reserve that lies face down."""
    hidden = tuple([copy for copy in table.reserve(seat) if not table.up[copy]])
    for copy in hidden:
        table.peek(copy, me)
    if hidden:
        table.say(facts.SAW_RESERVE, me, (seat, len(hidden)), hidden)


def see_hand(table: Invasion, me: int, seat: int) -> None:
    """INV-AMB-116: you look at each card of a hand."""
    for copy in table.hand(seat):
        table.peek(copy, me)
    table.say(facts.SAW_HAND, me, (seat, len(table.hand(seat))), table.hand(seat))


def lose_points(table: Invasion, seat: int, count: int) -> None:
    """INV-AMB-111: Time Points go back to the supply, as many as there are."""
    lost = min(count, table.points[seat])
    if lost:
        table.points[seat] -= lost
        table.say(facts.LOST_POINTS, seat, (lost,))


# ---- Time Points of yours that go, and of theirs that come


@phrase("deed", "lose {INT} Time Point(s)", brings_points=-1.0)
def lose(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-111: as many as you have."""
    table.do(lose_points, me, count)


def paying_bar(table: Invasion, me: int, _this: Context, count: int) -> str:
    """INV-AMB-111: a price is paid in full or not at all."""
    return OPEN if table.points[me] >= count else TOO_POOR


@phrase("deed", "pay {INT} Time Point(s)", bar=paying_bar, brings_points=-1.0)
def pay_price(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-111: to the supply."""
    table.do(lose_points, me, count)


@phrase("statement", "for each of up to {INT} Time Point(s) that you pay, {course}", listed_under=COSTS)
def pay_for_each(table: Invasion, me: int, this: Context, most: int, course: int) -> None:
    """INV-AMB-141: you say how many, pay them, and do it as many times."""
    if min(most, table.points[me]):
        table.ask(HOW_MANY, me, this, most, course)


def payments(table: Invasion, me: int, _this: Context, most: int, _course: int) -> list[int]:
    """INV-AMB-141: none to so many, as far as you have them."""
    counts = list(range(min(most, table.points[me]) + 1))
    return table.deal.book.amount.options(counts) + pick_ups(table, me)


def payment_bar(table: Invasion, me: int, most: int, count: int) -> str:
    """INV-AMB-141: why so many cannot be paid."""
    if count > most:
        return NAMED_ENOUGH
    return OPEN if count <= table.points[me] else TOO_POOR


def pay_so_many(table: Invasion, me: int, this: Context, _most: int, course: int, option: int) -> None:
    """INV-AMB-141: paid to the supply first."""
    count = table.deal.book.amount.target(option)
    lose_points(table, me, count)
    for _ in range(count):
        table.do(perform, course, me, this)


HOW_MANY: Final = question("invasion/your_payment", "INV-AMB-141", payments, pay_so_many)
written_as("invasion/your_payment", (3, write_node, read_node))


@phrase("deed", "take {INT} Time Point(s) from {who}", brings_points=1.0)
def take_points_from(table: Invasion, me: int, this: Context, count: int, who: int) -> None:
    """INV-AMB-24: as many as they have, of each of those meant."""
    seats = [seat for seat in selected(table, who, me, this) if seat != me]
    if CHOSEN.of(who) and len(seats) > 1:
        table.ask(CHOOSE_PAYER, me, this, who, count)
        return
    for seat in seats:
        take_from(table, me, seat, count)


def payers_to_choose(table: Invasion, me: int, this: Context, who: int, _count: int) -> list[int]:
    """INV-AMB-112: those of whom one is meant."""
    return players_to_choose(table, me, this, who, 0)


def choose_payer(table: Invasion, me: int, _this: Context, _who: int, count: int, option: int) -> None:
    """INV-AMB-24: that player pays."""
    take_from(table, me, table.deal.book.seat.target(option), count)


CHOOSE_PAYER: Final = question("invasion/choose_payer", "INV-AMB-112", payers_to_choose, choose_payer)
written_as("invasion/choose_payer", (2, write_node, read_node))

register_rules(globals())
