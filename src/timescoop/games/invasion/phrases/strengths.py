"""Phrases for the strength of cards in conflicts: whose, how much, and when."""

from __future__ import annotations

from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.fighting import Change
from timescoop.games.invasion.phrases.book import PLACED, PLACES, phrase
from timescoop.games.invasion.pool import DEFENDER, ENEMY, SUPPORT, Pool
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import NOTHING
from timescoop.language import Context, function_of, parts

FIGHTERS = (*PLACES, DEFENDER, ENEMY, SUPPORT)

# ---- whose


@phrase("fighter", "this card", placed=True, only=(DEFENDER, ENEMY))
def itself(_table: Invasion, _me: int, this: Context, copy: int) -> bool:
    """INV-AMB-125: the card that says so."""
    return copy == CONTEXT.card(this)


@phrase("fighter", "each other Defender here", placed=True)
def other_defender(table: Invasion, _me: int, this: Context, copy: int) -> bool:
    """INV-AMB-125: who defends with it."""
    return copy != CONTEXT.card(this) and copy in table.defence(CONTEXT.here(this))


@phrase("fighter", "each other Enemy here", placed=True)
def other_enemy(table: Invasion, _me: int, this: Context, copy: int) -> bool:
    """INV-AMB-125: what attacks with it."""
    return copy != CONTEXT.card(this) and copy in table.enemies(CONTEXT.here(this))


@phrase("fighter", "each Defender here", placed=True)
def any_defender(table: Invasion, _me: int, this: Context, copy: int) -> bool:
    """INV-AMB-125: who defends there, itself included."""
    return copy in table.defence(CONTEXT.here(this))


@phrase("fighter", "each Enemy here", placed=True)
def any_enemy(table: Invasion, _me: int, this: Context, copy: int) -> bool:
    """INV-AMB-125: what attacks there, itself included."""
    return copy in table.enemies(CONTEXT.here(this))


@phrase("fighter", "each {FAMILY} card here", placed=True)
def any_of_family(table: Invasion, _me: int, this: Context, copy: int, family: int) -> bool:
    """INV-AMB-125: the Enemies of a type there."""
    return table.pool.family[table.kind[copy]] == family and copy in table.enemies(CONTEXT.here(this))


@phrase("fighter", "each other {FAMILY} card here", placed=True, only=(ENEMY,))
def others_of_family(table: Invasion, me: int, this: Context, copy: int, family: int) -> bool:
    """INV-AMB-125: the Enemies of a type that attack with it."""
    return copy != CONTEXT.card(this) and any_of_family(table, me, this, copy, family)


@phrase("fighter", "{DEFENDER} here", placed=True)
def by_name(table: Invasion, _me: int, this: Context, copy: int, defender: int) -> bool:
    """INV-AMB-125: that Defender, if it defends there."""
    return table.kind[copy] == defender and copy in table.defence(CONTEXT.here(this))


@phrase("fighter", "each of your Defenders")
def own_defender(table: Invasion, me: int, this: Context, copy: int) -> bool:
    """INV-AMB-125: who defends any Location of yours."""
    here = CONTEXT.here(this)
    return table.place_seat[here] == me and copy in table.defence(here)


@phrase("fighter", "each of your Enemies")
def own_enemy(table: Invasion, me: int, this: Context, copy: int) -> bool:
    """INV-AMB-125: what attacks for you, wherever that is."""
    here = CONTEXT.here(this)
    return table.attacker(here) == me and copy in table.enemies(here)


@phrase("fighter", "each of your {FAMILY} cards")
def own_of_family(table: Invasion, me: int, this: Context, copy: int, family: int) -> bool:
    """INV-AMB-125: the Enemies of a type that attack for you."""
    return own_enemy(table, me, this, copy) and table.pool.family[table.kind[copy]] == family


@phrase("fighter", "each Enemy on your Locations")
def enemy_of_mine(table: Invasion, me: int, this: Context, copy: int) -> bool:
    """INV-AMB-161: what attacks any Location of yours."""
    here = CONTEXT.here(this)
    return table.place_seat[here] == me and copy in table.enemies(here)


@phrase("fighter", "each Defender on other players' Locations")
def defender_of_others(table: Invasion, me: int, this: Context, copy: int) -> bool:
    """INV-AMB-161: who defends any Location of somebody else."""
    here = CONTEXT.here(this)
    return table.place_seat[here] != me and copy in table.defence(here)


@phrase("fighter", "each Enemy")
def every_enemy(table: Invasion, _me: int, this: Context, copy: int) -> bool:
    """INV-AMB-161: what attacks anywhere."""
    return copy in table.enemies(CONTEXT.here(this))


@phrase("fighter", "each Defender")
def every_defender(table: Invasion, _me: int, this: Context, copy: int) -> bool:
    """INV-AMB-161: who defends anywhere."""
    return copy in table.defence(CONTEXT.here(this))


@phrase("fighter", "each {FAMILY} card")
def every_of_family(table: Invasion, me: int, this: Context, copy: int, family: int) -> bool:
    """INV-AMB-161: the Enemies of a type that attack anywhere."""
    return every_enemy(table, me, this, copy) and table.pool.family[table.kind[copy]] == family


@phrase("fighter", "each {FAMILY} card on your Locations")
def family_against_me(table: Invasion, me: int, this: Context, copy: int, family: int) -> bool:
    """INV-AMB-161: the Enemies of a type that attack a Location of yours."""
    return enemy_of_mine(table, me, this, copy) and table.pool.family[table.kind[copy]] == family


AGAINST = (enemy_of_mine, defender_of_others)  # those who do not fight for the player of the card


# ---- by how much


@phrase("change", "has {INT} more strength")
def more(amount: int) -> int:
    """INV-AMB-125: added to what is printed."""
    return amount


@phrase("change", "has {INT} less strength")
def less(amount: int) -> int:
    """INV-AMB-125: taken from what is printed, but never below 0."""
    return -amount


@phrase("change", "has a strength of {INT}")
def exactly(amount: int) -> int:
    """INV-AMB-162: instead of what is printed."""
    return amount


def amount_of(change: int) -> int:
    """The strength that a node adds, or that counts instead."""
    amount = parts(change)[0]
    return -amount if function_of(change) is less else amount


def note_change(pool: Pool, kind: int, fighter: int, change: int, conditions: int, thing: int) -> None:
    """INV-AMB-125: noted with the card that says it."""
    amount, instead = amount_of(change), function_of(change) is exactly
    pool.changes[kind] += (Change(fighter, amount, conditions, thing, instead),)
    pool.changing = True
    if instead:
        amount -= pool.strength[kind] if function_of(fighter) is itself else USUAL
    if function_of(fighter) is itself:
        pool.brings_strength[kind] += amount * (LIKELY if conditions != NOTHING else 1.0)
    else:
        pool.brings_strength[kind] += amount if helps(pool, kind, fighter) else -amount


USUAL = 3  # what a card is likely to have without it
LIKELY = 0.4  # how often a condition about strength is taken to be true


def helps(pool: Pool, kind: int, fighter: int) -> bool:
    """Whether those whose strength is changed fight for the player of the card."""
    function = function_of(fighter)
    if not PLACED.of(fighter):
        return function not in AGAINST
    defends = function in (other_defender, any_defender, by_name)
    return defends == (pool.type[kind] != ENEMY)


# ---- the sentence


@phrase("ability", "{fighter} {change}", for_types=FIGHTERS, must_stay=True)
def changes(pool: Pool, kind: int, fighter: int, change: int) -> None:
    """INV-AMB-125: as long as the card that says it lies face up there, or in a Reserve."""
    note_change(pool, kind, fighter, change, NOTHING, NOTHING)


@phrase("ability", "{fighter} {change} if {conditions}", for_types=FIGHTERS, must_stay=True)
def changes_if(pool: Pool, kind: int, fighter: int, change: int, conditions: int) -> None:
    """INV-AMB-125: looked at whenever strengths are added up."""
    note_change(pool, kind, fighter, change, conditions, NOTHING)


@phrase("ability", "{fighter} {change} for each {thing}", for_types=FIGHTERS, must_stay=True)
def changes_for_each(pool: Pool, kind: int, fighter: int, change: int, thing: int) -> None:
    """INV-AMB-125: counted whenever strengths are added up."""
    note_change(pool, kind, fighter, change, NOTHING, thing)
