"""Phrases for who does something: opponents who do several things, and players who meet a condition."""

from __future__ import annotations

from typing import Final

from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.conditions import have
from timescoop.games.nemesis.phrases.fights import makes
from timescoop.games.nemesis.phrases.own_deeds import makes_all, makes_everybody, makes_rivals, others, rivals
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import question, register_rules, written_as
from timescoop.language import DONE, Context, either, perform, read_node, selected, write_node

MOST: Final = 1 << 20

# ---- two things


@phrase("pair", "both {deed} and {deed}")
@phrase("pair", "both {deed} and {gift}")
@phrase("pair", "both {gift} and {deed}")
@phrase("pair", "both {gift} and {gift}")
def both(table: Nemesis, me: int, this: Context, first: int, second: int) -> None:
    """NEM-AMB-80: the same player does the one, and then the other."""
    table.do(perform, first, me, this)
    table.do(perform, second, me, this)


@phrase("pair", "either {deed} or {deed}")
@phrase("pair", "either {deed} or {gift}")
@phrase("pair", "either {gift} or {deed}")
@phrase("pair", "either {gift} or {gift}")
def one_of_two(table: Nemesis, me: int, this: Context, first: int, second: int) -> None:
    """NEM-AMB-80: that player chooses which, among what can be done."""
    either(table, me, this, first, second)


@phrase("deed", "make an opponent {pair}", by_others=True)
def makes_both(table: Nemesis, me: int, this: Context, pair: int) -> None:
    """NEM-AMB-80, NEM-AMB-50: you choose who, once."""
    makes(table, me, this, pair)


@phrase("deed", "make each opponent {pair}", by_others=True)
def makes_all_both(table: Nemesis, me: int, this: Context, pair: int) -> None:
    """NEM-AMB-80: each of them in turn."""
    makes_all(table, me, this, pair)


@phrase("deed", "make each player {pair}", by_others=True)
def makes_everybody_both(table: Nemesis, me: int, this: Context, pair: int) -> None:
    """NEM-AMB-80: you first, then the others."""
    makes_everybody(table, me, this, pair)


@phrase("deed", "make each opponent in this Conflict {pair}", by_others=True)
def makes_rivals_both(table: Nemesis, me: int, this: Context, pair: int) -> None:
    """NEM-AMB-80, NEM-AMB-74: each of them in turn."""
    makes_rivals(table, me, this, pair)


# ---- one of those in the Conflict


@phrase("deed", "make an opponent in this Conflict {deed}", by_others=True)
@phrase("deed", "make an opponent in this Conflict {gift}", by_others=True)
@phrase("deed", "make an opponent in this Conflict {pair}", by_others=True)
def makes_rival(table: Nemesis, me: int, this: Context, deed: int) -> None:
    """NEM-AMB-74: you choose who, if there are several; the opponent does it, and chooses in it."""
    found = rivals(table, me)
    if len(found) > 1:
        table.ask(RIVAL, me, this, deed)
    elif found:
        table.do(perform, deed, found[0], CONTEXT.replace(this, seat=me))


def rivals_to_make(table: Nemesis, me: int, _this: Context, _deed: int) -> list[int]:
    """NEM-AMB-74: any opponent who is in it."""
    return table.deal.book.seat.options(sorted(rivals(table, me))) or [DONE]


def make_rival(table: Nemesis, me: int, this: Context, deed: int, option: int) -> None:
    """NEM-AMB-74: that opponent does it."""
    if option != DONE:
        table.do(perform, deed, table.deal.book.seat.target(option), CONTEXT.replace(this, seat=me))


# the key comes after those of older questions, so that the numbers of the others in observations stay what they were
RIVAL: Final = question("nemesis/yours_summoned", "NEM-AMB-74", rivals_to_make, make_rival)
written_as("nemesis/yours_summoned", (2, write_node, read_node))


# ---- players of whom something is so: the seats, from the acting one on


def seats_with(table: Nemesis, me: int, least: int, most: int, counts: list[int]) -> list[int]:
    """Of all seats, from `me` on, those that have so many."""
    return [seat for seat in (me, *others(table, me)) if least <= counts[seat] <= most]


def hands(table: Nemesis) -> list[int]:
    """How many cards each seat holds."""
    return [len(table.hand(seat)) for seat in range(table.seats)]


@phrase("feature", "holds {INT} or more cards")
def holds_many(table: Nemesis, me: int, _this: Context, least: int) -> list[int]:
    """NEM-AMB-81: in hand."""
    return seats_with(table, me, least, MOST, hands(table))


@phrase("feature", "holds {INT} or fewer cards")
def holds_few(table: Nemesis, me: int, _this: Context, most: int) -> list[int]:
    """NEM-AMB-81: in hand."""
    return seats_with(table, me, 0, most, hands(table))


@phrase("feature", "holds {INT} or more Power")
def holds_power(table: Nemesis, me: int, _this: Context, least: int) -> list[int]:
    """NEM-AMB-81: on the board."""
    return seats_with(table, me, least, MOST, list(table.power))


@phrase("feature", "holds {INT} or fewer Power")
def holds_little_power(table: Nemesis, me: int, _this: Context, most: int) -> list[int]:
    """NEM-AMB-81: on the board."""
    return seats_with(table, me, 0, most, list(table.power))


@phrase("feature", "holds more Power than you")
def holds_more_power(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-AMB-81: on the board; a tie is not more."""
    return seats_with(table, me, table.power[me] + 1, MOST, list(table.power))


@phrase("feature", "holds more cards than you")
def holds_more_cards(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-AMB-81: in hand; a tie is not more."""
    return seats_with(table, me, len(table.hand(me)) + 1, MOST, hands(table))


def cards_of_each(table: Nemesis, this: Context, wanted: int, where: int) -> list[int]:
    """How many cards of a type each seat has at a place; on a board of its own, that of the seat itself."""
    return [have(table, seat, this, wanted, where) for seat in range(table.seats)]


@phrase("feature", "has a(n) {TYPE} {where}")
def has_card(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-AMB-81: one that the player controls."""
    return seats_with(table, me, 1, MOST, cards_of_each(table, this, wanted, where))


@phrase("feature", "has no {TYPE(s)} {where}")
def has_no_card(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-AMB-81: none that the player controls."""
    return seats_with(table, me, 0, 0, cards_of_each(table, this, wanted, where))


@phrase("deed", "make each player who {feature} {deed}", by_others=True)
@phrase("deed", "make each player who {feature} {gift}", by_others=True)
@phrase("deed", "make each player who {feature} {pair}", by_others=True)
def makes_those(table: Nemesis, me: int, this: Context, feature: int, deed: int) -> None:
    """NEM-AMB-81: all are looked at before anything happens; you first, then the others."""
    for seat in selected(table, feature, me, this):
        table.do(perform, deed, seat, CONTEXT.replace(this, seat=me))


@phrase("deed", "make each opponent who {feature} {deed}", by_others=True)
@phrase("deed", "make each opponent who {feature} {gift}", by_others=True)
@phrase("deed", "make each opponent who {feature} {pair}", by_others=True)
def makes_others_who(table: Nemesis, me: int, this: Context, feature: int, deed: int) -> None:
    """NEM-AMB-81: all are looked at before anything happens."""
    for seat in selected(table, feature, me, this):
        if seat != me:
            table.do(perform, deed, seat, CONTEXT.replace(this, seat=me))


register_rules(globals())
