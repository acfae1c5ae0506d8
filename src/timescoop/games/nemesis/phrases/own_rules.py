"""Phrases for triggers and lasting effects that only players' own cards use."""

from __future__ import annotations

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.attributes import IN_PLAY
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.events import hear
from timescoop.games.nemesis.phrases.labels import enter
from timescoop.games.nemesis.pool import (
    CORNERS,
    MOVING,
    NONE,
    ONGOING,
    THE_BEARER,
    THWARTING,
    VANQUISHING,
    WHERE_ANY,
    WHERE_HERE,
    WHERE_OWN,
    WHOSE_ANY,
    WHOSE_CARD_OTHERS,
    WHOSE_CARD_YOURS,
    WHOSE_OTHERS,
    WHOSE_YOURS,
    Pool,
)
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOBODY, NOWHERE
from timescoop.language import Context

# ---- events


@phrase("event", "this Character moves", of_character=True)
def moves(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-59: in the Minion Step or at any other time."""
    hear(pool, kind, statement, facts.MOVED_IN_STEP, WHOSE_ANY, THE_BEARER, WHERE_ANY)
    hear(pool, kind, statement, facts.MOVED, WHOSE_ANY, THE_BEARER, WHERE_ANY)


@phrase("event", "this Character is vanquished", of_character=True)
def is_vanquished(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-59: by anybody."""
    hear(pool, kind, statement, facts.VANQUISHED, WHOSE_ANY, THE_BEARER, WHERE_ANY)


@phrase("event", "one of your {TYPE(s)} moves")
def yours_moves(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-59: a card that you control, moved by anybody."""
    hear(pool, kind, statement, facts.MOVED_IN_STEP, WHOSE_CARD_YOURS, wanted, WHERE_ANY)
    hear(pool, kind, statement, facts.MOVED, WHOSE_CARD_YOURS, wanted, WHERE_ANY)


@phrase("event", "one of your {TYPE(s)} moves in the Minion Step")
def yours_marches(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-MINION-10: the move of that step, and no other."""
    hear(pool, kind, statement, facts.MOVED_IN_STEP, WHOSE_CARD_YOURS, wanted, WHERE_ANY)


@phrase("event", "one of your {TYPE(s)} is thwarted")
def yours_is_thwarted(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TERM-07: a card that you control."""
    hear(pool, kind, statement, facts.THWARTED, WHOSE_CARD_YOURS, wanted, WHERE_ANY)


@phrase("event", "one of your {TYPE(s)} is vanquished")
def yours_is_vanquished(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-59: a card that you control, by anybody."""
    hear(pool, kind, statement, facts.VANQUISHED, WHOSE_CARD_YOURS, wanted, WHERE_ANY)


@phrase("event", "you vanquish a(n) {TYPE}")
def you_vanquish(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-59: by any text."""
    hear(pool, kind, statement, facts.VANQUISHED, WHOSE_YOURS, wanted, WHERE_ANY)


@phrase("event", "an opponent's {TYPE} is thwarted")
def others_is_thwarted(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TERM-07: a card that an opponent controls, by anybody."""
    hear(pool, kind, statement, facts.THWARTED, WHOSE_CARD_OTHERS, wanted, WHERE_ANY)


@phrase("event", "an opponent captures a(n) {TYPE}")
def other_captures(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TERM-07: once for each card, by somebody else."""
    hear(pool, kind, statement, facts.CAPTURED, WHOSE_OTHERS, wanted, WHERE_ANY)


@phrase("event", "an opponent wins a Conflict")
def other_wins(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-13: anywhere, whether or not you took part in it."""
    hear(pool, kind, statement, facts.WON_CONFLICT, WHOSE_OTHERS, 0, WHERE_ANY)


@phrase("event", "you initiate a Conflict")
def you_initiate(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-59: anywhere."""
    hear(pool, kind, statement, facts.CONFLICT, WHOSE_YOURS, 0, WHERE_ANY)


@phrase("event", "an opponent initiates a Conflict")
def other_initiates(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-59: anywhere, by somebody else."""
    hear(pool, kind, statement, facts.CONFLICT, WHOSE_OTHERS, 0, WHERE_ANY)


@phrase("event", "you win a Conflict")
def you_win(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-13: at any Location; a tie or a victory of the Heroes is no win."""
    hear(pool, kind, statement, facts.WON_CONFLICT, WHOSE_YOURS, 0, WHERE_ANY)


@phrase("event", "an opponent wins a Conflict at this Location")
def other_wins_here(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-13: whether or not you took part in it."""
    hear(pool, kind, statement, facts.WON_CONFLICT, WHOSE_OTHERS, 0, WHERE_HERE)


@phrase("event", "an opponent plays a(n) {TYPE}")
def other_plays(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TRIGGER-11: a card is played by somebody else."""
    hear(pool, kind, statement, facts.PLAYED, WHOSE_OTHERS, wanted, WHERE_ANY)


@phrase("event", "you play a(n) {TYPE} at this Location")
def you_play_here(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TRIGGER-11: a card is played by you where this card is."""
    hear(pool, kind, statement, facts.PLAYED, WHOSE_YOURS, wanted, WHERE_HERE)


@phrase("event", "a player plays a(n) {TYPE} at this Location")
def player_plays_here(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TRIGGER-11: a card is played by anybody where this card is."""
    hear(pool, kind, statement, facts.PLAYED, WHOSE_ANY, wanted, WHERE_HERE)


@phrase("event", "an opponent plays a(n) {TYPE} at this Location")
def other_plays_here(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TRIGGER-11: a card is played by somebody else where this card is."""
    hear(pool, kind, statement, facts.PLAYED, WHOSE_OTHERS, wanted, WHERE_HERE)


@phrase("event", "an opponent plays a(n) {TYPE} on your Control Board")
def other_plays_on_yours(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TRIGGER-11: a card is played by somebody else at one of your Locations."""
    hear(pool, kind, statement, facts.PLAYED, WHOSE_OTHERS, wanted, WHERE_OWN)


@phrase("event", "a Conflict starts at this Location")
def conflict_starts(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-59: anybody initiates one where this card is."""
    hear(pool, kind, statement, facts.CONFLICT, WHOSE_ANY, 0, WHERE_HERE)


@phrase("event", "an opponent's turn starts")
def others_turn(pool: Pool, kind: int, statement: int) -> None:
    """NEM-TURN-01: the turn of anybody else."""
    hear(pool, kind, statement, facts.TURN_STARTED, WHOSE_OTHERS, 0, WHERE_ANY)


@phrase("event", "you draw cards")
def you_draw(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-88: once, however many are drawn together."""
    hear(pool, kind, statement, facts.DREW, WHOSE_YOURS, 0, WHERE_ANY)


@phrase("event", "an opponent draws cards")
def other_draws(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-88: once, however many are drawn together."""
    hear(pool, kind, statement, facts.DREW, WHOSE_OTHERS, 0, WHERE_ANY)


@phrase("event", "you discard cards from your hand")
def you_discard(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-88: once, however many are discarded together, and by any rule."""
    hear(pool, kind, statement, facts.DISCARDED, WHOSE_YOURS, 0, WHERE_ANY)


@phrase("event", "an opponent discards cards from their hand")
def other_discards(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-88: once, however many are discarded together, and by any rule."""
    hear(pool, kind, statement, facts.DISCARDED, WHOSE_OTHERS, 0, WHERE_ANY)


# ---- Strength that is always added


@phrase("those", "this Character", of_character=True)
def itself(table: Nemesis, _me: int, this: Context, copy: int) -> bool:
    """NEM-AMB-60: the card itself, or the Character that bears it."""
    return copy == table.host.get(CONTEXT.card(this), CONTEXT.card(this))


@phrase("crew", "your other {TYPE(s)} at this Location")
@phrase("those", "your other {TYPE(s)} at this Location")
def your_others_here(table: Nemesis, me: int, this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: those that you control there, but not the card itself."""
    return not itself(table, me, this, copy) and yours_here(table, me, this, copy, wanted)


@phrase("crew", "your {TYPE(s)} at this Location")
@phrase("those", "your {TYPE(s)} at this Location")
def yours_here(table: Nemesis, me: int, this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: those that you control there."""
    return table.controller(copy) == me and all_here(table, me, this, copy, wanted)


@phrase("crew", "your {TYPE(s)}")
@phrase("those", "your {TYPE(s)}")
def all_yours(table: Nemesis, me: int, _this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: those that you control, wherever they are."""
    return table.controller(copy) == me and table.is_type(copy, wanted)


@phrase("crew", "your other {TYPE(s)}")
@phrase("those", "your other {TYPE(s)}")
def your_others(table: Nemesis, me: int, this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: those that you control, wherever they are, but not the card itself."""
    return not itself(table, me, this, copy) and all_yours(table, me, this, copy, wanted)


@phrase("crew", "all {TYPE(s)} at this Location")
@phrase("those", "all {TYPE(s)} at this Location")
def all_here(table: Nemesis, _me: int, this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: under anybody's control."""
    return table.place_of(copy) == table.place_of(CONTEXT.card(this)) and table.is_type(copy, wanted)


@phrase("crew", "all other {TYPE(s)} at this Location")
@phrase("those", "all other {TYPE(s)} at this Location")
def all_others_here(table: Nemesis, me: int, this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: under anybody's control, but not the card itself."""
    return not itself(table, me, this, copy) and all_here(table, me, this, copy, wanted)


@phrase("crew", "opponents' {TYPE(s)} at this Location")
@phrase("those", "opponents' {TYPE(s)} at this Location")
def others_here(table: Nemesis, me: int, this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: those that somebody else controls there."""
    return table.controller(copy) != me and all_here(table, me, this, copy, wanted)


@phrase("those", "all {TYPE(s)}")
def all_of_them(table: Nemesis, _me: int, _this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: under anybody's control, wherever they are."""
    return table.is_type(copy, wanted)


@phrase("those", "opponents' {TYPE(s)}")
def all_of_others(table: Nemesis, me: int, _this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: those that somebody else controls, wherever they are."""
    return table.controller(copy) not in (me, NOBODY) and table.is_type(copy, wanted)


def is_on_board(table: Nemesis, copy: int, seat: int) -> bool:
    """NEM-TERM-02: whether a card lies at a Location of a seat's board."""
    place = table.place_of(copy)
    return place != NOWHERE and place // CORNERS == seat


@phrase("crew", "your {TYPE(s)} on your Control Board")
@phrase("those", "your {TYPE(s)} on your Control Board")
def yours_at_home(table: Nemesis, me: int, this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: those that you control on your own board."""
    return is_on_board(table, copy, me) and all_yours(table, me, this, copy, wanted)


@phrase("those", "your {TYPE(s)} on opponents' Control Boards")
def yours_abroad(table: Nemesis, me: int, this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: those that you control on the boards of others."""
    away = table.place_of(copy) != NOWHERE and not is_on_board(table, copy, me)
    return away and all_yours(table, me, this, copy, wanted)


@phrase("those", "opponents' {TYPE(s)} on your Control Board")
def others_at_yours(table: Nemesis, me: int, this: Context, copy: int, wanted: int) -> bool:
    """NEM-AMB-60: those that somebody else controls on your board."""
    return is_on_board(table, copy, me) and all_of_others(table, me, this, copy, wanted)


def strengthen(pool: Pool, kind: int, amount: int, those: int, conditions: int) -> None:
    """NEM-AMB-60: noted with the card that says it."""
    enter(pool, kind, ONGOING, NONE)
    pool.strengthens[kind] += ((amount, those, conditions),)
    pool.strengthening = True


@phrase("ability", "Ongoing: +{INT} Strength for {those}", for_types=IN_PLAY)
def adds(pool: Pool, kind: int, amount: int, those: int) -> None:
    """NEM-AMB-60: as long as the card is in play."""
    strengthen(pool, kind, amount, those, NONE)


@phrase("ability", "Ongoing: -{INT} Strength for {those}", for_types=IN_PLAY)
def takes(pool: Pool, kind: int, amount: int, those: int) -> None:
    """NEM-AMB-60: as long as the card is in play; never below 0."""
    strengthen(pool, kind, -amount, those, NONE)


@phrase("ability", "Ongoing: +{INT} Strength for {those} if {conditions}", for_types=IN_PLAY)
def adds_if(pool: Pool, kind: int, amount: int, those: int, conditions: int) -> None:
    """NEM-AMB-60: looked at whenever Strength is."""
    strengthen(pool, kind, amount, those, conditions)


@phrase("ability", "Ongoing: -{INT} Strength for {those} if {conditions}", for_types=IN_PLAY)
def takes_if(pool: Pool, kind: int, amount: int, those: int, conditions: int) -> None:
    """NEM-AMB-60: looked at whenever Strength is; never below 0."""
    strengthen(pool, kind, -amount, those, conditions)


@phrase("ability", "Ongoing: +{INT} Strength for {those} for each {thing}", for_types=IN_PLAY)
def adds_for_each(pool: Pool, kind: int, amount: int, those: int, thing: int) -> None:
    """NEM-AMB-60: counted whenever Strength is looked at."""
    enter(pool, kind, ONGOING, NONE)
    pool.strengthens_each[kind] += ((amount, those, thing),)
    pool.strengthening = True


# ---- Hand Limits


@phrase("ability", "Ongoing: your Hand Limit is {INT} higher", for_types=IN_PLAY)
def raises_limit(pool: Pool, kind: int, amount: int) -> None:
    """NEM-AMB-62: added to what it is otherwise."""
    enter(pool, kind, ONGOING, NONE)
    pool.limit_more[kind] += amount
    pool.limits_changed = True


@phrase("ability", "Ongoing: your Hand Limit is {INT} lower", for_types=IN_PLAY)
def lowers_limit(pool: Pool, kind: int, amount: int) -> None:
    """NEM-AMB-62: taken from what it is otherwise, but never below 1."""
    enter(pool, kind, ONGOING, NONE)
    pool.limit_more[kind] -= amount
    pool.limits_changed = True


@phrase("ability", "Ongoing: each opponent's Hand Limit is {INT} lower", for_types=IN_PLAY)
def lowers_their_limit(pool: Pool, kind: int, amount: int) -> None:
    """NEM-AMB-62: of each of them, but never below 1."""
    enter(pool, kind, ONGOING, NONE)
    pool.limit_of_others[kind] -= amount
    pool.limits_changed = True


# ---- what a Character is besides, and what cannot be done to it


@phrase("ability", "Ongoing: this Character is also a(n) {TYPE}", for_types=IN_PLAY, of_character=True)
def lends_to_bearer(pool: Pool, kind: int, trait: int) -> None:
    """NEM-AMB-60: the card itself, or the Character that bears it, counts as something else besides."""
    enter(pool, kind, ONGOING, NONE)
    pool.lends_bearer[kind] += (trait,)


@phrase("ability", "Ongoing: this Character cannot be vanquished", for_types=IN_PLAY, of_character=True)
def cannot_be_vanquished(pool: Pool, kind: int) -> None:
    """NEM-AMB-60: no player can."""
    enter(pool, kind, ONGOING, NONE)
    pool.unvanquished[kind] = True


@phrase("ability", "Ongoing: this Character cannot be thwarted", for_types=IN_PLAY, of_character=True)
def cannot_be_thwarted(pool: Pool, kind: int) -> None:
    """NEM-AMB-60: it stays where it is after a lost Conflict."""
    enter(pool, kind, ONGOING, NONE)
    pool.unthwarted[kind] = True


@phrase("ability", "Ongoing: opponents cannot move this Character", for_types=IN_PLAY, of_character=True)
def others_cannot_move(pool: Pool, kind: int) -> None:
    """NEM-AMB-71: no text of an opponent moves it; its own player may."""
    enter(pool, kind, ONGOING, NONE)
    pool.unmoved[kind] = True


def shelter(pool: Pool, kind: int, what: int, crew: int) -> None:
    """NEM-AMB-60: noted with the card that says it."""
    enter(pool, kind, ONGOING, NONE)
    pool.shelters[kind] += ((what, crew),)
    pool.sheltering = True


@phrase("ability", "Ongoing: nobody can vanquish {crew}", for_types=IN_PLAY)
def none_is_vanquished(pool: Pool, kind: int, crew: int) -> None:
    """NEM-AMB-60: no player can vanquish any of them."""
    shelter(pool, kind, VANQUISHING, crew)


@phrase("ability", "Ongoing: nobody can thwart {crew}", for_types=IN_PLAY)
def none_is_thwarted(pool: Pool, kind: int, crew: int) -> None:
    """NEM-AMB-60: they stay where they are after a lost Conflict."""
    shelter(pool, kind, THWARTING, crew)


@phrase("ability", "Ongoing: opponents cannot move {crew}", for_types=IN_PLAY)
def others_move_none(pool: Pool, kind: int, crew: int) -> None:
    """NEM-AMB-71: no text of an opponent moves any of them."""
    shelter(pool, kind, MOVING, crew)
