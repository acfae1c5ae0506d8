"""A seat may take back what nobody can have learned from, and nothing else."""

from collections.abc import Awaitable, Callable

import pytest
from tests.hosting.playing import play_out, say, two_begin

from timescoop.documents import replay
from timescoop.hosting import CannotUndo, Host, Stale


async def test_a_card_laid_face_down_may_be_taken_back(host: Host) -> None:
    match = await two_begin(host)
    before = match.snapshot(0)
    await say(match, 0, before.options[0][1])
    assert match.snapshot(0).may_take_back

    await match.take_back(0, match.snapshot(0).number)

    after = match.snapshot(0)
    assert (after.view, after.log, after.options) == (before.view, before.log, before.options)
    assert after.number > before.number + 1, "a number once shown never means another look"


async def test_nobody_takes_back_what_another_seat_did(host: Host) -> None:
    match = await two_begin(host)
    await say(match, 0, match.snapshot(0).options[0][1])
    for viewer in (1, 2):
        assert not match.snapshot(viewer).may_take_back
        with pytest.raises(CannotUndo):
            await match.take_back(viewer)


async def test_picks_are_taken_back_one_by_one(host: Host) -> None:
    match = await two_begin(host)
    held = match.snapshot(0).options[0][1]
    await say(match, 0, "throw", held)

    await match.take_back(0)
    assert match.snapshot(0).view["picks"] == []
    assert match.snapshot(0).options[-1][1] == "done"

    await match.take_back(0)
    assert match.snapshot(0).options[-1][1] == "end turn"
    assert not match.snapshot(0).may_take_back


async def test_a_card_that_all_have_seen_stays_where_it_is(host: Host) -> None:
    match = await two_begin(host)
    await say(match, 0, "throw", match.snapshot(0).options[0][1], "done")
    with pytest.raises(CannotUndo):
        await match.take_back(0)


async def test_a_drawn_card_and_a_seat_that_was_asked_bar_the_way(host: Host) -> None:
    match = await two_begin(host)
    await say(match, 0, "end turn")
    for seat in (0, 1, 2):
        assert not match.snapshot(seat).may_take_back
        with pytest.raises(CannotUndo):
            await match.take_back(seat)


async def test_a_seat_that_was_asked_bars_the_way_even_if_nothing_was_shown(host: Host) -> None:
    match = await two_begin(host)
    await say(match, 0, "ask")
    await say(match, 1, "yes")
    for seat in (0, 1):
        with pytest.raises(CannotUndo):
            await match.take_back(seat)


async def test_taking_back_at_an_older_look_is_refused(host: Host) -> None:
    match = await two_begin(host)
    number = match.snapshot(0).number
    await say(match, 0, match.snapshot(0).options[0][1])
    with pytest.raises(Stale):
        await match.take_back(0, number)


async def test_what_was_taken_back_is_in_no_record_and_in_no_match_that_is_resumed(
    host: Host, open_host: Callable[..., Awaitable[Host]]
) -> None:
    match = await two_begin(host)
    first, second = match.snapshot(0).options[0][1], match.snapshot(0).options[1][1]
    await say(match, 0, first)
    await match.take_back(0)
    await say(match, 0, second)

    again = await (await open_host()).match(match.id)
    assert [again.snapshot(viewer) for viewer in range(3)] == [match.snapshot(viewer) for viewer in range(3)]
    assert again.snapshot(0).may_take_back

    await play_out(again)
    words = [entry.words for entry in again.record().answers]
    assert words[:3] == ["opal", "flint", second]
    replay(again.record(), {"pebbles": again.game})
