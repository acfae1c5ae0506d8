"""Servers on one store: time, presence and bots hold across them, and who is lost is replaced."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partialmethod
from typing import Any

import pytest
from sqlalchemy import select
from tests.hosting.playing import SEED, TWO, say, two_begin

from timescoop.hosting import Host, Match, NotYours, SeatPlan
from timescoop.hosting.durability.servers import BEAT_S, LOST_S, Servers
from timescoop.hosting.schema import LATEST, PRESENT, SERVER

Open = Callable[..., Awaitable[Host]]


class Clock:
    """A clock that all servers of a test go by."""

    def __init__(self) -> None:
        self.now = 5000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that stands still until a test lets it pass; no server beats by itself."""
    found = Clock()
    real = Servers.__init__
    monkeypatch.setattr(Servers, "__init__", partialmethod(real, now=found))
    monkeypatch.setattr("timescoop.hosting.fellow_servers.BEAT_S", 1e9)
    return found


@pytest.fixture
async def host(clock: Clock, open_host: Open) -> Host:
    """A host that goes by that clock."""
    assert clock.now
    return await open_host()


async def pass_time(clock: Clock, seconds: float, *beating: Host) -> None:
    """Let time pass, second by second; these hosts beat."""
    for _ in range(int(seconds / BEAT_S)):
        clock.now += BEAT_S
        for host in beating:
            await host.fellows.beat()


async def bots_rest(host: Host, match: Match) -> None:
    while match.id in host.bots.playing:
        await host.bots.playing[match.id]


async def test_who_stops_beating_is_lost_and_who_beats_is_not(host: Host, open_host: Open, clock: Clock) -> None:
    one, two = (await open_host()).fellows.servers, (await open_host()).fellows.servers
    for _ in range(20):
        clock.now += BEAT_S
        assert not ((await one.beat()).lost | (await two.beat()).lost) - {host.store.name}
    assert (one.is_up(two.name), one.is_up(host.store.name)) == (True, False)
    assert not (await one.beat()).lost
    clock.now += LOST_S + 0.1
    assert (await one.beat()).lost == {two.name}
    assert not (await two.beat()).lost, "it was not up itself meanwhile"


async def test_a_server_looks_again_when_another_counts_as_lost(host: Host, open_host: Open, clock: Clock) -> None:
    """Waiting for the next beat could make that a second later."""
    elsewhere = await open_host()
    await host.fellows.beat()
    assert host.fellows.servers.is_up(elsewhere.store.name)
    assert host.fellows.pause() == LOST_S
    clock.now += LOST_S - 0.5
    assert host.fellows.pause() == 0.5
    clock.now += host.fellows.pause()
    assert (await host.fellows.servers.beat()).lost == {elsewhere.store.name}
    assert host.fellows.pause() > LOST_S, "there is nobody to wait for"


async def test_thinking_at_one_server_is_charged_at_the_other(host: Host, open_host: Open, clock: Clock) -> None:
    """Forty seconds of thought are forty, whichever server took the question and whichever takes the answer."""
    elsewhere = await open_host()
    ours = await host.new_match("pebbles", seats=TWO, seed=SEED, clock=(600.0, 0.0))
    for match in (ours, await elsewhere.match(ours.id)):
        match.log.timer.now = clock
        match.log.start_timer()
    await say(ours, 1, "flint")
    await pass_time(clock, 40.0, host, elsewhere)
    theirs = await elsewhere.match(ours.id)
    await theirs.log.catch_up()
    await say(theirs, 0, "opal")
    left = theirs.state.table_state.clock
    assert left is not None
    assert left.left[0] == pytest.approx(560.0, abs=BEAT_S)


async def test_time_goes_on_where_a_match_is_read_late_and_not_while_all_are_down(
    host: Host, open_host: Open, clock: Clock
) -> None:
    ours = await host.new_match("pebbles", seats=TWO, seed=SEED, clock=(600.0, 0.0))
    elsewhere = await open_host()
    await pass_time(clock, 30.0, host, elsewhere)
    theirs = await elsewhere.match(ours.id)
    assert theirs.snapshot(0).company.clock is not None
    read = elsewhere.fellows.servers.shared_time()[1]
    theirs.log.timer.now = clock
    assert theirs.log.timer.since == pytest.approx(asyncio.get_running_loop().time() - 30.0, abs=5.0)
    assert read == pytest.approx(30.0, abs=BEAT_S)
    await host.close()
    await elsewhere.close()
    clock.now += 3600.0
    again = await open_host()
    late = (await again.match(ours.id)).log.timer
    assert late.since == pytest.approx(asyncio.get_running_loop().time(), abs=5.0)


async def test_no_bot_takes_the_seat_of_somebody_at_another_server(host: Host, open_host: Open, clock: Clock) -> None:
    elsewhere = await open_host()
    ours = await two_begin(host)
    theirs = await elsewhere.match(ours.id)
    for match in (ours, theirs):
        match.log.timer.now = match.presence.timer.now = clock
    with theirs.presence.page([1]):
        ours.presence.touch(0)
        await pass_time(clock, 90.0, elsewhere, host)
        assert ours.snapshot(0).company.away == (0,)
        with pytest.raises(NotYours, match="Bob is here"):
            await ours.seating.stand_in_for(1, 0)
    await pass_time(clock, 150.0, elsewhere, host)
    assert ours.snapshot(0).company.away == (0, 1)
    assert not await host.store.read(select(PRESENT))
    await ours.seating.stand_in_for(1, 0)
    assert ours.seats[1].kind == "bot"


async def test_one_server_alone_plays_the_bots_of_a_match(
    host: Host, open_host: Open, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have it at hand, and one lets them think, once for each answer."""
    elsewhere = await open_host()
    await pass_time(clock, 2.0, host, elsewhere)
    thoughts: list[str] = []
    for each in (host, elsewhere):
        whole = each.bots.pool.choose

        async def choose(*given: Any, whole: Any = whole, each: Host = each) -> int:
            thoughts.append(each.store.name)
            return int(await whole(*given))

        monkeypatch.setattr(each.bots.pool, "choose", choose)
    ours = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="last")])
    theirs = await elsewhere.match(ours.id)
    for _ in range(30):
        async for _ in theirs.updates(0):
            if theirs.snapshot(0).asked or theirs.over():
                break
        if theirs.over():
            break
        look = theirs.snapshot(0)
        await theirs.answer(0, look.options[-1][0], look.number)
    assert theirs.over()
    assert set(thoughts) == {host.store.name}
    assert len(thoughts) == sum(given.seat == 1 and not given.unasked for given in theirs.timeline.given)


async def test_the_bots_of_a_server_that_is_lost_go_on_at_another(host: Host, open_host: Open, clock: Clock) -> None:
    elsewhere = await open_host()
    await pass_time(clock, 2.0, host, elsewhere)
    seats = [SeatPlan("bot", bot="last"), SeatPlan("bot", bot="first")]
    await host.bots.close()  # it is killed in the middle of a thought
    unseen = await host.new_match("pebbles", seats=seats)
    known = await host.new_match("pebbles", seats=seats)
    theirs = await elsewhere.match(known.id)
    await bots_rest(elsewhere, theirs)
    assert not theirs.state.rows, "while its server is up, nobody else plays it"
    await pass_time(clock, LOST_S + 2 * BEAT_S, elsewhere)
    for match_id in (known.id, unseen.id):
        match = elsewhere.loaded[match_id]
        await bots_rest(elsewhere, match)
        assert match.over()


async def test_a_server_that_forgets_a_match_lets_others_play_its_bots(
    host: Host, open_host: Open, clock: Clock
) -> None:
    elsewhere = await open_host()
    await pass_time(clock, 2.0, host, elsewhere)
    ours = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="last")])
    theirs = await elsewhere.match(ours.id)
    assert not await elsewhere.fellows.servers.claim(ours.id)
    await host.fellows.release([ours.id])
    assert await elsewhere.fellows.servers.claim(theirs.id)
    assert not await host.fellows.servers.claim(ours.id)


async def test_a_server_that_closes_leaves_nothing_behind(host: Host, open_host: Open, clock: Clock) -> None:
    elsewhere = await open_host()
    await pass_time(clock, 2.0, host, elsewhere)
    await two_begin(host)
    await host.close()
    assert [row.name for row in await elsewhere.store.read(select(SERVER))] == [elsewhere.store.name]
    assert [row.owner for row in await elsewhere.store.read(select(LATEST))] == [""]


async def test_a_server_that_closes_hands_its_bots_over_before_all_else(
    host: Host, open_host: Open, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They go on at another server while this one still gives its work back."""
    elsewhere = await open_host()
    await pass_time(clock, 2.0, host, elsewhere)
    given_back, whole = asyncio.Event(), host.work.close

    async def close_late() -> None:
        await given_back.wait()
        await whole()

    async def think(*_given: object) -> int:
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(host.work, "close", close_late)
    monkeypatch.setattr(host.bots.pool, "choose", think)
    ours = await host.new_match("pebbles", seats=[SeatPlan("bot", bot="last"), SeatPlan("bot", bot="first")])
    theirs = await elsewhere.match(ours.id)
    await bots_rest(elsewhere, theirs)
    assert not theirs.state.rows, "its bots are played by the other"
    closing = asyncio.create_task(host.close())
    for _ in range(500):
        if theirs.over() or closing.done():
            break
        await asyncio.sleep(0.01)
    done = (theirs.over(), closing.done())
    given_back.set()
    await closing
    assert done == (True, False)


async def test_a_server_with_nothing_to_do_notices_company(host: Host, open_host: Open, clock: Clock) -> None:
    """Else neither would know of the other, and nobody would take over from one that is lost."""
    assert not host.fellows.busy()
    assert not await host.fellows.servers.has_company()
    elsewhere = await open_host()
    assert await host.fellows.servers.has_company()
    await pass_time(clock, 1.0, host)
    assert host.fellows.busy()
    await elsewhere.close()
    await pass_time(clock, 1.0, host)
    assert not host.fellows.busy()


async def test_a_server_with_nothing_to_do_beats_once_another_is_there(
    host: Host, open_host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_host()
    assert not host.fellows.busy()
    monkeypatch.setattr("timescoop.hosting.fellow_servers.BEAT_S", 0.01)
    beating = asyncio.create_task(host.fellows.beat_on())
    for _ in range(500):
        if host.fellows.servers.others:
            break
        await asyncio.sleep(0.01)
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    assert host.fellows.servers.others
