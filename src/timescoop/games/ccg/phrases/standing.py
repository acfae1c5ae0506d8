"""Phrases for effects that last while a card is in play; they are derived again after each change of the table."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import statics
from timescoop.games.ccg.context import CONTEXT, here_of
from timescoop.games.ccg.phrases.book import BARS_PLAY, IN_PLAY, KEYWORD, LAYER, NO_GROUP, PART, SPECIES, WHOSE, phrase
from timescoop.games.ccg.phrases.finding import found, is_such, likely_kinds
from timescoop.games.ccg.phrases.picking import ALL, itself
from timescoop.games.ccg.phrases.trees import is_fleeting
from timescoop.games.ccg.pool import ADD, ARTIFACT, CHARACTERS, DOUBLE, TREAT, TYPES, USER, Pool
from timescoop.games.ccg.statics import (
    BANGS,
    FROM_DESTRUCTION,
    FROM_KIDNAPPING,
    NOT_HERE,
    TO_FIGHT,
    TO_MOVE,
    WITHOUT_GOAL,
    WITHOUT_NATIVITY,
)
from timescoop.games.ccg.table import AS_NATIVE, AS_SPECIES, AS_TARDIS, AS_TYPE, CAPACITY, IN_ERA, Ccg
from timescoop.language import Context, function_of, holds, parts, perform, selected


@phrase("ability", "{standing_effect}", for_types=IN_PLAY)
def always(pool: Pool, kind: int, fact: int) -> None:
    """CCG-CONDITION-01: noted where it will be looked for."""
    bare = parts(fact)[0] if function_of(fact) is as_long_as else fact
    layer = LAYER.of(bare)
    pool.always[layer][kind] += (fact,)
    if layer not in pool.layers[kind]:
        pool.layers[kind] += (layer,)
    if function_of(bare) is counts_as_tardis:
        pool.as_tardis[kind] = True
    if function_of(fact) is acts_as_tardis and function_of(parts(fact)[0]) is itself:
        pool.room_in[kind] = parts(fact)[2]
    if BARS_PLAY.of(bare):
        pool.bars_play = True
    if is_fleeting(fact):
        pool.depends_on_state = True


@phrase("standing_effect", "{effect} while {conditions}")
def as_long_as(table: Ccg, me: int, this: Context, bare: int, conditions: int) -> None:
    """CCG-GLOSSARY-06: only as long as it is so."""
    if holds(table, conditions, me, this):
        perform(table, bare, me, this)


# ---- whom it is about


@phrase("subject", "the User", for_types=1 << ARTIFACT)
def the_user(table: Ccg, me: int, this: Context) -> list[int]:
    """CCG-ARTIFACT-02: of your Characters that fit and are where it is, the first."""
    copy = CONTEXT.card(this)
    wanted = table.pool.nodes(table.kind[copy], USER)
    holder, zone = table.holder, table.zone
    here = zone[copy]
    for each in table.of_types(CHARACTERS):
        if zone[each] == here and holder[each] == me and is_all_of(table, me, this, each, wanted):
            return [ALL, each]
    return [ALL]


def is_all_of(table: Ccg, me: int, this: Context, copy: int, nodes: tuple[int, ...]) -> bool:
    """Whether a card in play is as each of some descriptions says."""
    for node in nodes:
        if not is_such(table, me, this, copy, node):
            return False
    return True


def they(table: Ccg, me: int, this: Context, node: int) -> list[int]:
    """The cards in play that it is about: a group of them, or one."""
    whose, several = GROUPS.get(node) or group_of(node)
    if whose != NO_GROUP:
        return found(table, me, this, whose, several)
    return selected(table, node, me, this)[1:]


GROUPS: Final[dict[int, tuple[int, int]]] = {}  # a memory: node -> whose cards it is about, and the node of which


def group_of(node: int) -> tuple[int, int]:
    """Whose cards a subject is about, and what describes them; NO_GROUP for a single card."""
    whose = WHOSE.of(node)
    GROUPS[node] = (whose, parts(node)[0] if whose != NO_GROUP else node)
    return GROUPS[node]


# ---- what they count as


@phrase("effect", "{subject} acts as a(n) {CLASS}", layer=TREAT)
def acts_as(table: Ccg, me: int, this: Context, subject: int, wanted: int) -> None:
    """CCG-AMB-62, CCG-GLOSSARY-02: its type, and its species if that is said, are these from now on."""
    species = wanted >> SPECIES & PART
    types = [sort for sort in range(len(TYPES)) if wanted >> sort & 1]
    for copy in they(table, me, this, subject):
        if len(types) == 1:
            statics.treat(table, copy, AS_TYPE, types[0] + 1)
        if species:
            statics.treat(table, copy, AS_SPECIES, 1 << species - 1)


@phrase("effect", "{subject} acts as a(n) {CLASS} with Capacity {INT}/{INT}", layer=TREAT)
def acts_as_tardis(table: Ccg, me: int, this: Context, subject: int, _wanted: int, first: int, second: int) -> None:
    """CCG-GLOSSARY-36: it stands in for a TARDIS."""
    for copy in they(table, me, this, subject):
        statics.treat(table, copy, AS_TARDIS, 1)
        statics.treat(table, copy, CAPACITY, first)
        statics.treat(table, copy, CAPACITY + 1, second)


@phrase("effect", "{subject} counts as a TARDIS", layer=TREAT)
def counts_as_tardis(table: Ccg, me: int, this: Context, subject: int) -> None:
    """CCG-GLOSSARY-05, -45: what speaks of a TARDIS, and not of a TARDIS card, speaks of it, in play or not."""
    for copy in they(table, me, this, subject):
        statics.treat(table, copy, AS_TARDIS, 1)


@phrase("effect", "{subject} acts as a Native of everywhere", layer=TREAT)
def acts_as_native(table: Ccg, me: int, this: Context, subject: int) -> None:
    """CCG-GLOSSARY-02: once in play, and not to get there."""
    for copy in they(table, me, this, subject):
        statics.treat(table, copy, AS_NATIVE, 1)


@phrase("effect", "{subject} is also in the era of {ERA}", layer=TREAT)
def is_also_in(table: Ccg, me: int, this: Context, subject: int, era: int) -> None:
    """CCG-GLOSSARY-46: beside its own, and only this card."""
    for copy in they(table, me, this, subject):
        statics.treat(table, copy, IN_ERA, 1 << era)


# ---- Qualities, Traits, Capacity


@phrase("effect", "{group_of_cards} have +{INT} {STAT}", layer=ADD)
def have_more(table: Ccg, me: int, this: Context, group: int, amount: int, stat: int) -> None:
    """CCG-GLOSSARY-06: each of them."""
    statics.add(table, they(table, me, this, group), stat, amount)


phrase("effect", "{subject} has +{INT} {STAT}", layer=ADD)(have_more)


@phrase("effect", "{subject} has double {STAT}", layer=DOUBLE)
def has_double(table: Ccg, me: int, this: Context, subject: int, stat: int) -> None:
    """CCG-GLOSSARY-12: the total amount, all additions in."""
    for copy in they(table, me, this, subject):
        statics.double(table, copy, stat)


@phrase("effect", "your Capacity rises by {INT}/{INT}", layer=ADD)
def carries_more(table: Ccg, me: int, _this: Context, first: int, second: int) -> None:
    """CCG-TARDIS-02: in Set-Up, and when it moves."""
    statics.raise_capacity(table, me, first, second)


# ---- Costs


@phrase("effect", "{group_of_cards} cost {INT} less", about_cost=True, elsewhere=True)
def cost_less(table: Ccg, me: int, this: Context, group: int, amount: int) -> None:
    """CCG-COST-05: never below 0."""
    whose, several = selected(table, group, me, this)
    statics.rate(table, -amount, several, whose, me, this, likely_kinds(table.pool, several))


@phrase("effect", "{group_of_cards} cost {INT} more", about_cost=True, elsewhere=True)
def cost_more(table: Ccg, me: int, this: Context, group: int, amount: int) -> None:
    """CCG-COST-05: to play them."""
    whose, several = selected(table, group, me, this)
    statics.rate(table, amount, several, whose, me, this, likely_kinds(table.pool, several))


# ---- what may be played and what may not


@phrase("effect", "your {such_cards} can be played here without a Goal", elsewhere=True)
def need_no_goal(table: Ccg, me: int, this: Context, several: int) -> None:
    """CCG-ENEMY-02: the Goal is waived, Nativity is not."""
    statics.permit(table, WITHOUT_GOAL, several, here_of(table, this), me, this, likely_kinds(table.pool, several))


@phrase("effect", "your {such_cards} can be played here without Nativity", elsewhere=True)
def need_no_nativity(table: Ccg, me: int, this: Context, several: int) -> None:
    """CCG-NATIVITY-02: only a text that says so lifts it."""
    statics.permit(table, WITHOUT_NATIVITY, several, here_of(table, this), me, this, likely_kinds(table.pool, several))


@phrase("effect", "here, opponents cannot play {such_cards}", elsewhere=True)
def not_here(table: Ccg, me: int, this: Context, several: int) -> None:
    """CCG-GLOSSARY-30: none of your opponents can."""
    statics.permit(table, NOT_HERE, several, here_of(table, this), me, this, likely_kinds(table.pool, several))


# ---- what cannot be


@phrase("effect", "{any_cards} cannot be destroyed")
def not_destroyed(table: Ccg, me: int, this: Context, shielded: int) -> None:
    """CCG-GLOSSARY-07: nothing destroys them."""
    for copy in they(table, me, this, shielded):
        statics.protect(table, copy, FROM_DESTRUCTION)


@phrase("effect", "{any_cards} cannot be kidnapped")
def not_kidnapped(table: Ccg, me: int, this: Context, shielded: int) -> None:
    """CCG-KIDNAP-01: nobody kidnaps them."""
    for copy in they(table, me, this, shielded):
        statics.protect(table, copy, FROM_KIDNAPPING)


@phrase("effect", "{any_cards} cannot move")
def not_moving(table: Ccg, me: int, this: Context, shielded: int) -> None:
    """CCG-TURN-02: by no card and no TARDIS."""
    for copy in they(table, me, this, shielded):
        statics.forbid(table, copy, TO_MOVE)


@phrase("effect", "{any_cards} cannot fight")
def not_fighting(table: Ccg, me: int, this: Context, shielded: int) -> None:
    """CCG-FIGHT-04: they are in no group that fights."""
    for copy in they(table, me, this, shielded):
        statics.forbid(table, copy, TO_FIGHT)


@phrase("effect", "{CLASS(s)} do not affect {any_cards}")
def not_affected(table: Ccg, me: int, this: Context, wanted: int, shielded: int) -> None:
    """CCG-KEYWORD-02, CCG-AMB-127: cards of any type with that keyword, or all Bang! cards."""
    keyword = wanted >> KEYWORD
    for copy in they(table, me, this, shielded):
        statics.protect_from(table, copy, 1 << keyword - 1 if keyword else BANGS)
