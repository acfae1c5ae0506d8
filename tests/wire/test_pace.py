"""L-6 and A4 row 24: when a bot answers depends on what everybody has seen, and not on what it had to think about."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.tally import tally
from tests.wire.games import GAMES
from tests.wire.pairs import otherwise, same_to
from tests.wire.sitting import House, dealt, house, walked

from timescoop.hosting import Match, SeatPlan, botplay
from timescoop.hosting.snapshots import viewer_states
from timescoop.hosting.timeline import is_partial, new_timeline
from timescoop.kernel import NOTHING, WINDOW, Table
from timescoop.testkit import Luck

PACE = 0.6
BOTS = [SeatPlan("bot", name, "first") for name in ("Ada", "Bo", "Cleo")]


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as one:
        yield one


class Clock:
    """A clock that goes on by what a bot takes to think, and to which rests are told; nobody waits."""

    def __init__(self, patch: pytest.MonkeyPatch, thinking: float) -> None:
        self.now = 1000.0
        self.rests: list[float] = []
        self.thinking = thinking
        patch.setattr(botplay, "time", SimpleNamespace(monotonic=lambda: self.now))
        patch.setattr(botplay, "rest", self.rest)

    async def rest(self, until: float) -> None:
        self.rests.append(round(until, 6))
        self.now = max(self.now, until)


async def moments(at: House, table: Table, patch: pytest.MonkeyPatch, thinking: float, answers: int) -> list[float]:
    """When bots answer from a table on, if each takes so long for each option it has."""
    match = await at.host.new_match("kites", edition="hill", seats=BOTS)
    at.host.bots.closing = True  # they answer when this test lets them
    await asyncio.gather(*at.host.bots.playing.values(), return_exceptions=True)
    timeline = new_timeline(table.copy())
    match.log.state = replace(match.state, timeline=timeline, viewers=viewer_states(match.game, timeline))
    with patch.context() as here:
        clock = Clock(here, thinking)
        play = botplay.BotPlay(at.host.bots.pool, PACE)
        for _ in range(answers):
            seat = botplay.bot_to_move(match)
            if seat is None:
                break
            await one_answer(play, match, seat, clock)
    return clock.rests


async def one_answer(play: botplay.BotPlay, match: Match, seat: int, clock: Clock) -> None:
    match.log.notifier.changed_at = clock.now if not match.timeline.table.picks else match.log.notifier.changed_at
    clock.now += clock.thinking * len(match.timeline.table.options(seat))
    await play.play_one(match, seat)


async def test_l_6_bots_answer_at_the_same_moments_in_worlds_that_others_cannot_tell_apart(
    at: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0
    for seed in range(40):
        luck = Luck(seed)
        table = walked(dealt(GAMES["kites"], "hill", 3, seed), luck, 10 + luck.below(80))
        bot = luck.of(table.waiting())
        twin = otherwise(table, bot, luck)
        if table.polling or not same_to((bot + 1) % 3, table, twin, (0, 0)) or twin.kind == table.kind:
            continue
        times = [await moments(at, world, monkeypatch, PACE / 100, 1) for world in (table, twin)]
        if all(times):
            assert times[0] == times[1], f"seed {seed}"
            compared += len(table.options(bot)) != len(twin.options(bot))
    assert compared > 3
    tally(moments_of_bots_compared=compared)


async def test_l_6_a_bot_that_thinks_for_long_answers_at_a_whole_pace(
    at: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = walked(dealt(GAMES["kites"], "hill", 3, 5), Luck(5), 30)
    for thinking in (0.01, 0.3, 0.77, 2.5):
        (moment, *_) = await moments(at, table, monkeypatch, thinking, 1)
        paces = (moment - 1000.0) / PACE
        assert abs(paces - round(paces)) < 1e-6, thinking


async def test_l_6_a_bot_that_can_only_decline_takes_as_long_as_if_it_had_a_choice(
    at: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that thinks for longer than a pace would else show by answering at once that it holds nothing."""
    chooser, decliner = in_window(several=True), in_window(several=False)
    play = botplay.BotPlay(at.host.bots.pool, PACE)
    match = await at.host.new_match("kites", edition="hill", seats=BOTS)
    at.host.bots.closing = True
    await asyncio.gather(*at.host.bots.playing.values(), return_exceptions=True)
    taken = []
    for table in (chooser, decliner):
        timeline = new_timeline(table.copy())
        match.log.state = replace(match.state, timeline=timeline, viewers=viewer_states(match.game, timeline))
        with monkeypatch.context() as here:
            clock = Clock(here, 0.0)
            match.log.notifier.changed_at = clock.now
            here.setattr(play.pool, "choose", thinking_where_it_can(play.pool.choose, clock, 2.5 * PACE))
            await play.play_one(match, table.waiting()[0])
            taken.append(clock.rests)
    assert taken == [[1000 + 3 * PACE]] * 2


def in_window(*, several: bool) -> Table:
    """A table where a seat is asked in a window, and can do something there or not."""
    for seed in range(400):
        table = walked(dealt(GAMES["kites"], "hill", 3, seed), Luck(seed), 10 + seed % 60)
        seat = (table.waiting() or [NOTHING])[0]
        if seat != NOTHING and table.question_of(seat) in WINDOW and (len(table.options(seat)) > 1) == several:
            return table
    raise AssertionError("no such window in all those games")


def thinking_where_it_can(
    choose: Callable[..., Awaitable[int]], clock: Clock, seconds: float
) -> Callable[..., Awaitable[int]]:
    """A pool that takes its time over every choice, and none where there is only one option."""

    async def chosen(table: Table, game: str, cards: str | None, seat: int, *more: object) -> int:
        clock.now += seconds * (len(table.options(seat)) > 1)
        return await choose(table, game, cards, seat, *more)

    return chosen


async def test_l_6_a_pick_that_nobody_sees_takes_no_pace(at: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = 0
    while True:
        table = walked(dealt(GAMES["kites"], "hill", 3, seed), Luck(seed), 40)
        seat = table.waiting()[0]
        if not table.polling and is_partial(table, seat, table.options(seat)[0]):
            break
        seed += 1
    assert await moments(at, table, monkeypatch, 0.01, 1) == []


@given(st.floats(0, 1e6), st.floats(0.01, 10), st.floats(0, 1e6))
def test_a_tick_is_not_gone_by_and_none_is_left_out(first: float, pace: float, now: float) -> None:
    found = botplay.next_tick(first, pace, now)
    assert found >= min(now, found) - 1e-6
    assert found + 1e-6 >= now or found == first
    assert found == first or found - pace <= now + 1e-6
    assert abs((found - first) / pace - round((found - first) / pace)) < 1e-3


def test_without_a_pace_nothing_is_waited_for() -> None:
    assert botplay.next_tick(10.0, 0.0, 20.0) == 10.0
