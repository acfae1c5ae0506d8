"""What cards of one's own do to decks from below."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import drawing, facts
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import question, register_rules
from timescoop.language import DONE, Context


def put_under(table: Ccg, seat: int, copies: list[int]) -> None:
    """CCG-AMB-90: cards come to lie below all others of a deck, the last one lowest."""
    zone = table.deck_zone(seat)
    for copy in copies:
        table.zones[zone] = (copy, *[each for each in table.zones[zone] if each != copy])


@phrase("deed", "put the top {INT} card(s) of your deck on the bottom")
def turns_over(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-AMB-90: unseen, the first one lowest but for those that follow."""
    top = list(table.deck(me)[::-1][:count])
    put_under(table, me, top)
    if top:
        table.say(facts.PUT_UNDER, me, (len(top),), tuple(top))


@phrase("deed", "put {INT} card(s) from your hand on the bottom of your deck")
def puts_under(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-AMB-90: of your choice, as many as there are; the others do not see which."""
    table.do(choose_to_put_under, me, count)


def choose_to_put_under(table: Ccg, me: int, count: int) -> None:
    """CCG-AMB-90: one card after the other."""
    if count and table.hand(me):
        table.ask(TO_BOTTOM, me, count)


def cards_to_put_under(table: Ccg, me: int, _count: int) -> list[int]:
    """CCG-AMB-90: any card of the hand."""
    return table.deal.book.kind.options(drawing.left_in_hand(table, me)) or [DONE]


def put_one_under(table: Ccg, me: int, count: int, option: int) -> None:
    """CCG-AMB-90: it goes below the deck, and then the next one."""
    if option == DONE:
        return
    copy = table.pick(table.hand_zone(me), table.deal.book.kind.target(option), me, seen=False)
    table.move(copy, table.deck_zone(me), up=False)
    put_under(table, me, [copy])
    table.say(facts.PUT_UNDER, me, (1,), (copy,))
    table.do(choose_to_put_under, me, count - 1)


# its key comes last, so that the numbers of the others in observations stay what they were
TO_BOTTOM: Final = question("ccg/your_under", "CCG-AMB-90", cards_to_put_under, put_one_under)

register_rules(globals())
