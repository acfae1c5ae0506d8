"""Effects that are always on, derived again after each change of the table; nothing here asks or announces."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.memories import Granted
from timescoop.games.ccg.pool import ADD, DOUBLE, REST, TREAT
from timescoop.games.ccg.ships import tardises_of
from timescoop.games.ccg.table import (
    AS_NATIVE,
    AS_SPECIES,
    AS_TARDIS,
    AS_TYPE,
    CAPACITY,
    EXTRAS,
    FORBIDDEN,
    HOOKS,
    IN_ERA,
    PROTECTED,
    SAFE_FROM,
    WORKS,
    Ccg,
)
from timescoop.kernel import register_rules
from timescoop.language import Context, perform

# What a card may be forbidden to do, as bits of FORBIDDEN.
TO_ATTEMPT: Final = 1
TO_FIGHT: Final = 2
TO_MOVE: Final = 4
TO_USE: Final = 8
TO_BE_SCORED: Final = 16
TO_THAW: Final = 32  # as turns start; a text still unfreezes it
# What cannot happen to a card, as bits of PROTECTED.
FROM_DESTRUCTION: Final = 1
FROM_KIDNAPPING: Final = 2
FROM_FREEZING: Final = 4
FROM_MOVING: Final = 8
FROM_FIGHTS: Final = 16
FROM_DEATH_IN_FIGHTS: Final = 1 << 20  # destruction, as long as there is a fight
FROM_TYPES: Final = 5  # from this bit on: the types of cards that cannot destroy it
BANGS: Final = 1 << 40  # beside keywords, as bits of SAFE_FROM: all Bang! cards
# What a permission waives, or forbids.
WITHOUT_GOAL: Final = 1
WITHOUT_NATIVITY: Final = 2
NOT_HERE: Final = 4  # no permission, but the contrary: such cards cannot be played at the place
NO_ENTRY: Final = 8  # nor can any card of a group be moved there
NOT_BY_ANYBODY: Final = 16  # as NOT_HERE, for all players

CLASSING: Final = (AS_TYPE, AS_SPECIES, AS_TARDIS)  # slots that change which cards are of a class
BITS: Final = (AS_SPECIES, FORBIDDEN, PROTECTED, SAFE_FROM, IN_ERA)  # slots that hold bits; AS_TYPE holds the latest


def slot_of(table: Ccg, slot: int) -> int:
    """The number of an extra slot, as `lend` takes it."""
    return 2 * table.pool.slots + slot


def layer_of(table: Ccg, slot: int) -> int:
    """In which layer a slot is derived."""
    slots = table.pool.slots
    if slot < slots:
        return ADD
    if slot < 2 * slots:
        return DOUBLE
    extra = slot - 2 * slots
    if extra in (AS_TYPE, AS_SPECIES, AS_NATIVE, AS_TARDIS, IN_ERA, WORKS):
        return TREAT
    return ADD if extra in (CAPACITY, CAPACITY + 1) else REST


def put(table: Ccg, copy: int, slot: int, amount: int) -> None:
    """Add to a slot of a card in play, by what the slot holds."""
    extra = slot - 2 * table.pool.slots
    if extra < 0:
        add(table, [copy], slot, amount)
        return
    key = copy * (2 * table.pool.slots + EXTRAS) + slot
    old = table.bonus.get(key, 0)
    if extra in CLASSING:
        table.granted.classes.clear()
        table.steady.present.clear()
        table.granted.odd[copy] = True
    elif extra == IN_ERA:
        table.granted.shifted[table.place_of(copy)] = True
    elif extra == WORKS:
        table.granted.working = True
    if extra == AS_TYPE:
        table.granted.types[copy] = amount - 1
    elif extra in BITS:
        table.bonus[key] = old | amount
    else:
        table.bonus[key] = old + amount


def add(table: Ccg, copies: list[int], stat: int, amount: int) -> None:
    """CCG-GLOSSARY-06: a Quality or Trait of some cards is raised or lowered."""
    bonus, width = table.bonus, 2 * table.pool.slots + EXTRAS
    for copy in copies:
        key = copy * width + stat
        bonus[key] = bonus.get(key, 0) + amount


def double(table: Ccg, copy: int, stat: int) -> None:
    """CCG-GLOSSARY-12: the total amount is doubled."""
    put(table, copy, table.pool.slots + stat, 1)


def treat(table: Ccg, copy: int, slot: int, value: int) -> None:
    """CCG-GLOSSARY-02: a card in play counts as something.

    The slot is AS_TYPE (a type + 1), AS_SPECIES, AS_NATIVE, AS_TARDIS, IN_ERA or WORKS.
    """
    put(table, copy, slot_of(table, slot), value)


def forbid(table: Ccg, copy: int, what: int) -> None:
    """A card may not do something."""
    put(table, copy, slot_of(table, FORBIDDEN), what)


def protect(table: Ccg, copy: int, what: int) -> None:
    """Something cannot happen to a card."""
    put(table, copy, slot_of(table, PROTECTED), what)


def protect_from_types(table: Ccg, copy: int, types: int) -> None:
    """CCG-AMB-96: cards of any of these types cannot destroy a card."""
    put(table, copy, slot_of(table, PROTECTED), types << FROM_TYPES)


def protect_from(table: Ccg, copy: int, keywords: int) -> None:
    """CCG-KEYWORD-02: cards with any of these keywords cannot touch a card; with BANGS, no Bang! card can."""
    put(table, copy, slot_of(table, SAFE_FROM), keywords)


def raise_capacity(table: Ccg, seat: int, first: int, second: int) -> None:
    """The TARDIS cards of a seat hold more."""
    slot = slot_of(table, CAPACITY)
    for copy in tardises_of(table, seat):
        put(table, copy, slot, first)
        put(table, copy, slot + 1, second)


def rate(table: Ccg, amount: int, node: int, whose: int, me: int, this: Context, likely: list[bool]) -> None:
    """CCG-COST-05: the Cost of cards that a node describes changes.

    `whose` is as in the pool's WHOSE, seen from `me`; `likely` says which kinds the node can fit at all.
    """
    table.granted.rates.append((amount, node, whose, me, this, likely))


def permit(table: Ccg, waived: int, node: int, place: int, me: int, this: Context, likely: list[bool]) -> None:
    """CCG-ENEMY-02: cards of `me` that a node describes may be played at a place without something.

    With NOT_HERE it is the cards of all others, and they cannot be played there; with NOT_BY_ANYBODY it is those of
    all players. At NOWHERE it is so at every place, and for what goes to none. `likely` is as in `rate`.
    """
    table.granted.permits.append((waived, node, place, me, this, likely))


def run_layer(table: Ccg, layer: int, always: list[tuple[int, ...]]) -> None:
    """The statements of one layer of all cards in play, then what lasts; stacked copies count once (CCG-AMB-49)."""
    stacked: set[int] = set()
    kind, spacetime, adds = table.kind, table.pool.place_number, layer in (ADD, DOUBLE)
    for copy in table.census().speaking[layer]:
        place = table.here_of(copy)
        if adds and kind[copy] in spacetime:
            if place in stacked:
                continue
            stacked.add(place)
        me, this = table.holder[copy], CONTEXT.of(copy, here=place)
        for node in always[kind[copy]]:
            perform(table, node, me, this)
    run_lasting(table, layer)


def run_lasting(table: Ccg, layer: int) -> None:
    """What lasts in one layer."""
    for _, _, seat, that, slot, amount in table.lasting:
        if layer_of(table, slot) == layer:
            for copy in lent_to(table, seat, that):
                put(table, copy, slot, amount)


def lent_to(table: Ccg, seat: int, that: int) -> list[int]:
    """CCG-GLOSSARY-41: the cards that something lasting is lent to: one copy, or a seat's copies of a kind."""
    if that >= 0:
        return [that] if that in table.holder else []
    return [copy for copy in table.holder if table.kind[copy] == -1 - that and table.owners[copy] == seat]


def derive(table: Ccg) -> None:
    """CCG-GLOSSARY-02, CCG-AMB-19: what cards count as comes first, then additions, then doublings, then the rest."""
    table.granted = Granted()
    table.steady.present.clear()  # what cards count as while this is derived is not the end of it
    for layer, always in enumerate(table.pool.always):
        run_layer(table, layer, always)


HOOKS.derive = derive

register_rules(globals())
