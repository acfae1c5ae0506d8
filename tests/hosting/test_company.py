"""Bots that stand in, clocks, pauses, phrases, and who is here."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.hosting.playing import SEED, TWO, play_out, say, two_begin

from timescoop.hosting import PHRASES, Host, HostingError, Match, NotYours, SeatPlan, TooSoon
from timescoop.hosting.company.presence import AWAY

Open = Callable[..., Awaitable[Host]]


class Hours:
    """A clock that goes when it is told to."""

    def __init__(self, match: Match) -> None:
        self.at = 0.0
        match.log.timer.now = lambda: self.at
        match.presence.seen = [0.0] * len(match.seats)
        match.log.start_timer()

    def go(self, seconds: float) -> None:
        self.at += seconds


async def timed(host: Host, bank: float = 60.0, each: float = 5.0) -> tuple[Match, Hours]:
    match = await host.new_match("pebbles", seats=TWO, seed=SEED, clock=(bank, each))
    hours = Hours(match)
    await say(match, 0, "opal")
    await say(match, 1, "flint")
    return match, hours


def left(match: Match, seat: int) -> float:
    clock = match.snapshot(seat).company.clock
    assert clock is not None
    return clock.left[seat]


# ---- bots that stand in


async def bots_rest(host: Host, match: Match) -> None:
    while match.id in host.bots.playing:
        await host.bots.playing[match.id]


async def test_a_bot_plays_for_a_person_who_asks_for_it_and_hands_back(host: Host) -> None:
    match = await two_begin(host)
    await match.seating.stand_in_for(0, 0)
    await bots_rest(host, match)
    assert match.snapshot(1).company.lent == (0,)
    assert match.snapshot(1).names[0] == "Ann", "she keeps her name and her seat"
    assert match.snapshot(1).asked

    await match.seating.come_back(0)
    assert match.snapshot(1).company.lent == ()
    await say(match, 1, "end turn")
    assert match.snapshot(0).asked
    assert [note.key for note in match.snapshot(2).company.notes] == ["lent", "back"]


async def test_others_may_ask_for_a_bot_once_somebody_has_been_away_for_a_minute(host: Host) -> None:
    match = await two_begin(host)
    hours = Hours(match)
    with pytest.raises(NotYours, match="Ann is here"):
        await match.seating.stand_in_for(0, 1)
    hours.go(AWAY + 1)
    assert match.snapshot(1).company.away == (0, 1)
    match.presence.touch(1)
    assert match.snapshot(1).company.away == (0,)
    with pytest.raises(NotYours):
        await match.seating.stand_in_for(0, 2)
    await match.seating.stand_in_for(0, 1)
    await bots_rest(host, match)
    assert match.snapshot(1).asked


async def test_a_person_with_an_open_page_is_here(host: Host) -> None:
    match = await two_begin(host)
    hours = Hours(match)
    with match.presence.page([0]):
        hours.go(AWAY + 1)
        assert match.snapshot(1).company.away == (1,)
    assert match.snapshot(1).company.away == (1,)
    hours.go(AWAY + 1)
    assert match.snapshot(1).company.away == (0, 1)


async def test_people_who_share_a_browser_are_all_here(host: Host) -> None:
    match = await two_begin(host)
    hours = Hours(match)
    with match.presence.page([0, 1]):
        hours.go(AWAY + 1)
        assert match.snapshot(2).company.away == ()


async def test_watchers_are_counted_and_told_of_without_a_new_number(host: Host) -> None:
    match = await two_begin(host)
    number = match.snapshot(0).number
    bell = match.updates(0, number)
    waiting = asyncio.ensure_future(anext(bell))
    await asyncio.sleep(0)
    with match.presence.page([2]), match.presence.page([2]):
        assert match.snapshot(0).company.watchers == 2
        assert await asyncio.wait_for(waiting, 10) == number
    assert match.snapshot(0).company.watchers == 0
    assert match.snapshot(0).number == number


@pytest.mark.parametrize("bids", [0, 1])
async def test_a_bot_stands_in_at_any_prompt(host: Host, bids: int) -> None:
    """In the middle of a poll, too; the seat's own seal stays."""
    match = await host.new_match("pebbles", seats=TWO, seed=SEED)
    for seat in range(bids):
        await say(match, seat, "onyx")
    await match.seating.stand_in_for(1, 1)
    await bots_rest(host, match)
    if not bids:
        await say(match, 0, "onyx")
    await bots_rest(host, match)
    assert match.snapshot(0).asked


async def test_nobody_comes_back_to_a_seat_that_no_bot_holds_for_them(host: Host) -> None:
    match = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="last")])
    for seat in (0, 1, 2):
        with pytest.raises(NotYours):
            await match.seating.come_back(seat)


# ---- clocks


async def test_time_runs_for_the_seat_that_is_asked_and_an_answer_adds_a_little(host: Host) -> None:
    match, hours = await timed(host)
    assert [left(match, seat) for seat in (0, 1)] == [65, 65]
    hours.go(10)
    assert [left(match, seat) for seat in (0, 1)] == [55, 65]
    await say(match, 0, "end turn")
    hours.go(1)
    assert [left(match, seat) for seat in (0, 1)] == [60, 64]


async def test_in_a_poll_the_time_of_all_runs_who_have_not_answered(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO, seed=SEED, clock=(60, 0))
    hours = Hours(match)
    hours.go(10)
    await say(match, 0, "opal")
    hours.go(10)
    assert [left(match, seat) for seat in (0, 1)] == [50, 40]


async def test_a_bot_plays_for_a_seat_without_time_left_which_may_come_back(host: Host) -> None:
    match, hours = await timed(host)
    hours.go(1000)
    match.log.timer.time_is_up()
    await asyncio.sleep(0)
    await match.log.queue.finish()
    await bots_rest(host, match)
    assert match.snapshot(1).company.lent == (0,)
    assert not match.snapshot(1).over, "no table is forfeit"
    assert [note.key for note in match.snapshot(1).company.notes] == ["late"]
    assert match.snapshot(1).asked

    await match.seating.come_back(0)
    assert left(match, 0) == 30
    assert match.snapshot(0).company.lent == ()


async def test_the_alarm_is_set_for_the_time_that_is_left(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO, seed=SEED, clock=(0.05, 0))
    for _ in range(400):
        if match.snapshot(2).company.lent == (0, 1):
            break
        await asyncio.sleep(0.05)
    await bots_rest(host, match)
    assert match.snapshot(2).over


async def test_a_server_that_stands_runs_nobodys_time_down(host: Host, open_host: Open) -> None:
    match, hours = await timed(host)
    hours.go(10)
    await say(match, 0, "end turn")
    hours.go(10_000)
    again = await (await open_host()).match(match.id)
    Hours(again)
    assert [left(again, seat) for seat in (0, 1)] == [60, 65]


async def test_a_pause_needs_all_people_and_ends_with_any_of_them(host: Host) -> None:
    match, hours = await timed(host)
    await match.clock.pause(0)
    assert match.snapshot(1).company.clock is not None
    hours.go(5)
    assert left(match, 0) == 60
    await match.clock.pause(1)
    hours.go(100)
    assert left(match, 0) == 60
    assert match.state.is_held_up()
    await match.clock.go_on(1)
    hours.go(10)
    assert left(match, 0) == 50

    await match.clock.pause(0)
    await match.clock.pause(1)
    await say(match, 0, "end turn")
    assert not match.state.is_held_up(), "who answers goes on"
    assert [note.key for note in match.snapshot(2).company.notes] == ["pause", "go-on", "pause"]


async def test_who_sits_alone_with_bots_pauses_them(host: Host) -> None:
    match = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="last")], seed=SEED, clock=(60, 0))
    await bots_rest(host, match)
    await match.clock.pause(0)
    assert match.state.is_held_up()
    with pytest.raises(NotYours):
        await match.clock.pause(1)
    with pytest.raises(NotYours):
        await match.clock.go_on(2)


async def test_while_an_undo_is_asked_for_no_time_runs(host: Host) -> None:
    match, hours = await timed(host)
    await say(match, 0, "end turn")
    await match.consent.ask_undo(0)
    hours.go(50)
    assert left(match, 1) == 65
    await match.consent.refuse(1, 2)
    hours.go(5)
    assert left(match, 1) == 60


async def test_the_match_that_follows_has_the_same_times_unspent(host: Host) -> None:
    match, hours = await timed(host)
    hours.go(10)
    await play_out(match)
    after = await host.rematch(match, 0)
    clock = after.snapshot(0).company.clock
    assert clock is not None
    assert (clock.bank, clock.each) == (60, 5)
    assert after.state.table_state.clock is not None
    assert after.state.table_state.clock.left == (60, 60)


@pytest.mark.parametrize("clock", [(0, 5), (-1, 0), (60, -1), (10**7, 0), (float("nan"), 0)])
async def test_a_clock_of_no_time_is_refused(host: Host, clock: tuple[float, float]) -> None:
    with pytest.raises(HostingError, match="clock"):
        await host.new_match("pebbles", seats=TWO, clock=clock)


async def test_without_a_clock_there_is_nothing_to_pause(host: Host) -> None:
    match = await two_begin(host)
    assert match.snapshot(0).company.clock is None
    with pytest.raises(HostingError, match="without clocks"):
        await match.clock.pause(0)


# ---- phrases


async def test_a_phrase_is_told_to_all_and_hurries_no_answer(host: Host, open_host: Open) -> None:
    match = await two_begin(host)
    look = match.snapshot(0)
    await match.chat.say(1, "hello")
    assert [(note.key, note.seat) for note in match.snapshot(2).company.notes] == [("phrase/hello", 1)]
    await match.answer(0, look.options[0][0], look.number)
    again = await (await open_host()).match(match.id)
    assert again.snapshot(0).company.notes == match.snapshot(0).company.notes


async def test_a_seat_says_little_and_only_what_there_is(host: Host) -> None:
    match = await two_begin(host)
    hours = Hours(match)
    with pytest.raises(HostingError, match="no phrase"):
        await match.chat.say(0, "you are a fool")
    with pytest.raises(NotYours):
        await match.chat.say(2, "hello")
    await match.chat.say(0, "hello")
    with pytest.raises(TooSoon):
        await match.chat.say(0, "thanks")
    await match.chat.say(1, "hello")
    said = 1
    for _ in range(20):
        hours.go(5)
        try:
            await match.chat.say(0, PHRASES[0])
        except TooSoon:
            break
        said += 1
    assert said == 6, "in a minute"
    hours.go(60)
    await match.chat.say(0, "thanks")


async def test_only_the_newest_notes_are_kept(host: Host) -> None:
    match = await two_begin(host)
    hours = Hours(match)
    for _ in range(70):
        hours.go(30)
        await match.chat.say(0, "hello")
    notes = match.snapshot(1).company.notes
    assert [note.number for note in notes] == list(range(11, 71))
