"""A search for chances to win."""

from __future__ import annotations

from math import exp

from timescoop.bots.search import Search
from timescoop.kernel import Table


class Chances(Search):
    """A search for the greatest chance to win."""

    __slots__ = ()

    def value(self, table: Table) -> float:
        """The chance to win, from -1 to 1: at the end what was won, else by how far each seat is ahead."""
        if table.over():
            return 2 * share_of(table, self.seat) - 1
        leads = [self.mind.look(table, seat) / self.swing for seat in range(table.seats)]
        weights = [exp(lead - max(leads)) for lead in leads]
        return 2 * weights[self.seat] / sum(weights) - 1


def as_chance(value: float) -> float:
    """A value of the search, from -1 to 1, as a chance to win, from 0 to 1."""
    return (value + 1) / 2


def share_of(table: Table, seat: int) -> float:
    """What of a win a seat has at a table that is over."""
    return (table.won >> seat & 1) / table.won.bit_count() if table.won > 0 else 0.0
