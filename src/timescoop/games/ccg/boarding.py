"""Which Characters can start aboard a TARDIS, for deck lists, choices at the table, and Set-Up."""

from __future__ import annotations

from collections.abc import Sequence

from timescoop.games.ccg.pool import ALLY, CHARACTERS, NONE, TARDIS, Pool


def ship_of(pool: Pool, kinds: Sequence[int]) -> int:
    """CCG-GLOSSARY-36: the kind that the others start aboard: a TARDIS card, else its stand-in, or NONE."""
    for kind in kinds:
        if pool.type[kind] == TARDIS:
            return kind
    for kind in kinds:
        if stands_in(pool, kind):
            return kind
    return NONE


def stands_in(pool: Pool, kind: int) -> bool:
    """CCG-GLOSSARY-36: whether a card acts as a TARDIS with a Capacity of its own; it needs no room itself."""
    return pool.room_in[kind] > 0 and pool.type[kind] != TARDIS


def room_in(pool: Pool, ship: int) -> int:
    """CCG-TARDIS-02: the Cost of the Characters that can start aboard."""
    return pool.capacity[ship][0] if pool.type[ship] == TARDIS else pool.room_in[ship]


def crew_of(pool: Pool, kinds: Sequence[int]) -> list[int]:
    """CCG-SETUP-07: the Characters that need room: all but those that stand in for a TARDIS."""
    return [kind for kind in kinds if pool.is_type(kind, CHARACTERS) and not stands_in(pool, kind)]


def stranded(pool: Pool, kinds: Sequence[int]) -> list[int]:
    """CCG-SETUP-05, CCG-GLOSSARY-36: the crew that has nothing to start aboard; an Ally needs nothing."""
    if ship_of(pool, kinds) != NONE:
        return []
    return [kind for kind in crew_of(pool, kinds) if pool.type[kind] != ALLY]


def can_start(pool: Pool, kinds: Sequence[int]) -> bool:
    """CCG-SETUP-07: whether these cards can start together, as far as room is concerned."""
    ship = ship_of(pool, kinds)
    if ship == NONE:
        return not stranded(pool, kinds)
    return sum([pool.cost[kind] for kind in crew_of(pool, kinds)]) <= room_in(pool, ship)
