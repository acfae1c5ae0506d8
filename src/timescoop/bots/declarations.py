"""Whole declarations: what a seat can say until it is done, thought through in one imagined table.

A choice of several is a row of questions, and a half is worth nothing: 'defend Telos' is good or bad by the
cards that follow. So a line is followed until the table is at rest, and only then looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.bots.turns import Rest, mover
from timescoop.kernel import Table

Line = tuple[int, ...]  # the options of one declaration, in order
Worth = Callable[[Table, int], float]
Said = tuple[float, Line, Table]  # what the end of a line is worth to the seat, the line, the end
Half = tuple[Line, Table]
Grown = tuple[float, list[Half]]  # the best end that a half could have now, and the longer halves

LONGEST: Final = 24  # answers in one declaration; what is longer is looked at as it stands
UNKNOWN: Final = -1e9  # the promise of a half that cannot end yet
NO_OPTIONS: Final[frozenset[int]] = frozenset()


class Mind:
    """What thinking one decision needs, and what it has cost so far.

    Args:
        worth: The worth of a table to a seat.
        halves: How many choices of several grow on from each first option, pick by pick.
    """

    __slots__ = ("halves", "looks", "worth")

    def __init__(self, worth: Worth, halves: int) -> None:
        self.worth = worth
        self.halves = halves
        self.looks = 0  # ends of lines that were looked at

    def look(self, table: Table, seat: int) -> float:
        """What a table is worth to a seat."""
        self.looks += 1
        return self.worth(table, seat)


def declarations(mind: Mind, world: Table, seat: int, poor: frozenset[int] = NO_OPTIONS) -> list[Said]:
    """What the seat can declare, and what the end of each line is worth in this world.

    Halves grow pick by pick. From each first option only the best few that could already end grow on; those
    that cannot end yet all do. The same answers in another order are one line.

    Args:
        mind: How wide to think.
        world: An imagined table in which the seat is asked; it stays as it is.
        seat: Who declares.
        poor: First options that are passed over, unless there are no others.
    """
    growing = Growing(mind, world, seat)
    options = world.options(seat)
    firsts = [option for option in options if option not in poor] or options
    level = [growing.grow((), world.copy(), firsts)[1]]
    for _ in range(1, LONGEST):
        by_first: dict[int, list[Grown]] = {}
        for halves in level:
            for line, table in halves:
                by_first.setdefault(line[0], []).append(growing.grow(line, table, table.options(seat)))
        if not by_first:
            break
        level = [best_halves(grown, mind.halves) for grown in by_first.values()]
    return growing.done


class Growing:
    """The lines of one seat in one world, as they grow."""

    __slots__ = ("done", "mind", "rest", "seat", "seen")

    def __init__(self, mind: Mind, world: Table, seat: int) -> None:
        self.mind = mind
        self.seat = seat
        self.rest = Rest(world)
        self.done: list[Said] = []
        self.seen: set[Line] = set()

    def grow(self, line: Line, table: Table, options: list[int]) -> Grown:
        """Follow a half by one answer more, in every way there is; the table is used up."""
        promise = UNKNOWN
        longer: list[Half] = []
        last = len(options) - 1
        for nth, option in enumerate(options):
            path = (*line, option)
            after = table if nth == last else table.copy()
            answer(self.mind, after, self.seat, option, self.rest)
            if self.rest.reached(after, self.seat) or len(path) == LONGEST:
                value = self.mind.look(after, self.seat)
                promise = max(promise, value)
                self.done.append((value, path, after))
            else:
                same = tuple(sorted(path))
                if same not in self.seen:
                    self.seen.add(same)
                    longer.append((path, after))
        return promise, longer


def best_halves(grown: list[Grown], most: int) -> list[Half]:
    """What grows on from one first option: all that cannot end yet, and the best of those that could."""
    halves: list[Half] = []
    for promise, longer in sorted(grown, key=by_promise):
        if promise == UNKNOWN:
            halves += longer
        elif most:
            halves += longer
            most -= 1
    return halves


def by_promise(grown: Grown) -> float:
    """The most promising first; those that cannot end yet last, for they take no place from the others."""
    return -grown[0]


# ---- in another world


def follow(mind: Mind, world: Table, seat: int, line: Line) -> Table:
    """Where a line leads in another world; from where it cannot be followed, the quickest way to the end."""
    rest = Rest(world)
    table = world.copy()
    for nth, option in enumerate(line):
        if nth and rest.reached(table, seat):
            return table
        if option not in table.options(seat):
            break
        answer(mind, table, seat, option, rest)
    return finish(mind, table, seat, rest)


def followed(mind: Mind, world: Table, seat: int, line: Line) -> Table | None:
    """Where a line leads in another world, or None if it cannot be followed there to its end."""
    rest = Rest(world)
    table = world.copy()
    for nth, option in enumerate(line):
        if (nth and rest.reached(table, seat)) or option not in table.options(seat):
            return None
        answer(mind, table, seat, option, rest)
    return table if rest.reached(table, seat) or len(line) == LONGEST else None


def finish(mind: Mind, table: Table, seat: int, rest: Rest) -> Table:
    """The quickest way to the end of a declaration: the first option that ends it, or else the first there is."""
    for _ in range(LONGEST):
        if rest.reached(table, seat):
            break
        ways = []
        for option in table.options(seat):
            way = table.copy()
            answer(mind, way, seat, option, rest)
            if rest.reached(way, seat):
                return way
            ways.append(way)
        table = ways[0]
    return table


# ---- when others are asked in the middle of it


def answer(mind: Mind, table: Table, seat: int, option: int, rest: Rest) -> None:
    """Answer in place; whoever is asked in the middle of the declaration then takes what is best at once."""
    table.play(seat, option)
    for _ in range(LONGEST):
        if not rest.interrupted(table, seat):
            return
        other = mover(table)
        table.play(other, best_answer(mind, table, other))


def best_answer(mind: Mind, table: Table, seat: int) -> int:
    """The option after which the table, as it then stands, is worth most to a seat; of equals, the first."""
    offered = table.options(seat)
    best, most = offered[0], UNKNOWN
    if len(offered) > 1:
        for option in offered:
            after = table.copy()
            after.play(seat, option)
            value = mind.look(after, seat)
            if value > most:
                best, most = option, value
    return best
