"""The bot that has learned by playing: what it could declare, ranked by a network's chance to win after each.

Without a network for a game and its number of seats, it takes what looks best at once.
"""

from __future__ import annotations

from statistics import fmean

from timescoop.bots.bot import Budget
from timescoop.bots.declarations import Evaluator, Line, declarations, follow
from timescoop.bots.greedy import LUCK_WORLDS, all_equal, best_now, depends_on_luck, in_order, ranking, sample_worlds
from timescoop.bots.uniform import random_option
from timescoop.bots.value_network import ValueNetwork, chance_of, network_for
from timescoop.kernel import Game, Table


def likely_lines(
    game: Game, blind: Table, seat: int, *, partial_lines: int, answers: int, breadth: int
) -> list[tuple[float, Line, Table]]:
    """The declarations that look best at once in one world, the best first: their value, the line and where it ends.

    Args:
        game: What is played.
        blind: The world.
        seat: Who declares.
        partial_lines: Beam width, see `Budget`.
        answers: How many may be tried.
        breadth: The most lines that are wanted.
    """
    said = declarations(Evaluator(game.evaluate, partial_lines, answers), blind, seat)
    ends = {line: end for _, line, end in said}
    return [(value, line, ends[line]) for value, line in ranking(said)[:breadth]]


def best_by_network(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The first option of the declaration with the best chance to win, on average over the worlds."""
    network = network_for(game, blind.seats)
    if network is None:
        return best_now(game, blind, seat, dice, budget)
    return best_by(network, blind, seat, dice, budget)


def best_by(network: ValueNetwork, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The same by a given network."""
    game = network.features.game
    worlds = sample_worlds(game, blind, seat, dice, range(budget.worlds))
    evaluator = Evaluator(game.evaluate, budget.partial_lines)
    said = declarations(evaluator, worlds[0], seat)
    ranked = ranking(said)
    if all_equal(ranked):
        return random_option(game, blind, seat, dice, budget)
    lines = [line for _, line in ranked[: budget.breadth]]
    if len({line[0] for line in lines}) == 1:
        return lines[0][0]
    if depends_on_luck(worlds[0], said):
        worlds += sample_worlds(game, blind, seat, dice, range(budget.worlds, budget.worlds + LUCK_WORLDS))
    ends = {line: end for _, line, end in said}
    tables = [[ends[line], *[follow(evaluator, world, seat, line) for world in worlds[1:]]] for line in lines]
    odds = iter(network.odds([table for row in tables for table in row], seat))
    means = [fmean([chance_of(next(odds)) for _ in row]) for row in tables]
    return in_order(list(zip(means, lines, strict=True)))[0][1][0]
