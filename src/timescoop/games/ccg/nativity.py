"""Nativity: the places and times where a card is native, and the order of eras."""

from __future__ import annotations

from timescoop.games.ccg.pool import NONE, SPACETIME, Pool
from timescoop.games.ccg.table import AS_NATIVE, IN_ERA, Ccg
from timescoop.kernel import NOWHERE


def eras_of(table: Ccg, place: int) -> int:
    """CCG-AMB-48: the eras of a place, as bits: the printed one, and those a text puts its card in."""
    era = table.pool.era[table.pool.place_kinds[place]]
    found = 1 << era if era != NONE else 0
    for copy in table.at(place):
        if table.pool.type[table.kind[copy]] == SPACETIME:
            found |= table.lent(copy, IN_ERA)
    return found


def location_of(table: Ccg, place: int) -> str:
    """The location of a place; Earth is not New Earth (CCG-GLOSSARY-31)."""
    return table.pool.location[table.pool.place_kinds[place]]


def year_at(table: Ccg, place: int) -> int | None:
    """CCG-NATIVITY-06, CCG-AMB-46: the year of a place; None if it has no date that can be sorted."""
    return None if place == NOWHERE else table.pool.year[table.pool.place_kinds[place]]


def matches(table: Ccg, place: int, location: str, first: int, last: int) -> bool:
    """CCG-NATIVITY-03: location and eras as far as they are given."""
    if location and location != location_of(table, place):
        return False
    return first == NONE or within_span(table.pool, eras_of(table, place), first, last)


def within_span(pool: Pool, eras: int, first: int, last: int) -> bool:
    """CCG-NATIVITY-04, -05, -08: whether one of these eras is in a span, which holds what lies between."""
    timed = len(pool.timed_eras)
    if first >= timed or last >= timed:  # CCG-NATIVITY-11, CCG-AMB-47
        return eras >> first & 1 == 1 or eras >> last & 1 == 1
    return any([eras >> era & 1 == 1 for era in range(first, last + 1)])


def is_native(table: Ccg, that: int, place: int) -> bool:
    """CCG-NATIVITY-09, -10: whether a card is a Native of a place: by any of its Nativities, or having none."""
    if that >= 0 and table.lent(that, AS_NATIVE):
        return True
    kind = table.kind_of(that)
    if table.stale:
        table.bonus_of(0)
    if place in table.granted.shifted:
        return is_home(table, kind, place)
    key = (kind, place)
    found = table.pool.homes.get(key)
    if found is None:
        found = table.pool.homes[key] = is_home(table, kind, place)
    return found


def is_home(table: Ccg, kind: int, place: int) -> bool:
    """CCG-NATIVITY-03, -09: whether one of a kind's Nativities is of a place as it is now; without one all are."""
    own = table.pool.nativities[kind]
    return not own or any([matches(table, place, *each) for each in own])
