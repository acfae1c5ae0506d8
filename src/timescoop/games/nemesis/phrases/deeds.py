"""Phrases for effects: tokens, cards that change zones, cards in play, Strength, and die rolls."""

from __future__ import annotations

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.attributes import PLOT, POWER
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.drawing import (
    NAMED,
    can_draw,
    discard_cards,
    discard_top,
    draw,
    kinds_in,
    retrieve,
)
from timescoop.games.nemesis.going import discard_from_play
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.searching import search
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.tokens import gain_plot, gain_power, lose_power, remove_plot, spend_power
from timescoop.kernel import register_rules
from timescoop.language import COSTS, Context

# ---- tokens


@phrase("deed", "gain {INT} Power", gain=POWER)
def gains_power(table: Nemesis, me: int, _this: Context, count: int) -> None:
    """NEM-EFFECT-POWER-01: onto your board."""
    gain_power(table, me, count)


@phrase("deed", "gain {INT} Plot", gain=PLOT)
def gains_plot(table: Nemesis, me: int, _this: Context, count: int) -> None:
    """NEM-EFFECT-PLOT-01: onto your board."""
    gain_plot(table, me, count)


@phrase("deed", "lose {INT} Power")
def loses_power(table: Nemesis, me: int, _this: Context, count: int) -> None:
    """NEM-EFFECT-DISC-04: as much as there is."""
    lose_power(table, me, count)


def can_spend(table: Nemesis, me: int, _this: Context, count: int) -> bool:
    """NEM-EFFECT-DISC-04: a price is paid in full or not at all."""
    return table.power[me] >= count


@phrase("deed", "spend {INT} Power", can_spend, listed_under=COSTS)
def spends_power(table: Nemesis, me: int, _this: Context, count: int) -> None:
    """NEM-EFFECT-DISC-04: a price."""
    if table.power[me] >= count:
        spend_power(table, me, count)


@phrase("deed", "remove {INT} Plot from this card")
def removes_plot(table: Nemesis, me: int, this: Context, count: int) -> None:
    """NEM-CARD-fifth-doctor: never below nothing."""
    remove_plot(table, me, CONTEXT.card(this), count)


# ---- cards between zones


def may_draw(table: Nemesis, me: int, _this: Context, _count: int) -> bool:
    """NEM-EFFECT-DRAW-05: there is a card to draw."""
    return can_draw(table, me)


@phrase("deed", "draw {INT} card(s)", may_draw)
def draws(table: Nemesis, me: int, _this: Context, count: int) -> None:
    """NEM-EFFECT-DRAW-01: from your own deck."""
    draw(table, me, count)


def can_discard(table: Nemesis, me: int, _this: Context, count: int, wanted: int) -> bool:
    """NEM-EFFECT-DISC-04: the hand holds so many."""
    traits, kind = table.pool.traits, table.kind
    return sum([traits[kind[copy]] & wanted == wanted for copy in table.hand(me)]) >= count


@phrase("deed", "discard {INT} {TYPE(s)}", can_discard, openly=False)
def discards(table: Nemesis, me: int, _this: Context, count: int, wanted: int) -> None:
    """NEM-EFFECT-DISC-01: from your hand, of your own choice."""
    discard_cards(table, me, wanted, count)


def can_discard_top(table: Nemesis, me: int, _this: Context, _count: int) -> bool:
    """NEM-AMB-31: the deck is not empty."""
    return len(table.deck(me)) > 0


@phrase("deed", "discard the top {INT} card(s) of their deck", can_discard_top)
def discards_top(table: Nemesis, me: int, this: Context, count: int) -> None:
    """NEM-AMB-31: from your own deck, at somebody else's bidding."""
    discard_top(table, me, count, CONTEXT.seat(this))


def can_discard_this(table: Nemesis, _me: int, this: Context) -> bool:
    """NEM-EFFECT-CONST-04: the card is in play."""
    return table.in_play(CONTEXT.card(this))


@phrase("deed", "discard this card", can_discard_this)
def discards_this(table: Nemesis, me: int, this: Context) -> None:
    """NEM-EFFECT-CONST-04: from play to its owner's pile."""
    if table.in_play(CONTEXT.card(this)):
        discard_from_play(table, me, CONTEXT.card(this), facts.DISCARDED_CARD)


def can_retrieve(table: Nemesis, me: int, _this: Context, _count: int, wanted: int) -> bool:
    """NEM-EFFECT-RETR-05: the pile has one."""
    return len(kinds_in(table, table.pile(me), wanted)) > 0


@phrase("deed", "retrieve {INT} {TYPE(s)}", can_retrieve)
def retrieves(table: Nemesis, me: int, _this: Context, count: int, wanted: int) -> None:
    """NEM-EFFECT-RETR-01: from your discard pile to your hand."""
    retrieve(table, me, wanted, count)


def can_retrieve_card(table: Nemesis, me: int, _this: Context, kind: int) -> bool:
    """NEM-EFFECT-RETR-05: the pile has it."""
    return len(kinds_in(table, table.pile(me), NAMED - kind)) > 0


@phrase("deed", "retrieve {CARD}", can_retrieve_card)
def retrieves_card(table: Nemesis, me: int, _this: Context, kind: int) -> None:
    """NEM-EFFECT-RETR-01: a card by its name."""
    retrieve(table, me, NAMED - kind, 1)


def can_search(table: Nemesis, me: int, _this: Context, *_what: int) -> bool:
    """NEM-EFFECT-SEARCH-04: there is a deck to look through; the discard pile is left alone."""
    return len(table.deck(me)) > 0


@phrase("deed", "search for {INT} {TYPE(s)}", can_search)
def searches(table: Nemesis, me: int, _this: Context, count: int, wanted: int) -> None:
    """NEM-EFFECT-SEARCH-01: in your own deck."""
    for _ in range(count):
        table.do(search, me, wanted, 0)


@phrase("deed", "search for {CARD}", can_search)
def searches_card(table: Nemesis, me: int, _this: Context, kind: int) -> None:
    """NEM-EFFECT-SEARCH-01: a card by its name."""
    search(table, me, NAMED - kind, 0)


@phrase("deed", "search for and play {CARD}", can_search)
def searches_and_plays(table: Nemesis, me: int, _this: Context, kind: int) -> None:
    """NEM-EFFECT-SEARCH-03: found, it is played at once, without any Action."""
    search(table, me, NAMED - kind, 1)


register_rules(globals())
