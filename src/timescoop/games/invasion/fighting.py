"""The strength of cards in a conflict, with what texts in play add to it or take from it."""

from __future__ import annotations

from typing import NamedTuple

from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import NOBODY, NOTHING
from timescoop.language import holds, suits, value


class Change(NamedTuple):
    """What a text changes: whose strength, by how much, and when.

    Attributes:
        fighter: The node that says whose.
        amount: Strength added; negative if it is taken away.
        conditions: The node that must be true, or NOTHING.
        thing: The node that is counted: the amount is for each; or NOTHING.
    """

    fighter: int
    amount: int
    conditions: int
    thing: int


def strength_there(table: Invasion, copy: int, place: int) -> int:
    """INV-AMB-125: the strength of a card of an attack or a defence, never below 0."""
    pool = table.pool
    printed = pool.strength[table.kind[copy]]
    if not pool.changing:
        return printed
    changed = printed + sum([change_by(table, source, seat, copy, place) for source, seat in sources(table, place)])
    return max(0, changed)


def sources(table: Invasion, place: int) -> list[tuple[int, int]]:
    """INV-AMB-125: the face-up cards whose text may change a strength there, each with its player."""
    owner, rival = table.place_seat[place], table.attacker(place)
    found = [(table.place_card[place], owner)]
    found += [(copy, owner) for copy in table.defence(place) if table.up[copy]]
    if rival != NOBODY:
        found += [(copy, rival) for copy in table.enemies(place) if table.up[copy]]
    for seat in range(table.seats):
        found += [(copy, seat) for copy in table.reserve(seat) if table.up[copy]]
    return found


def change_by(table: Invasion, source: int, seat: int, copy: int, place: int) -> int:
    """INV-AMB-125: what the text of one card adds to the strength of another, or takes from it."""
    this = CONTEXT.of(source, here=place)
    total = 0
    for each in table.pool.changes[table.kind[source]]:
        if suits(table, each.fighter, seat, this, copy) and (
            each.conditions == NOTHING or holds(table, each.conditions, seat, this)
        ):
            total += each.amount * (1 if each.thing == NOTHING else value(table, each.thing, seat, this))
    return total


def attack_total(table: Invasion, place: int) -> int:
    """INV-CONFLICT-07: the strengths of the attack, changed Defenders included, idle cards not."""
    if table.pool.changing:
        return sum([strength_there(table, copy, place) for copy in table.attack(place) if copy not in table.idle])
    return sum([table.pool.strength[table.kind[copy]] for copy in table.attack(place) if copy not in table.idle])


def defence_total(table: Invasion, place: int) -> int:
    """INV-CONFLICT-07: the strengths of the defence, and what was paid for."""
    if table.pool.changing:
        return table.boost + sum([strength_there(table, copy, place) for copy in table.defence(place)])
    return table.boost + sum([table.pool.strength[table.kind[copy]] for copy in table.defence(place)])


def strengths(table: Invasion, place: int) -> list[int]:
    """INV-AMB-125: by kind, the strength of the cards of an attack; two of one kind are always as strong."""
    if not table.pool.changing:
        return table.pool.strength
    found = list(table.pool.strength)
    for copy in table.attack(place):
        found[table.kind[copy]] = strength_there(table, copy, place)
    return found
