"""What looks best at once has the benefit of the doubt: another choice has to be ahead of it a round later.

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
from timescoop.bots.chance import any_option
from timescoop.bots.declarations import Line, Mind
from timescoop.bots.greedy import Ranked, all_alike, averaged, imagined, thought_of
from timescoop.bots.habits import Habit, by_habit, turn_by_habit
from timescoop.bots.plans import HALVES, SCOUTS, along
from timescoop.bots.tree import squashed
from timescoop.bots.turns import mover
from timescoop.kernel import Game, Table

HOPEFUL: Final = 5  # first declarations compared: habits are too rough to speak for one that looks poor
PATIENCE: Final = 3  # times as many worlds as in which all are looked at once
BEHIND: Final = (8, 15)  # worlds after which whoever is behind is left out
DOUBT: Final = 1.0  # standard errors; whoever is not that far ahead is not taken for better


def best_in_doubt(game: Game, habit: Habit, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The first option of what looks best at once, or of what stands out from it a round later.

    Args:
        game: What is played.
        habit: How the rest of the turn and those of the others are played.
        blind: An imagined table.
        seat: Who thinks.
        dice: The luck of the worlds.
        budget: `worlds` in which all is looked at once; `looks` is meant for each of the others' turns.
    """
    stop = perf_counter() + budget.seconds if budget.seconds else inf
    at_once = max(SCOUTS, budget.worlds)
    worlds = imagined(game, blind, seat, dice, range(at_once))
    ranked = thought_of(Mind(game.worth, budget.halves), worlds[0], seat)
    if all_alike(ranked):
        return any_option(game, blind, seat, dice, budget)
    mind = Mind(game.worth, HALVES)
    first, *others = [line for _, line in hopeful(averaged(mind, worlds, seat, ranked[: budget.breadth]))]
    most = budget.looks * (blind.seats - 1)
    leads: dict[Line, list[float]] = {line: [] for line in others}
    for nth in count(1):
        if not leads or nth > PATIENCE * budget.worlds or mind.looks > most or perf_counter() > stop:
            break
        (world,) = imagined(game, blind, seat, dice, range(at_once + nth, at_once + nth + 1))
        least = a_round_later(mind, game.swing, habit, world, seat, first)
        for line, lead in leads.items():
            lead.append(a_round_later(mind, game.swing, habit, world, seat, line) - least)
        if nth in BEHIND:
            leads = {line: lead for line, lead in leads.items() if fmean(lead) >= 0}
    better = [line for line, lead in leads.items() if t_statistic(lead) > DOUBT]
    return max(better, key=lambda line: fmean(leads[line]), default=first)[0]


def hopeful(ranked: list[Ranked]) -> list[Ranked]:
    """The best line of each first option, those that look best at once: as many as are worth comparing."""
    found: dict[int, Ranked] = {}
    for value, line in ranked:
        found.setdefault(line[0], (value, line))
    return list(found.values())[:HOPEFUL]


def a_round_later(mind: Mind, swing: float, habit: Habit, world: Table, seat: int, line: Line) -> float:
    """What a line is worth, from -1 to 1: the average of how the table stands after it and how it does a round later.

    Whoever has just moved always looks better than who has not, and each alone says less of how a game will end.
    """
    table = along(mind, world, seat, (line,))
    table = table.copy() if table is world else table
    now = squashed(mind.look(table, seat), swing)
    if mover(table) == seat:
        mind.looks += turn_by_habit(habit, table, seat)
    mind.looks += by_habit(habit, table, table.seats - 1, seat)
    return (now + squashed(mind.look(table, seat), swing)) / 2


def t_statistic(leads: list[float]) -> float:
    """By how many standard errors the mean of some leads is above 0; 0 while they are too few to say."""
    if len(leads) < BEHIND[0]:
        return 0.0
    mean, spread = fmean(leads), stdev(leads) / sqrt(len(leads))
    return mean / spread if spread else inf if mean > 0 else 0.0
