"""The bot that searches with what it has learned: a network ranks its first lines, and says what leaves are worth.

Everything else is the search of `search`, with the same budget. Without a network for a game and
its number of seats it is that bot.
"""

from __future__ import annotations

from statistics import fmean
from time import perf_counter

from timescoop.bots.bot import Budget
from timescoop.bots.declarations import NO_OPTIONS, Evaluator, follow
from timescoop.bots.greedy import Ranked, in_order, ranked_declarations, sample_worlds
from timescoop.bots.paired_test import candidates
from timescoop.bots.plans import PARTIAL_LINES, SCOUTS, weak_first_options
from timescoop.bots.search import Search, best_surviving, comparison_worlds
from timescoop.bots.value_network import ValueNetwork, network_for
from timescoop.kernel import Game, Table


class NetworkSearch(Search):
    """A search whose leaves are evaluated by a network.

    Args:
        network: The network.
        seats: By how many its game is played.
        seat: Who thinks.
        weak: First options that its own lines do not begin with further down.
    """

    __slots__ = ("network",)

    def __init__(self, network: ValueNetwork, seats: int, seat: int, weak: frozenset[int] = NO_OPTIONS) -> None:
        super().__init__(network.features.game, seats, seat, weak)
        self.network = network

    def value(self, table: Table) -> float:
        """The chance to win, from -1 to 1."""
        self.evaluator.evaluations += 1
        return 2 * self.network.chance(table, self.seat) - 1


def best_with_network(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The first option of the line that held out best."""
    network = network_for(game, blind.seats)
    if network is None:
        return best_surviving(game, blind, seat, dice, budget)
    return best_by_search(network, blind, seat, dice, budget)


def best_by_search(network: ValueNetwork, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The same by a given network."""
    game = network.features.game
    stop = perf_counter() + budget.seconds if budget.seconds else 0.0
    scouting = sample_worlds(game, blind, seat, dice, range(SCOUTS))
    ranked = ranked_declarations(Evaluator(game.evaluate, budget.partial_lines), scouting[0], seat)
    lines = ranked_by_network(network, scouting, seat, ranked[: budget.breadth])
    if len({line[0] for _, line in lines}) == 1:
        return lines[0][1][0]
    search = NetworkSearch(network, blind.seats, seat, weak_first_options([line for _, line in ranked]))
    worlds = comparison_worlds(game, blind, seat, dice)
    if not search.policy:
        return search.sequential_halving(lines, worlds, budget, stop)[0][0]
    first = lines[0][1]
    held = search.sequential_halving(candidates(lines), worlds, budget, stop, first)
    return search.by_paired_test(held, first)[0][0]


def ranked_by_network(network: ValueNetwork, worlds: list[Table], seat: int, ranked: list[Ranked]) -> list[Ranked]:
    """Lines by their mean log odds in points of the evaluation, the best first."""
    evaluator = Evaluator(network.features.game.evaluate, PARTIAL_LINES)
    lines = [line for _, line in ranked]
    ends = [follow(evaluator, world, seat, line) for line in lines for world in worlds]
    odds = network.odds(ends, seat)
    swing, count = network.features.game.swing, len(worlds)
    means = [swing * fmean(odds[nth * count : (nth + 1) * count]) for nth in range(len(lines))]
    return in_order(list(zip(means, lines, strict=True)))
