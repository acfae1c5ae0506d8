"""Choose by a paired test: what looks best at once, unless another choice leads it by more than `MIN_T` a round later.

A round of the others' turns brings more luck than most choices do, so that the best mean of a few worlds is mostly
luck's. A choice takes the place of what looks best at once if its lead over that, world by world, stands out from what
chance explains.

Source: Student's t statistic of paired differences.
"""

from __future__ import annotations

from itertools import count
from math import inf, sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

from timescoop.bots.bot import Budget
from timescoop.bots.declarations import Evaluator, Line
from timescoop.bots.greedy import Ranked, all_equal, rank_by_mean, ranked_declarations, sample_worlds
from timescoop.bots.plans import PARTIAL_LINES, SCOUTS, follow_plan
from timescoop.bots.playouts import PlayoutPolicy, playout_turn, playout_turns
from timescoop.bots.tree import normalized
from timescoop.bots.turns import mover
from timescoop.bots.uniform import random_option
from timescoop.kernel import Game, Table

CANDIDATES: Final = 5  # first declarations compared: playouts are too rough to speak for one that looks poor
WORLD_FACTOR: Final = 3  # times as many worlds as in which all are looked at once
CUTOFFS: Final = (8, 15)  # worlds after which options that are behind are dropped
MIN_T: Final = 1.0  # standard errors; a smaller lead does not count as better


def best_by_paired_test(game: Game, policy: PlayoutPolicy, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The first option of what looks best at once, or of what stands out from it a round later.

    Args:
        game: What is played.
        policy: How the rest of the turn and those of the others are played.
        blind: An imagined table.
        seat: Who thinks.
        dice: The luck of the worlds.
        budget: `worlds` in which all is looked at once; `evaluations` is meant for each of the others' turns.
    """
    stop = perf_counter() + budget.seconds if budget.seconds else inf
    at_once = max(SCOUTS, budget.worlds)
    worlds = sample_worlds(game, blind, seat, dice, range(at_once))
    ranked = ranked_declarations(Evaluator(game.evaluate, budget.partial_lines), worlds[0], seat)
    if all_equal(ranked):
        return random_option(game, blind, seat, dice, budget)
    evaluator = Evaluator(game.evaluate, PARTIAL_LINES)
    first, *others = [line for _, line in candidates(rank_by_mean(evaluator, worlds, seat, ranked[: budget.breadth]))]
    most = budget.evaluations * (blind.seats - 1)
    leads: dict[Line, list[float]] = {line: [] for line in others}
    for nth in count(1):
        if not leads or nth > WORLD_FACTOR * budget.worlds or evaluator.evaluations > most or perf_counter() > stop:
            break
        (world,) = sample_worlds(game, blind, seat, dice, range(at_once + nth, at_once + nth + 1))
        least = value_after_round(evaluator, game.swing, policy, world, seat, first)
        for line, lead in leads.items():
            lead.append(value_after_round(evaluator, game.swing, policy, world, seat, line) - least)
        if nth in CUTOFFS:
            leads = {line: lead for line, lead in leads.items() if fmean(lead) >= 0}
    better = [line for line, lead in leads.items() if t_statistic(lead) > MIN_T]
    return max(better, key=lambda line: fmean(leads[line]), default=first)[0]


def candidates(ranked: list[Ranked]) -> list[Ranked]:
    """The best line of each first option, those that look best at once: as many as are worth comparing."""
    found: dict[int, Ranked] = {}
    for value, line in ranked:
        found.setdefault(line[0], (value, line))
    return list(found.values())[:CANDIDATES]


def value_after_round(
    evaluator: Evaluator, swing: float, policy: PlayoutPolicy, world: Table, seat: int, line: Line
) -> float:
    """The value of a line, from -1 to 1: the average of the evaluations right after it and a round later.

    The seat that has just moved always looks better than the others, and one position alone says less about the end.
    """
    table = follow_plan(evaluator, world, seat, (line,))
    table = table.copy() if table is world else table
    now = normalized(evaluator.evaluate(table, seat), swing)
    if mover(table) == seat:
        evaluator.evaluations += playout_turn(policy, table, seat)
    evaluator.evaluations += playout_turns(policy, table, table.seats - 1, seat)
    return (now + normalized(evaluator.evaluate(table, seat), swing)) / 2


def t_statistic(leads: list[float]) -> float:
    """By how many standard errors the mean of some leads is above 0; 0 while they are too few to say."""
    if len(leads) < CUTOFFS[0]:
        return 0.0
    mean, spread = fmean(leads), stdev(leads) / sqrt(len(leads))
    return mean / spread if spread else inf if mean > 0 else 0.0
