"""Work that servers leave to workers: shared fairly, carried out once, and taken over from workers that are lost."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select
from tests.hosting.conftest import CATALOGUE
from tests.hosting.playing import play_out, two_begin
from tests.hosting.test_servers import Clock, clock, host, pass_time

from timescoop.hosting import (
    GUEST,
    Host,
    HostingError,
    Lane,
    LeasedWork,
    LeaseLost,
    NewWork,
    Paused,
    SeatPlan,
    Store,
    WorkLimits,
    from_json,
    start_worker,
    to_json,
)
from timescoop.hosting.durability.servers import LOST_S, Servers
from timescoop.hosting.schema import SERVER, WORK, WORK_PART
from timescoop.hosting.work_queue.work_rows import finish, free_orphans, lease_next, note_part, submit

__all__ = ["clock", "host"]  # fixtures: hosts go by a clock that a test moves

Open = Callable[..., Awaitable[Host]]
ENOUGH = WorkLimits(100, 100, 100)
PATIENCE_S = 60
BOTS = [SeatPlan("bot", "Vela", "first"), SeatPlan("bot", "Rigel", "last")]


@pytest.fixture
async def open_worker(address: str) -> AsyncIterator[Open]:
    """Open workers on the store; all are closed at the end."""
    async with AsyncExitStack() as stack:

        async def start() -> Host:
            store = await Store.open(address)
            stack.push_async_callback(store.close)
            worker = await start_worker(store, catalogue=CATALOGUE, workers=0)
            stack.push_async_callback(partial(Host.close, worker))
            return worker

        yield start


def piece(name: str, guest: str = "", place: str = "", kind: str = "study") -> NewWork:
    return NewWork(name, kind, "{}", guest=guest, person=guest, place=place)


async def leased_by(store: Store, kind: str = "study") -> str:
    lease = await lease_next(store, kind)
    return lease.id if lease else ""


# ---- fair


async def test_guests_take_turns_and_so_do_the_tables_of_one(host: Host) -> None:
    store = host.store
    many = [("a", "one"), ("a", "one"), ("a", "one"), ("a", "two"), ("b", "three"), ("c", "four")]
    for nth, (guest, place) in enumerate(many):
        await submit(store, piece(f"{nth}", guest, place), ENOUGH, "")
    order = []
    for _ in many:
        lease = await lease_next(store, "study")
        assert lease is not None
        order.append(lease.id)
        await finish(store, lease, "", 10.0, failed=False, parts=False)
    assert order[:3] == ["0", "4", "5"], "a guest with four waits for two with one"
    assert order[3:] == ["1", "2", "3"], "no place is held, so the table that waits longest comes first"

    for nth, place in enumerate(("one", "one", "two")):
        await submit(store, piece(f"held {nth}", "a", place), ENOUGH, "")
    assert [await leased_by(store) for _ in range(3)] == ["held 0", "held 2", "held 1"], "tables, then their second"


async def test_a_guest_who_has_used_much_comes_after_one_who_has_used_little(host: Host) -> None:
    store = host.store
    for guest, seconds in (("a", 100.0), ("b", 1.0)):
        await submit(store, piece(f"before {guest}", guest), ENOUGH, "")
        lease = await lease_next(store, "study")
        assert lease is not None
        await finish(store, lease, "", seconds, failed=False, parts=False)
    for guest in "abc":
        await submit(store, piece(f"now {guest}", guest), ENOUGH, "")
    assert [await leased_by(store) for _ in range(3)] == ["now c", "now b", "now a"]


async def test_no_guest_holds_all_places_of_the_workers(host: Host, open_worker: Open) -> None:
    worker = await open_worker()
    await worker.work.runner.close()
    worker.fellows.servers.places = 3
    await worker.store.keep(lambda c: c.execute(SERVER.update().values(places=3).where(SERVER.c.places > 0)))
    for nth in range(4):
        await submit(host.store, piece(f"hog {nth}", "hog", f"table {nth}", "bot"), ENOUGH, "")
    assert [await leased_by(host.store, "bot") for _ in range(3)] == ["hog 0", "hog 1", ""]
    await submit(host.store, piece("other", "other", "their table", "bot"), ENOUGH, "")
    assert await leased_by(host.store, "bot") == "other"


async def test_so_much_may_wait_for_a_guest_for_a_person_and_for_everybody(host: Host) -> None:
    limits = WorkLimits(everybody=4, guest=2, person=1)
    for name, guest, person in (("1", "a", "x"), ("2", "a", "y"), ("3", "b", "z")):
        await submit(host.store, NewWork(name, "study", "{}", guest, person), limits, "")
    for guest, person in (("a", "new"), ("new", "x")):
        with pytest.raises(Paused, match="come again"):
            await submit(host.store, NewWork("4", "study", "{}", guest, person), limits, "come again")
    await submit(host.store, NewWork("1", "study", "{}", "a", "x"), limits, "")
    await submit(host.store, NewWork("4", "study", "{}"), limits, "")
    with pytest.raises(Paused):
        await submit(host.store, NewWork("5", "study", "{}"), limits, "")


# ---- once, in spite of everything


async def test_of_two_processes_that_hold_the_same_work_the_newest_lease_counts(host: Host, open_host: Open) -> None:
    """The first is held up for so long that it counts as lost, and goes on in the end."""
    elsewhere = await open_host()
    for each in (host, elsewhere):
        each.work.runner.leaving = True
    await submit(host.store, piece("1"), ENOUGH, "")
    late = await lease_next(host.store, "study")
    assert late is not None
    assert not await note_part(host.store, late, 0, '"first"', 1, 3)
    await host.store.keep(lambda c: c.execute(SERVER.delete().where(SERVER.c.name == host.store.name)))
    assert await free_orphans(elsewhere.store) == 1
    quick = await lease_next(elsewhere.store, "study")
    assert quick is not None
    assert quick.parts == ('"first"',), "it goes on from there"
    with pytest.raises(LeaseLost):
        await note_part(host.store, late, 1, '"second"', 2, 3)
    assert not await finish(host.store, late, '"late"', 1.0, failed=False, parts=False)
    assert await finish(elsewhere.store, quick, '"quick"', 1.0, failed=False, parts=False)
    assert not await finish(elsewhere.store, quick, '"again"', 1.0, failed=False, parts=False)
    assert [(row.state, row.result) for row in await host.store.read(select(WORK))] == [("done", '"quick"')]
    assert not await host.store.read(select(WORK_PART))


async def test_work_that_ends_every_process_is_given_up(host: Host) -> None:
    host.work.runner.leaving = True
    await submit(host.store, piece("deadly"), ENOUGH, "")
    for _ in range(5):
        assert await leased_by(host.store) == "deadly"
        await host.store.keep(lambda c: c.execute(WORK.update().values(holder="a dead one")))
        await free_orphans(host.store)
    assert not await leased_by(host.store)
    (row,) = await host.store.read(select(WORK.c.state))
    assert row.state == "failed"


async def test_two_workers_share_work_and_the_second_goes_on_where_the_first_is_killed(
    host: Host, open_worker: Open, clock: Clock
) -> None:
    """Each step is carried out and kept once, although one worker is killed in the middle of a thought."""
    begun, going = asyncio.Event(), asyncio.Event()
    steps: list[tuple[str, int]] = []

    async def count(name: str, leased: LeasedWork) -> str:
        for step in range(len(leased.parts), 4):
            if name == "one" and step == 2:
                begun.set()
                await going.wait()
            steps.append((name, step))
            await leased.note(step + 1, 4, json.dumps(step))
        return json.dumps([json.loads(part) for part in leased.parts])

    one, two = await open_worker(), await open_worker()
    await pass_time(clock, 2.0, host, one, two)
    assert host.fellows.servers.workers() == 2
    one.work.offer("study", Lane(partial(count, "one")))
    await host.work.submit(piece("long"), ENOUGH, "")
    await asyncio.wait_for(begun.wait(), PATIENCE_S)
    two.work.offer("study", Lane(partial(count, "two")))
    await host.work.submit(piece("short"), ENOUGH, "")
    await until(two, "short")
    assert steps == [("one", 0), ("one", 1), *(("two", step) for step in range(4))], "the long one is left alone"

    await pass_time(clock, LOST_S + 4.0, host, two)
    row = await until(two, "long")
    assert (row.result, row.done) == ("[0, 1, 2, 3]", 4)
    going.set()
    await asyncio.gather(*one.work.runner.pieces, return_exceptions=True)
    assert steps[6:] == [("two", 2), ("two", 3), ("one", 2)], "what it does after that is not kept"
    assert [row.lease for row in await host.store.read(select(WORK.c.lease).where(WORK.c.id == "long"))] == [2]


async def until(host: Host, name: str) -> Any:
    """Wait until some work is done."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            row = await host.work.find(name)
            if row is not None and row.over:
                return row
            await asyncio.sleep(0.02)


async def until_waiting(host: Host) -> None:
    """Wait until a thought is in the queue."""
    async with asyncio.timeout(PATIENCE_S):
        while not await host.work.length():  # noqa: ASYNC110 - the store says so
            await asyncio.sleep(0.02)


# ---- bots


async def played(host: Host, guest: str = "") -> Any:
    """A match between bots."""
    token = GUEST.set(guest)
    match = await host.new_match("pebbles", seats=BOTS)
    GUEST.reset(token)
    return match


async def over(match: Any) -> None:
    async with asyncio.timeout(PATIENCE_S):
        async for _ in match.updates(len(BOTS)):
            if match.over():
                return


async def test_bots_think_in_a_worker_once_each_and_in_the_server_when_none_is_left(
    host: Host, open_worker: Open, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, thoughts = await open_worker(), []
    for each in (host, worker):
        decide = each.bots.pool.decide

        async def noted(job: Any, guest: str, options: Any, each: Host = each, decide: Any = decide) -> int:
            thoughts.append((each is worker, guest, job.seat))
            return int(await decide(job, guest, options))

        monkeypatch.setattr(each.bots.pool, "decide", noted)
    await pass_time(clock, 2.0, host, worker)
    match = await played(host, "203.0.113.7")
    await over(match)
    assert len(thoughts) == sum(not given.unasked for given in match.timeline.given)
    assert {here for here, _, _ in thoughts} == {True}
    (guest,) = {guest for _, guest, _ in thoughts}
    assert (len(guest), "203" in guest) == (16, False), "a keyed hash, and no address"
    assert not await host.store.read(select(WORK.c.id)), "nothing is left behind"

    thoughts.clear()
    await worker.close()
    await pass_time(clock, 2.0, host)
    assert not host.fellows.servers.workers()
    await over(await played(host))
    assert {here for here, _, _ in thoughts} == {False}


async def test_a_thought_that_no_worker_will_finish_is_thought_by_the_server(
    host: Host, open_worker: Open, clock: Clock
) -> None:
    worker = await open_worker()
    await worker.work.runner.close()
    await pass_time(clock, 2.0, host, worker)
    match = await played(host)
    await until_waiting(host)
    await pass_time(clock, LOST_S + 4.0, host)
    await over(match)
    assert not await host.store.read(select(WORK.c.id))


async def test_a_worker_leaves_the_matches_of_a_lost_server_to_servers(
    host: Host, open_host: Open, open_worker: Open, clock: Clock
) -> None:
    worker, elsewhere = await open_worker(), await open_host()
    await pass_time(clock, 2.0, host, elsewhere, worker)
    await elsewhere.bots.close()
    match = await played(elsewhere)
    await pass_time(clock, LOST_S + 4.0, worker, host)
    assert match.id in host.loaded
    assert not worker.loaded


async def test_a_guest_is_known_again_after_a_restart(host: Host, open_host: Open) -> None:
    token = GUEST.set("203.0.113.7")
    match = await two_begin(host)
    GUEST.reset(token)
    again = await open_host()
    found = await again.match(match.id)
    assert again.bots.guests[found] == host.bots.guests[match]
    assert len(host.bots.guests[match]) == 16


# ---- results


async def test_a_match_judged_by_one_server_is_read_at_another(host: Host, open_host: Open) -> None:
    host.judge.worlds = 1
    match = await two_begin(host)
    await play_out(match)
    elsewhere = await open_host()
    elsewhere.work.runner.leaving = True
    replay = await elsewhere.replays.of_match(await elsewhere.match(match.id), 0)
    host.work.runner.willing = lambda: False
    await elsewhere.judge.begin(replay, "somebody")
    before = await host.judge.of(replay)
    assert before is not None
    assert (before.begun, before.over) == (False, False)
    host.work.runner.willing = lambda: True
    host.work.waiting.bump()
    await host.work.idle()
    found = await elsewhere.judge.of(replay)
    assert found is not None
    assert found.over
    assert found.judged
    assert found.judged == (await host.judge.of(replay) or found).judged


class Inner(NamedTuple):
    """A record inside another."""

    name: str
    odds: tuple[float, ...]


class Outer(NamedTuple):
    """A record of every type that results have."""

    inner: tuple[Inner, ...]
    pair: tuple[int, str]
    maybe: Inner | None
    names: frozenset[str]
    counts: dict[str, int]


def test_records_come_back_from_json_as_they_were() -> None:
    one = Inner("a", (0.1, 1 / 3))
    for maybe in (None, one):
        whole = Outer((one, one), (1, "b"), maybe, frozenset("xy"), {"c": 2})
        assert from_json(Outer, to_json(whole)) == whole
    stored = '[[["a",[0.1,0.3333333333333333]]],[1,"b"],null,["x","y"],{"c":2}]'  # as version 1.0.0 has written it
    before = Outer((one,), (1, "b"), None, frozenset("xy"), {"c": 2})
    assert (to_json(before), from_json(Outer, stored)) == (stored, before)
    assert hash(from_json(Outer, stored).inner) == hash(before.inner), "lists come back as tuples, too"
    for broken in ("[]", "{", "[[], [1], null, [], {}]", "[1, 2, 3, 4, 5]"):
        with pytest.raises(ValueError, match=r"Outer|argument|Expecting"):
            from_json(Outer, broken)


async def test_a_worker_of_another_version_refuses_and_is_asked_nothing(host: Host, open_worker: Open) -> None:
    servers = host.fellows.servers
    await become(servers, "0.9")
    with pytest.raises(HostingError, match=r"this worker is version .*, and the servers on this store are 0\.9"):
        await open_worker()
    worker = await of_version(open_worker, "0.9")
    await servers.beat()
    assert (servers.workers(), servers.fellows()) == (1, 0)
    assert worker.work.willing()
    await become(servers, "1.1")
    assert servers.workers() == 0, "nothing is left to it"
    assert host.work.willing(), "the server does it all itself"
    await worker.fellows.beat()
    assert not worker.work.willing(), "it takes nothing that the new version has asked"


async def become(servers: Servers, version: str) -> None:
    """Go, and come back as another version."""
    await servers.leave()
    servers.version = version
    servers.beats += 1  # others look at a row again when this has changed
    await servers.beat()


async def of_version(open_worker: Open, version: str) -> Host:
    """A worker of another version."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("timescoop.hosting.durability.servers.VERSION", version)
        return await open_worker()
