"""A match comes back after a restart as it was; one that cannot is set aside, and the others go on."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from pathlib import Path

import pytest
from tests.hosting.changing import chain_anew, change
from tests.hosting.playing import TWO, play_out, say, spoilt, two_begin

from timescoop.hosting import Host, Paused, SeatPlan, SetAside, Store, store_address

Open = Callable[..., Awaitable[Host]]


async def test_a_restarted_host_shows_everybody_what_they_saw(host: Host, open_host: Open) -> None:
    match = await two_begin(host)
    await say(match, 0, match.snapshot(0).options[0][1], "throw")
    before = [match.snapshot(viewer) for viewer in range(3)]
    await host.close()

    again = await (await open_host()).match(match.id)

    assert [again.snapshot(viewer) for viewer in range(3)] == before
    assert again.seating.seat_of(match.keys[1]) == 1


async def test_a_restarted_host_lets_its_bots_move_on(host: Host, open_host: Open) -> None:
    match = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="last")])
    await host.bots.close()
    assert match.snapshot(1).asked, "the bot was stopped before it could bid"
    await say(match, 0, "flint")
    await host.close()

    restarted = await open_host()
    assert restarted.fellows.adopting is not None
    await restarted.fellows.adopting

    again = restarted.loaded[match.id]
    async for _ in again.updates(0):
        if again.snapshot(0).asked:
            break
    assert again.timeline.given[1].seat == 1


async def test_a_match_whose_answers_do_not_replay_is_set_aside_and_the_others_go_on(
    host: Host, open_host: Open, tmp_path: Path
) -> None:
    bad = await host.new_match("pebbles", seats=[*TWO, SeatPlan("bot", bot="last")])
    good = await two_begin(host)
    await host.close()
    change(tmp_path, "UPDATE answer SET option = 77 WHERE match = ?", bad.id)
    chain_anew(tmp_path, bad.id)

    restarted = await open_host()
    with pytest.raises(SetAside) as refused:
        await restarted.match(bad.id)

    assert "77" not in str(refused.value), "what is wrong with it may be somebody's secret"
    assert "77" in (await spoilt(restarted))[bad.id]
    assert (await restarted.matches({bad.id: bad.keys[0]}))[0].spoilt
    await play_out(await restarted.match(good.id))


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE match SET seed = 'x'",
        "UPDATE match SET options = '{'",
        "DELETE FROM latest",
        "UPDATE latest SET shown = ''",
    ],
)
async def test_a_damaged_match_is_set_aside(damage: str, host: Host, open_host: Open, tmp_path: Path) -> None:
    match = await two_begin(host)
    change(tmp_path, damage)
    restarted = await open_host()
    with pytest.raises(SetAside):
        await restarted.match(match.id)
    assert list(await spoilt(restarted)) == [match.id]


async def test_a_match_that_was_set_aside_comes_back_when_it_is_mended(
    host: Host, open_host: Open, tmp_path: Path
) -> None:
    match = await two_begin(host)
    change(tmp_path, "UPDATE match SET game = 'marbles'")
    restarted = await open_host()
    with pytest.raises(SetAside):
        await restarted.match(match.id)

    change(tmp_path, "UPDATE match SET game = 'pebbles'")

    assert (await restarted.match(match.id)).snapshot(0) == match.snapshot(0)
    assert await spoilt(restarted) == {}


async def test_a_mended_rule_does_not_strand_a_running_match(host: Host, open_host: Open, tmp_path: Path) -> None:
    """The answers lead elsewhere under the new rules: the table stored beside them is played on, log and all."""
    match = await two_begin(host)
    await say(match, 0, match.snapshot(0).options[0][1])
    before = [match.snapshot(viewer) for viewer in range(3)]
    change(tmp_path, "UPDATE latest SET rules = '0.0.1'")
    change(tmp_path, "UPDATE answer SET option = 77 WHERE number = 1")
    chain_anew(tmp_path, match.id)

    again = await (await open_host()).match(match.id)

    after = [again.snapshot(viewer) for viewer in range(3)]
    assert [(look.view, look.log, look.number) for look in after] == [
        (look.view, look.log, look.number) for look in before
    ]
    assert not after[0].may_take_back
    await play_out(again)
    assert again.record().answers[0].words == "#77"
    assert again.record().seed is not None


async def test_a_store_made_before_is_opened_and_a_file_that_is_none_is_refused(tmp_path: Path, host: Host) -> None:
    await host.close()
    again = await Store.open(store_address(str(tmp_path / "store.db")))
    await again.close()

    (tmp_path / "letter.db").write_text("Dear Sarah Jane, " * 100)
    with pytest.raises(Paused):
        await Store.open(store_address(str(tmp_path / "letter.db")))


@pytest.mark.usefixtures("stores_as_shipped")
async def test_the_store_survives_a_loss_of_power(host: Host) -> None:
    """SQLite promises that for its write-ahead log if every commit is synced."""
    async with host.store.engine.connect() as connection:
        settings = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert settings == ["wal", 2, 1, 5000]


async def test_matches_that_nobody_watches_are_let_go_and_found_again(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("timescoop.hosting.host.MAX_LOADED", 4)
    matches = [await host.new_match("pebbles", seats=TWO) for _ in range(10)]
    assert len(host.loaded) <= 4
    assert (await host.match(matches[0].id)).snapshot(0) == matches[0].snapshot(0)


async def test_matches_are_let_go_though_those_that_came_first_are_watched(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("timescoop.hosting.host.MAX_LOADED", 6)
    watched = [await host.new_match("pebbles", seats=TWO) for _ in range(4)]
    for match in watched:
        match.log.notifier.listeners.add(asyncio.Event())
    for _ in range(10):
        await host.new_match("pebbles", seats=TWO)
    assert len(host.loaded) <= 6
    assert {match.id for match in watched} <= set(host.loaded)


async def test_a_match_that_is_let_go_under_a_request_stays_the_one_that_others_find(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a stream that opens on it a moment later would never hear of a move, and its table would stand still."""
    monkeypatch.setattr("timescoop.hosting.host.MAX_LOADED", 4)
    requested = await host.new_match("pebbles", seats=TWO)
    for _ in range(10):
        await host.new_match("pebbles", seats=TWO)
    assert requested.id not in host.loaded
    stream = requested.updates(1, since=requested.snapshot(1).number)
    heard = asyncio.ensure_future(anext(stream))
    await asyncio.sleep(0)

    found = await host.match(requested.id)
    await say(found, 0, found.snapshot(0).options[0][1])

    assert await asyncio.wait_for(heard, 5) == found.snapshot(1).number
    assert isinstance(stream, AsyncGenerator)
    await stream.aclose()


async def test_at_start_only_matches_are_read_in_which_a_bot_is_asked(host: Host, open_host: Open) -> None:
    await host.bots.close()
    asked = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="last")])
    waits = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="last")])
    await waits.answer(1, 0, waits.snapshot(1).number)
    await host.close()
    again = await open_host()
    assert again.fellows.adopting is not None
    await again.fellows.adopting
    assert list(again.loaded) == [asked.id]
