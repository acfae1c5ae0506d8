"""Thoughts of bots are timed alone, begun again when they are lost, and never answered by chance."""

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

import pytest
from tests.hosting.conftest import CATALOGUE
from tests.hosting.pebbles import PEBBLES
from tests.hosting.playing import TWO

from timescoop.bots import Catalogue, Job, choose
from timescoop.bots.worker_pool import processes_of
from timescoop.hosting import Host, Match, SeatPlan
from timescoop.hosting.bot_pool import BotPool, Worker, WorkerLost

DEALT = PEBBLES.deal(seats=2, seed=bytes(32))


@dataclass
class Desk:
    """What workers would do, in this process: it notes each thought, and loses those that it is told to lose."""

    lost: int = 0
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    seconds: list[float] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)

    async def think(self, worker: Worker, job: Job, seconds: float) -> int:
        self.seconds.append(seconds)
        self.bots.append(job.bot)
        await self.gate.wait()
        if self.lost:
            self.lost -= 1
            raise WorkerLost("it took too long")
        return choose(worker.catalogue, job)


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> Desk:
    found = Desk()

    async def think(worker: Worker, job: Job, seconds: float) -> int:
        return await found.think(worker, job, seconds)

    monkeypatch.setattr(Worker, "think", think)
    return found


def pool(workers: int = 1) -> BotPool:
    return BotPool(Catalogue(CATALOGUE), Random(2012), workers=workers, time_limit=4.0)


async def test_a_thought_waits_for_a_worker_before_its_time_begins(desk: Desk) -> None:
    """Thirty of one guest queue; only the first has begun, and another guest comes second."""
    bots = pool()
    many = [asyncio.create_task(bots.choose(DEALT, "pebbles", None, 0, "last", "spammer")) for _ in range(30)]
    await asyncio.sleep(0)
    other = asyncio.create_task(bots.choose(DEALT, "pebbles", None, 0, "picker", "other"))
    await asyncio.sleep(0)
    assert desk.seconds == [4.0]
    desk.gate.set()
    await asyncio.gather(*many, other)
    assert desk.bots[:3] == ["last", "picker", "last"]
    assert desk.seconds == [4.0] * 31


async def test_a_lost_thought_is_begun_again_with_more_time_and_is_not_answered_by_chance(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    desk.gate.set()
    desk.lost = 2
    with caplog.at_level(logging.WARNING, "timescoop.hosting"):
        assert await pool().choose(DEALT, "pebbles", None, 0, "last") == 3
    assert (desk.bots, desk.seconds) == (["last"] * 3, [4.0, 8.0, 16.0])
    assert "bot last at pebbles is asked again: it took too long" in caplog.text


async def test_where_a_bot_is_lost_each_time_a_simpler_bot_answers(desk: Desk) -> None:
    desk.gate.set()
    desk.lost = 3
    assert await pool().choose(DEALT, "pebbles", None, 0, "last") == 0
    assert desk.bots == ["last"] * 3 + ["first"]


async def test_one_worker_that_is_killed_costs_no_other_its_thought(open_host: Callable[..., Awaitable[Host]]) -> None:
    """Two tables think in two processes; one is killed in the middle, and both bots give their own answers."""
    host = await open_host(workers=2, time_limit=60.0)
    bots = host.bots.pool
    matches = [await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="once")]) for _ in range(2)]
    for _ in range(20):
        await asyncio.sleep(0)  # both are at it
    executor = bots.processes[0].executor
    assert executor is not None
    for process in processes_of(executor):
        os.kill(process.pid or 0, signal.SIGKILL)
    for match in matches:
        await bots_rest(host, match)
    assert bots.processes[0].executor is not executor
    assert [sealed(match) for match in matches] == [2, 2]


def sealed(match: Match) -> int:
    """What the bot has bid."""
    return match.timeline.table.sealed[1]


async def bots_rest(host: Host, match: Match) -> None:
    while match.id in host.bots.playing:
        await host.bots.playing[match.id]


async def test_a_process_that_is_stopped_under_a_thought_is_a_lost_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who only waits for it is not called off with it."""

    class Stopped:
        def submit(self, *_: object) -> asyncio.Future[int]:
            future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            future.cancel()
            return future

    worker = Worker(Catalogue(CATALOGUE))
    worker.executor = Stopped()  # type: ignore[assignment]  # as much of one as it needs
    monkeypatch.setattr("timescoop.hosting.bot_pool.stop_pool", lambda _pool: None)
    monkeypatch.setattr("asyncio.wrap_future", lambda future: future)
    with pytest.raises(WorkerLost):
        await worker.think(Job("pebbles", None, "{}", 0, "last", 0), 1.0)


async def test_the_bots_of_a_match_try_again_after_any_failure(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rests: list[float] = []

    async def rest(_until: float) -> None:
        rests.append(_until)
        await asyncio.sleep(0)

    whole, failures = host.bots.pool.choose, [OSError("no more processes"), MemoryError()]

    async def fail(*given: object) -> int:
        if failures:
            raise failures.pop()
        return await whole(*given)  # type: ignore[arg-type]  # as they came

    monkeypatch.setattr("timescoop.hosting.botplay.rest", rest)
    monkeypatch.setattr(host.bots.pool, "choose", fail)
    with caplog.at_level(logging.ERROR, "timescoop.hosting"):
        match = await host.new_match("pebbles", seats=[SeatPlan("bot", bot="last"), SeatPlan("bot", bot="first")])
        await bots_rest(host, match)
    assert match.snapshot(0).over
    assert caplog.text.count("try again in") == 2
