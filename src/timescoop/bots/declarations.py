"""Whole declarations: what a seat can say until it is done, thought through in one imagined table.

A choice of several is a row of questions, and a half is worth nothing: 'defend Telos' is good or bad by the
cards that follow. So a line is followed until the table is at rest, and only then looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.bots.turns import Rest, bystander, mover
from timescoop.kernel import NOTHING, WINDOW, Table
from timescoop.language import DONE

Line = tuple[int, ...]  # the options of one declaration, in order
Worth = Callable[[Table, int], float]
Said = tuple[float, Line, Table]  # what the end of a line is worth to the seat, the line, the end
Half = tuple[Line, Table]
Grown = tuple[float, list[Half]]  # the best end that a half could have now, and the longer halves

LONGEST: Final = 24  # answers in one declaration; what is longer is looked at as it stands
ANSWERS: Final = 600  # tried in one world; once so many are, each first option has one half left that grows
HASTY: Final = 100  # of these, after which a half that could end does, if it would not grow on anyway
UNFINISHED: Final = 16  # halves of one first option that cannot end yet and grow on
UNKNOWN: Final = -1e9  # the promise of a half that cannot end yet
NO_OPTIONS: Final[frozenset[int]] = frozenset()


class Mind:
    """What thinking one decision needs, and what it has cost so far.

    Args:
        worth: The worth of a table to a seat.
        halves: How many choices of several grow on from each first option, pick by pick.
        answers: How many may be tried in one declaration before it is brought to its ends.
    """

    __slots__ = ("answers", "halves", "looks", "worth")

    def __init__(self, worth: Worth, halves: int, answers: int = ANSWERS) -> None:
        self.worth = worth
        self.halves = halves
        self.answers = answers
        self.looks = 0  # ends of lines that were looked at

    def look(self, table: Table, seat: int) -> float:
        """What a table is worth to a seat."""
        self.looks += 1
        return self.worth(table, seat)


def declarations(mind: Mind, world: Table, seat: int, poor: frozenset[int] = NO_OPTIONS) -> list[Said]:
    """What the seat can declare, and what the end of each line is worth in this world.

    Halves grow pick by pick. From each first option only the best few that could already end grow on, and of those
    that cannot end yet the most that `UNFINISHED` allows, the best as the table stands. When so many answers as
    the mind allows have been tried, one of each is left. The same answers in another order are one line.

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
            for nth, (line, table) in enumerate(halves):
                if nth and growing.tried > mind.answers:
                    break
                by_first.setdefault(line[0], []).append(growing.grow(line, table, table.options(seat)))
        if not by_first:
            break
        level = [growing.best_halves(grown) for grown in by_first.values()]
    return growing.done


class Growing:
    """The lines of one seat in one world, as they grow."""

    __slots__ = ("done", "mind", "rest", "seat", "seen", "tried")

    def __init__(self, mind: Mind, world: Table, seat: int) -> None:
        self.mind = mind
        self.seat = seat
        self.rest = Rest(world)
        self.done: list[Said] = []
        self.seen: set[Line] = set()
        self.tried = 0

    def grow(self, line: Line, table: Table, options: list[int]) -> Grown:
        """Follow a half by one answer more, in every way there is; the table is used up."""
        promise = UNKNOWN
        longer: list[Half] = []
        idle = len(line) == 1 and not table.picks and len(options) > 1  # to be done now is to have done nothing
        if line and not idle and not self.mind.halves and DONE in options:
            options = [DONE] if self.tried > min(HASTY, self.mind.answers) else options
        last = len(options) - 1
        self.tried += len(options)
        for nth, option in enumerate(options):
            path = (*line, option)
            after = table if nth == last else table.copy()
            answer(self.mind, after, self.seat, option, self.rest)
            if self.rest.reached(after, self.seat) or len(path) == LONGEST:
                value = self.mind.look(after, self.seat)
                if not (idle and option == DONE):
                    promise = max(promise, value)
                self.done.append((value, path, after))
            else:
                same = tuple(sorted(path))
                if same not in self.seen:
                    self.seen.add(same)
                    longer.append((path, after))
        return promise, longer

    def best_halves(self, grown: list[Grown]) -> list[Half]:
        """What grows on from one first option: the best of those that could end now, and of those that cannot."""
        spent = self.tried > self.mind.answers
        finished: list[Half] = []
        waiting: list[Half] = []
        most = min(self.mind.halves, 1) if spent else self.mind.halves
        for promise, longer in sorted(grown, key=by_promise):
            if promise == UNKNOWN:
                waiting += longer
            elif most:
                finished += longer
                most -= 1
        return self.most_hopeful(waiting, 1 if spent else UNFINISHED) + finished

    def most_hopeful(self, halves: list[Half], most: int) -> list[Half]:
        """Of halves that cannot end yet, those that look best as the table stands; all, if they are not too many."""
        if len(halves) <= most:
            return halves
        looks = [self.mind.look(table, self.seat) for _, table in halves]
        order = sorted(range(len(halves)), key=lambda nth: -looks[nth])
        return [halves[nth] for nth in order[:most]]


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
    say(table, seat, option)
    for _ in range(LONGEST):
        if not rest.interrupted(table, seat):
            return
        other = mover(table)
        table.play(other, best_answer(mind, table, other))


def go_on(mind: Mind, table: Table, seat: int) -> None:
    """Others who are asked in the middle of a seat's turn take what is best at once, in place, until it goes on."""
    for _ in range(LONGEST):
        if not table.asked and not table.over():
            table.run()
        other = bystander(table, seat)
        if other < 0:
            return
        table.play(other, best_answer(mind, table, other))


def say(table: Table, seat: int, option: int) -> None:
    """Answer in place; the last seal of a poll is laid open, but what follows from it waits: it may be luck."""
    if table.polling and table.waiting() == [seat]:
        table.take(seat, option)
    else:
        table.play(seat, option)


def best_answer(mind: Mind, table: Table, seat: int) -> int:
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
            value = mind.look(after, seat)
            if value > most:
                best, most = option, value
    return best
