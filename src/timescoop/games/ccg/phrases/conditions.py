"""Phrases for conditions: cards on the table and their owners, points, dates, what has been destroyed."""

from __future__ import annotations

from timescoop.games.ccg.context import here_of
from timescoop.games.ccg.nativity import matches, year_at
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.describing import has_name
from timescoop.games.ccg.phrases.finding import ALL_OF_THEM, found, likely_kinds
from timescoop.games.ccg.pool import WHOSE_OPPOSING, WHOSE_YOURS
from timescoop.games.ccg.ships import capacity_of, tardises_of
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, NOWHERE
from timescoop.language import Context, suits


def yours(table: Ccg, me: int, this: Context, node: int, enough: int = ALL_OF_THEM) -> list[int]:
    """What a seat has in play that a description fits."""
    return found(table, me, this, WHOSE_YOURS, node, enough)


def opposing(table: Ccg, me: int, this: Context, node: int) -> bool:
    """CCG-GLOSSARY-30: whether any opponent has such a card."""
    return len(found(table, me, this, WHOSE_OPPOSING, node, 1)) > 0


def most_of_one(table: Ccg, me: int, this: Context, node: int) -> int:
    """CCG-GLOSSARY-30: how many such cards that opponent has who has the most."""
    counts = [0] * table.seats
    for copy in found(table, me, this, WHOSE_OPPOSING, node):
        counts[table.holder[copy]] += 1
    return max(counts)


@phrase("condition", "you have a(n) {such_card}", steady=True, having=True)
def have_one(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-GLOSSARY-01: you have such a card in play; that does not affect it."""
    return len(yours(table, me, this, single, 1)) > 0


@phrase("condition", "you have {INT} or more {such_cards}", steady=True, having=True)
def have_some(table: Ccg, me: int, this: Context, least: int, several: int) -> bool:
    """CCG-GLOSSARY-01: you have so many such cards in play."""
    return len(yours(table, me, this, several, least)) >= least


@phrase("condition", "you have no {such_card}", steady=True)
def have_none(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-GLOSSARY-01: you have no such card in play."""
    return not yours(table, me, this, single, 1)


@phrase("condition", "you have {NAME} here", steady=True)
def have_named(table: Ccg, me: int, this: Context, name: int) -> bool:
    """CCG-UNIQ-03: any version of a card of yours is here."""
    place = here_of(table, this)
    if place == NOWHERE:
        return False
    for copy in table.at(place):
        mine = table.holder.get(copy, NOBODY) == me and copy not in table.captor
        if mine and has_name(table.pool, table.kind[copy], name):
            return True
    return False


@phrase("condition", "you have {INT} or more {such_cards} aboard your TARDIS", steady=True)
def have_aboard(table: Ccg, me: int, this: Context, least: int, several: int) -> bool:
    """CCG-TARDIS-10, CCG-AMB-23: so many can be aboard at once, within what the TARDIS can carry."""
    ships = tardises_of(table, me)
    if not ships:
        return False
    zone, mine = table.zone, yours(table, me, this, several)
    for ship in ships:
        aboard = [copy for copy in mine if zone[copy] == zone[ship]]
        if len(aboard) >= least:
            costs = sorted([table.pool.cost[table.kind[copy]] for copy in aboard])
            if sum(costs[:least]) <= capacity_of(table, ship, 1):
                return True
    return False


@phrase("condition", "an opponent has a(n) {such_card}", steady=True)
def opponent_has(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-GLOSSARY-30: any of your opponents."""
    return opposing(table, me, this, single)


@phrase("condition", "an opponent has {INT} or more {such_cards}", steady=True)
def opponent_has_some(table: Ccg, me: int, this: Context, least: int, several: int) -> bool:
    """CCG-GLOSSARY-30: one opponent has so many."""
    return most_of_one(table, me, this, several) >= least


@phrase("condition", "no opponent has a(n) {such_card}", steady=True)
def no_opponent_has(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-GLOSSARY-30: none of your opponents."""
    return not opposing(table, me, this, single)


@phrase("condition", "your discard pile has a(n) {such_card}", elsewhere=True)
def pile_has(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-SETUP-12: at least one such card lies there."""
    kind, likely = table.kind, likely_kinds(table.pool, single)
    for copy in table.pile(me):
        if likely[kind[copy]] and suits(table, single, me, this, -1 - kind[copy]):
            return True
    return False


# ---- points and turns


@phrase("condition", "you have {INT} or more points")
def have_points(table: Ccg, me: int, _this: Context, least: int) -> bool:
    """CCG-WIN-03: points from wherever."""
    return table.points[me] >= least


@phrase("condition", "an opponent has more points than you")
def is_behind(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-SCORE-08: at least one opponent has more."""
    return max(table.points) > table.points[me]


@phrase("condition", "it is your turn", own_turn=True)
def is_your_turn(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-BANG-02: not in anybody else's."""
    return table.turn == me


# ---- places and dates


def is_there(table: Ccg, this: Context, location: int, era: int) -> bool:
    """CCG-NATIVITY-03: whether this place is of a location and in an era."""
    place = here_of(table, this)
    return place != NOWHERE and matches(table, place, table.pool.locations[location], era, era)


@phrase("condition", "here is {LOCATION} in {ERA}", steady=True)
def here_is(table: Ccg, _me: int, this: Context, location: int, era: int) -> bool:
    """CCG-NATIVITY-03: both fit."""
    return is_there(table, this, location, era)


@phrase("condition", "here is not {LOCATION} in {ERA}", steady=True)
def here_is_not(table: Ccg, _me: int, this: Context, location: int, era: int) -> bool:
    """CCG-NATIVITY-03: one of them does not fit."""
    return not is_there(table, this, location, era)


@phrase("condition", "the date here is before {INT}", steady=True)
def is_before(table: Ccg, _me: int, this: Context, year: int) -> bool:
    """CCG-NATIVITY-06, CCG-AMB-46: only a date that can be sorted is before another."""
    date = year_at(table, here_of(table, this))
    return date is not None and date < year


# ---- memory


@phrase("condition", "you destroyed an opposing {CLASS} here on {INT} turns")
def destroyed(table: Ccg, me: int, this: Context, wanted: int, turns: int) -> bool:
    """CCG-GLOSSARY-08: on so many turns, which need not follow each other."""
    place = here_of(table, this)
    pool = table.pool
    found_on = {
        turn
        for turn, by, kind, where, whose in table.felled
        if by == me and where == place and whose != me and wanted >> pool.type[kind] & 1
    }
    return len(found_on) >= turns
