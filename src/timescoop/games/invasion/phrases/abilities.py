"""Phrases for abilities of cards in play; they are registered in the pool when the text is loaded."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.phrases.book import PLACES, phrase
from timescoop.games.invasion.pool import DEFENDER, ENEMY, LOCATION, SUPPORT, Pool
from timescoop.kernel import NOTHING
from timescoop.language import items, note

# ---- when the defence loses


@phrase(
    "ability",
    "when your defence loses, if this card was here before the attack, return this card to your hand",
    for_types=(DEFENDER,),
)
def returns(pool: Pool, kind: int) -> None:
    """INV-CONFLICT-12: it goes back to the hand."""
    pool.returns[kind] = True


@phrase(
    "ability",
    "when your defence loses, you may play this card from your hand or Reserve "
    "to return all Defenders there to your hand",
    for_types=(LOCATION, DEFENDER, ENEMY, SUPPORT),
)
def retrieves(pool: Pool, kind: int) -> None:
    """INV-CONFLICT-13: it is no action, but brings the Defenders of a lost defence back."""
    pool.retrieves[kind] = True


# ---- with whom it may lie, and what it may be played onto


@phrase("ability", "this card may join Enemies of any type", for_types=(ENEMY,))
def joins_all(pool: Pool, kind: int) -> None:
    """INV-AMB-30: it may lie with any Enemy."""
    pool.joins_all[kind] = True


@phrase("ability", "this card may join {FAMILY/or} cards", for_types=(ENEMY,))
def joins(pool: Pool, kind: int, families: int) -> None:
    """INV-AMB-30: it may lie with Enemies of these types."""
    pool.joins[kind] += items(families)


@phrase(
    "ability",
    "you may play this card onto a face-up attack with a(n) {FAMILY} card on another player's Location "
    "to take that attack over",
    for_types=(ENEMY,),
)
def seizes(pool: Pool, kind: int, family: int) -> None:
    """INV-AMB-81: a way to play it beside the usual one."""
    pool.seizes[kind] = family


@phrase("ability", "this card may join Enemies of any type but {FAMILY} cards", for_types=(ENEMY,))
def joins_all_but(pool: Pool, kind: int, family: int) -> None:
    """INV-AMB-130: it may lie with any Enemy but those of one type."""
    pool.joins_all[kind] = True
    pool.shuns[kind] += (family,)


@phrase("ability", "this card cannot join other Enemies", for_types=(ENEMY,))
def joins_none(pool: Pool, kind: int) -> None:
    """INV-AMB-130: it lies alone, or with Enemies of its own type."""
    pool.shuns_all[kind] = True


@phrase("ability", "this card cannot defend with other Defenders", for_types=(DEFENDER,))
def defends_alone(pool: Pool, kind: int) -> None:
    """INV-AMB-130: no other Defender lies on its Location."""
    pool.stands_alone[kind] = True


@phrase("ability", "this card cannot defend with {DEFENDER}", for_types=(DEFENDER,))
def defends_without(pool: Pool, kind: int, other: int) -> None:
    """INV-AMB-130: the two never lie on one Location."""
    pool.shuns_defender[kind] += (other,)


@phrase("ability", "this Location cannot be attacked", for_types=PLACES)
def cannot_be_attacked(pool: Pool, kind: int) -> None:
    """INV-AMB-129: nobody plays Enemies against it."""
    pool.sheltered[kind] = pool.sheltering = True


@phrase("ability", "this Location cannot be attacked if {conditions}", for_types=PLACES)
def cannot_be_attacked_if(pool: Pool, kind: int, conditions: int) -> None:
    """INV-AMB-183: looked at whenever somebody would attack it."""
    pool.sheltered_if[kind] += (conditions,)
    pool.sheltering = True


@phrase("ability", "{FAMILY} cards cannot attack this Location", for_types=PLACES)
def keeps_out(pool: Pool, kind: int, family: int) -> None:
    """INV-AMB-183: nobody plays Enemies of a type against it."""
    pool.kept_out[kind] += (family,)
    pool.limiting = True


@phrase("ability", "this Location can have {INT} Defender(s) at most", for_types=PLACES)
def has_room_for(pool: Pool, kind: int, most: int) -> None:
    """INV-AMB-183: no more Defenders are placed on it, or moved to it."""
    pool.room[kind] = most
    pool.limiting = True


# ---- when it fights


@phrase("ability", "when this card fights, {fight}", for_types=(ENEMY,))
def fights(pool: Pool, kind: int, fight: int) -> None:
    """INV-CONFLICT-06: it changes who fights."""
    note(pool, kind, fight)


@phrase("fight", "choose a Defender other than {DEFENDER}; that Defender changes sides")
def turns_one(pool: Pool, kind: int, spared: int) -> None:
    """INV-AMB-51: a Defender of the attacker's choice fights for the attack."""
    pool.turns_other_than[kind] = spared


@phrase("fight", "if {DEFENDER} defends, that Defender changes sides")
def turns(pool: Pool, kind: int, defender: int) -> None:
    """INV-AMB-52: this Defender fights for the attack."""
    pool.turns[kind] = defender


@phrase("fight", "if {DEFENDER} defends, this attack is beaten")
def is_beaten(pool: Pool, kind: int, defender: int) -> None:
    """INV-AMB-58: this Defender beats the attack outright."""
    pool.beaten_by[kind] = defender


@phrase("fight", "unless {DEFENDER} defends, this attack is beaten")
def is_beaten_without(pool: Pool, kind: int, defender: int) -> None:
    """INV-AMB-134: another player who defends beats the attack outright."""
    pool.beaten_without[kind] = defender


@phrase("fight", "if {DEFENDER} defends, discard that Defender and this card")
def traps(pool: Pool, kind: int, defender: int) -> None:
    """INV-AMB-56: it goes, and takes this Defender with it."""
    pool.trap[kind] = defender


@phrase("fight", "if {DEFENDER} defends, discard that Defender and this card. Otherwise, {rest}")
def traps_or_else(pool: Pool, kind: int, defender: int, rest: int) -> None:
    """INV-AMB-56: without its prey, something else happens."""
    pool.trap[kind] = defender
    note(pool, kind, rest)


@phrase("rest", "if {DEFENDER} defends, discard that Defender")
def takes_another(pool: Pool, kind: int, defender: int) -> None:
    """INV-AMB-56: this Defender goes, and the card itself fights on."""
    pool.trap_else[kind] = defender


@phrase("rest", "if {DEFENDER} defends, discard that Defender. Otherwise, {rest}")
def takes_another_or_else(pool: Pool, kind: int, defender: int, rest: int) -> None:
    """INV-AMB-56: with neither of them there, something else happens."""
    pool.trap_else[kind] = defender
    note(pool, kind, rest)


@phrase("rest", "this card adds no strength and cannot be discarded as a loss")
def stands_idle(pool: Pool, kind: int) -> None:
    """INV-AMB-55: it is there and does nothing."""
    pool.idle_else[kind] = True


# ---- when the game ends, and in the Reserve


@phrase("ability", "when the game ends, this Location scores for nobody", for_types=(ENEMY,))
def voids(pool: Pool, kind: int) -> None:
    """INV-SCORE-03: the Location that it lies against is worth nothing."""
    pool.voids[kind] = True


@phrase("ability", "this card stays face-up in your Reserve and uses no place there")
def stays(pool: Pool, kind: int) -> None:
    """INV-SUP-04: it is not discarded after use."""
    pool.stays[kind] = True


@phrase("ability", "this card stays face-up in your Reserve and uses a place there")
def stays_in_a_place(pool: Pool, kind: int) -> None:
    """INV-RESERVE-06: it is not discarded after use, and takes the room of a card kept back."""
    pool.stays[kind] = True
    pool.uses_place[kind] = True


@phrase("ability", "this card stays face-up in your Reserve until your next turn and uses no place there")
def stays_a_round(pool: Pool, kind: int) -> None:
    """INV-AMB-129: it is discarded as your next turn starts."""
    pool.stays[kind] = pool.leaves[kind] = True


@phrase("ability", "this card stays face-up in your Reserve until your turn ends and uses no place there")
def stays_a_turn(pool: Pool, kind: int) -> None:
    """INV-AMB-142: it is discarded as your turn ends."""
    pool.stays[kind] = pool.leaves[kind] = pool.leaves_soon[kind] = True


@phrase("ability", "your Locations cannot be attacked", must_stay=True)
def shelters(pool: Pool, kind: int) -> None:
    """INV-AMB-129: nobody plays Enemies against any Location of yours."""
    pool.shelters[kind] = pool.sheltering = True


@phrase("ability", "when the game ends, score {INT} Victory Point(s)", for_types=(*PLACES, SUPPORT), must_stay=True)
def scores(pool: Pool, kind: int, points: int) -> None:
    """INV-AMB-131: besides what its Location is worth."""
    pool.scores[kind] += ((points, NOTHING),)
    pool.scoring = True


@phrase(
    "ability",
    "when the game ends, score {INT} Victory Point(s) for each {thing}",
    for_types=(*PLACES, SUPPORT),
    must_stay=True,
)
def scores_for_each(pool: Pool, kind: int, points: int, thing: int) -> None:
    """INV-AMB-131: counted when the game ends."""
    pool.scores[kind] += ((points, thing),)
    pool.scoring = True


@phrase(
    "ability",
    "when the game ends, if {conditions}, score {INT} Victory Point(s)",
    for_types=(*PLACES, SUPPORT),
    must_stay=True,
)
def scores_if(pool: Pool, kind: int, conditions: int, points: int) -> None:
    """INV-AMB-145: looked at when the game ends."""
    pool.scores_if[kind] += ((points, conditions),)
    pool.scoring = True


@phrase(
    "ability",
    "when the game ends, lose {INT} Victory Point(s) for each {thing}",
    for_types=(*PLACES, SUPPORT),
    must_stay=True,
)
def forfeits_for_each(pool: Pool, kind: int, points: int, thing: int) -> None:
    """INV-AMB-186: counted when the game ends."""
    pool.scores[kind] += ((-points, thing),)
    pool.scoring = True


@phrase(
    "ability",
    "when the game ends, if {conditions}, lose {INT} Victory Point(s)",
    for_types=(*PLACES, SUPPORT),
    must_stay=True,
)
def forfeits_if(pool: Pool, kind: int, conditions: int, points: int) -> None:
    """INV-AMB-186: looked at when the game ends."""
    pool.scores_if[kind] += ((-points, conditions),)
    pool.scoring = True


@phrase("ability", "your Reserve may hold {INT} more card(s)", must_stay=True)
def widens(pool: Pool, kind: int, count: int) -> None:
    """INV-RESERVE-02: it raises the limit."""
    pool.widens[kind] += count


@phrase(
    "ability",
    "when your defence is totalled, you may pay {INT} Time Point(s) to add {INT} strength, once in each conflict",
    must_stay=True,
)
def sells_strength(pool: Pool, kind: int, price: int, strength: int) -> None:
    """INV-CONFLICT-08: Time Points buy strength for a defence."""
    pool.boost_price[kind] = price
    pool.boost[kind] = strength


# ---- what it costs


@phrase("ability", "you pay {INT} Time Point(s) to play this card", for_types=(LOCATION, DEFENDER, ENEMY, SUPPORT))
def costs(pool: Pool, kind: int, count: int) -> None:
    """INV-AMB-173: before anything else; without them it cannot be played."""
    pool.costs[kind] += count
    pool.costing = True


@phrase("ability", "other players pay {INT} Time Point(s) to attack this Location", for_types=PLACES)
def takes_toll(pool: Pool, kind: int, count: int) -> None:
    """INV-AMB-173: for a new attack, not for cards that are added to one."""
    pool.tolls[kind] += count
    pool.costing = True


@phrase("ability", "other players pay {INT} Time Point(s) to attack your Locations", must_stay=True)
def takes_tolls(pool: Pool, kind: int, count: int) -> None:
    """INV-AMB-173: for each new attack on any Location of yours."""
    pool.tolls_all[kind] += count
    pool.costing = True


@phrase("ability", "cards that you buy cost {INT} Time Point(s) less", for_types=(*PLACES, SUPPORT), must_stay=True)
def makes_cheaper(pool: Pool, kind: int, count: int) -> None:
    """INV-AMB-185: each of them, but one at least."""
    pool.discount[kind] += count
    pool.discounting = True


# ---- when and where it may be played

PLAYED: Final = (LOCATION, DEFENDER, ENEMY, SUPPORT)


@phrase("ability", "you can play this card only if {conditions}", for_types=PLAYED, beforehand=True)
def playable_if(pool: Pool, kind: int, conditions: int) -> None:
    """INV-AMB-178: looked at as it is played; `here` is the Location where a Defender or an Enemy would go."""
    pool.playable_if[kind] += ((conditions, True),)
    pool.limiting = True


@phrase("ability", "you cannot play this card if {conditions}", for_types=PLAYED, beforehand=True)
def unplayable_if(pool: Pool, kind: int, conditions: int) -> None:
    """INV-AMB-178: looked at as it is played; `here` is the Location where a Defender or an Enemy would go."""
    pool.playable_if[kind] += ((conditions, False),)
    pool.limiting = True


# ---- what Locations are worth


@phrase(
    "ability", "when the game ends, this Location is worth {INT} Victory Point(s) more", for_types=(DEFENDER, ENEMY)
)
def enriches(pool: Pool, kind: int, count: int) -> None:
    """INV-AMB-174: as long as the card lies there."""
    pool.worth_more[kind] += count
    pool.changing_worth = True


@phrase(
    "ability", "when the game ends, this Location is worth {INT} Victory Point(s) less", for_types=(DEFENDER, ENEMY)
)
def impoverishes(pool: Pool, kind: int, count: int) -> None:
    """INV-AMB-174: as long as the card lies there; never less than nothing."""
    pool.worth_more[kind] -= count
    pool.changing_worth = True
