"""Two strangers on two servers take the last free seat: one of them gets it. Lists are read once for everybody."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from sqlalchemy import Connection, update

from timescoop.hosting import Host, NotYours, OpenTable, Paused, SeatPlan, Store, free_seats, list_seats, open_tables
from timescoop.hosting.schema import MATCH

Open = Callable[..., Awaitable[Host]]


async def test_the_last_seat_is_taken_once_across_servers(host: Host, open_host: Open) -> None:
    ours = await host.new_match("pebbles", seats=[SeatPlan("person", "Ada"), SeatPlan("open")])
    await list_seats(host.store, ours.id, [1])
    other = await open_host()
    theirs = await other.match(ours.id)
    assert [table.free for table in await open_tables(other.store)] == [(1,)]
    listed = await free_seats(other.store, theirs)
    found = await asyncio.gather(
        ours.seating.join(listed, "Bo", "b" * 20), theirs.seating.join(listed, "Cy", "c" * 20), return_exceptions=True
    )
    assert [isinstance(each, NotYours) for each in found].count(True) == 1, found
    assert await open_tables(host.store) == []


async def test_all_visitors_of_a_server_share_one_list_and_what_changes_here_is_seen_at_once(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads: list[object] = []

    async def counted(store: Store) -> list[OpenTable]:
        reads.append(store)
        return await open_tables(store)

    monkeypatch.setattr("timescoop.hosting.open_seats.open_tables", counted)
    monkeypatch.setattr("timescoop.hosting.open_seats.FRESH_S", 3600.0)
    lists = await asyncio.gather(*(host.people.open_tables.tables() for _ in range(50)))
    assert lists == [[]] * 50
    assert len(reads) == 1
    ours = await host.new_match("pebbles", seats=[SeatPlan("person", "Ada"), SeatPlan("open")])
    await list_seats(host.store, ours.id, [1])
    assert await host.people.open_tables.tables() == [], "nobody has said that it changed, and the hour is not over"
    host.people.open_tables.changed()
    assert [table.id for table in await host.people.open_tables.tables()] == [ours.id]


async def test_a_list_that_could_not_be_read_is_read_again(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timescoop.hosting.open_seats.FRESH_S", 3600.0)

    async def away(_store: object) -> list[OpenTable]:
        raise Paused("away")

    with monkeypatch.context() as while_away:
        while_away.setattr("timescoop.hosting.open_seats.open_tables", away)
        with pytest.raises(Paused):
            await host.people.open_tables.tables()
    assert await host.people.open_tables.tables() == []


async def test_of_finished_matches_only_the_newest_are_read(host: Host) -> None:
    held = {}
    for nth in range(4):
        match = await host.new_match("pebbles", seats=[SeatPlan("person", "Ada"), SeatPlan("person", "Bo")])
        held[match.id] = match.keys[0]
        when = {"created": 100.0 + nth, "finished": 200.0 if nth < 3 else None}
        done = update(MATCH).where(MATCH.c.id == match.id).values(**when)
        await host.store.keep(partial(Connection.execute, statement=done))
    assert [line.created for line in await host.matches(held)] == [103.0, 102.0, 101.0, 100.0]
    assert [line.created for line in await host.matches(held, 1)] == [103.0, 102.0]
    assert await host.matches({}) == []
