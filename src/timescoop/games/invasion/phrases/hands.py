"""Phrases for drawing cards and discarding cards of a hand."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.built.fields import DECK
from timescoop.games.invasion.buying import left_in_hand
from timescoop.games.invasion.context import IN_HAND
from timescoop.games.invasion.phrases.book import phrase
from timescoop.games.invasion.points import gain
from timescoop.games.invasion.reasons import FLOOR, NAME_MORE, NAMED_ENOUGH, OPEN
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import of_several, question, register_rules
from timescoop.language import DONE, Context

# ---- drawn


@phrase("deed", "draw {INT} card(s)", brings_cards=1.0)
def draw(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-110: from the top of the deck into your hand."""
    table.do(draw_for, me, count)


def draw_for(table: Invasion, seat: int, count: int) -> None:
    """INV-AMB-110: as many as there are; the end card may be revealed as in any drawing."""
    table.draw(seat, count, facts.DREW_BY_CARD)


@phrase("deed", "draw until you have {INT} cards in hand", brings_cards=0.4)
def fill_up(table: Invasion, me: int, _this: Context, size: int) -> None:
    """INV-AMB-136: none if you have as many."""
    table.do(fill_hand, me, size)


def fill_hand(table: Invasion, seat: int, size: int) -> None:
    """INV-AMB-136: from the top of the deck, as many as are missing."""
    missing = size - len(table.hand(seat))
    if missing > 0:
        draw_for(table, seat, missing)


def hand_over(table: Invasion, seat: int, to: int, kind: int) -> None:
    """INV-AMB-147: a card goes from one hand to another."""
    copy = table.pick(table.hand_zone(seat), kind, seat, seen=False)
    table.to_hand(copy, to)
    table.say(facts.GAVE_CARD, seat, (to,), (copy,))


# ---- given up


def spare(table: Invasion, seat: int) -> int:
    """INV-AMB-114: the cards that a hand can give up: in your own turn the three that you pass are kept."""
    return max(0, table.to_spare(seat)) if seat == table.turn else len(table.hand(seat))


def discard_from(table: Invasion, seat: int, least: int, most: int) -> None:
    """INV-AMB-114: a seat names so many cards of its hand, as far as it has them to spare."""
    left = spare(table, seat)
    if left and most:
        table.ask(GIVE_UP, seat, min(least, left), min(most, left), 0)


def giving_up_bar(table: Invasion, me: int, this: Context, count: int) -> str:
    """INV-AMB-114: as many must be there, the card itself not counted."""
    return OPEN if spare(table, me) - (this == IN_HAND) >= count else FLOOR


@phrase("deed", "discard {INT} card(s) from your hand", bar=giving_up_bar, brings_cards=-1.0)
def discard_some(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-114: cards of your choice."""
    table.do(discard_from, me, count, count)


@phrase("deed", "discard up to {INT} card(s) from your hand")
def discard_up_to(table: Invasion, me: int, _this: Context, most: int) -> None:
    """INV-AMB-114: none to so many."""
    table.do(discard_from, me, 0, most)


@phrase("deed", "discard any number of cards from your hand and take {INT} Time Point(s) for each of them")
def sells(table: Invasion, me: int, _this: Context, price: int) -> None:
    """INV-AMB-146: you name them one by one, none if you like."""
    left = spare(table, me)
    if left:
        table.ask(GIVE_UP, me, 0, left, -price)


def discard_blindly(table: Invasion, seat: int, count: int) -> None:
    """INV-AMB-137: each card of the hand is as likely as another."""
    gone = []
    for _ in range(min(count, spare(table, seat))):
        kinds = sorted([table.kind[copy] for copy in table.hand(seat)])
        copy = table.pick(table.hand_zone(seat), kinds[table.roll(len(kinds))], seat)
        table.discard(copy)
        gone.append(copy)
    if gone:
        table.say(facts.GAVE_UP, seat, (len(gone),), tuple(gone))


@phrase("deed", "discard {INT} card(s) at random from your hand", bar=giving_up_bar, brings_cards=-1.0)
def discard_at_random(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-137: nobody chooses which."""
    table.do(discard_blindly, me, count)


def discard_hand(table: Invasion, seat: int) -> None:
    """INV-AMB-137: all that a hand can give up; where some cards are kept, the seat chooses which go."""
    hand = table.hand(seat)
    if spare(table, seat) < len(hand):
        table.do(discard_from, seat, len(hand), len(hand))
    elif hand:
        throw_away(table, seat)


def throw_away(table: Invasion, seat: int) -> None:
    """INV-AMB-137: every card of a hand, by kind: a hand has no order, so the pile must show none."""
    gone = []
    for kind in sorted([table.kind[copy] for copy in table.hand(seat)]):
        copy = table.pick(table.hand_zone(seat), kind, seat)
        table.discard(copy)
        gone.append(copy)
    table.say(facts.GAVE_UP, seat, (len(gone),), tuple(gone))


def discard_down(table: Invasion, seat: int, size: int) -> None:
    """INV-AMB-137: cards of the seat's choice, as far as it has them to spare."""
    over = len(table.hand(seat)) - size
    if over > 0:
        discard_from(table, seat, over, over)


@phrase("deed", "discard down to {INT} card(s) in hand")
def discards_down(table: Invasion, me: int, _this: Context, size: int) -> None:
    """INV-AMB-137: until no more are left than that."""
    table.do(discard_down, me, size)


@phrase("deed", "discard your hand")
def discard_all(table: Invasion, me: int, _this: Context) -> None:
    """INV-AMB-137: the cards that you must pass on are kept."""
    table.do(discard_hand, me)


@phrase("deed", "exchange up to {INT} card(s) of your hand")
def exchange_some(table: Invasion, me: int, _this: Context, most: int) -> None:
    """INV-AMB-115: you discard first, and then draw as many."""
    left = len(table.hand(me))
    if left and most:
        table.ask(GIVE_UP, me, 0, min(most, left), 1)


@phrase("deed", "exchange your hand")
def exchange_all(table: Invasion, me: int, _this: Context) -> None:
    """INV-AMB-115: all of it is discarded first."""
    count = len(table.hand(me))
    if count:
        throw_away(table, me)
        table.draw(me, count, facts.DREW_BY_CARD)


def shuffling_bar(table: Invasion, me: int, this: Context, count: int) -> str:
    """INV-AMB-164: as many must be drawn as you must keep."""
    kept = len(table.hand(me)) - table.to_spare(me)
    return OPEN if count >= min(kept, len(table.hand(me)) - (this == IN_HAND)) else FLOOR


def shuffle_hand(table: Invasion, seat: int) -> int:
    """INV-AMB-164: a hand goes into the deck, in which the end card keeps its place; the number of its cards."""
    hand = table.hand(seat)
    for copy in hand:
        table.mark[copy] = 0
        table.move(copy, DECK, up=False)
    if hand:
        table.shuffle(DECK)
        table.say(facts.SHUFFLED_HAND, seat, (len(hand),))
    return len(hand)


@phrase("deed", "shuffle your hand into the deck and draw {INT} card(s)", bar=shuffling_bar)
def reshuffle_hand(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-164: all of it, before you draw."""
    shuffle_hand(table, me)
    table.do(draw_for, me, count)


@phrase("deed", "shuffle your hand into the deck and draw as many cards")
def renew_hand(table: Invasion, me: int, _this: Context) -> None:
    """INV-AMB-164: all of it, before you draw."""
    table.do(draw_for, me, shuffle_hand(table, me))


def cards_to_give_up(table: Invasion, me: int, least: int, most: int, _exchange: int) -> list[int]:
    """INV-AMB-114: a further card of the hand, until there are as many as the text says; done from the least on."""
    out = [DONE] if len(table.picks) >= least else []
    if len(table.picks) < most:
        out += table.deal.book.kind.options(left_in_hand(table, me))
    return out + pick_ups(table, me) or [DONE]


def given_up_bar(table: Invasion, least: int, most: int, *, done: bool) -> str:
    """INV-AMB-114: why the naming is not done, or why no further card can be named."""
    if done:
        return OPEN if len(table.picks) >= least else NAME_MORE
    return OPEN if len(table.picks) < most else NAMED_ENOUGH


def give_up(table: Invasion, me: int, least: int, most: int, exchange: int, option: int) -> None:
    """INV-AMB-114: the cards named are discarded together; then as many are drawn, or Time Points taken for them."""
    if option != DONE:
        table.ask_again(GIVE_UP, me, least, most, exchange, picks=(*table.picks, table.deal.book.target_of[option]))
        return
    gone = table.discard_picks(me)
    if gone:
        table.say(facts.GAVE_UP, me, (len(gone),), gone)
    if gone and exchange > 0:
        table.draw(me, len(gone), facts.DREW_BY_CARD)
    elif gone and exchange < 0:
        table.do(gain, me, -exchange * len(gone))


GIVE_UP: Final = of_several(question("invasion/give_up", "INV-AMB-114", cards_to_give_up, give_up))

register_rules(globals())
