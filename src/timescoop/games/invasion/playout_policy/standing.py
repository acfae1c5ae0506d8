"""The standings as one seat knows them, and what another counter on the table would gain."""

from __future__ import annotations

from math import exp
from typing import Final

from timescoop.games.invasion.evaluation import (
    NARROW,
    NARROW_ROUND,
    OTHER_SET,
    TWO_SEATS_RISK,
    Places,
    counters_out,
    ends_soon,
    lead,
    means_worth,
    rounds_to_play,
    shares_in,
)
from timescoop.games.invasion.pool import TWO_SEATS
from timescoop.games.invasion.table import Invasion

DALEK: Final = 1  # one Dalek counter, in the counts of `counters_out`
TARDIS: Final = OTHER_SET


class Standing:
    """How all seats stand.

    Args:
        table: A table that the seat may know, its own or an imagined one.
        me: The seat whose knowledge it is.
    """

    __slots__ = ("gap", "near", "out", "rounds", "shares", "soon", "table", "weights")

    def __init__(self, table: Invasion, me: int) -> None:
        self.table = table
        self.out = counters_out(table)
        most = max([max(both % OTHER_SET, both // OTHER_SET) for both in self.out])
        self.rounds = rounds_to_play(table, most)
        self.shares = shares_in(self.rounds, TWO_SEATS_RISK if table.seats == TWO_SEATS else 1.0)
        places = Places(table, me, self.shares)
        means_worth(table, me, places.standing, self.rounds)
        self.weights = weights_of(places.standing, me, NARROW + NARROW_ROUND * self.rounds)
        # one counter less than a set is out: then another may bring the end
        self.near = most >= min(table.pool.dalek_counters, table.pool.tardis_counters) - 1
        self.soon, self.gap = 0.0, 0.0
        if self.near:
            self.soon = ends_soon(table, self.out)
            self.gap = lead(places.now, me, 0.0) - lead(places.standing, me, self.rounds)

    def gain_by_end(self, changes: tuple[tuple[int, int], ...], now: float, later: float) -> float:
        """What is gained because the end comes nearer, or goes further off.

        Args:
            changes: Seats, with the counters that are put out (or taken home, if negative).
            now: What the action changes in the lead, if the game ended at once.
            later: The same, if the game goes on.
        """
        if not self.near:
            return 0.0
        out = self.out[:]
        for seat, counters in changes:
            out[seat] += counters
        return ends_soon(self.table, out) * (self.gap + now - later) - self.soon * self.gap


def weights_of(standing: list[float], me: int, narrow: float) -> list[float]:
    """How much each rival's point reduces a seat's lead: the leaders' most, its own not at all."""
    best = max(standing[:me] + standing[me + 1 :])
    weights = [exp((each - best) / narrow) for each in standing]
    weights[me] = 0.0
    total = sum(weights)
    return [each / total for each in weights]
