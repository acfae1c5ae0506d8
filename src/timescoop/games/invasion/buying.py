"""Buying cards with Time Points, and discarding cards for Time Points (INV-TP-01 to -05)."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.points import gain_for_discards, pay
from timescoop.games.invasion.reasons import AT_LEAST_ONE, DEAR_STILL, FLOOR, NONE_TO_DRAW, OPEN, TOO_DEAR, TWO_DISCARDS
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import of_several, question, register_rules
from timescoop.language import DONE

CARD_PRICE: Final = 5
DISCARDED_AT_ONCE: Final = 2


def price_of(table: Invasion, me: int) -> int:
    """INV-TP-01, INV-AMB-185: the Time Points that a card costs a seat, one at least."""
    pool, kinds = table.pool, table.kind
    if not pool.discounting:
        return CARD_PRICE
    cards = [table.place_card[place] for place in table.lines[me]]
    cards += [copy for copy in table.reserve(me) if table.up[copy]]
    return max(1, CARD_PRICE - sum([pool.discount[kinds[copy]] for copy in cards]))


def may_buy(table: Invasion, me: int) -> bool:
    """INV-AMB-11: Time Points for a card, and a card to be had."""
    return not buy_bar(table, me, 1)


def buy_bar(table: Invasion, me: int, count: int) -> str:
    """INV-AMB-11: why so many cards cannot be bought: you pay for them, and only for those that there are."""
    if count < 1:
        return AT_LEAST_ONE
    if table.points[me] < price_of(table, me) * count:
        return DEAR_STILL if table.pool.discounting else TOO_DEAR
    return OPEN if table.left_to_draw() >= count else NONE_TO_DRAW


def buy(table: Invasion, me: int) -> None:
    """INV-TP-01: you say how many cards you buy."""
    table.ask(BUY_CARDS, me)


def amounts(table: Invasion, me: int) -> list[int]:
    """INV-AMB-11: as many as you can pay for and as there are."""
    counts = [count for count in range(1, table.points[me] // price_of(table, me) + 1) if not buy_bar(table, me, count)]
    return table.deal.book.amount.options(counts) + pick_ups(table, me)


def buy_cards(table: Invasion, me: int, option: int) -> None:
    """INV-TP-01: five Time Points for each card from the top of the deck."""
    count = table.deal.book.amount.target(option)
    price = price_of(table, me) * count
    pay(table, me, price)
    table.say(facts.BOUGHT, me, (count, price))
    table.draw(me, count, facts.DREW_BOUGHT)


def discard(table: Invasion, me: int) -> None:
    """INV-TP-03: you name one or two cards."""
    table.ask(DISCARD_CARDS, me)


def cards_to_discard(table: Invasion, me: int) -> list[int]:
    """INV-TP-03: a card of your hand, the second one too if the floor allows; or done."""
    out = [DONE] if table.picks else []
    if not one_more_bar(table, me):
        out += table.deal.book.kind.options(left_in_hand(table, me))
    return out + pick_ups(table, me)


def one_more_bar(table: Invasion, me: int) -> str:
    """INV-TP-03: why no further card can be discarded in this action."""
    if len(table.picks) >= DISCARDED_AT_ONCE:
        return TWO_DISCARDS
    return OPEN if table.to_spare(me) > len(table.picks) else FLOOR


def left_in_hand(table: Invasion, me: int) -> list[int]:
    """The kinds in a hand of which there is a copy that has not been picked."""
    return table.unpicked(table.hand(me)) if table.picks else table.hand_kinds(me)


def discard_card(table: Invasion, me: int, option: int) -> None:
    """INV-TP-03: one Time Point for each card discarded."""
    if option != DONE:
        table.ask_again(DISCARD_CARDS, me, picks=(*table.picks, table.deal.book.target_of[option]))
        return
    copies = table.discard_picks(me)
    table.say(facts.DISCARDED_FOR_POINTS, me, (len(copies),), copies)
    table.do(gain_for_discards, me, len(copies))


BUY_CARDS: Final = question("invasion/buy", "INV-TP-01", amounts, buy_cards)
DISCARD_CARDS: Final = of_several(question("invasion/discard", "INV-TP-03", cards_to_discard, discard_card))

register_rules(globals())
