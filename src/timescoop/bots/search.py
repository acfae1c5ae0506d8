"""The bot that searches: one tree of declarations, and a new imagined world each time it goes through it.

Source: Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012, with one observer; every
seat wants the most for itself. A leaf is not played out at random: the turn is finished the greedy way, or the round
by the habits of the game, and then the table is looked at. Few lines are looked into, the most promising first, and
fewer of the others' than of its own. Where a game has habits for two seats already, its turns are long: only the
first declaration is a branch, and habits finish that turn and those of the others.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from timescoop.bots.bot import Budget
from timescoop.bots.declarations import NO_OPTIONS, Line, Mind, declarations, followed
from timescoop.bots.greedy import averaged, imagined, in_order, thought_of
from timescoop.bots.habits import Habit, by_habit, turn_by_habit
from timescoop.bots.lookahead import HALVES, SCOUTS, TWO, play_turn, poor_firsts
from timescoop.bots.tree import Node
from timescoop.bots.turns import mover
from timescoop.kernel import Game, Table

NARROW: Final = 4.0  # a lead of so many points is half of all that there is to win
DEEPEST: Final = 24  # declarations in one row


def most_tried(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The first option of the line that was tried most."""
    stop = perf_counter() + budget.seconds if budget.seconds else None
    scouting = imagined(game, blind, seat, dice, range(SCOUTS))
    ranked = thought_of(Mind(game.worth, budget.halves), scouting[0], seat)
    mind = Mind(game.worth, HALVES)
    lines = averaged(mind, scouting, seat, ranked[: budget.breadth])
    if len({line[0] for _, line in lines}) == 1:
        return lines[0][1][0]
    root = Node(blind.seats, 0.0)
    for value, line in lines:
        root.children[seat, line] = Node(blind.seats, squashed(value))
    habit = game.habit if blind.seats >= game.habit_from else None
    search = Search(mind, root, seat, poor_firsts([line for _, line in ranked]), habit, flat=game.habit_from <= TWO)
    for nth in range(SCOUTS, SCOUTS + budget.worlds):
        search.go_through(imagined(game, blind, seat, dice, range(nth, nth + 1))[0])
        if (
            mind.looks > budget.looks
            or (stop and perf_counter() > stop)
            or root.settled(SCOUTS + budget.worlds - 1 - nth)
        ):
            break
    return root.most_tried()[0]


def squashed(lead: float) -> float:
    """A lead, from -1 to 1."""
    return lead / (NARROW + abs(lead))


class Search:
    """One decision: the tree, whose it is, and what thinking has cost.

    Args:
        mind: How wide to think of declarations.
        root: The node of the table as it stands, its lines entered.
        seat: Who thinks.
        poor: First options that its own lines do not begin with further down.
        habit: What seats do by habit below the tree; without it turns there are thought through.
        flat: Whether turns are so long that only the lines of the root are branches.
    """

    __slots__ = ("flat", "habit", "mind", "poor", "root", "seat")

    def __init__(
        self,
        mind: Mind,
        root: Node,
        seat: int,
        poor: frozenset[int],
        habit: Habit | None = None,
        *,
        flat: bool = False,
    ) -> None:
        self.habit = habit
        self.flat = flat
        self.mind = mind
        self.root = root
        self.seat = seat
        self.poor = poor

    def go_through(self, world: Table, first: Line | None = None) -> None:
        """Go down the tree in one world to a row that was never tried, and enter what it is worth all the way up.

        Args:
            world: An imagined table; it is used up.
            first: A line of the root to begin with, whatever it promises; None leaves that to the search.
        """
        table, node = world, self.root
        row = [node]
        while mover(table) >= 0 and len(row) < DEEPEST:
            last = mover(table)
            node, table = self.step(node, table, first if node is self.root else None)
            row.append(node)
            if not node.visits or self.flat:
                table = self.round_by_habit(self.habit, table, last) if self.habit else self.finished(table)
                break
        values = self.values(table)
        for each in row:
            each.add(values)

    def step(self, node: Node, table: Table, wanted: Line | None = None) -> tuple[Node, Table]:
        """The next node, and the table there: one that is wanted, or tried before, or new if it may be."""
        me = mover(table)
        if wanted and (reached := followed(self.mind, table, me, wanted)) is not None:
            node.children[me, wanted].chances += 1
            return node.children[me, wanted], reached
        there = node.of(me, table.options(me))
        if not self.flat and len(there) < node.width(own=me == self.seat):
            new = self.new_line(node, table, me)
            if new:
                return new
        for line, child in there:
            after = followed(self.mind, table, me, line)
            if after is not None:
                return child, after
        new = self.new_line(node, table, me)
        assert new, "of all lines at least one is new, if none of the old ones can be followed"
        return new

    def new_line(self, node: Node, table: Table, me: int) -> tuple[Node, Table] | None:
        """The line that looks best at once of those that are not in the tree, now in it."""
        said = declarations(self.mind, table, me, self.poor if me == self.seat else NO_OPTIONS)
        ends = {line: after for _, line, after in said}
        for value, line in in_order([(value, line) for value, line, _ in said]):
            if (me, line) not in node.children:
                child = node.children[me, line] = Node(table.seats, squashed(value))
                child.chances = 1
                return child, ends[line]
        return None

    def finished(self, table: Table) -> Table:
        """The turn is played to its end, each step the best at once; with two seats the other's turn too."""
        for _ in range(TWO if table.seats == TWO else 1):
            me = mover(table)
            if me < 0:
                break
            table = play_turn(self.mind, table, me, self.poor if me == self.seat else NO_OPTIONS)
        return table

    def round_by_habit(self, habit: Habit, table: Table, last: int) -> Table:
        """The table, played on by habit until the seat that thinks has its next turn; `last` has declared last."""
        if last == self.seat == mover(table):
            self.mind.looks += turn_by_habit(habit, table, last)
        self.mind.looks += by_habit(habit, table, table.seats, self.seat)
        return table

    def values(self, table: Table) -> list[float]:
        """What a table is worth to each seat, from -1 to 1; at the end, half of it is who has won, if anybody has."""
        values = [squashed(self.mind.look(table, seat)) for seat in range(table.seats)]
        if table.won <= 0:
            return values
        winners = table.won.bit_count()
        return [(value + 2 * (table.won >> seat & 1) / winners - 1) / 2 for seat, value in enumerate(values)]
