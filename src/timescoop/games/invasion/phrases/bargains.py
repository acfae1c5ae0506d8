"""Phrases for joint and alternative effects on players, named cards, and what opponents take from you."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.phrases.book import CHOSEN, phrase
from timescoop.games.invasion.phrases.gifts import BELOW, ON_TOP, give_next, lay_next
from timescoop.games.invasion.phrases.ground import RECALL, choose_own
from timescoop.games.invasion.phrases.hands import exchange_all, hand_over, renew_hand, reshuffle_hand, spare
from timescoop.games.invasion.phrases.players import all_others, done_by, everybody
from timescoop.games.invasion.points import take_from
from timescoop.games.invasion.pool import START
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import question, register_rules, written_as
from timescoop.language import FIRST, SECOND, Context, perform_on, read_node, selected, value, write_node

# ---- who, by what they have


@phrase("who", "each player with {INT} or more {holding}")
def all_with_many(table: Invasion, me: int, this: Context, least: int, holding: int) -> list[int]:
    """INV-AMB-139: you too, if you have as many."""
    return [seat for seat in everybody(table, me, this) if value(table, holding, seat, this) >= least]


@phrase("who", "each other player with {INT} or more {holding}")
def others_with_many(table: Invasion, me: int, this: Context, least: int, holding: int) -> list[int]:
    """INV-AMB-139: those of the others who have as many."""
    return [seat for seat in all_others(table, me, this) if value(table, holding, seat, this) >= least]


@phrase("who", "each player with {INT} or fewer {holding}")
def all_with_few(table: Invasion, me: int, this: Context, most: int, holding: int) -> list[int]:
    """INV-AMB-139: you too, if you have no more."""
    return [seat for seat in everybody(table, me, this) if value(table, holding, seat, this) <= most]


@phrase("who", "each other player with {INT} or fewer {holding}")
def others_with_few(table: Invasion, me: int, this: Context, most: int, holding: int) -> list[int]:
    """INV-AMB-139: those of the others who have no more."""
    return [seat for seat in all_others(table, me, this) if value(table, holding, seat, this) <= most]


@phrase("who", "each other player with fewer {holding} than you")
def poorer(table: Invasion, me: int, this: Context, holding: int) -> list[int]:
    """INV-AMB-139: each of them is compared with you."""
    mine = value(table, holding, me, this)
    return [seat for seat in all_others(table, me, this) if value(table, holding, seat, this) < mine]


# ---- two things


@phrase("both", "both {does} and {does}")
def does_both(table: Invasion, me: int, this: Context, seat: int, first: int, second: int) -> None:
    """INV-AMB-155: the same player does the one, and then the other."""
    table.do(perform_on, first, me, this, seat)
    table.do(perform_on, second, me, this, seat)


@phrase("both", "either {does} or {does}")
def does_either(table: Invasion, me: int, this: Context, seat: int, first: int, second: int) -> None:
    """INV-AMB-156: that player chooses which."""
    table.ask(SPLIT, seat, me, this, first, second)


def one_or_other(table: Invasion, seat: int, _me: int, _this: Context, _first: int, _second: int) -> list[int]:
    """INV-AMB-156: both can always be chosen; what cannot be done in full is done as far as it can."""
    return sorted([FIRST, SECOND, *pick_ups(table, seat)])


def do_one(table: Invasion, seat: int, me: int, this: Context, first: int, second: int, option: int) -> None:
    """INV-AMB-156: it is done."""
    table.do(perform_on, first if option == FIRST else second, me, this, seat)


# its key comes last, so that the numbers of the others in observations stay what they were
SPLIT: Final = question("invasion/yours_split", "INV-AMB-156", one_or_other, do_one)
written_as("invasion/yours_split", (3, write_node, read_node), (4, write_node, read_node))


@phrase("deed", "{who} {both}", by_others=True)
def players_do_both(table: Invasion, me: int, this: Context, who: int, both: int) -> None:
    """INV-AMB-155: the players meant do it."""
    done_by(table, me, this, who, both)


# ---- a card that is named


@phrase("named", "discards every copy of a card that you name")
def discards_named(table: Invasion, me: int, _this: Context, seat: int) -> None:
    """INV-AMB-157: you name it first."""
    table.ask(NAMED, me, 1 << seat)


@phrase("deed", "{who} {named}", by_others=True)
def players_discard_named(table: Invasion, me: int, this: Context, who: int, named: int) -> None:
    """INV-AMB-157: you name one card for all of them."""
    seats = selected(table, who, me, this)
    if CHOSEN.of(who):
        done_by(table, me, this, who, named)
    elif seats:
        table.ask(NAMED, me, sum([1 << seat for seat in seats]))


def cards_to_name(table: Invasion, me: int, _seats: int) -> list[int]:
    """INV-AMB-157: any card but a starting Location."""
    kinds = [kind for kind in range(table.pool.count) if table.pool.type[kind] != START]
    return table.deal.book.kind.options(kinds) + pick_ups(table, me)


def name_card(table: Invasion, me: int, seats: int, option: int) -> None:
    """INV-AMB-157: each of them discards the copies in hand, as far as the hand can give them up."""
    kind = table.deal.book.target_of[option]
    table.say(facts.NAMED_CARD, me, (kind,))
    for seat in range(table.seats):
        held = [copy for copy in table.hand(seat) if table.kind[copy] == kind] if seats >> seat & 1 else []
        gone = []
        for _ in held[: spare(table, seat)]:
            copy = table.pick(table.hand_zone(seat), kind, seat)
            table.discard(copy)
            gone.append(copy)
        if gone:
            table.say(facts.GAVE_UP, seat, (len(gone),), tuple(gone))


NAMED: Final = question("invasion/yours_named", "INV-AMB-157", cards_to_name, name_card)


# ---- what they take of yours, and what they do with their own


@phrase("does", "takes {INT} Time Point(s) from you", brings_points=-1.0)
def takes_yours(table: Invasion, me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-24: as many as you have."""
    if seat != me:
        take_from(table, seat, me, count)


@phrase("does", "takes {INT} card(s) that you give from your hand", brings_cards=-1.0)
def takes_given(table: Invasion, me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-147: you choose which."""
    if seat != me:
        table.do(give_next, me, seat, count)


@phrase("does", "puts {INT} card(s) from their hand on the bottom of the deck")
def lays_theirs_below(table: Invasion, _me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-149: of that player's choice."""
    table.do(lay_next, seat, count, BELOW)


@phrase("does", "puts {INT} card(s) from their hand on top of the deck")
def lays_theirs_on_top(table: Invasion, _me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-149: of that player's choice."""
    table.do(lay_next, seat, count, ON_TOP)


@phrase("does", "exchanges their hand")
def exchanges_hand(table: Invasion, _me: int, this: Context, seat: int) -> None:
    """INV-AMB-115: all of it is discarded first."""
    exchange_all(table, seat, this)


@phrase("does", "shuffles their hand into the deck and draws {INT} card(s)")
def reshuffles_hand(table: Invasion, _me: int, this: Context, seat: int, count: int) -> None:
    """INV-AMB-164: all of it, before drawing."""
    reshuffle_hand(table, seat, this, count)


@phrase("does", "shuffles their hand into the deck and draws as many cards")
def renews_hand(table: Invasion, _me: int, this: Context, seat: int) -> None:
    """INV-AMB-164: all of it, before drawing."""
    renew_hand(table, seat, this)


@phrase("does", "swaps hands with you")
def swaps_hands(table: Invasion, me: int, _this: Context, seat: int) -> None:
    """INV-AMB-165: each of the two gets all cards of the other; nobody else sees them."""
    if seat == me:
        return
    given = sorted([table.kind[copy] for copy in table.hand(me)])
    taken = sorted([table.kind[copy] for copy in table.hand(seat)])
    for kind in taken:
        hand_over(table, seat, me, kind)
    for kind in given:
        hand_over(table, me, seat, kind)


@phrase("does", "swaps {INT} card(s) at random with you")
def swaps_blindly(table: Invasion, me: int, _this: Context, seat: int, count: int) -> None:
    """INV-AMB-165: as many cards of each hand as both can give up, chosen before any of them goes."""
    if seat == me:
        return
    count = min(count, spare(table, me), spare(table, seat))
    hands = [sorted([table.kind[copy] for copy in table.hand(each)]) for each in (me, seat)]
    given, taken = [[hand.pop(table.roll(len(hand))) for _ in range(count)] for hand in hands]
    for kind in taken:
        hand_over(table, seat, me, kind)
    for kind in given:
        hand_over(table, me, seat, kind)


@phrase("does", "returns a Defender from one of their Locations to their hand", at_rest=True)
def recalls_theirs(table: Invasion, _me: int, this: Context, seat: int) -> None:
    """INV-AMB-121: of that player's choice."""
    table.do(choose_own, seat, this, RECALL)


register_rules(globals())
