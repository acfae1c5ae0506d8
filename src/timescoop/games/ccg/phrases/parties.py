"""Phrases for players who meet a condition, each of whom then does something."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.finding import found
from timescoop.games.ccg.pool import WHOSE_YOURS
from timescoop.games.ccg.table import Ccg
from timescoop.language import Context, perform, selected

MOST: Final = 1 << 20

# ---- the seats, from the acting one on


def seats_with(table: Ccg, me: int, least: int, most: int, counts: list[int]) -> list[int]:
    """Of all seats, from `me` on, those that have so many."""
    return [seat for seat in (me, *table.others(me)) if least <= counts[seat] <= most]


def hands(table: Ccg) -> list[int]:
    """How many cards each seat holds."""
    return [len(table.hand(seat)) for seat in range(table.seats)]


@phrase("feature", "holds {INT} or more cards")
def holds_many(table: Ccg, me: int, _this: Context, least: int) -> list[int]:
    """CCG-AMB-106: in hand."""
    return seats_with(table, me, least, MOST, hands(table))


@phrase("feature", "holds {INT} or fewer cards")
def holds_few(table: Ccg, me: int, _this: Context, most: int) -> list[int]:
    """CCG-AMB-106: in hand."""
    return seats_with(table, me, 0, most, hands(table))


@phrase("feature", "has more points than you")
def has_more_points(table: Ccg, me: int, _this: Context) -> list[int]:
    """CCG-AMB-106: a tie is not more."""
    return seats_with(table, me, table.points[me] + 1, MOST, list(table.points))


@phrase("feature", "has fewer points than you")
def has_fewer_points(table: Ccg, me: int, _this: Context) -> list[int]:
    """CCG-AMB-106: a tie is not fewer."""
    return seats_with(table, me, -MOST, table.points[me] - 1, list(table.points))


def cards_of_each(table: Ccg, this: Context, node: int) -> list[int]:
    """How many cards in play of each seat a description fits."""
    return [len(found(table, seat, this, WHOSE_YOURS, node)) for seat in range(table.seats)]


@phrase("feature", "has a(n) {such_card}")
def has_card(table: Ccg, me: int, this: Context, single: int) -> list[int]:
    """CCG-AMB-106: in play."""
    return seats_with(table, me, 1, MOST, cards_of_each(table, this, single))


@phrase("feature", "has no {such_cards}")
def has_no_card(table: Ccg, me: int, this: Context, several: int) -> list[int]:
    """CCG-AMB-106: in play."""
    return seats_with(table, me, 0, 0, cards_of_each(table, this, several))


# ---- what they do


@phrase("deed", "make each player who {feature} {deed}", by_others=True)
@phrase("deed", "make each player who {feature} {pair}", by_others=True)
def makes_those(table: Ccg, me: int, this: Context, feature: int, deed: int) -> None:
    """CCG-AMB-106: all are looked at before anything happens; you first, then the others."""
    for seat in selected(table, feature, me, this):
        table.do(perform, deed, seat, this)


@phrase("deed", "make each opponent who {feature} {deed}", by_others=True)
@phrase("deed", "make each opponent who {feature} {pair}", by_others=True)
def makes_others_who(table: Ccg, me: int, this: Context, feature: int, deed: int) -> None:
    """CCG-AMB-106: all are looked at before anything happens."""
    for seat in selected(table, feature, me, this):
        if seat != me:
            table.do(perform, deed, seat, this)
