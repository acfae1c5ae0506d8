"""The components of the evaluation as numbers, the input of trained bots."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.evaluation import (
    OTHER_SET,
    TWO_SEATS_RISK,
    Places,
    counters_out,
    ends_soon,
    means_worth,
    rounds_left,
    rounds_to_play,
    shares_in,
)
from timescoop.games.invasion.pool import TWO_SEATS
from timescoop.games.invasion.table import ACTIONS, Invasion
from timescoop.kernel import Factors

POINTS: Final = 16.0  # Victory Points; numbers are divided by what is usual, so that they are about -1 to 1
MEANS: Final = 8.0
ROUNDS: Final = 10.0


def factors(table: Invasion, seat: int) -> Factors:
    """INV-SCORE-01, INV-END-01: how near the end is; places, means and counters of each seat, as one knows them."""
    out = counters_out(table)
    most = max([max(both % OTHER_SET, both // OTHER_SET) for both in out])
    rounds = rounds_to_play(table, most)
    places = Places(table, seat, shares_in(rounds, TWO_SEATS_RISK if table.seats == TWO_SEATS else 1.0))
    means = [0.0] * table.seats
    means_worth(table, seat, means, rounds)
    common = [
        rounds / ROUNDS, rounds_left(table) / ROUNDS, ends_soon(table, out), float(table.phase == ACTIONS),
        most / table.pool.dalek_counters,
    ]  # fmt: skip
    return common, [
        [
            places.now[each] / POINTS, places.standing[each] / POINTS, means[each] / MEANS,
            out[each] % OTHER_SET / table.pool.dalek_counters, out[each] // OTHER_SET / table.pool.tardis_counters,
            table.points[each] / POINTS, float((each - table.turn) % table.seats == 1),
        ]
        for each in range(table.seats)
    ]  # fmt: skip
