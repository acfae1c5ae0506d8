"""The static evaluation of a position from one seat's view; a win counts 100 points.

All weights are ours. What others hold is counted, not looked at.
"""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.motion.attempts import label_of
from timescoop.games.ccg.motion.success import could_score
from timescoop.games.ccg.nativity import is_native
from timescoop.games.ccg.play.where import has_destination
from timescoop.games.ccg.pool import (
    ARTIFACT,
    CHARACTERS,
    CONDITION,
    HEROES,
    OPPOSE,
    PLOT,
    QUALITIES,
    REACH,
    SPACETIME,
    TARDIS,
)
from timescoop.games.ccg.scoring import is_enough
from timescoop.games.ccg.sight.progress import share_of
from timescoop.games.ccg.steps.turn import MOVE, PLAY_CARD
from timescoop.games.ccg.table import HAND_SIZE, POINTS, SETUP, Ccg
from timescoop.kernel import NOWHERE

WON: Final = 100.0
POINT: Final = 3.0
ACHIEVED: Final = 8.0  # a first Goal Reached, a first Goal Opposed
CARD: Final = 0.25
CARD_ALONE: Final = 0.7  # in solitaire: what is played has to be drawn again, and the draw deck must not run out
LEFT_OVER: Final = 0.3  # what a card in hand costs when nothing more will be drawn: more than it is worth otherwise
FITS_NOWHERE: Final = 0.2  # so much more of it
QUALITY: Final = 0.06  # a point of a Quality in play
TIRED: Final = 0.6  # what is left of that while the Character is frozen
CAPTIVE: Final = 1.5
PLACED: Final = {1 << SPACETIME: 0.3, 1 << ARTIFACT: 1.0, 1 << CONDITION: 0.8, 1 << PLOT: 1.0}
WINNING: Final = 40.0  # a Goal that wins the game
OPEN_GOAL: Final = 1.2
NEAR: Final = 0.35  # of the prize, by the square of what is there of the requirement
WITHIN_REACH: Final = 0.25  # more of it, if an attempt of all who can would score
AT_ONCE: Final = 0.5  # that much if the seat is asked what to do, before its turn has gone by
SHIP: Final = 1.0  # a TARDIS for Set-Up
AT_HOME: Final = 0.03  # a card of the deck that is a Native of a place of the line; an Enemy, where there is a Goal
BEST_RIVAL: Final = 0.6  # the lead is measured against the best rival so much, the rest against the average


def evaluate(table: Ccg, seat: int) -> float:
    """CCG-WIN-01: the lead of a seat over its rivals; a hundred for a win, as much less for a loss."""
    if table.won >= 0:
        if table.won == 0:
            return standing_lead(table, seat)
        return WON if table.won >> seat & 1 else -WON
    if table.part == SETUP:
        return standing_lead(table, seat) + beginning(table, seat)
    return standing_lead(table, seat)


def standing_lead(table: Ccg, seat: int) -> float:
    """How far a seat is before the others."""
    stands = [of_seat(table, other) for other in range(table.seats)]
    for copy, holder in table.holder.items():
        stands[holder] += of_card(table, copy)
    for captor in table.captor.values():
        stands[captor] += CAPTIVE
    for copy in open_goals(table):
        for other in range(table.seats):
            stands[other] += of_goal(table, other, copy)
    stands[seat] -= burden(table, seat)
    others = [stands[other] for other in table.others(seat)]
    average = sum(others) / len(others)
    return stands[seat] - BEST_RIVAL * max(others) - (1 - BEST_RIVAL) * average


def beginning(table: Ccg, seat: int) -> float:
    """CCG-SETUP-01, -04, -09: what a seat has chosen for Set-Up, and a line and Goals where its cards are at home."""
    deck = [table.kind[copy] for copy, owner in enumerate(table.owners) if owner == seat]
    chosen = [table.kind[copy] for copy in table.zones[table.under_zone(seat)] if copy not in table.beneath]
    total = sum([of_kind(table, kind) for kind in chosen])
    for copy in table.lines[seat]:
        place = table.place_of(copy)
        types = CHARACTERS if any([table.holder[goal] == seat for goal in table.goals_at(place)]) else HEROES
        total += AT_HOME * sum(
            [table.pool.is_type(kind, types) and is_native(table, -1 - kind, place) for kind in deck]
        )
    return total


def of_kind(table: Ccg, kind: int) -> float:
    """The value of a card in play, from what is printed on it."""
    sort = 1 << table.pool.type[kind]
    if sort & CHARACTERS:
        return QUALITY * sum([table.pool.stat[quality][kind] for quality in range(QUALITIES)])
    return SHIP if sort == 1 << TARDIS else PLACED.get(sort, 0.0)


def of_seat(table: Ccg, seat: int) -> float:
    """Points, achievements and cards in hand."""
    total = POINT * min(table.points[seat], POINTS + 2)
    if not table.deal.solitaire:
        total += ACHIEVED * ((table.reached >> seat & 1) + (table.opposed >> seat & 1))
    each = CARD_ALONE if table.deal.solitaire else CARD
    return total + each * min(len(table.hand(seat)), HAND_SIZE)


def burden(table: Ccg, seat: int) -> float:
    """CCG-WIN-04: once no deck has a card left, cards in hand only keep the game going, stuck ones above all."""
    if any([table.deck(each) for each in range(table.seats)]):
        return 0.0
    stuck = sum([not has_destination(table, seat, table.kind[copy]) for copy in table.hand(seat)])
    return LEFT_OVER * (len(table.hand(seat)) + FITS_NOWHERE * stuck)


def of_card(table: Ccg, copy: int) -> float:
    """What a card in play is worth to the seat that controls it."""
    sort = 1 << table.type_of(copy)
    if not sort & CHARACTERS:
        return PLACED.get(sort, 0.0)
    if copy in table.captor:
        return 0.0
    strength = QUALITY * sum([table.stat(copy, quality) for quality in range(QUALITIES)])
    return strength * TIRED if copy in table.frozen else strength


def open_goals(table: Ccg) -> list[int]:
    """The Goals that still have their points."""
    return [copy for place in table.places() for copy in table.goals_at(place) if copy not in table.scored]


def prize(table: Ccg, seat: int, copy: int, *, heroes: bool) -> float:
    """CCG-WIN-01: what a Goal would bring: points that still count, a first Reach or Oppose, or the game."""
    before = table.points[seat]
    after = before + table.pool.cost[table.kind[copy]]
    mine, other = (table.opposed, table.reached) if heroes else (table.reached, table.opposed)
    if is_enough(table, after, reached=other >> seat & 1 == 1, opposed=True):
        return WINNING
    first = not mine >> seat & 1 and not table.deal.solitaire
    return POINT * (min(after, POINTS + 2) - min(before, POINTS + 2)) + (ACHIEVED if first else 0.0)


def of_goal(table: Ccg, seat: int, copy: int) -> float:
    """How near a seat is to a Goal: what its Characters there have of the requirement, and whether they could now."""
    place = table.place_of(copy)
    if place == NOWHERE:
        return 0.0
    label = label_of(table, seat, copy)
    total = OPEN_GOAL if label == REACH else 0.0
    ours = table.heroes(place, seat) if label == OPPOSE else table.enemies(place, seat)
    if not ours:
        return total
    prized = prize(table, seat, copy, heroes=label == OPPOSE)
    near = share_of(table, seat, copy, label, ours)
    total += NEAR * prized * near * near
    if near < 1 or not could_score(table, seat, copy, place):
        return total
    return total + (AT_ONCE if may_attempt_yet(table, seat) else WITHIN_REACH) * prized


def may_attempt_yet(table: Ccg, seat: int) -> bool:
    """CCG-TURN-02: whether a seat is asked what to do in its turn, so that an attempt may still come."""
    return table.turn == seat and bool(table.asked) and table.asked[0][0] in (PLAY_CARD, MOVE)
