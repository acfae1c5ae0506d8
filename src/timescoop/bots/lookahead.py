"""The bot that plans its turn to the end, and compares the plans in imagined worlds, the same for each of them.

Source: turn look-ahead in sampled worlds with a greedy player, a form of perfect information Monte Carlo. A plan is
made in one world and followed in the others, so that it cannot count on what only that world knows.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from timescoop.bots.bot import Budget
from timescoop.bots.declarations import Evaluator, Line
from timescoop.bots.greedy import all_equal, rank_by_mean, ranked_declarations, sample_worlds
from timescoop.bots.paired_test import best_by_paired_test
from timescoop.bots.plans import (
    PARTIAL_LINES,
    SCOUTS,
    SHORT,
    TWO,
    Plan,
    plan_from,
    play_plan,
    play_turn,
    set_effort,
    weak_first_options,
)  # fmt: skip
from timescoop.bots.turns import mover
from timescoop.bots.uniform import random_option
from timescoop.kernel import NOTHING, WINDOW, Game, Table

FEWEST_PLANS: Final = 3
ROUNDS: Final = 5  # worlds for which the evaluations should last, if a turn is longer than this
STILL_IN: Final = {1: 6, 3: 4, 6: 3}  # after so many worlds, how many plans stay in the running


def best_turn(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The first option of the plan with the best average over the worlds; a tie goes to what looks best at once.

    With two seats the other's whole turn is played too, because it is the answer to ours; with more, if a turn is a
    single declaration. Where a game says that the others' turns cannot be foreseen, none is played, and a window that
    is usually passed is worth no plan. Where a policy plays turns out, no plans are made: see `best_by_paired_test`.
    """
    if game.playout_policy and blind.seats >= game.playout_policy_from:
        return best_by_paired_test(game, game.playout_policy, blind, seat, dice, budget)
    stop = perf_counter() + budget.seconds if budget.seconds else None
    scouting = sample_worlds(game, blind, seat, dice, range(SCOUTS))
    ranked = ranked_declarations(Evaluator(game.evaluate, budget.partial_lines), scouting[0], seat)
    evaluator = Evaluator(game.evaluate, PARTIAL_LINES)
    lines = [line for _, line in rank_by_mean(evaluator, scouting, seat, ranked[: budget.breadth])]
    if len({line[0] for line in lines}) == 1:
        return lines[0][0]
    if is_idle(game, blind):
        more = sample_worlds(game, blind, seat, dice, range(SCOUTS, budget.worlds))
        return rank_by_mean(evaluator, scouting + more, seat, ranked[: budget.breadth])[0][1][0]
    weak = weak_first_options([line for _, line in ranked])
    evaluations = budget.evaluations // (TWO if blind.seats == TWO and game.foreseen else 1)
    plans = plans_from(evaluator, scouting, seat, lines, weak, evaluations)
    answers = blind.seats - 1 if is_foreseen(game, blind, len(plans[0])) else 0
    values: dict[Plan, float] = dict.fromkeys(plans, 0.0)
    for nth in range(1, budget.worlds + 1):
        world = sample_worlds(game, blind, seat, dice, range(SCOUTS + nth, SCOUTS + nth + 1))[0]
        for plan in values:
            values[plan] += evaluate_plan(evaluator, world, seat, plan, answers, weak)
        best = sorted(values, key=lambda plan: -values[plan])
        values = {plan: values[plan] for plan in best[: STILL_IN.get(nth, len(best))]}
        if evaluator.evaluations > budget.evaluations or (stop and perf_counter() > stop):
            break
    if all_equal(ranked) and len(set(values.values())) == 1:
        return random_option(game, blind, seat, dice, budget)
    return next(iter(values))[0][0]


def is_idle(game: Game, blind: Table) -> bool:
    """Whether a seat is asked in a window that is usually passed, in a game whose turns cannot be foreseen."""
    _, usual = WINDOW.get(blind.asked[0][0], (NOTHING, True))
    return not usual and not game.foreseen


def is_foreseen(game: Game, blind: Table, declarations_left: int) -> bool:
    """Whether the others' turns after ours are played out: with two seats, or after a single declaration."""
    return game.foreseen and (blind.seats == TWO or declarations_left == 1)


def plans_from(
    evaluator: Evaluator,
    scouting: list[Table],
    seat: int,
    lines: list[Line],
    weak: frozenset[int],
    evaluations: int,
) -> list[Plan]:
    """A plan for each line, the most promising first; the longer a turn is, the less its steps and the fewer are made.

    The first plan says how long a turn is and what a plan costs.
    """
    plans = [plan_from(evaluator, scouting[0], seat, lines[0], weak)]
    set_effort(evaluator, plans[0])
    most = (
        max(FEWEST_PLANS, evaluations // (ROUNDS * max(1, evaluator.evaluations)))
        if len(plans[0]) > SHORT
        else len(lines)
    )
    for nth, line in enumerate(lines[1:most], 1):
        plans.append(plan_from(evaluator, scouting[nth % SCOUTS], seat, line, weak))
    return plans


def evaluate_plan(
    evaluator: Evaluator,
    world: Table,
    seat: int,
    plan: Plan,
    answers: int,
    weak: frozenset[int],
) -> float:
    """The value of the table after a plan, as far as it can be carried out, and some turns of the others."""
    table = play_plan(evaluator, world, seat, plan, weak)
    for _ in range(answers):
        me = mover(table)
        if me in (seat, -1):
            break
        table = play_turn(evaluator, table, me)
    return evaluator.evaluate(table, seat)
