"""The components of the evaluation as numbers, the input of trained bots."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.sight.evaluation import burden, of_card, of_goal, of_seat, open_goals
from timescoop.games.ccg.table import POINTS, SETUP, Ccg
from timescoop.kernel import Factors

USUAL: Final = 16.0  # numbers are divided by what is usual, so that they are about -1 to 1
CARDS: Final = 20.0


def factors(table: Ccg, seat: int) -> Factors:
    """CCG-WIN-01: for each seat its points, cards in play and prospects of Goals, as one knows them."""
    cards, goals = [0.0] * table.seats, [0.0] * table.seats
    best = [0.0] * table.seats
    if table.part != SETUP:
        for copy, holder in table.holder.items():
            cards[holder] += of_card(table, copy)
        for copy in open_goals(table):
            for each in range(table.seats):
                value = of_goal(table, each, copy)
                goals[each] += value
                best[each] = max(best[each], value)
    common = [burden(table, seat) / USUAL, float(table.part == SETUP), float(table.turn == seat), len(table.fights)]
    return common, [
        [
            table.points[each] / POINTS, float(table.reached >> each & 1), float(table.opposed >> each & 1),
            of_seat(table, each) / USUAL, cards[each] / USUAL, goals[each] / USUAL, best[each] / USUAL,
            len(table.deck(each)) / CARDS, len(table.hand(each)) / CARDS, float(table.captor != {}),
        ]
        for each in range(table.seats)
    ]  # fmt: skip
