"""Forced moves: a person's only option is taken for them, after a moment that is the same for everybody.

A forced move is the only option of a person, where others can tell that (`OPENLY_ASKED`) or where it declines something
(`declined_by`). In the second case nobody may learn that there was no choice. So the moment has a random length, which
is drawn for every such question, with any hand. If a person has a choice and declines, that answer is held back
until the moment is over, too. No clock runs meanwhile. See docs/adr/0052.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from timescoop.hosting.company.auto_pass import CONFIRMS, AutoPass
from timescoop.hosting.errors import NotYours, Overtaken, Paused, Stale
from timescoop.hosting.match_log import MatchLog, serialized
from timescoop.hosting.match_rows import answer_rows
from timescoop.hosting.seats import Seat
from timescoop.hosting.timeline import forced_option
from timescoop.kernel import NOTHING, OPENLY_ASKED, Table, declined_by

LOG: Final = logging.getLogger("timescoop.hosting")
AT_MOST: Final = 2.0  # times the least length of a moment
RETRY: Final = 0.2  # seconds until an answer that could not be saved is tried again


def confirms(asks: Mapping[int, Mapping[str, bool]], seat: int) -> bool:
    """Whether a seat has chosen to confirm forced moves."""
    return asks.get(seat, {}).get(CONFIRMS, False)


def has_moment(table: Table, seat: int) -> bool:
    """Whether a pause belongs to a seat's question. The kind of question decides, never the possible answers."""
    question = table.question_of(seat)
    return not table.polling and (question in OPENLY_ASKED or declined_by(question) != NOTHING)


class ForcedMoves:
    """Answers the forced moves of one match.

    Args:
        log: The match.
        auto_pass: How its windows are passed.
        luck: Where the lengths of moments come from.
        moment: The least length of a moment in seconds; 0 leaves every move to its person.
    """

    def __init__(self, log: MatchLog, auto_pass: AutoPass, luck: Random, moment: float) -> None:
        self.log = log
        self.auto_pass = auto_pass
        self.luck = luck
        self.moment = moment
        self.rows = -1  # the pause began when the match had so many rows of answers,
        self.until = 0.0  # and ends then, on the monotonic clock
        self.given: dict[tuple[int, int], tuple[int, ...]] = {}  # what was answered, by seat and number of its snapshot
        self.task: asyncio.Task[None] | None = None
        log.timer.grace = self.left

    def close(self) -> None:
        """Stop answering forced moves."""
        if self.task is not None:
            self.task.cancel()

    # ---- the moment

    def left(self) -> float:
        """Seconds that the moment of what is asked now still lasts; 0 where it has none."""
        state = self.log.state
        if not self.moment:
            return 0.0
        if state.rows != self.rows:
            self.rows, table, seats = state.rows, state.timeline.table, state.seats
            people = [seat for seat in table.waiting() if seats[seat].kind == "person"]
            lasts = self.moment * (1.0 + (AT_MOST - 1.0) * self.luck.random())
            self.until = now() + lasts if any(has_moment(table, seat) for seat in people) else 0.0
        return max(0.0, self.until - now())

    async def hold(self, seat: int, option: int) -> None:
        """Wait with an answer that declines until the moment is over, as a forced one would."""
        state = self.log.state
        if not self.moment or not 0 <= seat < len(state.seats) or state.seats[seat].kind != "person":
            return
        if option == declined_by(state.timeline.table.question_of(seat)) != NOTHING and self.left() > 0:
            await rest(self.left())

    # ---- the answers

    def forced(self) -> int:
        """The first seat whose move is forced and answered for it, or `NOTHING`."""
        state = self.log.state
        if not self.moment or state.is_held_up():
            return NOTHING
        table = state.timeline.table
        return next((seat for seat in table.waiting() if self.is_forced(table, state.seats, seat)), NOTHING)

    def is_forced(self, table: Table, seats: Sequence[Seat], seat: int) -> bool:
        """Whether a seat's move is forced and answered for it."""
        asks = self.log.state.table_state.asks
        if seats[seat].kind != "person" or confirms(asks, seat) or not has_moment(table, seat):
            return False
        option = forced_option(table, seat)
        question = table.question_of(seat)
        return option != NOTHING and (option == declined_by(question) or (question in OPENLY_ASKED and not table.picks))

    def is_forced_for(self, viewer: int) -> bool:
        """Whether a viewer is asked, and its only option is answered for it in a moment."""
        state = self.log.state
        table = state.timeline.table
        return bool(self.moment) and viewer in table.waiting() and self.is_forced(table, state.seats, viewer)

    def wake(self) -> None:
        """Answer the forced move there is, if any, once the moment is over."""
        if self.forced() != NOTHING and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.answer_all())

    async def answer_all(self) -> None:
        """Answer forced moves until there is none."""
        try:
            while self.forced() != NOTHING:
                if left := self.left():
                    await rest(left)
                    continue
                try:
                    await self.answer(self.rows)
                except (Stale, Overtaken):
                    LOG.info("match %s moved on before a forced move was answered", self.log.plan.id)
                except Paused:
                    await rest(RETRY)
                    await self.log.store.back.wait()
        except Exception:
            LOG.exception("forced moves of match %s are left to their people", self.log.plan.id)

    @serialized
    async def answer(self, rows: int) -> None:
        """Answer the forced move, if the match still has so many rows of answers."""
        state, seat = self.log.state, self.forced()
        if seat == NOTHING or state.rows != rows:
            return
        option, done = forced_option(state.timeline.table, seat), len(state.timeline.given)
        timeline = state.timeline.after(seat, option, unasked=True).settled(self.auto_pass.passing)
        number = state.shown[seat]
        await self.log.append(timeline, answer_rows(timeline, done), seat, adds_answers=True)
        self.given[seat, number] = (option,)

    # ---- the setting

    def confirmed_by(self, seat: int) -> bool:
        """Whether a seat confirms forced moves itself."""
        return confirms(self.log.state.table_state.asks, seat)

    @serialized
    async def set_confirms(self, seat: int, *, confirm: bool) -> None:
        """Set whether a seat confirms forced moves. Only its own snapshot changes.

        Raises:
            NotYours: A spectator is not asked.
        """
        if not 0 <= seat < len(self.log.state.seats):
            raise NotYours("a spectator has no moves to confirm")
        if confirm == self.confirmed_by(seat):
            return
        table_state = self.log.table_state()
        own = {**table_state.asks.get(seat, {}), CONFIRMS: confirm}
        await self.log.amend(replace(table_state, asks={**table_state.asks, seat: own}), [seat])


def now() -> float:
    """Seconds on the monotonic clock."""
    return time.monotonic()


async def rest(seconds: float) -> None:
    """Sleep; tests replace this."""
    await asyncio.sleep(seconds)
