"""The bot that plans its turn to the end, and compares the plans in imagined worlds, the same for each of them.

Source: turn look-ahead in sampled worlds with a greedy player, a form of perfect information Monte Carlo. A plan is
made in one world and followed in the others, so that it cannot count on what only that world knows.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from timescoop.bots.bot import Budget
from timescoop.bots.chance import any_option
from timescoop.bots.declarations import Line, Mind
from timescoop.bots.doubt import best_in_doubt
from timescoop.bots.greedy import all_alike, averaged, imagined, thought_of
from timescoop.bots.plans import (
    HALVES,
    SCOUTS,
    SHORT,
    TWO,
    Plan,
    carried_out,
    pace,
    plan_from,
    play_turn,
    poor_firsts,
)  # fmt: skip
from timescoop.bots.turns import mover
from timescoop.kernel import NOTHING, WINDOW, Game, Table

FEWEST_PLANS: Final = 3
ROUNDS: Final = 5  # worlds for which the looks should last, if a turn is longer than this
STILL_IN: Final = {1: 6, 3: 4, 6: 3}  # after so many worlds, how many plans stay in the running


def best_turn(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The first option of the plan that stands best on average over the worlds; of equals, of what looks best at once.

    With two seats the other's whole turn is played too, because it is the answer to ours; with more, if a turn is a
    single declaration. Where a game says that the others' turns cannot be foreseen, none is played, and a window that
    is usually passed is worth no plan. Where turns are played by habit, no plans are made: see `best_in_doubt`.
    """
    if game.habit and blind.seats >= game.habit_from:
        return best_in_doubt(game, game.habit, blind, seat, dice, budget)
    stop = perf_counter() + budget.seconds if budget.seconds else None
    scouting = imagined(game, blind, seat, dice, range(SCOUTS))
    ranked = thought_of(Mind(game.worth, budget.halves), scouting[0], seat)
    mind = Mind(game.worth, HALVES)
    lines = [line for _, line in averaged(mind, scouting, seat, ranked[: budget.breadth])]
    if len({line[0] for line in lines}) == 1:
        return lines[0][0]
    if is_idle(game, blind):
        more = imagined(game, blind, seat, dice, range(SCOUTS, budget.worlds))
        return averaged(mind, scouting + more, seat, ranked[: budget.breadth])[0][1][0]
    poor = poor_firsts([line for _, line in ranked])
    looks = budget.looks // (TWO if blind.seats == TWO and game.foreseen else 1)
    plans = plans_from(mind, scouting, seat, lines, poor, looks)
    answers = blind.seats - 1 if is_foreseen(game, blind, len(plans[0])) else 0
    values: dict[Plan, float] = dict.fromkeys(plans, 0.0)
    for nth in range(1, budget.worlds + 1):
        world = imagined(game, blind, seat, dice, range(SCOUTS + nth, SCOUTS + nth + 1))[0]
        for plan in values:
            values[plan] += worth_of_plan(mind, world, seat, plan, answers, poor)
        best = sorted(values, key=lambda plan: -values[plan])
        values = {plan: values[plan] for plan in best[: STILL_IN.get(nth, len(best))]}
        if mind.looks > budget.looks or (stop and perf_counter() > stop):
            break
    if all_alike(ranked) and len(set(values.values())) == 1:
        return any_option(game, blind, seat, dice, budget)
    return next(iter(values))[0][0]


def is_idle(game: Game, blind: Table) -> bool:
    """Whether a seat is asked in a window that is usually passed, in a game whose turns cannot be foreseen."""
    _, usual = WINDOW.get(blind.asked[0][0], (NOTHING, True))
    return not usual and not game.foreseen


def is_foreseen(game: Game, blind: Table, declarations_left: int) -> bool:
    """Whether the others' turns after ours are thought through: with two seats, or after a single declaration."""
    return game.foreseen and (blind.seats == TWO or declarations_left == 1)


def plans_from(
    mind: Mind,
    scouting: list[Table],
    seat: int,
    lines: list[Line],
    poor: frozenset[int],
    looks: int,
) -> list[Plan]:
    """A plan for each line, the most promising first; the longer a turn is, the less its steps and the fewer are made.

    The first plan says how long a turn is and what a plan costs.
    """
    plans = [plan_from(mind, scouting[0], seat, lines[0], poor)]
    pace(mind, plans[0])
    most = max(FEWEST_PLANS, looks // (ROUNDS * max(1, mind.looks))) if len(plans[0]) > SHORT else len(lines)
    for nth, line in enumerate(lines[1:most], 1):
        plans.append(plan_from(mind, scouting[nth % SCOUTS], seat, line, poor))
    return plans


def worth_of_plan(
    mind: Mind,
    world: Table,
    seat: int,
    plan: Plan,
    answers: int,
    poor: frozenset[int],
) -> float:
    """What the table is worth after a plan is carried out as far as it can be, and so many turns of the others."""
    table = carried_out(mind, world, seat, plan, poor)
    for _ in range(answers):
        me = mover(table)
        if me in (seat, -1):
            break
        table = play_turn(mind, table, me)
    return mind.look(table, seat)
