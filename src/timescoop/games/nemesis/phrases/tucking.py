"""Phrases for cards that go from a hand to a deck, for looking at others' cards, and for who has the most."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.drawing import left_in_hand, wanted_kind
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.deeds import can_discard
from timescoop.games.nemesis.phrases.own_deeds import looks_at_hand, put_under, strips_hand
from timescoop.games.nemesis.phrases.parties import MOST, hands, seats_with
from timescoop.games.nemesis.phrases.places import BESIDES, GROUP
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.winning import mark_changed
from timescoop.kernel import NOBODY, of_several, question, register_rules, written_as
from timescoop.language import DONE, Context, perform, read_node, selected, write_node

# ---- from the hand to the deck

ON_TOP: Final = 1
BELOW: Final = 0


@phrase("deed", "put {INT} {TYPE(s)} from your hand on top of your deck", can_discard, openly=False)
def tucks_on_top(table: Nemesis, me: int, _this: Context, count: int, wanted: int) -> None:
    """NEM-AMB-100: cards of your own choice, the last one uppermost; nobody else sees them."""
    ask_to_tuck(table, me, wanted, count, ON_TOP)


@phrase("deed", "put {INT} {TYPE(s)} from your hand on the bottom of your deck", can_discard, openly=False)
def tucks_below(table: Nemesis, me: int, _this: Context, count: int, wanted: int) -> None:
    """NEM-AMB-100: cards of your own choice, the last one lowest; nobody else sees them."""
    ask_to_tuck(table, me, wanted, count, BELOW)


def ask_to_tuck(table: Nemesis, me: int, wanted: int, count: int, where: int) -> None:
    """NEM-AMB-100: as many as there are."""
    if count and table.hand(me):
        table.ask(TUCKED, me, wanted, count, where)


def cards_to_tuck(table: Nemesis, me: int, wanted: int, _count: int, _where: int) -> list[int]:
    """NEM-AMB-100: a further card of the type in the hand."""
    kinds = [kind for kind in left_in_hand(table, me) if wanted_kind(table, kind, wanted) and table.owners[kind] == me]
    return table.deal.book.kind.options(kinds) or [DONE]


def keep_others_known(table: Nemesis, seat: int) -> None:
    """NEM-AMB-47, NEM-AMB-104: all still know the cards of other decks in a hand that a hidden card has left."""
    for copy in table.hand(seat):
        if table.owner_of(copy) != seat:
            table.known[copy] = table.everyone()


def tuck_one(table: Nemesis, me: int, wanted: int, count: int, where: int, option: int) -> None:
    """NEM-AMB-100: once all are named they go there, in that order."""
    picks = table.picks
    if option != DONE:
        picks = (*picks, table.deal.book.kind.target(option))
        if len(picks) < min(count, len(table.hand(me))):
            table.ask_again(TUCKED, me, wanted, count, where, picks=picks)
            return
    copies = []
    for kind in picks:
        copy = table.pick(table.hand_zone(me), kind, me, seen=False)
        table.move(copy, table.deck_zone(me))
        copies.append(copy)
    keep_others_known(table, me)
    if where == BELOW:
        put_under(table, me, copies)
    elif copies:
        table.say(facts.PUT_ON_TOP, me, (len(copies),), tuple(copies))
    mark_changed(table)


@phrase("deed", "shuffle your hand into your deck")
def shuffles_hand_in(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-AMB-100: all of it, but for cards of other decks, which stay."""
    cards = tuple([copy for copy in table.hand(me) if table.owner_of(copy) == me])
    for copy in cards:
        table.move(copy, table.deck_zone(me))
    if cards:
        table.say(facts.PUT_UNDER, me, (len(cards),), tuple(cards))
        table.shuffle(table.deck_zone(me))
        mark_changed(table)


# ---- decks and hands of others


@phrase("aimed", "look at the top {INT} card(s) of the deck of")
def looks_at_their_top(table: Nemesis, me: int, _this: Context, seat: int, count: int) -> None:
    """NEM-AMB-57: you alone see them; they stay where they are."""
    copies = table.deck(seat)[-count:] if count else ()
    for copy in copies:
        table.peek(copy, me)
    if copies:
        table.say(facts.SAW_DECK, me, (seat, len(copies)), copies)


@phrase("aimed", "reveal a random card from the hand of")
def reveals_of_hand(table: Nemesis, _me: int, _this: Context, seat: int) -> None:
    """NEM-AMB-66: each card of the hand is as likely as another; all see it, and it stays there."""
    kinds = sorted([table.kind[copy] for copy in table.hand(seat)])
    if kinds:
        kind = kinds[table.roll(len(kinds))]
        copy = table.pick(table.hand_zone(seat), kind, seat, seen=False)
        table.show(copy)
        keep_others_known(table, seat)
        table.say(facts.SHOWED, seat, (), (copy,))
        table.hide(copy)


@phrase("gift", "show you their hand")
def shows_hand(table: Nemesis, me: int, this: Context) -> None:
    """NEM-AMB-57, NEM-AMB-97: the one who makes them do it alone sees it."""
    if CONTEXT.seat(this) != NOBODY:
        looks_at_hand(table, CONTEXT.seat(this), this, me)


@phrase("gift", "let you choose and discard {INT} {TYPE(s)} from their hand")
def lets_strip(table: Nemesis, me: int, this: Context, count: int, wanted: int) -> None:
    """NEM-AMB-57, NEM-AMB-97: the one who makes them do it looks at the hand and chooses."""
    if CONTEXT.seat(this) != NOBODY:
        strips_hand(table, CONTEXT.seat(this), this, me, count, wanted)


TUCKED: Final = of_several(question("nemesis/yours_tucked", "NEM-AMB-100", cards_to_tuck, tuck_one))


# ---- the most and the fewest


@phrase("feature", "holds the most Power")
def holds_most_power(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-AMB-81: on the board; all who are tied."""
    return seats_with(table, me, max(table.power), MOST, list(table.power))


@phrase("feature", "holds the least Power")
def holds_least_power(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-AMB-81: on the board; all who are tied."""
    return seats_with(table, me, 0, min(table.power), list(table.power))


@phrase("feature", "holds the most cards")
def holds_most_cards(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-AMB-81: in hand; all who are tied."""
    return seats_with(table, me, max(hands(table)), MOST, hands(table))


@phrase("feature", "holds the fewest cards")
def holds_fewest_cards(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-AMB-81: in hand; all who are tied."""
    return seats_with(table, me, 0, min(hands(table)), hands(table))


@phrase("feature", "holds fewer than {INT} cards")
def holds_fewer_than(table: Nemesis, me: int, _this: Context, limit: int) -> list[int]:
    """NEM-AMB-81: in hand; exactly so many is not fewer."""
    return seats_with(table, me, 0, limit - 1, hands(table))


@phrase("feature", "holds less than {INT} Power")
def holds_less_than(table: Nemesis, me: int, _this: Context, limit: int) -> list[int]:
    """NEM-AMB-81: on the board; exactly so much is not less."""
    return seats_with(table, me, 0, limit - 1, list(table.power))


@phrase("feature", "holds less Power than you")
def holds_less_power(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-AMB-81: on the board; a tie is not fewer."""
    return seats_with(table, me, 0, table.power[me] - 1, list(table.power))


@phrase("feature", "holds fewer cards than you")
def holds_fewer_cards(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-AMB-81: in hand; a tie is not fewer."""
    return seats_with(table, me, 0, len(table.hand(me)) - 1, hands(table))


# ---- a Location of some board


@phrase("statement", "at a Location of your choice {where}, {course}")
def at_chosen_there(table: Nemesis, me: int, this: Context, where: int, course: int) -> None:
    """NEM-AMB-53: one of those; it is chosen first."""
    if places_there(table, me, this, where, course) != [DONE]:
        table.ask(WHERE_THERE, me, this, where, course)


def places_there(table: Nemesis, me: int, this: Context, where: int, _course: int) -> list[int]:
    """NEM-AMB-53: the Locations meant, of all boards together; `in play` means all of them."""
    named = selected(table, where, me, this)
    found = list(table.places()) if BESIDES in named else sorted([place for place in named if place > GROUP])
    return table.deal.book.place.options(found) or [DONE]


def do_there(table: Nemesis, me: int, this: Context, _where: int, course: int, option: int) -> None:
    """NEM-AMB-53: `at that Location` means the one chosen."""
    if option != DONE:
        table.do(perform, course, me, CONTEXT.replace(this, here=table.deal.book.place.target(option)))


WHERE_THERE: Final = question("nemesis/yours_whereabouts", "NEM-AMB-53", places_there, do_there)
written_as("nemesis/yours_whereabouts", (2, write_node, read_node), (3, write_node, read_node))

register_rules(globals())
