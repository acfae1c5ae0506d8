"""Two strangers on two servers take the last free seat: one of them gets it."""

import asyncio
from collections.abc import Awaitable, Callable

from timescoop.hosting import Host, NotYours, SeatPlan, free_seats, list_seats, open_tables

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
