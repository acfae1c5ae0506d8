"""The earlier moments of a match: what one pair of eyes was shown, look after look, and never anything else.

A moment is a look that differs from the one before it. What others did without these eyes seeing anything is no moment,
so the number of moments tells nothing that the looks themselves did not.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from timescoop.documents import deal_undone, laid_open, standing_at
from timescoop.hosting.course import Course, Given
from timescoop.hosting.errors import HostingError
from timescoop.hosting.looks import Look, SeatShown, Sight, look_of, told
from timescoop.kernel import Game, Table, View

STRIDE: Final = 16  # answers between two tables that are kept
BREATH: Final = 24  # views made before others may be served


@dataclass(frozen=True, slots=True)
class Moments:
    """All moments of one pair of eyes, counted from 1.

    Args:
        past: Where the tables come from.
        course: The match as far as it is looked at.
        eyes: A seat, the number of seats for a watcher, or one more for everything laid open.
        done: How many answers had been given at each moment.
    """

    past: Past
    course: Course
    eyes: int
    done: tuple[int, ...]

    def __len__(self) -> int:
        """How many there are."""
        return len(self.done)

    def answers(self, number: int) -> int:
        """How many answers had been given at a moment; for whoever may see all of them.

        Raises:
            HostingError: There is no such moment.
        """
        if not 1 <= number <= len(self.done):
            raise HostingError(f"there is no moment {number}: this match has {len(self.done)} as these eyes saw it")
        return self.done[number - 1]

    def nearest(self, answers: int) -> int:
        """The moment at which these eyes were once so many answers had been given."""
        return max(1, bisect_right(self.done, answers))

    def table(self, number: int) -> Table:
        """The whole table at a moment, secrets included, without facts; it is the caller's own."""
        return self.past.table(self.course, self.answers(number))

    def look(self, number: int, seats: Sequence[SeatShown]) -> Look:
        """What these eyes were shown at a moment. Its number is 0, and nothing can be taken back from it."""
        done = self.answers(number)
        table = self.past.table(self.course, done)
        sight = self.past.sight(self.course, done, self.eyes, table)
        viewer = min(self.eyes, len(seats))
        return look_of(self.past.game, table, viewer, seats, sight)

    def fresh(self, number: int) -> int:
        """How many facts these eyes were told at a moment that they had not been told at the one before."""
        done = self.answers(number)
        return facts_at(self.course, done) - (facts_at(self.course, self.done[number - 2]) if number > 1 else 0)


@dataclass
class Past:
    """The tables that a match came through: some are kept, the rest are played again from the nearest.

    Args:
        game: The game.
        luck: What the match was dealt with.
    """

    game: Game
    luck: bytes
    course: Course | None = None
    kept: list[Table] = field(default_factory=list)  # after 0, STRIDE, 2 * STRIDE … answers
    found: dict[int, list[int]] = field(default_factory=dict)  # eyes -> the answers done at each of their moments
    looked: dict[int, int] = field(default_factory=dict)  # eyes -> the answers up to which that has been found out
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def moments(self, course: Course, eyes: int) -> Moments:
        """All moments of some eyes in a match as it stands.

        A match whose answers no longer lead to its table, because a rule has been mended, has its newest moment alone.
        """
        async with self.turn:
            self.follow(course)
            if not self.kept:
                return Moments(self, course, eyes, (len(course.given),))
            found = self.found.setdefault(eyes, [])
            await self.look_on(course, eyes, found)
            return Moments(self, course, eyes, tuple(found))

    def follow(self, course: Course) -> None:
        """Take over a course, and forget what has been taken back since."""
        before, self.course = self.course, course
        if before is not None and before.dealt is course.dealt and before.undos == course.undos:
            stands = common(before.given, course.given)
        else:
            stands = -1
        del self.kept[stands // STRIDE + 1 :]
        for eyes, found in self.found.items():
            self.found[eyes] = [done for done in found if done <= stands]
            self.looked[eyes] = min(self.looked.get(eyes, -1), stands)
        if not self.kept and course.dealt is not None:
            self.kept = [bare(course.dealt)]
            deal_undone(self.kept[0], standing_at(course.undos, 0), self.luck)

    async def look_on(self, course: Course, eyes: int, found: list[int]) -> None:
        """Find the moments among the answers that have not been looked at."""
        start = self.looked.get(eyes, -1) + 1
        last = found[-1] if found else -1
        view = self.sight(course, last, eyes).view if found else None
        for count, (done, table) in enumerate(self.tables(course, start)):
            if shown(course, done):
                seen = self.view(table, eyes)
                if seen != view or facts_at(course, done) != facts_at(course, last):
                    found.append(done)
                    view, last = seen, done
            if count % BREATH == BREATH - 1:
                await asyncio.sleep(0)
        self.looked[eyes] = len(course.given)

    def tables(self, course: Course, start: int) -> Iterator[tuple[int, Table]]:
        """The tables after each number of answers from `start` on; they are played on in place."""
        if start > len(course.given):
            return
        table = self.table(course, start)
        yield start, table
        for done in range(start + 1, len(course.given) + 1):
            self.play(course, table, done)
            yield done, table

    def play(self, course: Course, table: Table, done: int) -> None:
        """Give the answer of that number, in place, and deal anew what an undo by consent dealt anew after it."""
        given = course.given[done - 1]
        table.play(given.seat, given.option)
        deal_undone(table, standing_at(course.undos, done), self.luck)
        if done == STRIDE * len(self.kept):
            self.kept.append(table.copy())

    def table(self, course: Course, done: int) -> Table:
        """The table after so many answers."""
        if not self.kept:
            return bare(course.table)
        nearest = min(done // STRIDE, len(self.kept) - 1)
        table = self.kept[nearest].copy()
        for number in range(nearest * STRIDE + 1, done + 1):
            self.play(course, table, number)
        return table

    def sight(self, course: Course, done: int, eyes: int, table: Table | None = None) -> Sight:
        """What some eyes saw of the table after so many answers, and all they had been told."""
        at = self.table(course, done) if table is None else table
        facts = replace(course, given=course.given[:done])
        if eyes > at.seats:
            facts = replace(facts, table=laid_open(course.table))
        return Sight(self.view(at, eyes), told(facts, min(eyes, at.seats), 0))

    def view(self, table: Table, eyes: int) -> View:
        """The game's view for some eyes."""
        if eyes > table.seats:
            return self.game.view(laid_open(table), table.seats)
        return self.game.view(table, eyes)


def shown(course: Course, done: int) -> bool:
    """Whether anybody was shown the table after so many answers: not if hosting gave the next answer at once."""
    return done == len(course.given) or not course.given[done].unasked


def facts_at(course: Course, done: int) -> int:
    """How many facts had happened once so many answers had been given; -1 before the deal."""
    if done < 0:
        return -1
    return course.given[done - 1].until if done else course.opening


def common(one: Sequence[Given], other: Sequence[Given]) -> int:
    """How many answers two courses have in common from the first on."""
    for number, (a, b) in enumerate(zip(one, other, strict=False)):
        if a is not b and a != b:
            return number
    return min(len(one), len(other))


def bare(table: Table) -> Table:
    """A copy that keeps no facts: those stand with the course."""
    new = table.copy()
    new.kept = None
    return new
