"""Analyses finished matches, choice by choice, as work from the queue; the results are stored."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from timescoop.bots import (
    Catalogue,
    Declared,
    Judged,
    Segmenter,
    analysis_budget,
    judged,
    new_pool,
    stop_pool,
    usual_worlds,
)
from timescoop.documents import standing_at
from timescoop.hosting.errors import HostingError, StillSecret
from timescoop.hosting.facts import write_table
from timescoop.hosting.plain_data import from_json, to_json
from timescoop.hosting.replay.replays import Replay
from timescoop.hosting.resume import rules_version
from timescoop.hosting.work_queue.queue import WorkQueue
from timescoop.hosting.work_queue.work_rows import NewWork, WorkLimits
from timescoop.hosting.work_queue.work_runner import Lane, LeasedWork
from timescoop.kernel import Table

TIMEOUT: Final = 60.0  # seconds for one choice; most take a third of one
ANALYSIS: Final = "analysis"
LIMITS: Final = WorkLimits(everybody=40, guest=3, person=3)  # matches that wait or are judged
MAX_LOADED: Final = 64  # judged matches that are kept in memory
STORED: Final = 5000  # judged matches that are stored
TOO_MANY: Final = "the server is analysing many matches; try again in a minute"


@dataclass(frozen=True, slots=True)
class Choice:
    """One declaration to be judged.

    Args:
        game: Key of the game.
        cards: The text of a card file, or None for the edition's own.
        blind: A table imagined for the seat, as JSON.
        said: What was declared.
        worlds: How many imagined worlds it is searched in.
    """

    game: str
    cards: str | None
    blind: str
    said: Declared
    worlds: int


def weigh(catalogue: Catalogue, choice: Choice) -> Judged | None:
    """Judge a choice on the table that its seat knows."""
    game = catalogue.games[choice.game]
    blind = game.load(json.loads(choice.blind), catalogue.cards(choice.game, choice.cards))
    return judged(game, blind, choice.said, 0, analysis_budget(choice.worlds))


@dataclass
class Judgement:
    """How far a match has been judged, and what was found.

    Args:
        answers: How many answers the match has.
        done: How many of them have been analysed.
        judged: The verdicts on its choices, in order; empty before the end.
        failed: Whether it was given up.
        begun: Whether the work has started.
        began: When that was, in seconds since 1970; 0 while it has not, and once all is done.
    """

    answers: int
    done: int = 0
    judged: list[Judged] = field(default_factory=list)
    failed: bool = False
    begun: bool = False
    began: float = 0.0

    @property
    def over(self) -> bool:
        """Whether the analysis is complete."""
        return self.done == self.answers


@dataclass(frozen=True, slots=True)
class Step:
    """One analysed choice: the answers up to its end, and the verdict, if any."""

    until: int
    judged: Judged | None


Find = Callable[[str, str], Awaitable[Replay]]


class Judge:
    """Judges matches, here or in a worker."""

    def __init__(
        self, catalogue: Catalogue, work: WorkQueue, find: Find, *, apart: bool, worlds: int | None = None
    ) -> None:
        """Offer to judge.

        Args:
            catalogue: Where games are found, here and in the process.
            work: The queue.
            find: Finds the match of an id, or the record of another.
            apart: Whether to judge in a process of its own; else it is done in a thread, for tests.
            worlds: How many imagined worlds each choice is searched in; None for what is usual in a game.
        """
        self.catalogue = catalogue
        self.work = work
        self.find = find
        self.apart = apart
        self.worlds = worlds
        self.limits = LIMITS
        self.found: OrderedDict[str, Judgement] = OrderedDict()  # of matches that have been judged to their end
        work.offer(ANALYSIS, Lane(self.judge, parts=True))

    def worlds_of(self, replay: Replay) -> int:
        """How many imagined worlds each choice of a match is searched in."""
        return usual_worlds(replay.game, len(replay.seats)) if self.worlds is None else self.worlds

    async def of(self, replay: Replay) -> Judgement | None:
        """How far a match has been judged; None if nobody has asked for it.

        Raises:
            Paused: The store is unavailable.
        """
        if replay.plan.id in self.found:
            return self.found[replay.plan.id]
        row = await self.work.find(name_of(replay))
        if row is None:
            return None
        answers = len(replay.moments.timeline.given)
        if row.failed or not row.over:
            done, began = min(row.done, answers - 1), row.began
            return Judgement(answers, done, [], row.failed, begun=began is not None, began=began or 0.0)
        try:
            steps = [from_json(Step, part) for part in await self.work.parts_of(row.id)]
        except ValueError:  # another version wrote them
            await self.work.withdraw([row.id])
            return None
        found = Judgement(answers, answers, [step.judged for step in steps if step.judged], begun=True)
        self.found[replay.plan.id] = found
        while len(self.found) > MAX_LOADED:
            self.found.popitem(last=False)
        return found

    async def begin(self, replay: Replay, person: str = "") -> None:
        """Start the analysis of a match, unless it is running or done.

        Args:
            replay: The match or record.
            person: Who asks: a profile or a browser.

        Raises:
            StillSecret: It is not over.
            HostingError: It was ended by agreement, or its record is unfinished: no choice can be measured by the end.
            Paused: Too many others wait, or the store is unavailable.
        """
        if not replay.ended:
            raise StillSecret("you can see what a choice was worth once the match is over")
        if not replay.decided:
            raise HostingError("this match was ended by agreement: without a winner its choices can't be judged")
        before = await self.of(replay)
        if before is not None and not before.failed:
            return
        match, record = ("", replay.plan.id) if replay.record else (replay.plan.id, "")
        payload = json.dumps({"match": match, "record": record, "worlds": self.worlds_of(replay)})
        work = NewWork(
            name_of(replay), ANALYSIS, payload, self.work.guest(), person, match=match or None,
            total=len(replay.moments.timeline.given),
        )  # fmt: skip
        await self.work.submit(work, self.limits, TOO_MANY)
        await self.work.keep_newest(ANALYSIS, STORED)

    async def judge(self, leased: LeasedWork) -> str:
        """Judge a match, from where another process has stopped."""
        told = json.loads(leased.payload)
        replay = await self.find(told["match"], told["record"])
        done = max((from_json(Step, part).until for part in leased.parts), default=0)
        total = len(replay.moments.timeline.given)
        pool = new_pool(self.catalogue.name, 1) if self.apart else None
        try:
            for said, before in declarations_of(replay):
                if said.until > done:
                    found = await self.weighed(pool, choice_of(replay, said, before, told["worlds"]))
                    await leased.note(min(said.until, total - 1), total, to_json(Step(said.until, found)))
        finally:
            if pool is not None:
                stop_pool(pool)
        return "{}"

    async def weighed(self, pool: ProcessPoolExecutor | None, choice: Choice) -> Judged | None:
        """Judge a choice, in the process for it if there is one."""
        if pool is None:
            return await asyncio.wait_for(asyncio.to_thread(weigh, self.catalogue, choice), TIMEOUT)
        return await asyncio.wait_for(asyncio.wrap_future(pool.submit(weigh, self.catalogue, choice)), TIMEOUT)


def name_of(replay: Replay) -> str:
    """The id of the work; other rules judge again."""
    kind = "record" if replay.record else "match"
    return f"{ANALYSIS}:{rules_version(replay.game)}:{kind}:{replay.plan.id}"


def choice_of(replay: Replay, said: Declared, before: Table, worlds: int) -> Choice:
    """What the process is sent: never the real table."""
    blind = write_table(replay.game.imagine(before, said.seat, said.done))
    return Choice(replay.game.key, replay.plan.cards, blind, said, worlds)


def declarations_of(replay: Replay) -> Iterator[tuple[Declared, Table]]:
    """The declarations of a match, each with the table before it."""
    return Segmenter().declarations(answers_of(replay))


def answers_of(replay: Replay) -> Iterator[tuple[Table, int, int, bool]]:
    """The answers of a match: the table that a seat found, the seat, its option, whether something was dealt again."""
    timeline, history = replay.moments.timeline, replay.moments.history
    for (done, table), given in zip(history.tables(timeline, 0), timeline.given, strict=False):
        yield table, given.seat, given.option, bool(done and standing_at(timeline.undos, done))
