"""Phrases for effects on cards that are played and cards in play."""

from __future__ import annotations

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.blinking import blink
from timescoop.games.nemesis.conflicts.initiating import can_initiate, initiate_one
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.playing import can_play, play_some
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.targets import MOVE, PLACE_PLOT, RETURN, VANQUISH, choose
from timescoop.games.nemesis.winning import mark_changed
from timescoop.kernel import NOBODY, NOWHERE
from timescoop.language import Context, selected

# ---- playing


def may_play(table: Nemesis, me: int, this: Context, _count: int, wanted: int) -> bool:
    """The hand has a card of the type that can be played."""
    return can_play(table, me, this, wanted, NOBODY)


@phrase("deed", "play {INT} {TYPE(s)}", may_play, openly=False)
def plays(table: Nemesis, me: int, this: Context, count: int, wanted: int) -> None:
    """NEM-MINION-06: from your hand, no Action needed."""
    play_some(table, me, this, wanted, count, NOBODY)


@phrase("deed", "play up to {INT} {TYPE(s)}", may_play, openly=False, per_card=0.45)
def plays_up_to(table: Nemesis, me: int, this: Context, count: int, wanted: int) -> None:
    """NEM-EFFECT-NEM2-01, NEM-EFFECT-HERO2-01: none up to so many."""
    play_some(table, me, this, wanted, count, NOBODY)


def may_play_any(table: Nemesis, me: int, this: Context, wanted: int) -> bool:
    """The hand has a card of the type that can be played."""
    return can_play(table, me, this, wanted, NOBODY)


@phrase("deed", "play any {TYPE(s)}", may_play_any, openly=False, per_card=0.55)
def plays_any(table: Nemesis, me: int, this: Context, wanted: int) -> None:
    """NEM-EFFECT-CHAR-01: any number of your hand, and only those."""
    play_some(table, me, this, wanted, NOBODY, NOBODY)


def may_play_on(table: Nemesis, me: int, this: Context, _count: int, wanted: int) -> bool:
    """The hand has an Upgrade that this Character can bear."""
    return table.in_play(CONTEXT.card(this)) and can_play(table, me, this, wanted, CONTEXT.card(this))


@phrase("deed", "play {INT} {TYPE(s)} on this Character", may_play_on, openly=False, of_character=True)
def plays_on(table: Nemesis, me: int, this: Context, count: int, wanted: int) -> None:
    """NEM-EXAMPLE-05: onto the Character itself, at once."""
    if table.in_play(CONTEXT.card(this)):
        play_some(table, me, this, wanted, count, CONTEXT.card(this))


# ---- cards in play


def any_there(table: Nemesis, me: int, this: Context, pick: int) -> bool:
    """NEM-AMB-50: there is a card to do it to."""
    return len(selected(table, pick, me, this)) > 1


@phrase("deed", "move {pick}", any_there, needs_card=True)
def moves(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-EFFECT-MOVE1-01: each to any other Location."""
    choose(table, me, this, MOVE, pick)


@phrase("deed", "vanquish {pick}", any_there, needs_card=True)
def vanquishes(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-EFFECT-VANQ-01: each to its owner's pile."""
    choose(table, me, this, VANQUISH, pick)


@phrase("deed", "return {pick} to its owner's hand", any_there)
def returns(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-CAPTURE-04: out of play, or out of a Scheme area."""
    choose(table, me, this, RETURN, pick)


def plot_on(table: Nemesis, me: int, this: Context, _count: int, pick: int) -> bool:
    """NEM-EFFECT-PLACE-01: there is a card to put it on."""
    return any_there(table, me, this, pick)


@phrase("deed", "place {INT} Plot on {pick}", plot_on)
def places_plot(table: Nemesis, me: int, this: Context, count: int, pick: int) -> None:
    """NEM-EFFECT-PLACE-01: on a card in play."""
    choose(table, me, this, PLACE_PLOT + count, pick)


@phrase("deed", "that player takes control of this card")
def changes_control(table: Nemesis, _me: int, this: Context) -> None:
    """NEM-AMB-28: control lasts until the card leaves play; Plot stays on it."""
    copy, seat = CONTEXT.card(this), CONTEXT.seat(this)
    if table.in_play(copy) and table.holder[copy] != seat:
        table.holder[copy] = seat
        if table.place_of(copy) == NOWHERE and copy not in table.host:
            table.move(copy, table.scheme_zone(seat))
        table.changed()
        table.say(facts.TOOK_CONTROL, seat, (), (copy,))
        mark_changed(table)


def may_hunt(table: Nemesis, me: int, _this: Context) -> bool:
    """NEM-CARD-seek-prey: in your own turn, outside a Conflict."""
    return can_initiate(table, me)


@phrase("deed", "initiate a Conflict", may_hunt)
def hunts(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-CARD-seek-prey: one more than the turn's own."""
    initiate_one(table, me)


@phrase("deed", "Blink")
def blinks(table: Nemesis, me: int, _this: Context) -> None:
    """NEM-EFFECT-BLINK-01: your Blink rules, as you like."""
    blink(table, me)
