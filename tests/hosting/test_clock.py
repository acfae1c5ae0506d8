"""The wall clock decides nothing: it may jump by an hour or a day, either way, and a match goes on as if it had not."""

import time

import pytest
from tests.hosting.playing import TWO, play_out, say, two_begin

from timescoop.hosting import Host, Match, SeatPlan

HOUR = 3600.0
JUMPS = [HOUR, -HOUR, 24 * HOUR, -24 * HOUR]


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_clock_that_jumps_changes_nothing_at_a_table(
    jump: float, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await two_begin(host)
    with_bot = await host.new_match("pebbles", seats=[TWO[0], SeatPlan("bot", bot="last")])
    real = time.time
    before = [match.snapshot(viewer) for viewer in range(3)]
    monkeypatch.setattr(time, "time", lambda: real() + jump)

    assert [match.snapshot(viewer) for viewer in range(3)] == before
    await say(match, 0, "end turn")
    assert match.snapshot(1).asked
    await play_out(match)
    await say(with_bot, 0, "opal")
    async for _ in with_bot.updates(0):
        if with_bot.snapshot(0).asked:
            break

    again = Match(await host.find(match.id), "last")
    assert [again.snapshot(viewer) for viewer in range(3)] == [match.snapshot(viewer) for viewer in range(3)]
    held = {match.id: match.keys[0], with_bot.id: with_bot.keys[0]}
    assert [line.id for line in await host.matches(held)] == [with_bot.id, match.id], "who waits comes first, always"
