"""Two processes on one store: what happens in one is seen in the other, and nothing happens twice."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

import pytest
from tests.hosting.playing import SEED, TWO, play_out, say, two_begin

from timescoop.hosting import Host, Match, SeatPlan, Stale, Store
from timescoop.hosting.durability.pubsub import subscribe
from timescoop.hosting.match_log import MatchLog

Open = Callable[..., Awaitable[Host]]


async def heard(match: Match, viewer: int, number: int) -> None:
    """Wait until a viewer has been shown so many looks."""
    async for shown in match.updates(viewer):
        if shown >= number:
            return


async def both_agree(ours: Match, theirs: Match) -> None:
    """Wait until both hosts show everybody the same."""
    async with asyncio.timeout(30):
        for viewer in range(3):
            await heard(theirs, viewer, ours.snapshot(viewer).number)
    assert [theirs.snapshot(viewer) for viewer in range(3)] == [ours.snapshot(viewer) for viewer in range(3)]


async def test_a_move_in_one_process_rings_in_the_other(host: Host, open_host: Open) -> None:
    ours = await two_begin(host)
    theirs = await (await open_host()).match(ours.id)

    await say(ours, 0, "end turn")
    await both_agree(ours, theirs)
    await say(theirs, 1, "end turn")
    await both_agree(theirs, ours)


async def test_a_move_before_the_line_to_the_store_is_up_is_not_missed(
    host: Host, open_host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host begins to listen after it has read a match; what came between is heard all the same."""
    up = asyncio.Event()

    async def late(store: Store, leaving: asyncio.Event) -> AsyncIterator[str]:
        await up.wait()
        async for match in subscribe(store, leaving):
            yield match

    ours = await two_begin(host)
    monkeypatch.setattr("timescoop.hosting.durability.store_listener.subscribe", late)
    theirs = await (await open_host()).match(ours.id)
    await say(ours, 0, "end turn")
    up.set()
    await both_agree(ours, theirs)


async def test_a_move_while_a_match_is_being_read_is_not_missed(
    host: Host, open_host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It rings when the match is not yet at hand."""

    async def mute(_store: Store, leaving: asyncio.Event) -> AsyncIterator[str]:
        await leaving.wait()
        yield ""

    monkeypatch.setattr("timescoop.hosting.durability.store_listener.subscribe", mute)
    ours = await two_begin(host)
    elsewhere = await open_host()
    find = elsewhere.find

    async def find_slowly(match_id: str) -> MatchLog:
        found = await find(match_id)
        await say(ours, 0, "end turn")
        await elsewhere.listener.on_moved(ours.id)
        return found

    monkeypatch.setattr(elsewhere, "find", find_slowly)
    await both_agree(ours, await elsewhere.match(ours.id))


async def test_who_sits_down_in_one_process_is_seen_in_the_other(host: Host, open_host: Open) -> None:
    ours = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("open")])
    theirs = await (await open_host()).match(ours.id)

    await ours.seating.sit(1, ours.keys[1], "Cleo")

    await both_agree(ours, theirs)
    assert theirs.state.names == ["Ann", "Cleo"]


async def test_a_rematch_in_one_process_is_found_in_the_other(host: Host, open_host: Open) -> None:
    ours = await two_begin(host)
    elsewhere = await open_host()
    theirs = await elsewhere.match(ours.id)
    await play_out(ours)

    after = await host.rematch(ours, 0)

    async for _ in theirs.updates(1):
        if theirs.snapshot(1).rematch:
            break
    assert (await elsewhere.rematch(theirs, 1)).id == after.id


async def test_a_bot_plays_once_whichever_process_it_plays_in(host: Host, open_host: Open) -> None:
    """Both let it think; the second to write is told, and takes over what the first wrote."""
    ours = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="last")])
    theirs = await (await open_host()).match(ours.id)
    match = ours
    for turn in range(60):
        match = (ours, theirs)[turn % 2]
        await asyncio.wait_for(mine(match), 20)
        if match.timeline.table.over():
            break
        look = match.snapshot(0)
        with suppress(Stale):  # the other host was quicker: as a person would, look again
            await match.answer(0, look.options[-1][0], look.number)
    assert match.timeline.table.over()
    await both_agree(match, theirs if match is ours else ours)
    assert ours.state.rows == theirs.state.rows == len(ours.timeline.given)


async def mine(match: Match) -> None:
    """Wait until the person of a match is asked, or it is over."""
    async for _ in match.updates(0):
        if match.snapshot(0).asked or match.timeline.table.over():
            return


async def test_a_host_hears_nothing_of_its_own_moves(
    host: Host, open_host: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would read every match again after every move; what it hears of another match comes after that."""
    match = await two_begin(host)
    beside = await two_begin(host)
    theirs = await (await open_host()).match(beside.id)
    await say(theirs, 0, "end turn")
    await both_agree(theirs, beside)  # the line is up: anything that moved before that has been read again
    again: list[str] = []
    monkeypatch.setattr(match.log, "catch_up", lambda: again.append(match.id))
    await say(match, 0, "end turn")
    await say(theirs, 1, "end turn")
    await both_agree(theirs, beside)
    assert again == []


async def three_ask(host: Host, elsewhere: Host) -> tuple[Match, Match]:
    """A match of three in both hosts, in which the first asks the others to take back its move."""
    ours = await host.new_match("pebbles", seats=[*TWO, SeatPlan("person", "Cleo")], seed=SEED)
    for seat, word in enumerate(("opal", "flint", "flint")):
        await say(ours, seat, word)
    await say(ours, 0, "end turn")
    await ours.consent.ask_undo(0)
    theirs = await elsewhere.match(ours.id)
    await theirs.log.catch_up()
    return ours, theirs


async def agreements_at_once(host: Host, elsewhere: Host) -> None:
    """Two agree at two hosts at the same moment, 25 times: both count, and the move is taken back."""
    for _ in range(25):
        ours, theirs = await three_ask(host, elsewhere)
        keep = requested(ours)
        await asyncio.gather(ours.consent.agree(1, keep), theirs.consent.agree(2, keep))
        await ours.log.catch_up()
        assert ours.state.table_state.request is None
        assert [note.key for note in ours.state.table_state.notes] == ["undone"]


def requested(match: Match) -> int:
    """How many answers stand after the undo that somebody asks for."""
    request = match.state.table_state.request
    assert request is not None
    return request.keep


async def test_two_who_agree_at_two_hosts_at_once_have_both_agreed(host: Host, open_host: Open) -> None:
    await agreements_at_once(host, await open_host())


async def test_all_that_is_done_at_two_hosts_at_once_is_done(host: Host, open_host: Open) -> None:
    """Phrases, wishes for a pause, and moves: nothing that was acknowledged is lost."""
    elsewhere = await open_host()
    for _ in range(25):
        ours = await host.new_match("pebbles", seats=TWO, seed=SEED, clock=(600.0, 0.0))
        theirs = await elsewhere.match(ours.id)
        number = theirs.snapshot(1).number
        await asyncio.gather(ours.chat.say(0, "hello"), theirs.chat.say(1, "thanks"), ours.clock.pause(0))
        await asyncio.gather(ours.log.catch_up(), theirs.log.catch_up())
        for match in (ours, theirs):
            state = match.state.table_state
            assert {note.key for note in state.notes} == {"phrase/hello", "phrase/thanks"}
            assert state.clock is not None
            assert state.clock.wishes == (0,)
        await asyncio.gather(ours.forced_moves.set_confirms(0, confirm=True), theirs.answer(1, 2, number))
        await ours.log.catch_up()
        assert ours.forced_moves.confirmed_by(0)
        assert ours.timeline.table.sealed[1] == 2


async def test_a_word_from_elsewhere_makes_no_answer_stale(host: Host, open_host: Open) -> None:
    """What somebody decided before they saw it counts, as it would on one server."""
    ours = await two_begin(host)
    theirs = await (await open_host()).match(ours.id)
    look = ours.snapshot(0)
    await theirs.chat.say(1, "hello")
    await ours.log.catch_up()
    await ours.answer(0, look.options[-1][0], look.number)
    assert ours.state.rows == 3
