"""Determinization; with secret deck lists it even imagines which cards an opponent has."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.pool import PLOT
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import ANY, imagine, mix

MOST_COPIES: Final = 4  # CCG-DECK-02
OTHER_LUCK: Final = 0x5EED


def imagine_table(table: Ccg, seat: int, luck: int) -> Ccg:
    """CCG-AMB-73: some table that a seat cannot tell from the real one."""
    new = imagine(table, seat, luck)
    assert isinstance(new, Ccg), "a table imagines one of its own kind"
    if not table.deal.open_lists:
        new.use_cheap_luck(mix(luck ^ OTHER_LUCK))
        for other in range(table.seats):
            if other != seat:
                draw_list(new, other, 1 << seat)
    return new


def draw_list(table: Ccg, owner: int, bit: int) -> None:
    """CCG-AMB-73: what a seat has not seen of another's cards may be anything that its deck might hold."""
    pool = table.pool
    seen = [0] * pool.count
    blanks = []
    for copy, whose in enumerate(table.owners):
        if whose == owner:
            if table.known[copy] & bit:
                seen[pool.same[table.kind[copy]]] += 1
            else:
                blanks.append(copy)
    plots = set(table.side_hand(owner))
    for copy in sorted(blanks, key=lambda copy: (table.claim[copy] == ANY, copy)):
        fits = table.fits[table.claim[copy]]
        most = 1 if copy in plots else MOST_COPIES
        could = [
            kind
            for kind in range(pool.count)
            if fits[kind] and (pool.type[kind] == PLOT) == (copy in plots) and seen[pool.same[kind]] < most
        ]
        if could:
            table.kind[copy] = could[table.roll(len(could))]
        seen[pool.same[table.kind[copy]]] += 1
