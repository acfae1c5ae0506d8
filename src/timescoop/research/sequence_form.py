"""The sequence form of a small position: its value by a linear program, and what a seat gets without mixing.

Source: von Stengel, "Efficient Computation of Behavior Strategies", 1996. SciPy's HiGHS solves both programs; in the
second, weights are whole numbers, so that a seat follows a single plan.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final, NamedTuple

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import lil_array

from timescoop.research.standing import Standing
from timescoop.research.study import Study, returns_of

SEATS: Final = 2
MOST: Final = 1.0  # that anybody can win
DIGITS: Final = 5  # what the programs are exact to


class Choice(NamedTuple):
    """An information set: where a seat answers without telling some nodes apart.

    Attributes:
        number: Of the set among those of its seat.
        before: The sequence of own answers that leads to it.
        after: For each option, the sequence that it makes.
    """

    number: int
    before: int
    after: dict[int, int]


class SequenceForm:
    """All plans of two seats, and what the first wins by each pair of sequences, times the chance of their deals.

    Args:
        study: What is played: a position with two seats, small enough to look at whole.
        deals: How many ways there are to deal it, with the seeds from 0 on.

    Attributes:
        nodes: Of the tree, the chance node included.
        choices: The information sets of each seat.
        sequences: How many each seat has, the empty one included; it is number 0.
        payoffs: What the first seat wins where both sequences end.
    """

    def __init__(self, study: Study, deals: int) -> None:
        self.study = study
        self.nodes = 1
        self.choices: list[dict[object, Choice]] = [{} for _ in range(SEATS)]
        self.sequences = [1] * SEATS
        self.payoffs: defaultdict[tuple[int, int], float] = defaultdict(float)
        for deal in range(deals):
            self.explore(Standing(study.game, study.deal(deal, facts=True)), (0, 0), 1 / deals)

    def explore(self, at: Standing, played: tuple[int, int], chance: float) -> None:
        """Add the tree from here on."""
        self.nodes += 1
        if at.table.over() or at.decisions >= self.study.longest:
            self.payoffs[played] += chance * returns_of(at.table)[0]
            return
        seat = at.mover()
        for option, sequence in self.choice(at, seat, played[seat]).after.items():
            after = at.copy()
            after.play(seat, option)
            self.explore(after, (played[0], sequence) if seat else (sequence, played[1]), chance)

    def choice(self, at: Standing, seat: int, before: int) -> Choice:
        """The information set that a seat is in."""
        known = (at.past(seat), tuple(self.study.game.observe(at.table, seat)))
        own = self.choices[seat]
        if known not in own:
            options = at.table.options(seat)
            start = self.sequences[seat]
            own[known] = Choice(len(own), before, {each: start + nth for nth, each in enumerate(options)})
            self.sequences[seat] += len(options)
        return own[known]


def guaranteed(form: SequenceForm, seat: int, *, pure: bool = False) -> float:
    """What the first seat wins if one seat plays as well as it can, and the other knows how it plays.

    Without `pure` both seats come to the same number, the value of the game. Where a single plan gets less than that,
    best play must be mixed.

    Args:
        form: The game.
        seat: Who plays as well as it can.
        pure: Whether it must follow a single plan.
    """
    own, other = form.choices[seat], form.choices[1 - seat]
    width = form.sequences[seat]
    columns = width + 1 + len(other)  # weights of own sequences; what the other gets, in all and at each of its choices
    plans = lil_array((1 + len(own), columns))
    plans[0, 0] = 1
    for choice in own.values():
        plans[1 + choice.number, choice.before] = -1
        for sequence in choice.after.values():
            plans[1 + choice.number, sequence] = 1
    replies = lil_array((form.sequences[1 - seat], columns))
    replies[0, width] = -1
    for choice in other.values():
        replies[choice.before, width + 1 + choice.number] = 1
        for sequence in choice.after.values():
            replies[sequence, width + 1 + choice.number] = -1
    for (first, second), won in form.payoffs.items():
        row, column = (first, second) if seat else (second, first)
        replies[row, column] += -won if seat else won
    weights, limits = np.ones(width), np.full(1 + len(other), MOST)
    solved: Any = milp(
        -np.eye(1, columns, width)[0],
        constraints=[
            LinearConstraint(plans.tocsr(), *[np.eye(1, 1 + len(own))[0]] * 2),
            LinearConstraint(replies.tocsr(), 0, np.inf),
        ],
        bounds=Bounds(np.concatenate([0 * weights, -limits]), np.concatenate([weights, limits])),
        integrality=np.concatenate([weights * pure, 0 * limits]),
    )
    assert solved.success, "a small game has a solution"
    found = round(float(solved.x[width]), DIGITS)
    return (-found if seat else found) + 0.0  # never -0
