"""The tree of a search: one node for each row of declarations of one seat, the same for all hidden cards."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from timescoop.bots.declarations import Line
from timescoop.bots.plans import Plan

EXPLORATION: Final = 0.35  # weight of the exploration bonus; values go from -1 to 1
BIAS: Final = 2.0  # weight of what a line looked worth at once, before anything is known of it
WIDTH: Final = 1.0  # lines after one visit; they grow with the root of the visits
WIDENING: Final = 0.5


def normalized(lead: float, swing: float) -> float:
    """A lead in points normalized to -1 to 1; a lead of `swing` points is 0.5."""
    return lead / (swing + abs(lead))


class Node:
    """A node: the statistics of a row of declarations.

    Args:
        promise: What the last of them looked worth at once, from -1 to 1.
        plan: How the turn goes on from there, if that has been thought of.
    """

    __slots__ = ("availability", "children", "plan", "promise", "total", "visits")

    def __init__(self, promise: float, plan: Plan | None = None) -> None:
        self.visits = 0
        self.availability = 0  # visits of the node above in worlds where this one could be reached
        self.promise = promise
        self.plan = plan
        self.total = 0.0  # of all values found below
        self.children: dict[Line, Node] = {}

    def add(self, value: float) -> None:
        """Count one more visit, and its value."""
        self.visits += 1
        self.total += value

    @property
    def mean(self) -> float:
        """The mean value of its visits; 0 if there were none."""
        return self.total / self.visits if self.visits else 0.0

    def priority(self) -> float:
        """Priority for the next visit: mean, exploration bonus (UCB1), and a bias by its promise.

        The promise fades with the visits. A node that was never tried comes first.
        """
        if not self.visits:
            return 1e9 + self.promise
        bonus = EXPLORATION * sqrt(log(self.availability + 1) / self.visits)
        return self.mean + bonus + BIAS * self.promise / (self.visits + 1)

    def width(self) -> int:
        """How many lines may be tried from this node after so many visits."""
        return int(WIDTH * max(1, self.visits) ** WIDENING)

    def of(self, options: list[int]) -> list[tuple[Line, Node]]:
        """The lines that can begin with these options, by priority; each counts as available once more."""
        there = [(line, node) for line, node in self.children.items() if line[0] in options]
        for _, node in there:
            node.availability += 1
        return sorted(there, key=lambda each: -each[1].priority())
