"""Phrases for lasting effects with a condition, and for Strength lost for each of something."""

from __future__ import annotations

from timescoop.games.nemesis.attributes import IN_PLAY
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.labels import enter
from timescoop.games.nemesis.phrases.own_tests import there_of
from timescoop.games.nemesis.pool import CAPTURING, MOVING, NONE, ONGOING, STAYING, THWARTING, VANQUISHING, Pool
from timescoop.games.nemesis.table import Nemesis
from timescoop.language import Context, selected


def shelter_if(pool: Pool, kind: int, what: int, those: int, conditions: int) -> None:
    """NEM-AMB-118: noted with the card that says it."""
    enter(pool, kind, ONGOING, NONE)
    pool.shelters_if[kind] += ((what, those, conditions),)
    pool.sheltering = True


@phrase("ability", "Ongoing: if {conditions}, nobody can vanquish {those}", for_types=IN_PLAY)
def none_is_vanquished_if(pool: Pool, kind: int, conditions: int, those: int) -> None:
    """NEM-AMB-118: looked at whenever a player would vanquish one of them."""
    shelter_if(pool, kind, VANQUISHING, those, conditions)


@phrase("ability", "Ongoing: if {conditions}, nobody can thwart {those}", for_types=IN_PLAY)
def none_is_thwarted_if(pool: Pool, kind: int, conditions: int, those: int) -> None:
    """NEM-AMB-118: looked at when one of them would be thwarted."""
    shelter_if(pool, kind, THWARTING, those, conditions)


@phrase("ability", "Ongoing: if {conditions}, nobody can capture {those}", for_types=IN_PLAY)
def none_is_captured_if(pool: Pool, kind: int, conditions: int, those: int) -> None:
    """NEM-AMB-118: looked at when one of them would be Captured."""
    shelter_if(pool, kind, CAPTURING, those, conditions)


@phrase("ability", "Ongoing: if {conditions}, opponents cannot move {those}", for_types=IN_PLAY)
def others_move_none_if(pool: Pool, kind: int, conditions: int, those: int) -> None:
    """NEM-AMB-118: looked at whenever a text of an opponent would move one of them."""
    shelter_if(pool, kind, MOVING, those, conditions)


@phrase("ability", "Ongoing: nobody can move {those}", for_types=IN_PLAY)
def none_moves(pool: Pool, kind: int, those: int) -> None:
    """NEM-AMB-118: no step and no text moves any of them, as long as the card is in play."""
    shelter_if(pool, kind, STAYING, those, NONE)


@phrase("ability", "Ongoing: -{INT} Strength for {those} for each {thing}", for_types=IN_PLAY)
def takes_for_each(pool: Pool, kind: int, amount: int, those: int, thing: int) -> None:
    """NEM-AMB-60: counted whenever Strength is looked at; never below 0."""
    enter(pool, kind, ONGOING, NONE)
    pool.strengthens_each[kind] += ((-amount, those, thing),)
    pool.strengthening = True


# ---- cards picked by the Strength that they have now


@phrase("single", "{single} whose Strength is {INT} or less")
@phrase("pick", "{pick} whose Strength is {INT} or less")
def weak_now(table: Nemesis, me: int, this: Context, pick: int, most: int) -> list[int]:
    """NEM-AMB-55: with what Upgrades and texts add."""
    how_many, *copies = selected(table, pick, me, this)
    return [how_many, *[copy for copy in copies if table.strength(copy) <= most]]


@phrase("single", "{single} whose Strength is {INT} or more")
@phrase("pick", "{pick} whose Strength is {INT} or more")
def strong_now(table: Nemesis, me: int, this: Context, pick: int, least: int) -> list[int]:
    """NEM-AMB-55: with what Upgrades and texts add."""
    how_many, *copies = selected(table, pick, me, this)
    return [how_many, *[copy for copy in copies if table.strength(copy) >= least]]


@phrase("single", "{single} weaker than this Character", of_character=True)
@phrase("pick", "{pick} weaker than this Character", of_character=True)
def weaker(table: Nemesis, me: int, this: Context, pick: int) -> list[int]:
    """NEM-AMB-123: less Strength than the card itself, or the Character that bears it, has now."""
    how_many, *copies = selected(table, pick, me, this)
    own = strength_of_own(table, this)
    return [how_many, *[copy for copy in copies if table.strength(copy) < own]]


@phrase("single", "{single} not stronger than this Character", of_character=True)
@phrase("pick", "{pick} not stronger than this Character", of_character=True)
def not_stronger(table: Nemesis, me: int, this: Context, pick: int) -> list[int]:
    """NEM-AMB-123: at most the Strength of the card itself, or of the Character that bears it, which is left out."""
    how_many, *copies = selected(table, pick, me, this)
    own, card = strength_of_own(table, this), CONTEXT.card(this)
    out = (card, table.host.get(card, card))
    return [how_many, *[copy for copy in copies if table.strength(copy) <= own and copy not in out]]


def strength_of_own(table: Nemesis, this: Context) -> int:
    """The Strength of the card of a text, or of its bearer; below 0 once it has left play."""
    copy = CONTEXT.card(this)
    return table.strength(table.host.get(copy, copy)) if copy < table.pool.size and table.in_play(copy) else -1


@phrase("single", "one of your other {TYPE(s)} {where}")
@phrase("pick", "one of your other {TYPE(s)} {where}")
def another_of_yours_there(table: Nemesis, me: int, this: Context, wanted: int, where: int) -> list[int]:
    """NEM-TERM-04: one that you control there, but not the card that says so, nor its bearer."""
    card = CONTEXT.card(this)
    out = (card, table.host.get(card, card))
    found = there_of(table, me, this, wanted, where)
    return [1, *[copy for copy in found if table.controller(copy) == me and copy not in out]]


# ---- Upgrades by what bears them


@phrase("pick", "a(n) {TYPE} that {single} bears")
def borne_by(table: Nemesis, me: int, this: Context, wanted: int, single: int) -> list[int]:
    """NEM-EFFECT-ATTACH-02: one that such a Character bears."""
    bearers = selected(table, single, me, this)[1:]
    return [1, *[each for copy in bearers for each in table.upgrades(copy) if table.is_type(each, wanted)]]
