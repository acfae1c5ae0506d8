"""Finished matches are judged, choice by choice, in a process of their own: one by one, and never in a bot's way."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from timescoop.bots import Declared, Judged, Segmenter, analysis_budget, judged, stop_pool
from timescoop.documents import standing_at
from timescoop.hosting.errors import HostingError, Paused, StillSecret
from timescoop.hosting.facts import write_table
from timescoop.hosting.guests import GUEST
from timescoop.hosting.replay.replays import Replay
from timescoop.hosting.worker import Catalogue, new_pool
from timescoop.kernel import Table

LOG: Final = logging.getLogger("timescoop.hosting")
TIMEOUT: Final = 60.0  # seconds for one choice; most take a third of one
OF_ONE: Final = 3  # matches of one guest
WAITING: Final = 8  # whose match comes after so many is asked to come again
MAX_LOADED: Final = 64  # judged matches that are remembered


@dataclass(frozen=True, slots=True)
class Choice:
    """One declaration to be judged.

    Args:
        game: Key of the game.
        cards: The text of a card file, or None for the edition's own.
        blind: A table imagined for the seat, as JSON.
        said: What was declared.
        worlds: Imagined worlds in which it is looked into.
    """

    game: str
    cards: str | None
    blind: str
    said: Declared
    worlds: int


def weigh(catalogue: Catalogue, choice: Choice) -> Judged | None:
    """Judge a choice."""
    game = catalogue.games[choice.game]
    blind = game.load(json.loads(choice.blind), catalogue.cards(choice.game, choice.cards))
    return judged(game, blind, choice.said, 0, analysis_budget(choice.worlds))


@dataclass
class Judgement:
    """How far a match has been judged, and what was found.

    Args:
        answers: How many answers the match has.
        done: How many of them have been gone through.
        judged: What is to be said of its choices, in order.
        failed: Whether it was given up.
        begun: Whether its turn has come.
    """

    answers: int
    done: int = 0
    judged: list[Judged] = field(default_factory=list)
    failed: bool = False
    begun: bool = False

    @property
    def over(self) -> bool:
        """Whether all has been gone through."""
        return self.done == self.answers


class Judge:
    """Judges one match after the other."""

    def __init__(self, catalogue: Catalogue, *, apart: bool, worlds: int = 60) -> None:
        """Start nothing yet.

        Args:
            catalogue: Where games are found, here and in the process.
            apart: Whether to judge in a process of its own; else it is done in a thread, for tests.
            worlds: Imagined worlds in which each choice is looked into.
        """
        self.catalogue = catalogue
        self.apart = apart
        self.worlds = worlds
        self.of_one = OF_ONE
        self.turn = asyncio.Lock()
        self.found: OrderedDict[str, Judgement] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.guests: Counter[str] = Counter()  # how many matches of each are judged or wait

    def of(self, replay: Replay) -> Judgement | None:
        """How far a match has been judged; None if nobody has asked for it lately."""
        return self.found.get(replay.plan.id)

    def begin(self, replay: Replay) -> Judgement:
        """Judge a match, unless that is being done or has been.

        Raises:
            StillSecret: It is not over.
            HostingError: It was ended by agreement, or its record is unfinished: no choice can be measured by the end.
            Paused: Too many others wait.
        """
        if not replay.ended:
            raise StillSecret("what a choice was worth is told once the match is over")
        if not replay.decided:
            raise HostingError("this match was ended by agreement: without a winner its choices can't be judged")
        before = self.of(replay)
        if before is not None and not before.failed:
            return before
        guest = GUEST.get()
        if len(self.tasks) >= WAITING or (guest and self.guests[guest] >= self.of_one):
            raise Paused("many matches are being judged just now; try again in a minute")
        self.guests[guest] += 1
        new = self.found[replay.plan.id] = Judgement(len(replay.moments.timeline.given))
        while len(self.found) > MAX_LOADED:
            self.found.popitem(last=False)
        task = asyncio.create_task(self.judge(replay, new))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _task: self.guests.subtract({guest: 1}))
        return new

    async def close(self) -> None:
        """Judge no more."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def judge(self, replay: Replay, new: Judgement) -> None:
        """Go through a match when its turn comes."""
        async with self.turn:
            new.begun = True
            pool = new_pool(self.catalogue.name, 1) if self.apart else None
            try:
                for said, before in declarations_of(replay):
                    choice = self.choice(replay, said, before)
                    what = (
                        asyncio.to_thread(weigh, self.catalogue, choice)
                        if pool is None
                        else asyncio.wrap_future(pool.submit(weigh, self.catalogue, choice))
                    )
                    one = await asyncio.wait_for(what, TIMEOUT)
                    new.judged += [one] if one else []
                    new.done = said.until
            except Exception:  # whatever a search does wrong, the server goes on
                new.failed = True
                LOG.exception("match %s cannot be judged", replay.plan.id)
            finally:
                if pool is not None:
                    stop_pool(pool)

    def choice(self, replay: Replay, said: Declared, before: Table) -> Choice:
        """What the process is sent: never the real table."""
        blind = write_table(replay.game.imagine(before, said.seat, said.done))
        return Choice(replay.game.key, replay.plan.cards, blind, said, self.worlds)


def declarations_of(replay: Replay) -> Iterator[tuple[Declared, Table]]:
    """The declarations of a match, each with the table before it."""
    return Segmenter().declarations(answers_of(replay))


def answers_of(replay: Replay) -> Iterator[tuple[Table, int, int, bool]]:
    """The answers of a match: the table that a seat found, the seat, its option, whether something was dealt anew."""
    timeline, history = replay.moments.timeline, replay.moments.history
    for (done, table), given in zip(history.tables(timeline, 0), timeline.given, strict=False):
        yield table, given.seat, given.option, bool(done and standing_at(timeline.undos, done))
