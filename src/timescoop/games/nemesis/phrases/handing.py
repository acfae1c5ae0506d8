"""Phrases for cards that go from one hand to another."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.drawing import from_hand, kinds_in, left_in_hand, wanted_kind
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.deeds import can_discard
from timescoop.games.nemesis.phrases.own_deeds import cards_of_hand, looks_at_hand, others
from timescoop.games.nemesis.pool import CARD
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.winning import mark_changed
from timescoop.kernel import NOBODY, of_several, question, register_rules
from timescoop.language import DONE, Context

TWO: Final = 2


def hand_over(table: Nemesis, seat: int, to: int, kinds: tuple[int, ...]) -> None:
    """NEM-AMB-104: cards of a hand are shown to all and go to another hand."""
    given = []
    for kind in kinds:
        copy = from_hand(table, seat, kind)
        table.show(copy)
        table.move(copy, table.hand_zone(to))
        given.append(copy)
    if given:
        table.say(facts.HANDED, seat, (to, len(given)), tuple(given))
        mark_changed(table)


# ---- taken


@phrase("aimed", "take {INT} {TYPE(s)} of your choice from the hand of")
def takes_chosen(table: Nemesis, me: int, this: Context, seat: int, count: int, wanted: int) -> None:
    """NEM-AMB-104: you look at the hand, and choose as many as there are."""
    looks_at_hand(table, me, this, seat)
    table.do(take_from_hand, me, seat, wanted, count)


def take_from_hand(table: Nemesis, me: int, seat: int, wanted: int, count: int) -> None:
    """NEM-AMB-104: one card after the other."""
    if count and kinds_in(table, table.hand(seat), wanted):
        table.ask(TAKEN_FROM, me, seat, wanted, count)


def take_theirs(table: Nemesis, me: int, seat: int, wanted: int, count: int, option: int) -> None:
    """NEM-AMB-104: it goes to your hand."""
    if option != DONE:
        hand_over(table, seat, me, (table.deal.book.kind.target(option),))
        table.do(take_from_hand, me, seat, wanted, count - 1)


@phrase("aimed", "take {INT} random card(s) from the hand of")
def takes_blindly(table: Nemesis, me: int, _this: Context, seat: int, count: int) -> None:
    """NEM-AMB-104: each card of the hand is equally likely."""
    hand_over_blindly(table, seat, me, count)


def hand_over_blindly(table: Nemesis, seat: int, to: int, count: int) -> None:
    """NEM-AMB-104: as many as the hand has."""
    kinds = sorted([table.kind[copy] for copy in table.hand(seat)])
    hand_over(table, seat, to, tuple([kinds.pop(table.roll(len(kinds))) for _ in range(min(count, len(kinds)))]))


@phrase("aimed", "swap {INT} random card(s) with the hand of")
def swaps_blindly(table: Nemesis, me: int, _this: Context, seat: int, count: int) -> None:
    """NEM-AMB-104: as many cards of each hand, chosen before any of them goes."""
    count = min(count, len(table.hand(me)), len(table.hand(seat)))
    mine = sorted([table.kind[copy] for copy in table.hand(me)])
    given = tuple([mine.pop(table.roll(len(mine))) for _ in range(count)])
    hand_over_blindly(table, seat, me, count)
    hand_over(table, me, seat, given)


# ---- given


@phrase("gift", "give you {INT} {TYPE(s)} from their hand")
def gives_cards(table: Nemesis, me: int, this: Context, count: int, wanted: int) -> None:
    """NEM-AMB-104: of that player's choice, as many as there are; players give nothing to themselves."""
    to = CONTEXT.seat(this)
    if to not in (NOBODY, me):
        ask_to_give(table, me, to, wanted, count)


@phrase("gift", "give you {INT} random card(s) from their hand")
def gives_blindly(table: Nemesis, me: int, this: Context, count: int) -> None:
    """NEM-AMB-104: each card of the hand is equally likely."""
    to = CONTEXT.seat(this)
    if to not in (NOBODY, me):
        hand_over_blindly(table, me, to, count)


@phrase("deed", "give an opponent {INT} {TYPE(s)} from your hand", can_discard, openly=False)
def gives_away(table: Nemesis, me: int, _this: Context, count: int, wanted: int) -> None:
    """NEM-AMB-104: you choose who, and then which."""
    if table.seats == TWO:
        ask_to_give(table, me, 1 - me, wanted, count)
    elif table.hand(me):
        table.ask(GIVEN_TO, me, wanted, count)


def takers(table: Nemesis, me: int, _wanted: int, _count: int) -> list[int]:
    """NEM-AMB-104: any opponent."""
    return table.deal.book.seat.options(sorted(others(table, me)))


def give_to(table: Nemesis, me: int, wanted: int, count: int, option: int) -> None:
    """NEM-AMB-104: then you choose the cards."""
    ask_to_give(table, me, table.deal.book.seat.target(option), wanted, count)


def ask_to_give(table: Nemesis, me: int, to: int, wanted: int, count: int) -> None:
    """NEM-AMB-104: a player who holds no more cards than that gives them all."""
    if wanted == CARD and len(table.hand(me)) <= count:
        hand_over(table, me, to, tuple(sorted([table.kind[copy] for copy in table.hand(me)])))
    elif count and table.hand(me):
        table.ask(GIVEN, me, wanted, count, to)


def cards_to_give(table: Nemesis, me: int, wanted: int, _count: int, _to: int) -> list[int]:
    """NEM-AMB-104: a further card of the type in the hand."""
    kinds = [kind for kind in left_in_hand(table, me) if wanted_kind(table, kind, wanted)]
    return table.deal.book.kind.options(kinds) or [DONE]


def give_one(table: Nemesis, me: int, wanted: int, count: int, to: int, option: int) -> None:
    """NEM-AMB-104: once all are named they go together."""
    picks = table.picks
    if option != DONE:
        picks = (*picks, table.deal.book.kind.target(option))
        if len(picks) < min(count, len(table.hand(me))):
            table.ask_again(GIVEN, me, wanted, count, to, picks=picks)
            return
    hand_over(table, me, to, picks)


# the keys of these come after those of older questions, so that the numbers of the others stay what they were
GIVEN: Final = of_several(question("nemesis/yours_zgiven", "NEM-AMB-104", cards_to_give, give_one))
TAKEN_FROM: Final = question("nemesis/yours_ztaken", "NEM-AMB-104", cards_of_hand, take_theirs)
GIVEN_TO: Final = question("nemesis/yours_zgiven_to", "NEM-AMB-104", takers, give_to)

register_rules(globals())
