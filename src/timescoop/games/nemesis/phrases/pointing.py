"""Phrases that point at cards and Locations: another one, all of a type, one by name, the top of a deck."""

from __future__ import annotations

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.drawing import discard_top, wanted_kind
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.conditions import yours
from timescoop.games.nemesis.phrases.deeds import can_search
from timescoop.games.nemesis.phrases.own_tests import other_yours_there, others_there, spared, theirs, there_of
from timescoop.games.nemesis.phrases.places import candidates_at, loose, on_boards, own, typed
from timescoop.games.nemesis.pool import CORNERS
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.targets import ALL, UP_TO
from timescoop.games.nemesis.winning import mark_changed
from timescoop.kernel import NOBODY
from timescoop.language import Context, perform

# ---- conditions


@phrase("condition", "you have another {TYPE} {where}")
def have_another(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> bool:
    """NEM-TERM-04: one that you control, but for the card that says so and its bearer."""
    return other_yours_there(table, me, this, wanted, where) > 0


@phrase("condition", "there is another {TYPE} {where}")
def there_is_another(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> bool:
    """NEM-AMB-54: under anybody's control, but for the card that says so and its bearer."""
    return others_there(table, me, this, wanted, where) > 0


@phrase("condition", "{CARD} is {where}")
def named_is(table: Nemesis, me: int, this: Context, kind: int, where: int) -> bool:
    """NEM-AMB-113: a card in play by its name, under anybody's control."""
    return any([table.kind[copy] == kind for group in candidates_at(table, me, this, where) for copy in group])


@phrase("condition", "this card has no Plot")
def has_no_plot(table: Nemesis, _me: int, this: Context) -> bool:
    """NEM-EFFECT-PLACE-02: as long as it is in play."""
    copy = CONTEXT.card(this)
    return table.in_play(copy) and not table.plots.get(copy, 0)


@phrase("condition", "you have the most Strength {where}")
def have_most_strength(table: Nemesis, me: int, this: Context, where: int) -> bool:
    """NEM-AMB-54: your Minions there together; more than those of each opponent."""
    there = [copy for group in candidates_at(table, me, this, where) for copy in group]
    sums = [
        sum([table.strength(copy) for copy in yours(table, seat, there, table.pool.minion)]) for seat in seats(table)
    ]
    return all([sums[me] > other for seat, other in enumerate(sums) if seat != me])


def seats(table: Nemesis) -> range:
    """All seats."""
    return range(table.seats)


# ---- picks


@phrase("pick", "all {TYPE(s)}")
def all_of_type(table: Nemesis, _me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-AMB-50: every one at a Location, of any player."""
    return [ALL, *loose(table, on_boards(table), wanted)]


@phrase("pick", "{INT} of your {TYPE(s)} {where}")
def some_of_yours_there(table: Nemesis, me: int, this: Context, count: int, wanted: int, where: int) -> list[int]:
    """NEM-TERM-04: so many of those that you control there."""
    return [count, *[copy for copy in there_of(table, me, this, wanted, where) if table.controller(copy) == me]]


@phrase("pick", "up to {INT} of your {TYPE(s)} {where}")
def up_to_of_yours_there(table: Nemesis, me: int, this: Context, most: int, wanted: int, where: int) -> list[int]:
    """NEM-AMB-55: none to so many of those that you control there."""
    return [UP_TO - most, *[copy for copy in there_of(table, me, this, wanted, where) if table.controller(copy) == me]]


@phrase("pick", "up to {INT} opponents' {TYPE(s)}")
def up_to_of_others(table: Nemesis, me: int, _this: Context, most: int, wanted: int) -> list[int]:
    """NEM-AMB-55: none to so many of those that somebody else controls."""
    return [UP_TO - most, *theirs(table, me, loose(table, on_boards(table), wanted))]


@phrase("pick", "all other {TYPE(s)} {where}")
def all_others_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-CARD-death-particle: every one there but for the card that says so and its bearer."""
    out = spared(table, CONTEXT.card(this))
    return [ALL, *[copy for copy in there_of(table, me, this, wanted, where) if copy not in out]]


@phrase("pick", "all your other {TYPE(s)}")
def all_your_others(table: Nemesis, me: int, this: Context, wanted: int) -> list[int]:
    """NEM-TERM-04: every one that you control but for the card that says so and its bearer."""
    out = spared(table, CONTEXT.card(this))
    return [ALL, *[copy for copy in own(table, me, on_boards(table), wanted) if copy not in out]]


# ---- bearers


@phrase("bearer", "a Location on an opponent's Control Board")
def location_of_others(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-EFFECT-ATTACH-08: any Location of another board."""
    return [place for place in table.places() if place // CORNERS != me]


@phrase("bearer", "a Location with a(n) {TYPE}")
def location_with(table: Nemesis, _me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-EFFECT-ATTACH-08: any Location where such a card is."""
    return [place for place in table.places() if typed(table, table.at(place), wanted)]


# ---- always stronger


@phrase("those", "all other {TYPE(s)}")
def all_others_of_type(table: Nemesis, _me: int, this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: under anybody's control, wherever they are, but not the card itself."""
    return copy not in spared(table, CONTEXT.card(this)) and table.is_type(copy, wanted)


# ---- Plot


@phrase("deed", "lose {INT} Plot")
def loses_plot(table: Nemesis, me: int, _this: Context, count: int) -> None:
    """NEM-AMB-33: as much as there is on the board."""
    lost = min(count, table.plot[me])
    if lost:
        table.plot[me] -= lost
        table.say(facts.LOST_PLOT, me, (lost,))
        mark_changed(table)


# ---- the top of the deck, and what it is


def turn_over(table: Nemesis, me: int, this: Context, wanted: int, then: int, other: int, *, away: bool) -> None:
    """NEM-AMB-114: all see the top card; what follows depends on it, once it is back or discarded."""
    if not table.deck(me):
        return
    copy = table.deck(me)[-1]
    fits = wanted_kind(table, table.kind[copy], wanted)
    if away:
        discard_top(table, me, 1, CONTEXT.seat(this))
    else:
        table.show(copy)
        table.say(facts.TURNED_UP, me, (), (copy,))
        table.hide(copy)
    chosen = then if fits else other
    if chosen != NOBODY:
        table.do(perform, chosen, me, this)


def deck_left(table: Nemesis, me: int, this: Context, *_what: int) -> bool:
    """NEM-AMB-114: there is a card to look at."""
    return can_search(table, me, this)


@phrase("statement", "reveal the top card of your deck: if it is a(n) {TYPE}, {doing}", deck_left)
def turns_over_if(table: Nemesis, me: int, this: Context, wanted: int, then: int) -> None:
    """NEM-AMB-114: it stays on the deck."""
    turn_over(table, me, this, wanted, then, NOBODY, away=False)


@phrase("statement", "discard the top card of your deck: if it is a(n) {TYPE}, {doing}", deck_left)
def mills_if(table: Nemesis, me: int, this: Context, wanted: int, then: int) -> None:
    """NEM-AMB-114: it goes to your discard pile in any case."""
    turn_over(table, me, this, wanted, then, NOBODY, away=True)
