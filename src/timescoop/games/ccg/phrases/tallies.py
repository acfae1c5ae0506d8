"""Phrases for counters on cards, and for counting points, Qualities and Traits."""

from __future__ import annotations

from timescoop.games.ccg import facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.events import can_trigger, settle, touch
from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.finding import found
from timescoop.games.ccg.phrases.hearing import hear
from timescoop.games.ccg.pool import COUNTERS, WHOSE_ITSELF, WHOSE_YOURS, Pool
from timescoop.games.ccg.table import Ccg
from timescoop.language import Context

# ---- counters


def count_up(table: Ccg, me: int, copy: int, more: int) -> None:
    """CCG-AMB-128: a card in play has so many counters more, or fewer, but never less than none."""
    if not table.in_play(copy):
        return
    before = table.counters.get(copy, 0)
    now = max(before + more, 0)
    if now:
        table.counters[copy] = now
    else:
        table.counters.pop(copy, None)
    if now != before:
        table.say(facts.COUNTED, me, (now,), (copy,))
        table.invalidate()
        touch(table)
        hear_count(table, copy, before, now)


def hear_count(table: Ccg, copy: int, before: int, now: int) -> None:
    """CCG-AMB-128: a card hears once that it has as many counters as its text says."""
    for nth, (what, _, least, _, number) in enumerate(table.pool.hears[table.kind[copy]]):
        if what == COUNTERS and before < least <= now and can_trigger(table, copy, number):
            this = CONTEXT.of(copy, it=copy, here=table.here_of(copy))
            table.fired += ((copy, nth, this, table.controller(copy)),)
    if table.fired:
        table.do(settle)


def is_there(table: Ccg, _me: int, this: Context, _count: int) -> bool:
    """Whether the card is in play."""
    return table.in_play(CONTEXT.card(this))


def has_so_many(table: Ccg, _me: int, this: Context, count: int) -> bool:
    """CCG-AMB-128: a price of counters can be paid only in full."""
    return table.counters.get(CONTEXT.card(this), 0) >= count


@phrase("deed", "put {INT} counter(s) on this card", is_there, for_types=IN_PLAY)
def puts_counters(table: Ccg, me: int, this: Context, count: int) -> None:
    """CCG-AMB-128: they stay as long as the card is in play."""
    count_up(table, me, CONTEXT.card(this), count)


@phrase("deed", "remove {INT} counter(s) from this card", has_so_many, for_types=IN_PLAY)
def removes_counters(table: Ccg, me: int, this: Context, count: int) -> None:
    """CCG-AMB-128: as many as there are."""
    count_up(table, me, CONTEXT.card(this), -count)


@phrase("event", "this card has {INT} counters", for_types=IN_PLAY)
def when_it_has(pool: Pool, kind: int, statement: int, least: int) -> None:
    """CCG-AMB-128: as soon as so many lie on it."""
    hear(pool, kind, statement, COUNTERS, WHOSE_ITSELF, least)


@phrase("condition", "this card has {INT} or more counters")
def has_counters(table: Ccg, _me: int, this: Context, least: int) -> bool:
    """CCG-AMB-128: so many lie on it now."""
    return table.counters.get(CONTEXT.card(this), 0) >= least


@phrase("condition", "this card has no counters")
def has_no_counters(table: Ccg, _me: int, this: Context) -> bool:
    """CCG-AMB-128: none lies on it."""
    return not table.counters.get(CONTEXT.card(this), 0)


@phrase("thing", "counter on this card")
def each_counter(table: Ccg, _me: int, this: Context) -> int:
    """CCG-AMB-128: those that lie on it now."""
    return table.counters.get(CONTEXT.card(this), 0)


# ---- points, Qualities and Traits


@phrase("condition", "you have Reached a Goal")
def have_reached(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-WIN-01: with your Enemies, at any time so far."""
    return table.reached >> me & 1 == 1


@phrase("condition", "you have Opposed a Goal")
def have_opposed(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-WIN-01: with your TARDIS Characters and Allies, at any time so far."""
    return table.opposed >> me & 1 == 1


@phrase("thing", "point that you have")
def each_point(table: Ccg, me: int, _this: Context) -> int:
    """CCG-SCORE-08: none, if the total is negative."""
    return max(table.points[me], 0)


@phrase("thing", "{QUALITY} of your {such_cards}")
@phrase("thing", "{TRAIT} of your {such_cards}")
def each_of_stat(table: Ccg, me: int, this: Context, stat: int, several: int) -> int:
    """CCG-AMB-79: the amounts of all of them together, kidnapped ones not among them."""
    return sum([table.stat(copy, stat) for copy in found(table, me, this, WHOSE_YOURS, several)])
