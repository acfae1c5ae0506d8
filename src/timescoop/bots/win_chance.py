"""A search that maximizes the chance to win, for game analysis."""

from __future__ import annotations

from math import exp

from timescoop.bots.master import NetworkSearch
from timescoop.bots.search import Search
from timescoop.bots.value_network import ValueNetwork
from timescoop.kernel import Game, Table


class WinChanceSearch(Search):
    """A search for the greatest chance to win."""

    __slots__ = ()

    def value(self, table: Table) -> float:
        """The chance to win, from -1 to 1: at the end what was won, else by how far each seat is ahead."""
        if table.over():
            return 2 * win_share(table, self.seat) - 1
        leads = [self.evaluator.evaluate(table, seat) / self.swing for seat in range(table.seats)]
        weights = [exp(lead - max(leads)) for lead in leads]
        return 2 * weights[self.seat] / sum(weights) - 1


class NetworkWinChanceSearch(NetworkSearch):
    """The same with a network's estimate of how likely the seat is to win."""

    __slots__ = ()

    def value(self, table: Table) -> float:
        """The chance to win, from -1 to 1: at the end what was won, else what the network says."""
        if table.over():
            return 2 * win_share(table, self.seat) - 1
        return super().value(table)


def win_chance_search(game: Game, seats: int, seat: int, network: ValueNetwork | None) -> Search:
    """The search for the greatest chance to win: by a network, or without one by the game's own evaluation."""
    if network is None:
        return WinChanceSearch(game, seats, seat)
    return NetworkWinChanceSearch(network, seats, seat)


def to_probability(value: float) -> float:
    """A value of the search, from -1 to 1, as a chance to win, from 0 to 1."""
    return (value + 1) / 2


def win_share(table: Table, seat: int) -> float:
    """The share of the win, from 0 to 1, that a seat has at a table that is over."""
    return (table.won >> seat & 1) / table.won.bit_count() if table.won > 0 else 0.0
