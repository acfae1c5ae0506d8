"""What takes the processors is shared out: no guest holds all the places for playtests, analyses and sets."""

import asyncio
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from tests.hosting.conftest import CATALOGUE

from timescoop.hosting import GUEST, Paused
from timescoop.hosting.replay import judge as judging
from timescoop.hosting.replay.judge import Judge
from timescoop.hosting.worker import Catalogue
from timescoop.web.authoring import background_jobs
from timescoop.web.authoring.background_jobs import WorkshopJobs


@pytest.fixture
def jobs() -> WorkshopJobs:
    host: Any = SimpleNamespace(
        catalogue=SimpleNamespace(name=CATALOGUE), bots=SimpleNamespace(pool=SimpleNamespace(workers=0))
    )
    return WorkshopJobs(host)


@pytest.fixture(autouse=True)
def _guest() -> Iterator[None]:
    token = GUEST.set("")
    yield
    GUEST.reset(token)


def test_one_guest_has_two_playtests_at_most_and_another_still_has_one(
    jobs: WorkshopJobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WorkshopJobs, "one_at_a_time", lambda _self, _new: None)
    trial: Any = None

    def begin(who: str) -> None:
        jobs.begin(trial, 10, who, "", "")

    GUEST.set("192.0.2.7")
    for nth in range(background_jobs.TRIALS_OF_ONE):
        begin(f"browser {nth}")
    with pytest.raises(Paused):
        begin("yet another browser")
    GUEST.set("192.0.2.8")
    begin("somebody else")


async def test_one_guest_has_three_matches_judged_at_most_and_another_still_has_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    going = asyncio.Event()

    async def judge(*_: object) -> None:
        await going.wait()

    monkeypatch.setattr(Judge, "judge", judge)
    judge_of_all = Judge(Catalogue(CATALOGUE), apart=False)

    def begin(match: str) -> None:
        moments = SimpleNamespace(timeline=SimpleNamespace(given=()))
        replay: Any = SimpleNamespace(ended=True, decided=True, plan=SimpleNamespace(id=match), moments=moments)
        judge_of_all.begin(replay)

    GUEST.set("192.0.2.7")
    for nth in range(judging.OF_ONE):
        begin(f"match {nth}")
    with pytest.raises(Paused):
        begin("one more")
    GUEST.set("192.0.2.8")
    begin("somebody else's")
    going.set()
    await asyncio.gather(*judge_of_all.tasks)
    GUEST.set("192.0.2.7")
    begin("now one more")
    await judge_of_all.close()


async def test_sets_of_one_guest_wait_and_anothers_is_read_second(jobs: WorkshopJobs) -> None:
    read: list[str] = []

    async def work(guest: str, name: str) -> None:
        GUEST.set(guest)
        await jobs.work(lambda _catalogue, name: read.append(name), name)

    many = [asyncio.create_task(work("192.0.2.7", "theirs")) for _ in range(background_jobs.OF_ONE)]
    await asyncio.sleep(0)
    other = asyncio.create_task(work("192.0.2.8", "mine"))
    refused = asyncio.create_task(work("192.0.2.7", "too many"))
    await asyncio.gather(*many, other)
    with pytest.raises(Paused):
        await refused
    assert read.index("mine") == 1
    assert len(read) == background_jobs.OF_ONE + 1
