"""Phrases for conditions and counts: your cards in play, in hand and discard pile, and tokens."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.places import candidates_at, typed
from timescoop.games.nemesis.pool import CORNERS
from timescoop.games.nemesis.table import Nemesis
from timescoop.language import Context


def yours(table: Nemesis, me: int, copies: Sequence[int], wanted: int) -> list[int]:
    """NEM-TERM-04: of some cards in play, those of a type that you control, Heroes with your tokens among them."""
    host, holder = table.host, table.holder
    return [copy for copy in typed(table, copies, wanted) if holder[host.get(copy, copy)] == me]


def have(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> int:
    """How many cards of a type you have at a place; of several places that are looked at singly, the best one."""
    return max([len(yours(table, me, group, wanted)) for group in candidates_at(table, me, this, where)], default=0)


@phrase("condition", "you have a(n) {TYPE} {where}")
def have_one(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> bool:
    """NEM-TRAIT-11: at least one card of a type."""
    return have(table, me, this, wanted, where) > 0


@phrase("condition", "you have {INT} or more {TYPE(s)} {where}")
def have_some(table: Nemesis, me: int, this: Context, least: int, wanted: int, where: int) -> bool:
    """NEM-TRAIT-11: so many cards of a type."""
    return have(table, me, this, wanted, where) >= least


@phrase("condition", "there are {INT} or more {TYPE(s)} {where}")
def there_are(table: Nemesis, me: int, this: Context, least: int, wanted: int, where: int) -> bool:
    """NEM-EXAMPLE-24: of any player."""
    groups = candidates_at(table, me, this, where)
    return max([len(typed(table, group, wanted)) for group in groups], default=0) >= least


@phrase("condition", "you have {CARD} in play")
def have_card(table: Nemesis, me: int, _this: Context, kind: int) -> bool:
    """NEM-CARD-the-sound-of-drums: a card by its name."""
    return any([table.kind[copy] == kind and table.controller(copy) == me for copy in table.holder])


@phrase("condition", "you have a(n) {TYPE} with {INT} or more Upgrades")
def have_upgraded(table: Nemesis, me: int, _this: Context, wanted: int, least: int) -> bool:
    """NEM-EXAMPLE-25: one Character with so many Upgrades."""
    return any([len(table.upgrades(copy)) >= least for copy in yours(table, me, list(table.holder), wanted)])


@phrase("condition", "you have a(n) {TYPE} with {INT} or more Plot")
def have_plotted(table: Nemesis, me: int, _this: Context, wanted: int, least: int) -> bool:
    """NEM-WIN-D01: one card with so much Plot on it."""
    return any([table.plots.get(copy, 0) >= least for copy in yours(table, me, list(table.holder), wanted)])


@phrase("condition", "you have {INT} or more {TYPE(s)} at the same Location as {INT} or more {TYPE(s)}")
def have_together(table: Nemesis, me: int, _this: Context, least: int, wanted: int, others: int, other: int) -> bool:
    """NEM-WIN-D09: one Location holds both."""
    crowds = [there for there in table.grounds() if len(there) >= least]
    for there in crowds:
        if len(yours(table, me, there, wanted)) >= least and len(yours(table, me, there, other)) >= others:
            return True
    return False


# ---- hands, piles and tokens


@phrase("condition", "you have {INT} or more {TYPE(s)} of the same type in your hand", openly=False)
def have_alike(table: Nemesis, me: int, _this: Context, least: int, wanted: int) -> bool:
    """NEM-WIN-D02: one of the four types."""
    traits = [table.pool.traits[table.kind[copy]] for copy in table.hand(me)]
    types = [each & table.pool.a_type for each in traits if each & wanted == wanted]
    return any([types.count(each) >= least for each in set(types)])


@phrase("condition", "you have no cards in your hand")
def have_nothing(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-WIN-D04: an empty hand."""
    return not table.hand(me)


@phrase("condition", "you have a(n) {TYPE} in your {STACK}", openly=False)
def have_one_in(table: Nemesis, me: int, _this: Context, wanted: int, stack: int) -> bool:
    """NEM-AMB-41: at least one card of a type there."""
    return count_in(table, me, wanted, stack) > 0


@phrase("condition", "you have {INT} or more {TYPE(s)} in your {STACK}", openly=False)
def have_some_in(table: Nemesis, me: int, _this: Context, least: int, wanted: int, stack: int) -> bool:
    """NEM-AMB-41: so many cards of a type there."""
    return count_in(table, me, wanted, stack) >= least


def count_in(table: Nemesis, me: int, wanted: int, stack: int) -> int:
    """How many cards of a type lie in your hand (0) or discard pile (1)."""
    cards = table.pile(me) if stack else table.hand(me)
    traits, kind = table.pool.traits, table.kind
    return sum([traits[kind[copy]] & wanted == wanted for copy in cards])


@phrase("condition", "you hold {INT} or more Power")
def hold_power(table: Nemesis, me: int, _this: Context, least: int) -> bool:
    """NEM-AMB-40: on your board, however many they are."""
    return table.power[me] >= least


@phrase("condition", "you hold {INT} or more Plot")
def hold_plot(table: Nemesis, me: int, _this: Context, least: int) -> bool:
    """NEM-EFFECT-PLOT-02: on your board, wherever it came from."""
    return table.plot[me] >= least


@phrase("condition", "you hold {INT} or more Captured Doctors")
def hold_doctors(table: Nemesis, me: int, _this: Context, least: int) -> bool:
    """NEM-WIN-07: in your Scheme area."""
    return len(table.captured(me)) >= least


@phrase("condition", "this card has {INT} or more Plot")
def has_plot(table: Nemesis, _me: int, this: Context, least: int) -> bool:
    """NEM-EFFECT-PLACE-02: on the card itself."""
    return table.plots.get(CONTEXT.card(this), 0) >= least


@phrase("condition", "you control this card")
def control_this(table: Nemesis, me: int, this: Context) -> bool:
    """NEM-AMB-28: the seat that has taken control."""
    return table.in_play(CONTEXT.card(this)) and table.controller(CONTEXT.card(this)) == me


@phrase("condition", "the Heroes on your Control Board have {INT} or more Strength")
def heroes_have(table: Nemesis, me: int, _this: Context, least: int) -> bool:
    """NEM-WIN-D03: all Hero Characters there, whose tokens any player may hold, with their Upgrades (NEM-AMB-17)."""
    places = range(me * CORNERS, (me + 1) * CORNERS)
    return sum([table.strength(copy) for place in places for copy in table.heroes(place)]) >= least


# ---- what can be counted


@phrase("thing", "{TYPE} you have {where}")
def your_cards(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> int:
    """NEM-TRAIT-11: your cards of a type at a place, or at all such places together."""
    return sum([len(yours(table, me, group, wanted)) for group in candidates_at(table, me, this, where)])


@phrase("thing", "{TYPE} you have in your {STACK}")
def your_cards_in(table: Nemesis, me: int, _this: Context, wanted: int, stack: int) -> int:
    """NEM-CARD-spoilers: cards of a type in your hand or discard pile."""
    return count_in(table, me, wanted, stack)
