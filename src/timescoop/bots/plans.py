"""Plans of a turn: made in one imagined world and carried out in others, so that none counts on what only one knows."""

from __future__ import annotations

from typing import Final

from timescoop.bots.declarations import NO_OPTIONS, Evaluator, Line, Said, declarations, follow, play_interruptions
from timescoop.bots.turns import mover
from timescoop.kernel import Table

PARTIAL_LINES: Final = 0  # choices of several that are thought on at each step of a turn that is only imagined
STEPS: Final = 30  # declarations in one imagined turn
SCOUTS: Final = 2  # worlds in which plans are made, before those in which they are compared

TURN_ANSWERS: Final = 600  # tried in one imagined turn after the first
FEWEST_ANSWERS: Final = 24  # and in each step of it
SHORT: Final = 4
LATE_ANSWERS: Final = 60  # in each step after so many of them
FAIR: Final = 8  # first options that looked best at the start of a turn and are thought of again later in it
TWO: Final = 2

Plan = tuple[Line, ...]  # the declarations of one turn, in order


def weak_first_options(lines: list[Line]) -> frozenset[int]:
    """The first options beyond the `FAIR` best, of lines that are ranked best first."""
    return frozenset(list(dict.fromkeys([line[0] for line in lines]))[FAIR:])


def plan_from(evaluator: Evaluator, world: Table, seat: int, line: Line, weak: frozenset[int]) -> Plan:
    """A line, and for the rest of the turn the declaration that looks best at each step, in one world."""
    table = follow(evaluator, world, seat, line)
    play_interruptions(evaluator, table, seat)
    return (line, *plan_rest(evaluator, table, seat, weak)[0])


def plan_rest(evaluator: Evaluator, table: Table, seat: int, weak: frozenset[int]) -> tuple[Plan, Table]:
    """The rest of a turn, and the table when it is over."""
    plan: list[Line] = []
    while len(plan) < STEPS and mover(table) == seat:
        if len(plan) == SHORT:
            evaluator.answers = min(evaluator.answers, LATE_ANSWERS)
        _, then, table = best_of(declarations(evaluator, table, seat, weak))
        plan.append(then)
        play_interruptions(evaluator, table, seat)
    return tuple(plan), table


def set_effort(evaluator: Evaluator, plan: Plan) -> None:
    """Let each further step of a long turn try fewer answers."""
    evaluator.answers = max(FEWEST_ANSWERS, TURN_ANSWERS // max(1, len(plan)))


def best_of(said: list[Said]) -> Said:
    """The declaration of the highest value; of equals, the first."""
    best = said[0]
    for each in said:
        if each[0] > best[0]:
            best = each
    return best


def follow_plan(evaluator: Evaluator, table: Table, seat: int, plan: Plan) -> Table:
    """Where a plan leads, as far as it can be followed while the turn goes on."""
    for line in plan:
        if mover(table) != seat:
            break
        if line[0] in table.options(seat):
            table = follow(evaluator, table, seat, line)
            play_interruptions(evaluator, table, seat)
    return table


def play_plan(evaluator: Evaluator, table: Table, seat: int, plan: Plan, weak: frozenset[int]) -> Table:
    """The table after a seat's turn: its plan is followed, and the rest of the turn is planned again."""
    return play_turn(evaluator, follow_plan(evaluator, table, seat, plan), seat, weak)


def play_turn(evaluator: Evaluator, table: Table, me: int, weak: frozenset[int] = NO_OPTIONS) -> Table:
    """The table after a seat's turn, in which each step takes the best of the options that looked fair at its start."""
    for _ in range(STEPS):
        if mover(table) != me:
            break
        said = declarations(evaluator, table, me, weak)
        if not weak:
            weak = weak_first_options([line for _, line, _ in sorted(said, key=by_value)])
        table = best_of(said)[2]
        play_interruptions(evaluator, table, me)
    return table


def by_value(said: Said) -> float:
    """Sort key: the most valuable first."""
    return -said[0]
