"""An answer is in the store before it is acknowledged, counts once, and only at the look it was decided at."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError
from tests.hosting.faults import engines_of
from tests.hosting.pebbles import deck_of
from tests.hosting.playing import TWO, say, two_begin

from timescoop.hosting import Host, Match, NotYours, Paused, Stale
from timescoop.kernel import IllegalChoice


def stored(folder: Path) -> list[tuple[int, int, int]]:
    """What another program finds in the store: number, seat and option of each answer."""
    connection = sqlite3.connect(folder / "store.db")
    try:
        return connection.execute("SELECT number, seat, option FROM answer ORDER BY number").fetchall()
    finally:
        connection.close()


async def test_an_answer_is_stored_when_it_is_acknowledged(host: Host, tmp_path: Path) -> None:
    match = await host.new_match("pebbles", seats=TWO)

    await match.answer(1, 2, match.snapshot(1).number)

    assert stored(tmp_path) == [(1, 1, 2)]


async def test_what_the_store_refuses_has_not_happened(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("timescoop.hosting.store.RETRY", 0.01)
    match = await two_begin(host)
    before = [match.snapshot(viewer) for viewer in range(3)]

    def refuse(*_: object) -> None:
        raise OperationalError("INSERT", {}, Exception("disk full"))

    for engine in engines_of(host.store):
        event.listen(engine, "commit", refuse)
    with pytest.raises(Paused):
        await say(match, 0, "end turn")
    assert [match.snapshot(viewer) for viewer in range(3)] == before
    for engine in engines_of(host.store):
        event.remove(engine, "commit", refuse)

    await host.store.back.wait()
    await say(match, 0, "end turn")
    assert len(stored(tmp_path)) == 3


async def test_a_write_that_failed_and_yet_was_kept_is_found_in_the_store(
    host: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the connection is lost after the commit and before the word of it."""
    match = await two_begin(host)
    number = match.snapshot(0).number
    keep = host.store.keep

    async def keep_and_fail(deed: Callable[[Connection], None]) -> None:
        await keep(deed)
        raise Paused("connection lost")

    with monkeypatch.context() as patched:
        patched.setattr(host.store, "keep", keep_and_fail)
        with pytest.raises(Paused):
            await say(match, 0, "end turn")
    assert match.snapshot(0).asked

    kept = stored(tmp_path)
    with suppress(Stale):  # it is acknowledged where the host has heard of what was kept in the meantime
        await match.answer(0, 11, number)
    assert match.snapshot(1).asked
    assert stored(tmp_path) == kept


async def test_an_answer_decided_at_an_older_look_is_refused(host: Host) -> None:
    match = await two_begin(host)
    look = match.snapshot(0)
    option, other = look.options[0][0], look.options[1][0]

    await match.answer(0, option, look.number)

    with pytest.raises(Stale):
        await match.answer(0, other, look.number)


async def test_an_answer_that_is_sent_again_is_acknowledged_and_counts_once(
    host: Host, open_host: Callable[..., Awaitable[Host]], tmp_path: Path
) -> None:
    """The word of it may have been lost on the way; a host that was restarted meanwhile knows it too."""
    match = await two_begin(host)
    look = match.snapshot(0)
    option = look.options[0][0]
    await match.answer(0, option, look.number)
    once, shown = stored(tmp_path), match.snapshot(0)

    await match.answer(0, option, look.number)
    again = await (await open_host()).match(match.id)
    await again.answer(0, option, look.number)

    assert stored(tmp_path) == once
    assert match.snapshot(0) == again.snapshot(0) == shown


async def test_an_answer_that_was_taken_back_is_not_given_by_its_repetition(host: Host) -> None:
    match = await two_begin(host)
    await say(match, 0, "throw")
    look = match.snapshot(0)
    option = look.options[0][0]
    await match.answer(0, option, look.number)
    await match.take_back(0)
    shown = match.snapshot(0)

    await match.answer(0, option, look.number)

    assert match.snapshot(0) == shown


async def test_a_look_of_the_future_is_refused(host: Host) -> None:
    match = await two_begin(host)
    with pytest.raises(Stale):
        await match.answer(0, 11, match.snapshot(0).number + 1)


async def test_of_answers_sent_at_once_one_counts(host: Host, tmp_path: Path) -> None:
    match = await two_begin(host)
    number = match.snapshot(0).number

    results = await asyncio.gather(*(match.answer(0, 11, number) for _ in range(10)), return_exceptions=True)

    assert results == [None] * 10
    assert len(stored(tmp_path)) == 3


async def test_of_different_answers_sent_at_once_one_counts(host: Host) -> None:
    match = await two_begin(host)
    look = match.snapshot(0)

    sent = (match.answer(0, option, look.number) for option, _ in look.options)
    results = await asyncio.gather(*sent, return_exceptions=True)

    assert [result for result in results if not isinstance(result, Stale)] == [None]


async def test_what_is_not_on_offer_is_refused_and_changes_nothing(host: Host) -> None:
    match = await two_begin(host)
    before = match.snapshot(0)
    with pytest.raises(IllegalChoice):
        await match.answer(0, 99, before.number)
    with pytest.raises(IllegalChoice):
        await match.answer(1, 11, match.snapshot(1).number)
    assert match.snapshot(0) == before


async def test_a_watcher_has_nothing_to_answer(host: Host) -> None:
    match = await two_begin(host)
    for viewer in (2, -1):
        with pytest.raises(NotYours):
            await match.answer(viewer, 11, 1)
    assert match.snapshot(2).options == ()


async def test_the_second_writer_of_a_number_loses_and_sees_what_came_first(
    host: Host, open_host: Callable[..., Awaitable[Host]], tmp_path: Path
) -> None:
    """Two hosts have the same match in memory, as two workers of one server would."""
    ours = await two_begin(host)
    theirs = await (await open_host()).match(ours.id)
    late = theirs.snapshot(0)
    other = next(option for option, words in late.options if words != "end turn")

    await say(ours, 0, "end turn")
    with pytest.raises(Stale):  # whether or not they have heard of it by now
        await theirs.answer(0, other, late.number)

    assert len(stored(tmp_path)) == 3
    assert [theirs.snapshot(viewer) for viewer in range(3)] == [ours.snapshot(viewer) for viewer in range(3)]
    await say(theirs, 1, "end turn")
    assert len(stored(tmp_path)) == 4


async def test_an_answer_is_kept_although_its_sender_has_gone_away(host: Host, tmp_path: Path) -> None:
    match = await two_begin(host)

    sender = asyncio.create_task(match.answer(0, 11, match.snapshot(0).number))
    await asyncio.sleep(0)
    sender.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sender
    await match.log.queue.finish()

    assert match.snapshot(1).asked
    assert len(stored(tmp_path)) == 3


async def test_a_question_that_makes_no_difference_is_answered_and_recorded(host: Host, tmp_path: Path) -> None:
    """A pebble that was laid cannot be polished yet, and after two only the end of the turn is left."""
    match = await two_begin(host)
    hand = match.snapshot(0).options

    await say(match, 0, hand[0][1])
    await match.answer(0, match.snapshot(0).options[0][0], match.snapshot(0).number)

    assert [(seat, option) for _, seat, option in stored(tmp_path)[3:]] == [
        (0, 14),
        (0, match.timeline.given[4].option),
        (0, 14),
        (0, 11),
    ]
    assert [given.unasked for given in match.timeline.given] == [False, False, False, True, False, True, True]
    assert match.snapshot(1).asked


async def test_answers_of_many_matches_at_once_are_all_kept(host: Host, tmp_path: Path) -> None:
    matches: list[Match] = [await host.new_match("pebbles", seats=TWO) for _ in range(20)]

    await asyncio.gather(*(match.answer(seat, 1, 1) for match in matches for seat in (0, 1)))

    assert len(stored(tmp_path)) == 40
    assert all(deck_of(match.snapshot(2)) == 15 for match in matches)
