"""What takes the processors is shared out: no guest holds all the places for playtests, analyses and sets."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.hosting.conftest import CATALOGUE

from timescoop.arena import Trial
from timescoop.hosting import GUEST, Host, Paused, Store, store_address
from timescoop.kernel import TimescoopError
from timescoop.web.authoring import background_jobs
from timescoop.web.authoring.background_jobs import WorkshopJobs
from timescoop.web.authoring.playtests import PlaytestOrder, Playtests


@pytest.fixture
def jobs() -> WorkshopJobs:
    host: Any = SimpleNamespace(
        catalogue=SimpleNamespace(name=CATALOGUE), bots=SimpleNamespace(pool=SimpleNamespace(workers=0))
    )
    return WorkshopJobs(host)


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """A host that carries out nothing by itself."""
    store = await Store.open(store_address(str(tmp_path / "store.db")))
    found = await Host.start(store, catalogue=CATALOGUE, workers=0)
    found.work.runner.willing = lambda: False
    yield found
    await found.close()
    await store.close()


@pytest.fixture(autouse=True)
def _guest() -> Iterator[None]:
    token = GUEST.set("")
    yield
    GUEST.reset(token)


async def test_one_guest_has_two_playtests_at_most_and_another_still_has_one(host: Host) -> None:
    tests = Playtests(host)
    order = PlaytestOrder(Trial("invasion", "classic", "random", 2, 0, (), "{}", ()), 10, "", "")
    GUEST.set("192.0.2.7")
    for nth in range(2):
        await tests.begin(f"key {nth}", order, f"browser {nth}")
    with pytest.raises(Paused):
        await tests.begin("key 2", order, "yet another browser")
    GUEST.set("192.0.2.8")
    await tests.begin("key 3", order, "somebody else")
    assert await tests.begin("key 4", order, "somebody else") == "key 3", "one at a time for each person"


async def test_one_guest_has_three_matches_judged_at_most_and_so_has_a_person(host: Host) -> None:
    async def begin(match: str, person: str) -> None:
        moments = SimpleNamespace(timeline=SimpleNamespace(given=()))
        plan = SimpleNamespace(id=match)
        replay: Any = SimpleNamespace(
            ended=True, decided=True, plan=plan, moments=moments, record=True, game=host.catalogue.games["pebbles"],
            seats=(),
        )  # fmt: skip
        await host.judge.begin(replay, person)

    GUEST.set("192.0.2.7")
    for nth in range(3):
        await begin(f"match {nth}", f"browser {nth}")
    with pytest.raises(Paused):
        await begin("one more", "browser 4")
    for nth in range(3):
        GUEST.set(f"192.0.2.{10 + nth}")
        await begin(f"match {4 + nth}", "a profile on three devices")
    GUEST.set("192.0.2.8")
    with pytest.raises(Paused):
        await begin("one more", "a profile on three devices")
    await begin("somebody else's", "somebody else")


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


def late(_catalogue: str) -> None:
    time.sleep(1)


def letters(_catalogue: str, text: str) -> int:
    return len(text)


def endless(_catalogue: str) -> None:
    time.sleep(600)


async def test_reading_is_timed_from_when_its_process_is_ready(
    jobs: WorkshopJobs, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs.apart = True
    monkeypatch.setattr(background_jobs, "get_ready", late)
    monkeypatch.setattr(background_jobs, "PATIENCE_S", 0.9)
    try:
        assert await jobs.work(letters, "a set") == 5
        with pytest.raises(TimescoopError, match="too long to read; try again in a minute"):
            await jobs.work(endless)
        monkeypatch.setattr(background_jobs, "PATIENCE_S", 60.0)
        assert await jobs.work(letters, "another") == 7, "by a new process"
    finally:
        jobs.stop_reading()
