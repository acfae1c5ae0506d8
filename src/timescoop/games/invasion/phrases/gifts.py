"""Phrases for gifts from others, half amounts, and cards that go from a hand to the deck."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.built.fields import DECK
from timescoop.games.invasion.phrases.book import phrase
from timescoop.games.invasion.phrases.hands import discard_from, hand_over, spare
from timescoop.games.invasion.phrases.players import lose_points
from timescoop.games.invasion.points import gain
from timescoop.games.invasion.reasons import FLOOR, NO_COPY_LEFT, OPEN
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import question, register_rules
from timescoop.language import DONE, Context

# ---- cards that others give you


@phrase("does", "gives you {INT} card(s) from their hand", brings_cards=1.0)
def gives_cards(table: Invasion, me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-147: cards of that player's choice, as far as the hand can give them up."""
    if seat != me:
        table.do(give_next, seat, me, count)


def give_next(table: Invasion, seat: int, to: int, count: int) -> None:
    """INV-AMB-147: one card after the other."""
    if count and spare(table, seat):
        table.ask(GIVEN, seat, to, count)


def cards_to_give(table: Invasion, seat: int, _to: int, _count: int) -> list[int]:
    """INV-AMB-147: any card of the hand."""
    return table.deal.book.kind.options(table.hand_kinds(seat)) + pick_ups(table, seat) or [DONE]


def give_one(table: Invasion, seat: int, to: int, count: int, option: int) -> None:
    """INV-AMB-147: only the two players see which card it is."""
    if option == DONE:
        return
    hand_over(table, seat, to, table.deal.book.target_of[option])
    table.do(give_next, seat, to, count - 1)


@phrase("does", "gives you {INT} card(s) at random from their hand", brings_cards=1.0)
def gives_blindly(table: Invasion, me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-147: each card of that hand is as likely as another."""
    if seat != me:
        table.do(give_at_random, seat, me, count)


def give_at_random(table: Invasion, seat: int, to: int, count: int) -> None:
    """INV-AMB-147: as many as the hand can give up."""
    for _ in range(min(count, spare(table, seat))):
        kinds = sorted([table.kind[copy] for copy in table.hand(seat)])
        hand_over(table, seat, to, kinds[table.roll(len(kinds))])


# ---- halves, and all there is


TWO: Final = 2


@phrase("does", "loses half their Time Points")
def loses_half(table: Invasion, _me: int, _this: Context, seat: int) -> None:
    """INV-AMB-148: rounded up."""
    table.do(lose_points, seat, (table.points[seat] + 1) // TWO)


@phrase("does", "loses all their Time Points")
def loses_all(table: Invasion, _me: int, _this: Context, seat: int) -> None:
    """INV-AMB-111: as many as there are."""
    table.do(lose_points, seat, table.points[seat])


@phrase("does", "discards half their hand")
def discards_half(table: Invasion, _me: int, _this: Context, seat: int) -> None:
    """INV-AMB-148: rounded up, of that player's choice."""
    half = (len(table.hand(seat)) + 1) // TWO
    table.do(discard_from, seat, half, half)


@phrase("deed", "lose half your Time Points")
def lose_half(table: Invasion, me: int, _this: Context) -> None:
    """INV-AMB-148: rounded up."""
    table.do(lose_points, me, (table.points[me] + 1) // TWO)


@phrase("deed", "double your Time Points")
def double(table: Invasion, me: int, _this: Context) -> None:
    """INV-AMB-148: you take as many as you have, as far as the supply and the others can pay."""
    if table.points[me]:
        table.do(gain, me, table.points[me])


# ---- back to the deck


ON_TOP: Final = 1
BELOW: Final = 0


def laying_bar(table: Invasion, me: int, _this: Context, count: int) -> str:
    """INV-AMB-149: as many must be there to spare."""
    return OPEN if spare(table, me) >= count else FLOOR


@phrase("deed", "put {INT} card(s) from your hand on the bottom of the deck", bar=laying_bar, brings_cards=-1.0)
def lays_below(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-149: of your choice; the others do not see which."""
    table.do(lay_next, me, count, BELOW)


@phrase("deed", "put {INT} card(s) from your hand on top of the deck", bar=laying_bar, brings_cards=-1.0)
def lays_on_top(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-149: of your choice, the last one uppermost; the others do not see which."""
    table.do(lay_next, me, count, ON_TOP)


def lay_next(table: Invasion, me: int, count: int, where: int) -> None:
    """INV-AMB-149: one card after the other."""
    if count and spare(table, me):
        table.ask(LAID, me, count, where)


def cards_to_lay(table: Invasion, me: int, _count: int, _where: int) -> list[int]:
    """INV-AMB-149: any card of the hand."""
    return table.deal.book.kind.options(table.hand_kinds(me)) + pick_ups(table, me) or [DONE]


def held_in_hand(table: Invasion, seat: int, kind: int) -> str:
    """INV-AMB-147, INV-AMB-149: why a card of a hand cannot be chosen."""
    return OPEN if kind in table.hand_kinds(seat) else NO_COPY_LEFT


def lay_one(table: Invasion, me: int, count: int, where: int, option: int) -> None:
    """INV-AMB-149: it goes face down onto the deck, or below all of it."""
    if option == DONE:
        return
    copy = table.pick(table.hand_zone(me), table.deal.book.target_of[option], me, seen=False)
    table.mark[copy] = 0
    table.move(copy, DECK, up=False)
    if where == BELOW:
        put_under(table, [copy])
    table.say(facts.LAID_ON_DECK, me, (where,), (copy,))
    table.do(lay_next, me, count - 1, where)


def put_under(table: Invasion, copies: list[int]) -> None:
    """INV-AMB-149: cards come to lie below all others of the deck, the last one lowest."""
    for copy in copies:
        table.zones[DECK] = (copy, *[each for each in table.zones[DECK] if each != copy])


# the keys of these come last, so that the numbers of the others in observations stay what they were
GIVEN: Final = question("invasion/yours_given", "INV-AMB-147", cards_to_give, give_one)
LAID: Final = question("invasion/yours_laid", "INV-AMB-149", cards_to_lay, lay_one)

register_rules(globals())
