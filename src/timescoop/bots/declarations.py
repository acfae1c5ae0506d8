"""Whole declarations: every answer of a seat until its move is done, searched on one imagined table.

A move is often a row of questions, and a part of it has no value of its own: 'defend Telos' is good or bad
by the cards that follow. So a line, one way to answer them, is followed until the table is at rest, and
evaluated only there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.bots.turns import Rest, bystander, mover
from timescoop.kernel import NOTHING, WINDOW, Table
from timescoop.language import DONE

Line = tuple[int, ...]  # the options of one declaration, in order
StaticValue = Callable[[Table, int], float]
Said = tuple[float, Line, Table]  # what the end of a line is worth to the seat, the line, the end
PartialLine = tuple[Line, Table]
Expanded = tuple[float, list[PartialLine]]  # the best end that a partial line could have now, and the longer ones

LONGEST: Final = 24  # answers in one declaration; what is longer is looked at as it stands
ANSWERS: Final = 600  # tried in one world; once so many are, each first option has one partial line left
HASTY: Final = 100  # of these, after which a line that could end does, if it would not be extended anyway
UNFINISHED: Final = 16  # partial lines of one first option that cannot end yet and are extended
UNKNOWN: Final = -1e9  # the promise of a line that cannot end yet
NO_OPTIONS: Final[frozenset[int]] = frozenset()


class Evaluator:
    """Static evaluation for one decision, with counts of what it has cost.

    Args:
        static_value: Gives what a table is worth to a seat.
        partial_lines: Beam width: partial lines that are extended from each first option, pick by pick.
        answers: How many may be tried in one declaration before it is brought to its ends.
    """

    __slots__ = ("answers", "evaluations", "partial_lines", "static_value")

    def __init__(self, static_value: StaticValue, partial_lines: int, answers: int = ANSWERS) -> None:
        self.static_value = static_value
        self.partial_lines = partial_lines
        self.answers = answers
        self.evaluations = 0  # so far

    def evaluate(self, table: Table, seat: int) -> float:
        """Evaluate a table for a seat, and count it."""
        self.evaluations += 1
        return self.static_value(table, seat)


def declarations(evaluator: Evaluator, world: Table, seat: int, weak: frozenset[int] = NO_OPTIONS) -> list[Said]:
    """What the seat can declare, and what the end of each line is worth in this world.

    A beam search, pick by pick. From each first option only the best few that could already end grow on, and of those
    that cannot end yet the most that `UNFINISHED` allows, the best as the table stands. When so many answers as
    the evaluator allows have been tried, one of each is left. The same answers in another order are one line.

    Args:
        evaluator: How wide to think.
        world: An imagined table in which the seat is asked; it stays as it is.
        seat: Who declares.
        weak: First options that are passed over, unless there are no others.
    """
    beam = BeamSearch(evaluator, world, seat)
    options = world.options(seat)
    firsts = [option for option in options if option not in weak] or options
    level = [beam.expand((), world.copy(), firsts)[1]]
    for _ in range(1, LONGEST):
        by_first: dict[int, list[Expanded]] = {}
        for partial_lines in level:
            for nth, (line, table) in enumerate(partial_lines):
                if nth and beam.tried > evaluator.answers:
                    break
                by_first.setdefault(line[0], []).append(beam.expand(line, table, table.options(seat)))
        if not by_first:
            break
        level = [beam.best_partial_lines(expanded) for expanded in by_first.values()]
    return beam.done


class BeamSearch:
    """A beam search over the lines of one seat in one world."""

    __slots__ = ("done", "evaluator", "rest", "seat", "seen", "tried")

    def __init__(self, evaluator: Evaluator, world: Table, seat: int) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.rest = Rest(world)
        self.done: list[Said] = []
        self.seen: set[Line] = set()
        self.tried = 0

    def expand(self, line: Line, table: Table, options: list[int]) -> Expanded:
        """Extend a partial line by one answer, in every way there is; this changes `table`."""
        promise = UNKNOWN
        longer: list[PartialLine] = []
        idle = len(line) == 1 and not table.picks and len(options) > 1  # to be done now is to have done nothing
        if line and not idle and not self.evaluator.partial_lines and DONE in options:
            options = [DONE] if self.tried > min(HASTY, self.evaluator.answers) else options
        last = len(options) - 1
        self.tried += len(options)
        for nth, option in enumerate(options):
            path = (*line, option)
            after = table if nth == last else table.copy()
            answer(self.evaluator, after, self.seat, option, self.rest)
            if self.rest.reached(after, self.seat) or len(path) == LONGEST:
                value = self.evaluator.evaluate(after, self.seat)
                if not (idle and option == DONE):
                    promise = max(promise, value)
                self.done.append((value, path, after))
            else:
                same = tuple(sorted(path))
                if same not in self.seen:
                    self.seen.add(same)
                    longer.append((path, after))
        return promise, longer

    def best_partial_lines(self, expanded: list[Expanded]) -> list[PartialLine]:
        """The partial lines of one first option to extend further: the best that could end now, and that cannot yet."""
        spent = self.tried > self.evaluator.answers
        finished: list[PartialLine] = []
        waiting: list[PartialLine] = []
        most = min(self.evaluator.partial_lines, 1) if spent else self.evaluator.partial_lines
        for promise, longer in sorted(expanded, key=by_promise):
            if promise == UNKNOWN:
                waiting += longer
            elif most:
                finished += longer
                most -= 1
        return self.most_promising(waiting, 1 if spent else UNFINISHED) + finished

    def most_promising(self, partial_lines: list[PartialLine], most: int) -> list[PartialLine]:
        """Of lines that cannot end yet, those that look best as the table stands; all, if they are not too many."""
        if len(partial_lines) <= most:
            return partial_lines
        evaluations = [self.evaluator.evaluate(table, self.seat) for _, table in partial_lines]
        order = sorted(range(len(partial_lines)), key=lambda nth: -evaluations[nth])
        return [partial_lines[nth] for nth in order[:most]]


def by_promise(expanded: Expanded) -> float:
    """Sort key: the most promising first, and lines that cannot end yet last."""
    return -expanded[0]


# ---- in another world


def follow(evaluator: Evaluator, world: Table, seat: int, line: Line) -> Table:
    """Where a line leads in another world; from where it cannot be followed, the quickest way to the end."""
    rest = Rest(world)
    table = world.copy()
    for nth, option in enumerate(line):
        if nth and rest.reached(table, seat):
            return table
        if option not in table.options(seat):
            break
        answer(evaluator, table, seat, option, rest)
    return finish(evaluator, table, seat, rest)


def followed(evaluator: Evaluator, world: Table, seat: int, line: Line) -> Table | None:
    """Where a line leads in another world, or None if it cannot be followed there to its end."""
    rest = Rest(world)
    table = world.copy()
    for nth, option in enumerate(line):
        if (nth and rest.reached(table, seat)) or option not in table.options(seat):
            return None
        answer(evaluator, table, seat, option, rest)
    return table if rest.reached(table, seat) or len(line) == LONGEST else None


def finish(evaluator: Evaluator, table: Table, seat: int, rest: Rest) -> Table:
    """The quickest way to the end of a declaration: the first option that ends it, or else the first there is."""
    for _ in range(LONGEST):
        if rest.reached(table, seat):
            break
        ways = []
        for option in table.options(seat):
            way = table.copy()
            answer(evaluator, way, seat, option, rest)
            if rest.reached(way, seat):
                return way
            ways.append(way)
        table = ways[0]
    return table


# ---- when others are asked in the middle of it


def answer(evaluator: Evaluator, table: Table, seat: int, option: int, rest: Rest) -> None:
    """Answer in place; a seat that is asked in the middle of the declaration takes what looks best at once."""
    say(table, seat, option)
    for _ in range(LONGEST):
        if not rest.interrupted(table, seat):
            return
        other = mover(table)
        table.play(other, best_answer(evaluator, table, other))


def play_interruptions(evaluator: Evaluator, table: Table, seat: int) -> None:
    """Others who are asked in the middle of a seat's turn take what is best at once, in place, until it goes on."""
    for _ in range(LONGEST):
        if not table.asked and not table.over():
            table.run()
        other = bystander(table, seat)
        if other < 0:
            return
        table.play(other, best_answer(evaluator, table, other))


def say(table: Table, seat: int, option: int) -> None:
    """Answer in place. The last answer of a poll reveals all, but what follows is not run: it may involve luck."""
    if table.polling and table.waiting() == [seat]:
        table.take(seat, option)
    else:
        table.play(seat, option)


def best_answer(evaluator: Evaluator, table: Table, seat: int) -> int:
    """The option after which the table, as it then stands, is worth most to a seat; of equals, the first.

    A window in which seats are not usually asked is passed.
    """
    passes, usual = WINDOW.get(table.asked[0][0], (NOTHING, True))
    if not usual:
        return passes
    offered = table.options(seat)
    best, most = offered[0], UNKNOWN
    if len(offered) > 1:
        for option in offered:
            after = table.copy()
            if after.polling:
                after.sealed = [NOTHING] * after.seats  # nobody knows what the others have sealed
            say(after, seat, option)
            value = evaluator.evaluate(after, seat)
            if value > most:
                best, most = option, value
    return best
