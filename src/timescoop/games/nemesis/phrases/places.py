"""Phrases for where cards are, which of them are meant, and how many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.pool import CORNERS
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.targets import ALL, ANY_NUMBER
from timescoop.kernel import NOBODY, NOWHERE
from timescoop.language import Context, selected

GROUP: Final = -1  # parts the groups of places that are looked at singly
BESIDES: Final = -2  # all cards in play, wherever they lie


def place_of_text(table: Nemesis, this: Context) -> int:
    """NEM-AMB-08: `this Location`: where the card is, or was when its event occurred; the Conflict's for an Instant."""
    copy = CONTEXT.card(this)
    if copy < table.pool.size and table.in_play(copy):
        here = table.place_of(copy)
        if here != NOWHERE:
            return here
    named = CONTEXT.here(this)
    return named if named != NOWHERE else table.fight


def candidates_at(table: Nemesis, me: int, this: Context, where: int) -> list[list[int]]:
    """The cards at the places of a text, group by group."""
    groups: list[list[int]] = [[]]
    for place in selected(table, where, me, this):
        if place == GROUP:
            groups.append([])
        elif place == BESIDES:
            groups[-1] += list(table.holder)
        else:
            groups[-1] += list(table.at(place))
    return groups


@phrase("where", "at this Location")
def here(table: Nemesis, _me: int, this: Context) -> list[int]:
    """NEM-TRIGGER-05: where the card is, or the Conflict."""
    place = place_of_text(table, this)
    return [] if place == NOWHERE else [place]


@phrase("where", "at your {SITE}")
def at_site(table: Nemesis, me: int, _this: Context, site: int) -> list[int]:
    """NEM-TERM-02: that Location of your own board."""
    place = table.site(me, site)
    return [] if place == NOWHERE else [place]


@phrase("where", "on your Control Board")
def on_your_board(_table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-TERM-02: the four Locations of your board."""
    return list(range(me * CORNERS, (me + 1) * CORNERS))


@phrase("where", "on an opponent's Control Board")
def on_one_board(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-WIN-D13: the four Locations of another board, each board by itself."""
    out: list[int] = []
    for seat in range(table.seats):
        if seat != me:
            out += [GROUP, *range(seat * CORNERS, (seat + 1) * CORNERS)]
    return out[1:]


@phrase("where", "on opponents' Control Boards")
def on_other_boards(table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-CARD-grand-entrance: the Locations of all other boards together."""
    return [place for place in table.places() if place // CORNERS != me]


@phrase("where", "in play")
def anywhere(_table: Nemesis, _me: int, _this: Context) -> list[int]:
    """NEM-TERM-06: at Locations, attached, beneath boards and in Scheme areas; Captured Doctors are not in play."""
    return [BESIDES]


def typed(table: Nemesis, copies: Sequence[int], wanted: int) -> list[int]:
    """NEM-TRAIT-10: of some cards in play, those of a type; with the traits that are lent to them."""
    if table.stale:
        table.bonus_of(NOBODY)  # so that what is lent is as the table is
    traits, kind, bonus = table.pool.traits, table.kind, table.bonus
    if bonus:
        return [copy for copy in copies if (traits[kind[copy]] | bonus.get(copy, 0)) & wanted == wanted]
    return [copy for copy in copies if traits[kind[copy]] & wanted == wanted]


# ---- picks: how many, then the cards


def loose(table: Nemesis, copies: list[int], wanted: int) -> list[int]:
    """NEM-AMB-44: cards of a type at Locations; Upgrades only where the type asks for them."""
    upgrade = table.pool.upgrade
    return [
        copy
        for copy in copies
        if table.is_type(copy, wanted) and (copy not in table.host or wanted & upgrade == upgrade)
    ]


def on_boards(table: Nemesis) -> list[int]:
    """NEM-EFFECT-VANQ-05: what lies at any Location, in the order of Locations."""
    return [copy for there in table.grounds() for copy in there]


@phrase("pick", "{INT} {TYPE(s)}")
def some(table: Nemesis, _me: int, _this: Context, count: int, wanted: int) -> list[int]:
    """NEM-AMB-50: at any Location, of any player."""
    return [count, *loose(table, on_boards(table), wanted)]


@phrase("pick", "{INT} {TYPE(s)} {where}")
def some_there(table: Nemesis, me: int, this: Context, count: int, wanted: int, where: int) -> list[int]:
    """NEM-EFFECT-VANQ-01, NEM-AMB-44: at the stated place; `in play` reaches all cards, Upgrades only by that name."""
    places = selected(table, where, me, this)
    if places == [BESIDES]:
        return [count, *loose(table, list(table.holder), wanted)]
    return [count, *loose(table, [copy for place in places if place >= 0 for copy in table.at(place)], wanted)]


@phrase("pick", "all {TYPE(s)} {where}")
def all_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-CARD-death-particle: every one of them."""
    places = [place for place in selected(table, where, me, this) if place >= 0]
    return [ALL, *loose(table, [copy for place in places for copy in table.at(place)], wanted)]


def own(table: Nemesis, me: int, copies: list[int], wanted: int) -> list[int]:
    """NEM-TERM-04: those of a type that you control."""
    return [copy for copy in loose(table, copies, wanted) if table.controller(copy) == me]


@phrase("single", "one of your {TYPE(s)}")
@phrase("pick", "one of your {TYPE(s)}")
def one_of_yours(table: Nemesis, me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-TERM-04: one card at a Location that you control."""
    return [1, *own(table, me, on_boards(table), wanted)]


@phrase("pick", "one of their {TYPE(s)}")
def one_of_theirs(table: Nemesis, me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-WIN-D01: the same, where the text speaks of another player, who does it."""
    return [1, *own(table, me, on_boards(table), wanted)]


@phrase("pick", "any number of your {TYPE(s)}")
def any_of_yours(table: Nemesis, me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-EFFECT-MOVEALL-01: none up to all that you control."""
    return [ANY_NUMBER, *own(table, me, on_boards(table), wanted)]


@phrase("pick", "any number of your {TYPE(s)} {where}")
def any_of_yours_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-EFFECT-MOVEALL-01: none up to all that you control there."""
    places = [place for place in selected(table, where, me, this) if place >= 0]
    return [ANY_NUMBER, *own(table, me, [copy for place in places for copy in table.at(place)], wanted)]


@phrase("pick", "this card")
def this_card(table: Nemesis, _me: int, this: Context) -> list[int]:
    """The card itself, if it is still in play."""
    copy = CONTEXT.card(this)
    return [1, copy] if copy < table.pool.size and table.in_play(copy) else [1]


@phrase("single", "this Character", of_character=True)
@phrase("pick", "this Character", of_character=True)
def this_character(table: Nemesis, _me: int, this: Context) -> list[int]:
    """NEM-EFFECT-ATTACH-02: the card itself, or the Character that bears it."""
    copy = CONTEXT.card(this)
    return [1, table.host.get(copy, copy)] if copy < table.pool.size and table.in_play(copy) else [1]


@phrase("pick", "{INT} Captured {TYPE(s)}")
def captured_ones(table: Nemesis, _me: int, _this: Context, count: int, wanted: int) -> list[int]:
    """NEM-AMB-18: from any Scheme area."""
    held = [copy for seat in range(table.seats) for copy in table.captured(seat)]
    return [count, *[copy for copy in held if table.is_type(copy, wanted)]]


# ---- what a card may be attached to: Locations as they are numbered, Characters as -1 - sleeve


def characters(table: Nemesis) -> list[int]:
    """NEM-AMB-29: all Characters at Locations, of all players."""
    return [copy for copy in on_boards(table) if table.is_character(copy)]


@phrase("bearer", "a(n) {TYPE}")
def any_bearer(table: Nemesis, _me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-EFFECT-ATTACH-02: a Character of the stated type."""
    return [-1 - copy for copy in characters(table) if table.is_type(copy, wanted)]


@phrase("bearer", "a(n) {TYPE} with an Upgrade")
def upgraded_bearer(table: Nemesis, _me: int, _this: Context, wanted: int) -> list[int]:
    """NEM-CARD-protect-the-cyberium: one that bears an Upgrade already."""
    return [-1 - copy for copy in characters(table) if table.is_type(copy, wanted) and table.upgrades(copy)]


@phrase("bearer", "the {CARD}")
def that_bearer(table: Nemesis, _me: int, _this: Context, kind: int) -> list[int]:
    """NEM-EFFECT-ATTACH-02: the Character of that name."""
    return [-1 - copy for copy in characters(table) if table.kind[copy] == kind]


@phrase("bearer", "a Location")
def any_location(table: Nemesis, _me: int, _this: Context) -> list[int]:
    """NEM-EFFECT-ATTACH-08: any Location on any board."""
    return list(table.places())


@phrase("bearer", "a Location on your Control Board")
def own_location(_table: Nemesis, me: int, _this: Context) -> list[int]:
    """NEM-EFFECT-ATTACH-08: one of your four."""
    return list(range(me * CORNERS, (me + 1) * CORNERS))


@phrase("bearer", "your {SITE}")
def own_site(table: Nemesis, me: int, _this: Context, site: int) -> list[int]:
    """NEM-EFFECT-ATTACH-08: the Location of that name, if your board has it."""
    place = table.site(me, site)
    return [] if place == NOWHERE else [place]
