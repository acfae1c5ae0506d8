"""Bots play to the end, and if one of them goes wrong, the match goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest
from tests.breadth import some
from tests.hosting.playing import TWO

from timescoop.bots import Job
from timescoop.hosting import Host, Match, SeatPlan, finished_matches


def bots(*keys: str) -> list[SeatPlan]:
    return [SeatPlan("bot", bot=key) for key in keys]


async def bots_rest(host: Host, match: Match) -> None:
    """Wait until no bot of a match plays any more."""
    while match.id in host.bots.playing:
        await host.bots.playing[match.id]


async def test_bots_play_a_match_to_its_end(host: Host) -> None:
    match = await host.new_match("pebbles", seats=bots("first", "last", "first"))
    await bots_rest(host, match)
    assert match.snapshot(0).over
    assert [each.id for each in await finished_matches(host.store, None, 9)] == [match.id]


async def test_bots_in_a_process_of_their_own_play_to_the_end(open_host: Callable[..., Awaitable[Host]]) -> None:
    host = await open_host(workers=1)
    match = await host.new_match("pebbles", seats=bots("first", "last"))
    await bots_rest(host, match)
    assert match.snapshot(0).over
    assert {given.option for given in match.timeline.given if given.seat == 1} == {3, 11}


async def test_a_bot_is_sent_a_table_imagined_for_its_seat(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[Job] = []

    async def keep(job: Job, _guest: str) -> int:
        jobs.append(job)
        return 0

    monkeypatch.setattr(host.bots.pool, "think", keep)
    match = await host.new_match("pebbles", seats=[TWO[0], *bots("first")])
    await bots_rest(host, match)

    assert match.plan.seed.hex() not in jobs[0].blind
    game = match.game
    dealt = game.deal(seats=2, seed=match.plan.seed, options=match.plan.options)
    worlds = {jobs[0].blind}
    for _ in range(3):
        await host.bots.pool.choose(dealt, "pebbles", None, 1, "first")
        worlds.add(jobs[-1].blind)
    assert len(worlds) == 4, "each time the unknown is dealt anew"


@pytest.mark.parametrize("bot", some(["broken", "dying", "slow"], 0, 2))
async def test_a_bot_that_fails_is_answered_for_and_logged(
    bot: str, open_host: Callable[..., Awaitable[Host]], caplog: pytest.LogCaptureFixture
) -> None:
    host = await open_host(workers=1, time_limit=0.2)
    with caplog.at_level(logging.ERROR, "timescoop.hosting"):
        match = await host.new_match("pebbles", seats=[TWO[0], *bots(bot)])
        await bots_rest(host, match)
    assert match.timeline.table.sealed[1] == 0, "the first bot of the catalogue answers for it, not chance"
    assert f"bot {bot} failed" in caplog.text


async def test_a_bot_that_chooses_what_is_not_on_offer_is_answered_for(
    host: Host, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "timescoop.hosting"):
        match = await host.new_match("pebbles", seats=bots("wild", "last"))
        await bots_rest(host, match)
    assert match.snapshot(0).over
    assert "bot wild at pebbles chose 99" in caplog.text


async def test_bots_keep_a_pace_in_what_others_see(
    open_host: Callable[..., Awaitable[Host]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before each answer a bot rests until a pace after what others saw last; for picks in secret it does not rest."""
    matches: list[Match] = []
    rests: list[tuple[float, float, int]] = []

    async def rest(until: float) -> None:
        await asyncio.sleep(0)
        if matches:
            rests.append((until, matches[0].log.notifier.changed_at, matches[0].state.rows))

    monkeypatch.setattr("timescoop.hosting.botplay.rest", rest)
    host = await open_host(pace=0.5)
    matches.append(await host.new_match("pebbles", seats=bots("picker", "last")))
    await bots_rest(host, matches[0])

    assert [until - changed_at for until, changed_at, _ in rests] == pytest.approx([0.5] * len(rests))
    asked = sum(not given.unasked for given in matches[0].timeline.given)
    picks = sum(given.option in {0, 1, 2, 3} for given in matches[0].timeline.given if given.seat == 0) - 1  # the bid
    assert len({lines for *_, lines in rests}) == len(rests) == asked - picks
    assert picks > 0
