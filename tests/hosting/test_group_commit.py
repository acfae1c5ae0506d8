"""Writes that wait for the store share a commit, and nothing else: each is kept, or fails, for itself."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import IntegrityError, OperationalError

from timescoop.hosting import Paused, Store, store_address
from timescoop.hosting.durability.group_commit import GroupCommit

Deed = Callable[[Connection], int]


def with_pebbles(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE pebble (number INTEGER PRIMARY KEY)"))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(store_address(str(tmp_path / "store.db")))
    await opened.keep(with_pebbles)
    yield opened
    await opened.close()


def lay(number: int) -> Deed:
    """A deed that lays a pebble."""

    def deed(connection: Connection) -> int:
        connection.execute(text("INSERT INTO pebble VALUES (:number)"), {"number": number})
        return number

    return deed


async def pebbles(store: Store) -> list[int]:
    return [row[0] for row in await store.read(text("SELECT number FROM pebble ORDER BY number"))]


def together_of(store: Store) -> GroupCommit:
    assert store.group_commit is not None
    return store.group_commit


@contextmanager
def commits(store: Store) -> Iterator[list[object]]:
    """A list that grows with each commit."""
    made: list[object] = []

    def note(connection: Connection) -> None:
        made.append(connection)

    event.listen(together_of(store).engine, "commit", note)
    yield made
    event.remove(together_of(store).engine, "commit", note)


def nothing(_connection: Connection) -> int:
    return 0


async def behind(store: Store, *deeds: Deed, first: Deed = nothing) -> list[int | BaseException]:
    """Deeds that come while a first one is carried out; what all of them come to."""
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: Connection) -> int:
        begun.set()
        assert go_on.wait(30)
        return first(connection)

    tasks = [asyncio.create_task(store.keep(slow))]
    assert await asyncio.to_thread(begun.wait, 30)
    tasks += [asyncio.create_task(store.keep(deed)) for deed in deeds]
    await asyncio.sleep(0)
    go_on.set()
    return await asyncio.gather(*tasks, return_exceptions=True)


async def test_what_waits_is_kept_by_one_commit(store: Store) -> None:
    with commits(store) as made:
        assert await behind(store, *map(lay, range(1, 6))) == [0, 1, 2, 3, 4, 5]
    assert len(made) == 2
    assert await pebbles(store) == [1, 2, 3, 4, 5]


async def test_one_that_fails_takes_nothing_from_the_others(store: Store) -> None:
    def wrong(_connection: Connection) -> int:
        raise ValueError("not this one")

    _, one, two, twice, odd, three = await behind(store, lay(1), lay(2), lay(1), wrong, lay(3))
    assert [one, two, three] == [1, 2, 3]
    assert isinstance(twice, IntegrityError)
    assert isinstance(odd, ValueError)
    assert await pebbles(store) == [1, 2, 3]
    assert not store.paused


@pytest.mark.parametrize("nth", [0, 1], ids=["before them", "with them"])
async def test_a_store_that_is_away_is_tried_once_for_all_who_wait(
    store: Store, monkeypatch: pytest.MonkeyPatch, nth: int
) -> None:
    monkeypatch.setattr("timescoop.hosting.store.RETRY", 60.0)
    tried: list[int] = []

    def away(_connection: Connection) -> int:
        tried.append(1)
        raise OperationalError("INSERT", {}, Exception("disk full"))

    results = await behind(store, away, lay(1), away, first=away if nth == 0 else nothing)
    assert [type(result) for result in results[nth:]] == [Paused] * (4 - nth)
    assert len(tried) == 1
    assert store.paused
    assert await pebbles(store) == []
    with pytest.raises(Paused):
        await store.keep(lay(2))


async def test_a_request_given_up_while_waiting_holds_up_nobody(store: Store) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(_connection: Connection) -> int:
        begun.set()
        assert go_on.wait(30)
        return 0

    first = asyncio.create_task(store.keep(slow))
    assert await asyncio.to_thread(begun.wait, 30)
    gone, stays = asyncio.create_task(store.keep(lay(1))), asyncio.create_task(store.keep(lay(2)))
    await asyncio.sleep(0)
    gone.cancel()
    go_on.set()
    assert [await asyncio.wait_for(task, 30) for task in (first, stays)] == [0, 2]
    assert 2 in await pebbles(store)


async def test_what_waits_is_kept_before_the_store_is_closed(tmp_path: Path) -> None:
    address = store_address(str(tmp_path / "store.db"))
    closing = await Store.open(address)
    await closing.keep(with_pebbles)
    kept = [asyncio.create_task(closing.keep(lay(number))) for number in range(3)]
    await asyncio.sleep(0)
    await closing.close()
    assert await asyncio.gather(*kept) == [0, 1, 2]
    again = await Store.open(address)
    assert await pebbles(again) == [0, 1, 2]
    await again.close()
