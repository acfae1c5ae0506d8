"""Bots at their matches: each answers when it is asked, slowly enough for people to follow."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Final
from weakref import WeakKeyDictionary

from timescoop.hosting.bot_pool import Asked, BotPool
from timescoop.hosting.errors import Paused, Stale
from timescoop.hosting.match import Match
from timescoop.hosting.timeline import is_partial
from timescoop.kernel import NOTHING, declined_by

LOG: Final = logging.getLogger("timescoop.hosting")
RETRY: Final = 0.2  # seconds that a bot waits at least before it tries again
LONGEST_RETRY: Final = 60.0  # and at most, after repeated failures
REMEMBERED_TIMES: Final = 40  # newest decisions of a bot whose durations are kept
LUCK: Final = SystemRandom()


async def always(_match: str) -> bool:
    """Let the bots of every match play here."""
    return True


class BotPlay:
    """The matches in which a bot is asked right now."""

    def __init__(
        self, pool: BotPool, pace: float, claim: Callable[[str], Awaitable[bool]] = always, *, closing: bool = False
    ) -> None:
        """Let bots play.

        Args:
            pool: Where they think.
            pace: Seconds between two visible actions of bots.
            claim: Whether this server plays the bots of a match, rather than another.
            closing: True if no bot plays here, as in a worker.
        """
        self.claim = claim
        self.pool = pool
        self.pace = pace
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.guests: WeakKeyDictionary[Match, str] = WeakKeyDictionary()  # on whose behalf the bots of a match think
        self.closing = closing
        self.times: dict[tuple[str, str], deque[float]] = {}  # by game and bot: seconds that decisions took

    def wake(self, match: Match) -> None:
        """Let a bot of this match play if one is asked."""
        if not self.closing and match.id not in self.playing and bot_to_move(match) is not None:
            self.playing[match.id] = asyncio.create_task(self.play(match))

    async def stop_playing(self) -> list[str]:
        """Stop all bots at their matches, and return the ids of these. Open questions will be asked again."""
        self.closing = True
        playing = dict(self.playing)
        for task in playing.values():
            task.cancel()
        await asyncio.gather(*playing.values(), return_exceptions=True)
        return list(playing)

    async def close(self) -> None:
        """Stop all bots, and the processes in which they think."""
        await self.stop_playing()
        self.pool.stop()

    async def play(self, match: Match) -> None:
        """Let the bots of a match answer until a person is asked; after a failure they try again later."""
        wait = RETRY
        try:
            while (seat := bot_to_move(match)) is not None:
                try:
                    if not await self.claim(match.id):
                        return
                    await self.play_one(match, seat)
                    wait = RETRY
                except Paused:
                    await rest(time.monotonic() + RETRY)
                    await match.log.store.back.wait()
                except Exception:
                    LOG.exception("the bots of match %s try again in %g s", match.id, wait)
                    await rest(time.monotonic() + wait)
                    wait = min(2 * wait, LONGEST_RETRY)
        finally:
            del self.playing[match.id]

    async def play_one(self, match: Match, seat: int) -> None:
        """Give one answer of a bot, a whole number of paces after the last change that players saw.

        So the delay doesn't show how long it thought, or how many cards it picked first.
        """
        number, began = match.state.shown[seat], time.monotonic()
        plan, table = match.plan, match.timeline.table
        guest = self.guests.get(match, match.id)
        asked = Asked(match.id, match.state.rows)
        option = await self.pool.choose(table, plan.game, plan.cards, seat, match.seats[seat].bot, guest, asked)
        if not is_partial(table, seat, option):
            thought = self.time_to_show(match, seat, time.monotonic() - began)
            first = match.log.notifier.changed_at + self.pace * (1 + frames_shown(match))
            await rest(next_tick(first, self.pace, began + thought))
        try:
            await match.answer(seat, option, number)
        except Stale:
            LOG.info("match %s moved on while a bot thought", match.id)
        except Paused:
            await asyncio.sleep(RETRY)
            await match.log.store.back.wait()

    def time_to_show(self, match: Match, seat: int, took: float) -> float:
        """Seconds after which a bot's answer is shown, as if it had thought so long.

        If it could only decline, this is the time of an earlier decision in which it had a choice. Otherwise a quick
        answer would show that it had nothing to choose from.
        """
        table, bot = match.timeline.table, match.seats[seat].bot
        if declined_by(table.question_of(seat)) == NOTHING:
            return took
        limit = self.pool.catalogue.bots[bot].seconds if bot in self.pool.catalogue.bots else None
        times = self.times.setdefault((match.plan.game, bot), deque([limit] if limit else (), maxlen=REMEMBERED_TIMES))
        if len(table.options(seat)) > 1:
            times.append(took)
            return took
        return max(took, LUCK.choice(times)) if times else took


def frames_shown(match: Match) -> int:
    """How many animation frames people see before the newest snapshot; 0 if nobody is watching."""
    animation = match.log.animation
    return len(animation.frames) if animation and match.log.notifier.has_listeners() else 0


def next_tick(first: float, pace: float, now: float) -> float:
    """The next moment among `first` and every pace after it."""
    late = now - first
    return first + math.ceil(late / pace) * pace if late > 0 and pace else first


async def rest(until: float) -> None:
    """Wait for a moment on the monotonic clock; one that has passed is not waited for."""
    await asyncio.sleep(max(0.0, until - time.monotonic()))


def bot_to_move(match: Match) -> int | None:
    """The first seat of a bot that is asked; none while something holds the match up."""
    if match.state.is_held_up():
        return None
    return next((seat for seat in match.timeline.table.waiting() if match.seats[seat].kind == "bot"), None)
