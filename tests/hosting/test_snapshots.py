"""What a viewer is given is made for that viewer, and tells nothing by when it comes or how it is counted."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.hosting.playing import SEED, TWO, play_out, say, two_begin

from timescoop.hosting import Host, Match, NotYours, SeatPlan, Stale
from timescoop.hosting.snapshots import share_unchanged


def others(match: Match) -> list[object]:
    """All that everybody but seat 0 is given."""
    return [match.snapshot(viewer) for viewer in (1, 2)]


async def subscribe(bell: AsyncIterator[int]) -> bool:
    """Whether a bell rings before the loop has nothing else to do."""
    ring = asyncio.ensure_future(anext(bell))
    for _ in range(5):
        await asyncio.sleep(0)
    rung = ring.done()
    ring.cancel()
    return rung


async def test_picks_of_another_seat_change_nothing(host: Host) -> None:
    match = await two_begin(host)
    before = others(match)
    bells = [match.updates(viewer, match.snapshot(viewer).number) for viewer in (1, 2)]
    held = match.snapshot(0).options[0][1]

    await say(match, 0, "throw", held)
    await match.take_back(0)
    await say(match, 0, held)

    assert others(match) == before
    assert [await subscribe(bell) for bell in bells] == [False, False]


async def test_the_number_grows_by_one_whenever_a_viewer_is_shown_something_else(host: Host) -> None:
    match = await two_begin(host)
    watcher = match.snapshot(2)

    await say(match, 0, match.snapshot(0).options[0][1])

    assert match.snapshot(2).number == watcher.number + 1
    assert match.snapshot(2).view != watcher.view


async def test_a_bell_gives_the_newest_number_and_misses_none(host: Host) -> None:
    match = await two_begin(host)
    bell = match.updates(1, match.snapshot(1).number)

    await say(match, 0, match.snapshot(0).options[0][1])
    await say(match, 0, "end turn")

    assert await anext(bell) == match.snapshot(1).number
    assert not await subscribe(bell)


async def test_bells_end_when_the_host_closes(host: Host) -> None:
    match = await two_begin(host)
    bell = match.updates(1, match.snapshot(1).number)
    waiting = asyncio.ensure_future(anext(bell))
    await asyncio.sleep(0)

    await host.close()

    with pytest.raises(StopAsyncIteration):
        await waiting


async def test_in_a_poll_the_others_learn_only_who_has_chosen(host: Host) -> None:
    looks: list[object] = []
    for option in (0, 3):
        match = await host.new_match("pebbles", seats=TWO, seed=SEED)
        await match.answer(0, option, 1)
        look = match.snapshot(1)
        looks.append((look.number, look.view, look.log, look.options))
    assert looks[0] == looks[1]


async def test_a_mind_changed_in_a_poll_is_seen_by_nobody(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    await say(match, 0, "flint")
    before = others(match)
    assert not match.snapshot(0).asked

    await say(match, 0, "opal")

    assert others(match) == before
    assert match.timeline.table.sealed[0] == 3


async def test_a_seat_is_shown_that_its_answer_was_taken_even_if_it_looks_the_same(host: Host) -> None:
    """Otherwise an answer sent twice could count twice."""
    match = await host.new_match("pebbles", seats=TWO)
    await say(match, 0, "flint")
    look = match.snapshot(0)

    await match.answer(0, 3, look.number)

    assert match.snapshot(0).view == look.view
    with pytest.raises(Stale):
        await match.answer(0, 0, look.number)


async def test_in_a_poll_what_the_others_seal_hurries_nobody(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    number = match.snapshot(0).number
    await say(match, 1, "onyx")
    assert match.snapshot(0).number == number + 1

    await match.answer(0, 3, number)

    assert match.snapshot(0).view["turn"] == 0


async def test_facts_are_told_as_each_viewer_may_know_them(host: Host) -> None:
    match = await two_begin(host)
    drawn = [match.snapshot(viewer).log[-1][-1] for viewer in range(3)]
    assert drawn[0][3][0] >= 0
    assert drawn[1][3] == drawn[2][3] == (-1,)


async def test_the_seed_is_a_secret_until_the_end(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    for viewer in range(3):
        assert match.plan.seed.hex() not in repr(match.snapshot(viewer))
        assert match.plan.salt.hex() not in repr(match.snapshot(viewer))
    promised = match.snapshot(2).receipt.hash

    await play_out(match)

    receipt = match.snapshot(2).receipt
    assert (receipt.hash, receipt.seed, receipt.salt) == (promised, match.plan.seed.hex(), match.plan.salt.hex())
    assert not receipt.unsealed


async def test_a_seed_given_by_hand_is_owned_to(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO, seed=SEED)
    assert match.snapshot(2).receipt.unsealed


async def test_there_are_no_more_viewers_than_seats_and_a_watcher(host: Host) -> None:
    match = await host.new_match("pebbles", seats=[*TWO, SeatPlan("open")])
    assert match.snapshot(3).options == ()
    for viewer in (-1, 4):
        with pytest.raises(NotYours):
            match.snapshot(viewer)
        with pytest.raises(NotYours):
            match.updates(viewer)


PIECES = st.recursive(
    st.integers(0, 3) | st.sampled_from(["hand", "line"]) | st.none(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
)


@given(PIECES, PIECES)
def test_a_view_grafted_on_another_says_the_same_and_takes_from_it_what_is_there(new: object, old: object) -> None:
    as_it_was = repr(old)

    grafts = share_unchanged(new, old)

    assert grafts == new
    assert repr(old) == as_it_was
    assert (grafts is old) == (new == old)
    if isinstance(new, dict) and isinstance(old, dict):
        assert all(grafts[name] is old[name] for name in new if name in old and new[name] == old[name])


async def test_what_an_answer_leaves_as_it_was_is_shown_by_the_same_piece(host: Host) -> None:
    match = await two_begin(host)
    before: Any = match.snapshot(0).view

    await say(match, 0, match.snapshot(0).options[0][1])

    after: Any = match.snapshot(0).view
    rival: Any = match.snapshot(1).view
    same = [name for name in after if name in before and after[name] == before[name]]
    assert same
    assert all(after[name] is before[name] for name in same)
    assert any(piece is rival[name] for name, piece in after.items() if isinstance(piece, dict | list) and piece)
