"""Buying cards with Time Points, and discarding cards for Time Points (INV-TP-01 to -05)."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.points import gain_for_discards, pay
from timescoop.games.invasion.reserve import after_pick_up, pick_ups
from timescoop.games.invasion.table import HANDS, Invasion
from timescoop.games.invasion.words import AMOUNT, KIND
from timescoop.kernel import learn, question
from timescoop.language import DONE

CARD_PRICE: Final = 5
AT_ONCE: Final = 2


def may_buy(table: Invasion, me: int) -> bool:
    """INV-AMB-11: Time Points for a card, and a card to be had."""
    return table.points[me] >= CARD_PRICE and table.left_to_draw() > 0


def buy(table: Invasion, me: int) -> None:
    """INV-TP-01: you say how many cards you buy."""
    table.ask(BUY_CARDS, me)


def amounts(table: Invasion, me: int) -> list[int]:
    """INV-AMB-11: as many as you can pay for and as there are."""
    most = min(table.points[me] // CARD_PRICE, table.left_to_draw())
    return [AMOUNT + count for count in range(1, most + 1)] + pick_ups(table, me)


def buy_cards(table: Invasion, me: int, option: int) -> None:
    """INV-TP-01: five Time Points for each card from the top of the deck."""
    if after_pick_up(table, me, option):
        table.ask(BUY_CARDS, me)
        return
    count = option - AMOUNT
    pay(table, me, CARD_PRICE * count)
    table.say(facts.BOUGHT, me, (count, CARD_PRICE * count))
    table.draw(me, count, facts.DREW_BOUGHT)


def discard(table: Invasion, me: int) -> None:
    """INV-TP-03: you name one or two cards."""
    table.ask(DISCARD_CARDS, me)


def cards_to_discard(table: Invasion, me: int) -> list[int]:
    """INV-TP-03: a card of your hand, the second one too if the floor allows; or done."""
    picks = table.picks
    out = [DONE] if picks else []
    if len(picks) < min(AT_ONCE, table.to_spare(me)):
        out += [KIND + kind for kind in left_in_hand(table, me)]
    return out + pick_ups(table, me)


def left_in_hand(table: Invasion, me: int) -> list[int]:
    """The kinds in a hand of which there is a copy that has not been picked."""
    kinds = [table.kind[copy] for copy in table.hand(me)]
    for pick in table.picks:
        kinds.remove(pick)
    return sorted(set(kinds))


def discard_card(table: Invasion, me: int, option: int) -> None:
    """INV-TP-03: one Time Point for each card discarded."""
    if option != DONE:
        if after_pick_up(table, me, option):
            table.ask_again(DISCARD_CARDS, me, picks=table.picks)
        else:
            table.ask_again(DISCARD_CARDS, me, picks=(*table.picks, option - KIND))
        return
    copies = []
    for kind in table.picks:
        copy = table.pick(HANDS + me, kind, me)
        table.discard(copy)
        copies.append(copy)
    table.say(facts.DISCARDED_FOR_POINTS, me, (len(copies),), tuple(copies))
    table.do(gain_for_discards, me, len(copies))


BUY_CARDS: Final = question("invasion/buy", "INV-TP-01", amounts, buy_cards)
DISCARD_CARDS: Final = question("invasion/discard", "INV-TP-03", cards_to_discard, discard_card)

learn(globals())
