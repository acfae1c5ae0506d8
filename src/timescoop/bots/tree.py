"""The tree of a search: one node for each row of declarations, whatever the hidden cards are."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from timescoop.bots.declarations import Line

Said = tuple[int, Line]  # who declares, and what

EXPLORE: Final = 0.35  # how far a line that was tried seldom is given the benefit of the doubt; values go from -1 to 1
BIAS: Final = 2.0  # weight of what a line looked worth at once, before anything is known of it
OWN_WIDTH: Final = 3.0  # lines of the seat that thinks, after one visit; they grow with the root of the visits
OTHERS_WIDTH: Final = 1.0  # lines of the others: narrow
WIDENING: Final = 0.5
OTHERS_WIDENING: Final = 0.25


class Node:
    """What is known of a row of declarations.

    Args:
        seats: How many play.
        promise: What the last of them looked worth at once to the seat that made it, from -1 to 1.
    """

    __slots__ = ("chances", "children", "promise", "totals", "visits")

    def __init__(self, seats: int, promise: float) -> None:
        self.visits = 0
        self.chances = 0  # visits of the node above in worlds where this one could be reached
        self.promise = promise
        self.totals = [0.0] * seats  # of all values found below, by seat
        self.children: dict[Said, Node] = {}

    def add(self, values: list[float]) -> None:
        """One more visit, and what it was worth to each seat."""
        self.visits += 1
        for seat, value in enumerate(values):
            self.totals[seat] += value

    def draw(self, seat: int) -> float:
        """How much a seat wants to try this node: its mean, what is not known of it, and what it promised.

        The promise fades with the visits. A node that was never tried comes first.
        """
        if not self.visits:
            return 1e9 + self.promise
        doubt = EXPLORE * sqrt(log(self.chances + 1) / self.visits)
        return self.totals[seat] / self.visits + doubt + BIAS * self.promise / (self.visits + 1)

    def width(self, *, own: bool) -> int:
        """How many lines of one seat may be looked into at this node by now."""
        if own:
            return int(OWN_WIDTH * max(1, self.visits) ** WIDENING)
        return int(OTHERS_WIDTH * max(1, self.visits) ** OTHERS_WIDENING)

    def of(self, seat: int, options: list[int]) -> list[tuple[Line, Node]]:
        """The lines of a seat that can be begun here, those it wants to try most first; each has had its chance."""
        there = [(line, node) for (who, line), node in self.children.items() if who == seat and line[0] in options]
        for _, node in there:
            node.chances += 1
        return sorted(there, key=lambda each: -each[1].draw(seat))

    def settled(self, left: int) -> bool:
        """Whether the line that was tried most stays that, however so many more visits go."""
        tried = sorted([node.visits for node in self.children.values()])
        return len(tried) > 1 and tried[-1] - tried[-2] > left

    def most_tried(self) -> Line:
        """The line that was tried most; of equals, the one that was thought of first."""
        best = max(self.children.items(), key=lambda each: each[1].visits)
        return best[0][1]
