"""Phrases for what cards prevent at Locations, for Doctors and for themselves, and for closed Locations."""

from __future__ import annotations

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.attributes import IN_PLAY
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.labels import enter
from timescoop.games.nemesis.phrases.own_rules import shelter
from timescoop.games.nemesis.phrases.plays import any_there
from timescoop.games.nemesis.pool import ACTING, CAPTURING, COMING, GOING, NONE, ONGOING, PLAYING, Pool
from timescoop.games.nemesis.table import Nemesis
from timescoop.games.nemesis.targets import KEEP, choose
from timescoop.language import Context, selected

ANYBODY = 0
OTHERS = 1


def bar(pool: Pool, kind: int, what: int, others: int, wanted: int) -> None:
    """NEM-AMB-95: noted with the card that says it."""
    enter(pool, kind, ONGOING, NONE)
    pool.bars[kind] += ((what, others, wanted),)
    pool.barring = True


@phrase("ability", "Ongoing: nobody can move {TYPE(s)} to this Location", for_types=IN_PLAY, at_place=True)
def none_comes(pool: Pool, kind: int, wanted: int) -> None:
    """NEM-AMB-95: no step and no text moves one there; playing is no move."""
    bar(pool, kind, COMING, ANYBODY, wanted)


@phrase("ability", "Ongoing: opponents cannot move {TYPE(s)} to this Location", for_types=IN_PLAY, at_place=True)
def others_bring_none(pool: Pool, kind: int, wanted: int) -> None:
    """NEM-AMB-95: no card of that type, under any control."""
    bar(pool, kind, COMING, OTHERS, wanted)


@phrase("ability", "Ongoing: nobody can move {TYPE(s)} from this Location", for_types=IN_PLAY, at_place=True)
def none_goes(pool: Pool, kind: int, wanted: int) -> None:
    """NEM-AMB-95: no step and no text moves one away."""
    bar(pool, kind, GOING, ANYBODY, wanted)


@phrase("ability", "Ongoing: opponents cannot move {TYPE(s)} from this Location", for_types=IN_PLAY, at_place=True)
def others_take_none(pool: Pool, kind: int, wanted: int) -> None:
    """NEM-AMB-95: no card of that type, under any control."""
    bar(pool, kind, GOING, OTHERS, wanted)


@phrase("ability", "Ongoing: nobody can play {TYPE(s)} at this Location", for_types=IN_PLAY, at_place=True)
def none_is_played(pool: Pool, kind: int, wanted: int) -> None:
    """NEM-AMB-95: nor attach one to the Location, or to a Character there."""
    bar(pool, kind, PLAYING, ANYBODY, wanted)


@phrase("ability", "Ongoing: opponents cannot play {TYPE(s)} at this Location", for_types=IN_PLAY, at_place=True)
def others_play_none(pool: Pool, kind: int, wanted: int) -> None:
    """NEM-AMB-95: nor attach one to the Location, or to a Character there."""
    bar(pool, kind, PLAYING, OTHERS, wanted)


@phrase("ability", "Ongoing: opponents cannot take Actions at this Location", for_types=IN_PLAY, at_place=True)
def others_do_not_act(pool: Pool, kind: int) -> None:
    """NEM-AMB-95: they can only pass them."""
    bar(pool, kind, ACTING, OTHERS, 0)


# ---- for a while


def can_close(table: Nemesis, me: int, this: Context, goal: int) -> bool:
    """NEM-AMB-94: there is such a Location."""
    return len(selected(table, goal, me, this)) > 0


def close(table: Nemesis, me: int, this: Context, goal: int, until: int) -> None:
    """NEM-AMB-94: until the next turn of a seat starts."""
    for place in selected(table, goal, me, this):
        table.closed[place] = until
        table.say(facts.CLOSED, me, (place, until))


@phrase("deed", "close {goal} until your next turn starts", can_close, bars=True)
def closes_for_a_round(table: Nemesis, me: int, this: Context, goal: int) -> None:
    """NEM-AMB-94: no card moves to it or from it."""
    close(table, me, this, goal, me)


@phrase("deed", "close {goal} until the turn ends", can_close, bars=True)
def closes_for_a_turn(table: Nemesis, me: int, this: Context, goal: int) -> None:
    """NEM-AMB-94: no card moves to it or from it until the next player's turn starts."""
    close(table, me, this, goal, (table.turn + 1) % table.seats)


@phrase("deed", "keep {pick} from moving until the turn ends", any_there, loans=True)
def keeps_for_a_turn(table: Nemesis, me: int, this: Context, pick: int) -> None:
    """NEM-AMB-64: nobody moves it, in no step, until the next player's turn starts."""
    choose(table, me, this, KEEP + (table.turn + 1) % table.seats, pick)


# ---- what cannot be done to cards


@phrase("ability", "Ongoing: this card cannot be vanquished", for_types=IN_PLAY)
def lasts(pool: Pool, kind: int) -> None:
    """NEM-AMB-60: the card itself, not the Character that bears it."""
    enter(pool, kind, ONGOING, NONE)
    pool.lasting[kind] = True


@phrase("ability", "Ongoing: this Character cannot be captured", for_types=IN_PLAY, of_character=True)
def cannot_be_captured(pool: Pool, kind: int) -> None:
    """NEM-AMB-99: it stays where it is after a Conflict that it would be Captured in."""
    enter(pool, kind, ONGOING, NONE)
    pool.uncaptured[kind] = True


@phrase("ability", "Ongoing: nobody can capture {crew}", for_types=IN_PLAY)
def none_is_captured(pool: Pool, kind: int, crew: int) -> None:
    """NEM-AMB-99: they stay where they are."""
    shelter(pool, kind, CAPTURING, crew)
