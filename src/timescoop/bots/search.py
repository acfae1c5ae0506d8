"""The bot that searches: one tree of its declarations, whose first lines are compared in the same imagined worlds.

Sources: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012, with one observer; Karnin,
Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013, for halving what is in the running. A world
says more of what a table is worth than most choices do, so a line is never judged in another world than its rivals.
Below its first lines the tree grows along the plan that was made for each, then beside it, the most promising first. A
leaf is not played out at random: the turn goes on by its plan, the others answer as it is best for them or by a
playout policy, and then the table is evaluated.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from time import perf_counter
from typing import Final

from timescoop.bots.bot import Budget, luck_of
from timescoop.bots.declarations import NO_OPTIONS, Evaluator, Line, declarations, follow, followed, play_interruptions
from timescoop.bots.greedy import Ranked, in_order, rank_by_mean, ranked_declarations, sample_worlds
from timescoop.bots.paired_test import MIN_T, candidates, t_statistic
from timescoop.bots.plans import (
    PARTIAL_LINES,
    SCOUTS,
    TWO,
    plan_rest,
    play_plan,
    play_turn,
    set_effort,
    weak_first_options,
)
from timescoop.bots.playouts import playout_turns
from timescoop.bots.tree import Node, normalized
from timescoop.bots.turns import mover
from timescoop.kernel import Game, Table

DEEPEST: Final = 24  # declarations in one row
LEAST: Final = 2  # lines that stay in the running to the end
FEWEST: Final = 3  # lines that are gone through, however much each of them costs


def best_surviving(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The first option of the best surviving line."""
    return surviving_lines(game, blind, seat, dice, budget)[0][0][0]


def surviving_lines(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> tuple[list[Line], int]:
    """The lines that survived sequential halving, the best first, and how many iterations that took.

    Where turns are played out by a policy, the paired test decides.
    """
    stop = perf_counter() + budget.seconds if budget.seconds else 0.0
    scouting = sample_worlds(game, blind, seat, dice, range(SCOUTS))
    ranked = ranked_declarations(Evaluator(game.evaluate, budget.partial_lines), scouting[0], seat)
    lines = rank_by_mean(Evaluator(game.evaluate, PARTIAL_LINES), scouting, seat, ranked[: budget.breadth])
    if len({line[0] for _, line in lines}) == 1:
        return [line for _, line in lines], 0
    search = Search(game, blind.seats, seat, weak_first_options([line for _, line in ranked]))
    worlds = comparison_worlds(game, blind, seat, dice)
    if not search.policy:
        return search.sequential_halving(lines, worlds, budget, stop), search.root.visits
    first = lines[0][1]
    held = search.sequential_halving(candidates(lines), worlds, budget, stop, first)
    return search.by_paired_test(held, first), search.root.visits


def comparison_worlds(game: Game, blind: Table, seat: int, dice: int) -> Iterator[Table]:
    """The worlds of one decision in which lines are compared: those after the scouts, as many as are asked for."""
    for nth in count(SCOUTS):
        yield game.imagine(blind, seat, luck_of(dice, nth))


class Search:
    """One decision: its tree, and how the turns below it are played.

    Args:
        game: What is played.
        seats: By how many.
        seat: Who thinks.
        weak: First options that its own lines do not begin with further down.
    """

    __slots__ = ("answers", "evaluator", "found", "policy", "root", "seat", "swing", "weak")

    def __init__(self, game: Game, seats: int, seat: int, weak: frozenset[int] = NO_OPTIONS) -> None:
        self.evaluator = Evaluator(game.evaluate, PARTIAL_LINES)
        self.root = Node(0.0)
        self.found: dict[Line, list[float]] = {}  # what each line of the root was worth, world by world
        self.seat = seat
        self.weak = weak
        self.policy = game.playout_policy if seats >= game.playout_policy_from else None
        self.swing = game.swing
        foreseen = game.foreseen and seats == TWO
        self.answers = seats - 1 if self.policy or foreseen else 0  # turns of the others below the tree

    def sequential_halving(
        self,
        lines: list[Ranked],
        worlds: Iterator[Table],
        budget: Budget,
        stop: float = 0.0,
        kept: Line | None = None,
    ) -> list[Line]:
        """Search lines in world after world, and drop half of them each time that a share of the budget is spent.

        Args:
            lines: What they look worth at once, the best first.
            worlds: Imagined tables, as many as are asked for.
            budget: `worlds` is how many times to go through one, `evaluations` how many tables to look at.
            stop: By the clock, when to have ended; 0 is never.
            kept: A line that always stays in the running. The search goes through it even if it is the only one.

        Returns:
            The lines that held out, the best first.
        """
        for value, line in lines:
            self.root.children[line] = Node(normalized(value, self.swing))
        tree = self.root.children
        running = [line for _, line in lines]
        halvings = max(1, (len(running) - 1).bit_length())
        spent = 0.0
        while spent < 1 and (len(running) > 1 or kept is not None):
            here = next(worlds)
            for line in running:
                if spent * halvings < 1 or tree[line].visits or self.root.visits < FEWEST or line == kept:
                    self.run_iteration(here, line)
                    spent = self.spent(budget, stop)
            tried = [line for line in running if tree[line].visits]
            most = max(LEAST, -(-len(lines) >> int(spent * halvings)))
            held = sorted(tried, key=lambda line: -tree[line].mean)[:most]
            running = held if kept is None or kept in held else [*held, kept]
        return sorted(running, key=lambda line: -tree[line].mean)

    def by_paired_test(self, held: list[Line], first: Line) -> list[Line]:
        """The surviving lines, best first; one precedes what looks best at once only if it is clearly better."""
        least = self.found[first]
        leads = {line: [one - other for one, other in zip(self.found[line], least, strict=False)] for line in held}
        better = [line for line in held if t_statistic(leads[line]) > MIN_T]
        return [*better, first, *[line for line in held if line != first and line not in better]]

    def spent(self, budget: Budget, stop: float) -> float:
        """The share of the budget that is spent: of visits, evaluations or time, the largest of the three."""
        part = max(self.root.visits / max(1, budget.worlds), self.evaluator.evaluations / max(1, budget.evaluations))
        return max(part, 1 - (stop - perf_counter()) / budget.seconds) if stop and budget.seconds else part

    def run_iteration(self, world: Table, first: Line) -> None:
        """One iteration: go down the tree in one world to an untried row, evaluate it, and backpropagate.

        Args:
            world: An imagined table; it stays as it is.
            first: The line of the root to begin with; what cannot be followed there is ended in the quickest way.
        """
        node = self.root.children[first]
        row = [self.root, node]
        table = follow(self.evaluator, world, self.seat, first)
        play_interruptions(self.evaluator, table, self.seat)
        while node.visits and mover(table) == self.seat and len(row) < DEEPEST:
            node, table = self.step(node, table)
            row.append(node)
        self.backpropagate(first, row, self.leaf_value(node, table))

    def backpropagate(self, first: Line, row: list[Node], value: float) -> None:
        """Add the value of a row in one world to its nodes (backpropagation)."""
        for each in row:
            each.add(value)
        self.found.setdefault(first, []).append(value)

    def step(self, node: Node, table: Table) -> tuple[Node, Table]:
        """The next node, and the table there: along the plan, or tried before, or new if it may be."""
        if not node.children and node.plan:
            node.children[node.plan[0]] = Node(node.promise, node.plan[1:])
        there = node.of(table.options(self.seat))
        if len(there) < node.width() and all(child.visits for _, child in there):
            new = self.expand_node(node, table)
            if new:
                return new
        for line, child in there:
            after = followed(self.evaluator, table, self.seat, line)
            if after is not None:
                play_interruptions(self.evaluator, after, self.seat)
                return child, after
        new = self.expand_node(node, table)
        assert new, "of all lines at least one is new, if none of the old ones can be followed"
        return new

    def expand_node(self, node: Node, table: Table) -> tuple[Node, Table] | None:
        """Add the line to the tree that looks best at once among those that are not in it."""
        said = declarations(self.evaluator, table, self.seat, self.weak)
        ends = {line: after for _, line, after in said}
        for value, line in in_order([(value, line) for value, line, _ in said]):
            if line not in node.children:
                child = node.children[line] = Node(normalized(value, self.swing))
                child.availability = 1
                play_interruptions(self.evaluator, ends[line], self.seat)
                return child, ends[line]
        return None

    def leaf_value(self, node: Node, table: Table) -> float:
        """The value of a row: the average of the table after its turn and after the others' turns.

        Who has just moved always looks better than who has not, and each alone says less of how a game will end.
        """
        if mover(table) == self.seat:
            table = self.finish_turn(node, table)
        mine = self.value(table)
        if not self.answers or table.over():
            return mine
        return (mine + self.value(self.after_replies(table))) / 2

    def after_replies(self, table: Table) -> Table:
        """The table once the others have had their turns, until the seat that thinks is next."""
        if self.policy:
            self.evaluator.evaluations += playout_turns(self.policy, table, self.answers, self.seat)
            return table
        for _ in range(self.answers):
            me = mover(table)
            if me in (self.seat, -1):
                break
            table = play_turn(self.evaluator, table, me)
        return table

    def finish_turn(self, node: Node, table: Table) -> Table:
        """Play the seat's own turn to its end by the plan of the node, which is made the first time."""
        if node.plan is None:
            node.plan, table = plan_rest(self.evaluator, table, self.seat, self.weak)
            if not self.root.visits:
                set_effort(self.evaluator, node.plan)
            return table
        return play_plan(self.evaluator, table, self.seat, node.plan, self.weak)

    def value(self, table: Table) -> float:
        """The value of a table to the seat, from -1 to 1; at the end, half of it is who has won."""
        value = normalized(self.evaluator.evaluate(table, self.seat), self.swing)
        if table.won <= 0:
            return value
        return (value + 2 * (table.won >> self.seat & 1) / table.won.bit_count() - 1) / 2
