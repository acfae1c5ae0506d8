"""TARDIS cards in play: what counts as one, how much it holds, who is in it, and who can fly it."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.pool import CHARACTERS, TARDIS
from timescoop.games.ccg.table import AS_TARDIS, CAPACITY, Ccg

SHIPS: Final = -1  # in place of a class of cards: everything that is a TARDIS or counts as one


def is_tardis(table: Ccg, copy: int) -> bool:
    """CCG-GLOSSARY-45: whether a card in play is a TARDIS or counts as one."""
    return table.pool.type[table.kind[copy]] == TARDIS or table.lent(copy, AS_TARDIS) > 0


def tardises_of(table: Ccg, seat: int) -> list[int]:
    """Everything of a seat that is a TARDIS or counts as one."""
    if table.stale:
        table.bonus_of(0)
    ships = table.granted.classes.get(SHIPS)
    if ships is None:
        odd, kind, sort = table.granted.odd, table.kind, table.pool.type
        ships = [c for c in table.holder if sort[kind[c]] == TARDIS or (c in odd and table.lent(c, AS_TARDIS))]
        table.granted.classes[SHIPS] = ships
    return [copy for copy in ships if table.holder[copy] == seat]


def capacity_of(table: Ccg, copy: int, which: int) -> int:
    """CCG-TARDIS-02: the first (0) or the second (1) number of a TARDIS."""
    return table.pool.capacity[table.kind[copy]][which] + table.lent(copy, CAPACITY + which)


def riders_of(table: Ccg, seat: int) -> list[int]:
    """What can be in a seat's TARDIS cards, of those in the Vortex."""
    return [copy for copy in table.in_vortex(seat) if table.is_type(copy, CHARACTERS)]


def is_timelord(table: Ccg, copy: int) -> bool:
    """CCG-AMB-22: whether a card is a Timelord; one turned by a Fobwatch is not."""
    return table.species_of(copy) & table.pool.timelord != 0 and not table.pool.fobwatch[table.kind[copy]]
