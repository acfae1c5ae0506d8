"""The earlier moments of a match: the snapshots of one viewer, and nothing else.

A moment is a snapshot that differs from the one before it. Actions that this viewer could not notice make no
moment, so the number of moments reveals no more than the snapshots themselves.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from timescoop.documents import deal_undone, laid_open, standing_at
from timescoop.hosting.errors import HostingError
from timescoop.hosting.snapshots import SeatShown, Snapshot, ViewerState, snapshot_of, told
from timescoop.hosting.timeline import GivenAnswer, Timeline
from timescoop.kernel import Game, Table, View

CHECKPOINT_EVERY: Final = 16  # answers between two tables that are kept
YIELD_EVERY: Final = 24  # views made before others may be served


@dataclass(frozen=True, slots=True)
class Moments:
    """All moments of one viewer, counted from 1.

    Args:
        history: Where the tables come from.
        timeline: The part of the match that is replayed.
        eyes: A seat, the number of seats for a spectator, or one more for all cards shown.
        done: How many answers had been given at each moment.
    """

    history: History
    timeline: Timeline
    eyes: int
    done: tuple[int, ...]

    def __len__(self) -> int:
        """How many there are."""
        return len(self.done)

    def answers(self, number: int) -> int:
        """How many answers had been given at a moment, for viewers who may see all of them.

        Raises:
            HostingError: There is no such moment.
        """
        if not 1 <= number <= len(self.done):
            raise HostingError(f"there is no moment {number}: seen from here, this match has {len(self.done)}")
        return self.done[number - 1]

    def nearest(self, answers: int) -> int:
        """The viewer's moment after this number of answers."""
        return max(1, bisect_right(self.done, answers))

    def table(self, number: int) -> Table:
        """The whole table at a moment, secrets included, without facts; it is the caller's own."""
        return self.history.table(self.timeline, self.answers(number))

    def snapshot(self, number: int, seats: Sequence[SeatShown]) -> Snapshot:
        """What the viewer was shown at a moment. Its number is 0, and nothing can be taken back from it."""
        done = self.answers(number)
        table = self.history.table(self.timeline, done)
        state = self.history.state(self.timeline, done, self.eyes, table)
        viewer = min(self.eyes, len(seats))
        return snapshot_of(self.history.game, table, viewer, seats, state)

    def fresh(self, number: int) -> int:
        """How many facts the viewer learned at a moment and not before."""
        done = self.answers(number)
        return facts_at(self.timeline, done) - (facts_at(self.timeline, self.done[number - 2]) if number > 1 else 0)


@dataclass
class History:
    """The tables of a match over time: some are kept, the rest are replayed from the nearest one.

    Args:
        game: The game.
        luck: What the match was dealt with.
    """

    game: Game
    luck: bytes
    timeline: Timeline | None = None
    checkpoints: list[Table] = field(default_factory=list)  # after 0, CHECKPOINT_EVERY, 2 * CHECKPOINT_EVERY … answers
    found: dict[int, list[int]] = field(default_factory=dict)  # viewer -> the answers done at each of their moments
    examined: dict[int, int] = field(default_factory=dict)  # viewer -> the answers up to which that is known
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def moments(self, timeline: Timeline, eyes: int) -> Moments:
        """All moments of a viewer in a match as it stands.

        A match whose answers no longer lead to its table, because a rule has been mended, has only its newest moment.
        """
        async with self.turn:
            self.update(timeline)
            if not self.checkpoints:
                return Moments(self, timeline, eyes, (len(timeline.given),))
            found = self.found.setdefault(eyes, [])
            await self.examine(timeline, eyes, found)
            return Moments(self, timeline, eyes, tuple(found))

    def update(self, timeline: Timeline) -> None:
        """Follow a timeline, and forget undone answers."""
        before, self.timeline = self.timeline, timeline
        if before is not None and before.dealt is timeline.dealt and before.undos == timeline.undos:
            stands = common_prefix(before.given, timeline.given)
        else:
            stands = -1
        del self.checkpoints[stands // CHECKPOINT_EVERY + 1 :]
        for eyes, found in self.found.items():
            self.found[eyes] = [done for done in found if done <= stands]
            self.examined[eyes] = min(self.examined.get(eyes, -1), stands)
        if not self.checkpoints and timeline.dealt is not None:
            self.checkpoints = [without_facts(timeline.dealt)]
            deal_undone(self.checkpoints[0], standing_at(timeline.undos, 0), self.luck)

    async def examine(self, timeline: Timeline, eyes: int, found: list[int]) -> None:
        """Find the moments among the answers that have not been looked at."""
        start = self.examined.get(eyes, -1) + 1
        last = found[-1] if found else -1
        view = self.state(timeline, last, eyes).view if found else None
        for count, (done, table) in enumerate(self.tables(timeline, start)):
            if shown(timeline, done):
                seen = self.view(table, eyes)
                if seen != view or facts_at(timeline, done) != facts_at(timeline, last):
                    found.append(done)
                    view, last = seen, done
            if count % YIELD_EVERY == YIELD_EVERY - 1:
                await asyncio.sleep(0)
        self.examined[eyes] = len(timeline.given)

    def tables(self, timeline: Timeline, start: int) -> Iterator[tuple[int, Table]]:
        """The tables after each number of answers from `start` on; they are played on in place."""
        if start > len(timeline.given):
            return
        table = self.table(timeline, start)
        yield start, table
        for done in range(start + 1, len(timeline.given) + 1):
            self.play(timeline, table, done)
            yield done, table

    def play(self, timeline: Timeline, table: Table, done: int) -> None:
        """Give the answer of that number, in place, and deal again what an undo by consent dealt again after it."""
        given = timeline.given[done - 1]
        table.play(given.seat, given.option)
        deal_undone(table, standing_at(timeline.undos, done), self.luck)
        if done == CHECKPOINT_EVERY * len(self.checkpoints):
            self.checkpoints.append(table.copy())

    def table(self, timeline: Timeline, done: int) -> Table:
        """The table after so many answers."""
        if not self.checkpoints:
            return without_facts(timeline.table)
        nearest = min(done // CHECKPOINT_EVERY, len(self.checkpoints) - 1)
        table = self.checkpoints[nearest].copy()
        for number in range(nearest * CHECKPOINT_EVERY + 1, done + 1):
            self.play(timeline, table, number)
        return table

    def state(self, timeline: Timeline, done: int, eyes: int, table: Table | None = None) -> ViewerState:
        """What a viewer saw of the table after this number of answers, and every fact they had been told."""
        at = self.table(timeline, done) if table is None else table
        facts = replace(timeline, given=timeline.given[:done])
        if eyes > at.seats:
            facts = replace(facts, table=laid_open(timeline.table))
        return ViewerState(self.view(at, eyes), told(facts, min(eyes, at.seats), 0))

    def view(self, table: Table, eyes: int) -> View:
        """The game's view for a viewer."""
        if eyes > table.seats:
            return self.game.view(laid_open(table), table.seats)
        return self.game.view(table, eyes)


def shown(timeline: Timeline, done: int) -> bool:
    """Whether the table after this number of answers was shown: False if hosting gave the next answer at once."""
    return done == len(timeline.given) or not timeline.given[done].unasked


def facts_at(timeline: Timeline, done: int) -> int:
    """How many facts had happened after this number of answers; -1 before the deal."""
    if done < 0:
        return -1
    return timeline.given[done - 1].until if done else timeline.opening


def common_prefix(one: Sequence[GivenAnswer], other: Sequence[GivenAnswer]) -> int:
    """How many answers two timelines have in common from the first on."""
    for number, (a, b) in enumerate(zip(one, other, strict=False)):
        if a is not b and a != b:
            return number
    return min(len(one), len(other))


def without_facts(table: Table) -> Table:
    """A copy that keeps no facts; the timeline has them."""
    new = table.copy()
    new.kept = None
    return new
