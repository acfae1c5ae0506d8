"""Phrases for Locations by the cards there, for what no opponent has, and for the current Conflict."""

from __future__ import annotations

from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.conditions import have, yours
from timescoop.games.nemesis.phrases.own_deeds import others
from timescoop.games.nemesis.phrases.own_tests import places_with, theirs
from timescoop.games.nemesis.phrases.places import GROUP, place_of_text, typed
from timescoop.games.nemesis.pool import CORNERS
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOWHERE
from timescoop.language import Context

# ---- where


def singly(places: list[int]) -> list[int]:
    """NEM-AMB-115: Locations that are looked at one by one."""
    out: list[int] = []
    for place in places:
        out += [GROUP, place]
    return out[1:]


@phrase("where", "at a Location with a(n) {TYPE}")
def where_one_lies(table: Nemesis, _me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-AMB-115: under anybody's control."""
    return singly([place for place in table.places() if typed(table, table.at(place), wanted)])


@phrase("where", "at a Location with one of your {TYPE(s)}")
def where_yours_lies(table: Nemesis, me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-AMB-115: one that you control."""
    return singly([place for place in table.places() if yours(table, me, table.at(place), wanted)])


@phrase("where", "at a Location with an opponent's {TYPE}")
def where_theirs_lies(table: Nemesis, me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-AMB-115: one that somebody else controls."""
    return singly([place for place in table.places() if theirs(table, me, typed(table, table.at(place), wanted))])


# ---- what you have where, and what nobody else has


@phrase("condition", "you have a(n) {TYPE} on each opponent's Control Board")
def have_on_each_board(table: Nemesis, me: int, _this: Context, wanted: int) -> bool:
    """NEM-AMB-116: one that you control at some Location of every other board."""
    return all([have_on_board(table, me, wanted, seat) for seat in others(table, me)])


def have_on_board(table: Nemesis, me: int, wanted: int, seat: int) -> bool:
    """Whether a seat has a card of a type at a Location of some board."""
    there = [copy for corner in range(CORNERS) for copy in table.at(seat * CORNERS + corner)]
    return len(yours(table, me, there, wanted)) > 0


@phrase("condition", "you have a(n) {TYPE} at each Location of your Control Board")
def have_at_each_of_yours(table: Nemesis, me: int, _this: Context, wanted: int) -> bool:
    """NEM-AMB-116: one that you control at each of the four."""
    places = range(me * CORNERS, (me + 1) * CORNERS)
    return all([len(yours(table, me, table.at(place), wanted)) > 0 for place in places])


@phrase("condition", "you have a(n) {TYPE} at {INT} or more Locations")
def have_at_many(table: Nemesis, me: int, this: Context, wanted: int, least: int) -> bool:
    """NEM-AMB-116: one that you control at each of so many Locations, on all boards."""
    return places_with(table, me, this, wanted) >= least


@phrase("condition", "no opponent has a(n) {TYPE} {where}")
def no_other_has(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> bool:
    """NEM-AMB-54: none of them controls one there; Heroes are no opponent's."""
    return all([have(table, seat, this, wanted, where) == 0 for seat in others(table, me)])


@phrase("condition", "you have fewer {TYPE(s)} in play than each opponent")
def have_fewest(table: Nemesis, me: int, _this: Context, wanted: int) -> bool:
    """NEM-AMB-54: fewer than any of them; a tie is not enough."""
    counts = [len(yours(table, seat, list(table.holder), wanted)) for seat in range(table.seats)]
    return all([counts[me] < count for seat, count in enumerate(counts) if seat != me])


# ---- the Conflict going on


def is_fought(table: Nemesis, this: Context) -> bool:
    """NEM-AMB-117: whether a Conflict is going on where the card is."""
    return table.fight != NOWHERE and place_of_text(table, this) == table.fight


@phrase("condition", "a Conflict is going on at this Location", at_place=True)
def conflict_here(table: Nemesis, _me: int, this: Context) -> bool:
    """NEM-AMB-117: from where it is initiated until it is over."""
    return is_fought(table, this)


@phrase("condition", "you have initiated the Conflict at this Location", at_place=True)
def yours_to_fight(table: Nemesis, me: int, this: Context) -> bool:
    """NEM-AMB-117: by your choice in the Conflict Step, or by a text of yours."""
    return is_fought(table, this) and table.starter == me


@phrase("condition", "an opponent has initiated the Conflict at this Location", at_place=True)
def theirs_to_fight(table: Nemesis, me: int, this: Context) -> bool:
    """NEM-AMB-117: somebody else has."""
    return is_fought(table, this) and table.starter != me
