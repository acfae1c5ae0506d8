"""A store that fails: nothing is acknowledged that is not kept, play is paused, and it goes on by itself."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, DataError, DBAPIError, InterfaceError, OperationalError, ProgrammingError
from tests.hosting.faults import FAULTS, locked
from tests.hosting.playing import TWO, play_out, say, two_begin

from timescoop.hosting import Host, Match, Paused, SeatPlan, match_rows
from timescoop.hosting.durability import group_commit
from timescoop.hosting.reading import fetch
from timescoop.hosting.resume import resumed
from timescoop.hosting.store import is_away

Open = Callable[..., Awaitable[Host]]


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The patience of the tests is short."""
    monkeypatch.setattr("timescoop.hosting.engines.TIMEOUT", 0.2)
    monkeypatch.setattr("timescoop.hosting.store.RETRY", 0.05)
    monkeypatch.setattr("timescoop.hosting.botplay.RETRY", 0.01)


def answers_in(folder: Path) -> int:
    """How many answers another program finds in the store."""
    connection = sqlite3.connect(folder / "store.db")
    (count,) = connection.execute("SELECT count(*) FROM answer").fetchone()
    connection.close()
    return int(count)


async def same_in_store(match: Match) -> bool:
    """Whether what is in memory is what the store holds."""
    stored = await fetch(match.log.store, match.id)
    timeline = resumed(match.game, stored, match.log.cards)
    return timeline.given == match.timeline.given and len(stored.lines) == match.state.rows


@pytest.mark.parametrize("name", FAULTS)
async def test_a_store_that_fails_pauses_play_and_play_goes_on_by_itself(
    name: str, open_host: Open, tmp_path: Path
) -> None:
    host = await open_host()
    match = await two_begin(host)
    with FAULTS[name](host.store, tmp_path):
        with pytest.raises(Paused):
            await play_out(match)  # a full store may still have room for a few
        before = [match.snapshot(viewer) for viewer in range(3)]
        stored = answers_in(tmp_path)
        assert host.store.paused
        assert await same_in_store(match)
        with pytest.raises(Paused):
            await play_out(match)
        await asyncio.sleep(0.2)  # some trials fail
        assert host.store.paused
        assert [match.snapshot(viewer) for viewer in range(3)] == before
        assert answers_in(tmp_path) == stored
    await host.store.back.wait()

    await play_out(match)

    assert answers_in(tmp_path) > stored
    assert await same_in_store(match)
    again = await (await open_host()).match(match.id)
    assert [again.snapshot(viewer) for viewer in range(3)] == [match.snapshot(viewer) for viewer in range(3)]


async def test_while_the_store_is_away_everybody_is_refused_at_once(
    open_host: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who wait behind the first writer would otherwise wait as long again, each of them."""
    monkeypatch.setattr("timescoop.hosting.engines.TIMEOUT", 0.5)
    host = await open_host()
    matches = [await two_begin(host) for _ in range(20)]
    tried: list[object] = []
    go = group_commit.in_one_transaction

    def counted(engine: Engine, deeds: Sequence[Callable[[Connection], None]]) -> list[object]:
        tried.append(deeds)
        return go(engine, deeds)

    monkeypatch.setattr(group_commit, "in_one_transaction", counted)
    with locked(host.store, tmp_path):
        results = await asyncio.gather(*(say(match, 0, "end turn") for match in matches), return_exceptions=True)
    assert [type(result) for result in results] == [Paused] * 20
    assert len(tried) == 1
    await host.store.back.wait()


async def test_everybody_who_listens_is_told_that_play_is_paused_and_that_it_goes_on(
    open_host: Open, tmp_path: Path
) -> None:
    host = await open_host()
    match = await two_begin(host)
    bell = match.updates(2, match.snapshot(2).number)
    told = asyncio.ensure_future(anext(bell))
    await asyncio.sleep(0)
    with locked(host.store, tmp_path):
        with pytest.raises(Paused):
            await say(match, 0, "end turn")
        assert await told == match.snapshot(2).number
        assert host.store.paused
    assert await anext(bell) == match.snapshot(2).number
    assert not host.store.paused


async def test_after_any_failed_trial_the_next_one_is_made(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A driver may fail in ways that are nobody's; a store that gave up then would stay paused for good."""
    failures: list[Exception] = [ValueError("no active connection"), RuntimeError("closed")]
    probe = host.store.probe

    async def failing() -> None:
        if failures:
            raise failures.pop()
        await probe()

    monkeypatch.setattr(host.store, "probe", failing)
    host.store.pause(OSError("gone"))
    await asyncio.wait_for(host.store.back.wait(), 30)
    assert not failures


async def test_a_bot_waits_for_the_store_and_then_plays(open_host: Open, tmp_path: Path) -> None:
    host = await open_host(pace=0.2)
    match = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="last")])
    await say(match, 0, "opal")
    bell = match.updates(0, match.snapshot(0).number)
    told = asyncio.ensure_future(anext(bell))
    await asyncio.sleep(0)
    with locked(host.store, tmp_path):
        await told  # the bot's bid could not be kept
        assert host.store.paused
        assert match.state.rows == 1
    while not match.snapshot(0).asked:
        await anext(bell)
    assert await same_in_store(match)


async def test_what_was_kept_although_it_failed_is_taken_over_when_the_store_is_back(
    open_host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the connection is lost after the commit: nobody has to answer before the table is right again."""
    host = await open_host()
    match = await two_begin(host)

    async def keep_and_fail(*given: Any, **named: Any) -> None:
        await kept(*given, **named)
        host.store.pause(OSError("connection lost"))
        raise Paused("connection lost")

    kept = match_rows.add_answers
    monkeypatch.setattr("timescoop.hosting.match_log.add_answers", keep_and_fail)
    with pytest.raises(Paused):
        await say(match, 0, "end turn")
    assert match.snapshot(0).asked

    async for _ in match.updates(1, match.snapshot(1).number):
        if match.snapshot(1).asked:
            break
    assert await same_in_store(match)


@pytest.mark.parametrize(
    ("sort", "away"),
    [
        (OperationalError, True),
        (DatabaseError, True),
        (InterfaceError, True),
        (DataError, False),
        (ProgrammingError, False),
    ],
)
def test_a_request_that_fits_no_column_pauses_nobody_else(sort: type[DBAPIError], away: bool) -> None:  # noqa: FBT001 - a parameter of the table above
    assert is_away(sort("INSERT", {}, Exception("anything"))) is away
