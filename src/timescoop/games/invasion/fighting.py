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
        fighter: The node (of the card text's tree) for the cards whose strength changes.
        amount: Strength added; negative if it is taken away.
        conditions: The node of a condition that must hold, or NOTHING.
        thing: The node of a thing to count, if the amount is added for each; or NOTHING.
        instead: Whether the amount counts instead of the printed strength, and is not added to it.
    """

    fighter: int
    amount: int
    conditions: int
    thing: int
    instead: bool = False


def strength_there(table: Invasion, copy: int, place: int) -> int:
    """INV-AMB-125, -170: the strength of a card of an attack or a defence, never below 0."""
    return max(0, strength_by_texts(table, copy, place) + table.lent.get(copy, 0))


def strength_by_texts(table: Invasion, copy: int, place: int) -> int:
    """INV-AMB-125: the same without what was given to it for a while; it may be below 0."""
    pool = table.pool
    printed = pool.strength[table.kind[copy]]
    if not pool.changing:
        return printed
    said: list[int] = []
    added = 0
    for source, seat in sources(table, place):
        for each in pool.changes[table.kind[source]]:
            if not applies_to(table, each, source, seat, copy, place):
                continue
            if each.instead:
                said.append(amount_there(table, each, source, seat, place))
            else:
                added += amount_there(table, each, source, seat, place)
    return max(said, default=printed) + added


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


def applies_to(table: Invasion, change: Change, source: int, seat: int, copy: int, place: int) -> bool:
    """INV-AMB-125: whether a change applies to a card now.

    Args:
        table: The table.
        change: The change.
        source: The card whose text makes the change.
        seat: The player of that card.
        copy: The card whose strength is asked for.
        place: Where the conflict is.
    """
    this = CONTEXT.of(source, here=place)
    return suits(table, change.fighter, seat, this, copy) and (
        change.conditions == NOTHING or holds(table, change.conditions, seat, this)
    )


def amount_there(table: Invasion, change: Change, source: int, seat: int, place: int) -> int:
    """INV-AMB-125: by how much it does, counted now."""
    if change.thing == NOTHING:
        return change.amount
    return change.amount * value(table, change.thing, seat, CONTEXT.of(source, here=place))


def attack_total(table: Invasion, place: int) -> int:
    """INV-CONFLICT-07: the strengths of the attack, changed Defenders included, idle cards not."""
    if table.pool.changing or table.lent:
        return sum([strength_there(table, copy, place) for copy in table.attack(place) if copy not in table.idle])
    return sum([table.pool.strength[table.kind[copy]] for copy in table.attack(place) if copy not in table.idle])


def defence_total(table: Invasion, place: int) -> int:
    """INV-CONFLICT-07: the strengths of the defence, and what was paid for."""
    if table.pool.changing or table.lent:
        return table.boost + sum([strength_there(table, copy, place) for copy in table.defence(place)])
    return table.boost + sum([table.pool.strength[table.kind[copy]] for copy in table.defence(place)])


def strengths(table: Invasion, place: int) -> list[int]:
    """INV-AMB-125, -177: by kind, the strength of cards that may be the loss, without what was given in the conflict.

    So two of one kind are always as strong.
    """
    if not table.pool.changing:
        return table.pool.strength
    found = list(table.pool.strength)
    for copy in table.attack(place):
        found[table.kind[copy]] = max(0, strength_by_texts(table, copy, place))
    return found
