"""Playing on from a moment of another match is fair: nobody learns from it what they could not know."""

from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random

import pytest
from sqlalchemy import select
from tests.hosting.pebbles import GAMES, PEBBLES
from tests.hosting.playing import SEED, TWO, play_out, say, two_begin

from timescoop.documents import BadDocument, fingerprint, read_record, verify, write_record
from timescoop.hosting import Host, HostingError, Match, NotYours, SeatPlan, StillSecret
from timescoop.hosting.replay.forks import MOST_FORKS, fork, redealt, same_deal
from timescoop.hosting.schema import MATCH
from timescoop.kernel import HAND, PILE, Table

Open = Callable[..., Awaitable[Host]]
BOT = "last"


async def hold(host: Host) -> None:
    """Stop the bots, so that a fork stays as it was laid."""
    await host.bots.close()


async def fork_now(host: Host, match: Match, seat: int, *, number: int = 0, same: bool = False) -> Match:
    """Play on in a seat from one of its moments, the newest unless said otherwise."""
    replay = await host.replays.of_match(match, seat)
    return await fork(host, replay, number or len(replay.moments), seat=seat, bot=BOT, same=same)


def insides(match: Match) -> list[int]:
    """What is in every sleeve of a match."""
    return match.timeline.table.kind


async def test_a_fork_shows_its_player_what_it_saw(host: Host) -> None:
    await hold(host)
    match = await two_begin(host)
    await say(match, 0, match.snapshot(0).options[0][1], "throw")
    await say(match, 0, match.snapshot(0).options[0][1])
    for number in range(1, len((replay := await host.replays.of_match(match, 0)).moments) + 1):
        forked = await fork(host, replay, number, seat=0, bot=BOT)
        assert forked.snapshot(0).view == replay.snapshot(number).view
        assert forked.snapshot(0).options == replay.snapshot(number).options
        assert [seat.kind for seat in forked.seats] == ["person", "bot"]
        assert list(forked.keys) == [0]


async def test_l_9_cards_that_the_seat_did_not_know_agree_with_the_truth_as_often_as_chance_says(host: Host) -> None:
    """Reliability L-9: a fork is no oracle. Of 20 pebbles in four kinds, so many of the unknown ones are of each."""
    await hold(host)
    match = await two_begin(host)
    truth = match.timeline.table
    hidden = [
        copy
        for copy in range(len(truth.kind))
        if not truth.knows(0, copy) and truth.sort[truth.zone[copy]] in (HAND, PILE)
    ]
    kinds = Counter(truth.kind[copy] for copy in hidden)
    expected = sum(count * count for count in kinds.values()) / len(hidden)
    replay = await host.replays.of_match(match, 0)
    forks = 1500
    agreed = 0
    table = replay.moments.table(len(replay.moments))
    for _ in range(forks):
        world = dealt_for(host, table)
        agreed += sum(world[copy] == truth.kind[copy] for copy in hidden)
    assert abs(agreed / forks - expected) < 0.25, (agreed / forks, expected)


def dealt_for(host: Host, table: Table) -> list[int]:
    """The insides of a table dealt anew for seat 0, as a fork deals it."""
    return redealt(host, PEBBLES, table, 0).kind


async def test_a_3_two_matches_that_a_seat_cannot_tell_apart_are_forked_alike_by_the_same_dice(open_host: Open) -> None:
    """Bob's secret bid, and what he threw away, differ; Ann's fork does not."""
    forked: list[str] = []
    for bid in ("flint", "agate"):
        host = await open_host(luck=Random(7))
        await hold(host)
        match = await host.new_match("pebbles", seats=TWO, seed=SEED)
        await say(match, 1, bid)
        assert match.timeline.table.sealed[1] >= 0
        copy = await fork_now(host, match, 0)
        forked.append(fingerprint(copy.timeline.table))
    assert forked[0] == forked[1]


async def test_a_running_match_is_forked_from_its_own_players_seat_alone(host: Host) -> None:
    await hold(host)
    match = await two_begin(host)
    own = await host.replays.of_match(match, 0)
    with pytest.raises(NotYours):
        await fork(host, own, 1, seat=1, bot=BOT)
    with pytest.raises(StillSecret):
        await fork(host, own, 1, seat=0, bot=BOT, same=True)
    watcher = await host.replays.of_match(match, 2)
    for seat in (0, 1, 2, -1):
        with pytest.raises(NotYours):
            await fork(host, watcher, 1, seat=seat, bot=BOT)
    with pytest.raises(StillSecret):
        await same_deal(host, own, TWO)


async def test_what_is_stored_of_a_fork_never_holds_the_truth(host: Host) -> None:
    await hold(host)
    match = await two_begin(host)
    kept = match.timeline.table
    forked = await fork_now(host, match, 0)
    row = (await host.store.read(select(MATCH).where(MATCH.c.id == forked.id)))[0]
    assert match.plan.luck.hex() not in repr(row)
    assert match.plan.seed.hex() not in repr(row)
    assert insides(forked) != kept.kind
    assert forked.plan.luck != match.plan.luck


async def test_a_seat_forks_a_running_match_so_often_and_no_more(host: Host) -> None:
    await hold(host)
    match = await two_begin(host)
    for _ in range(MOST_FORKS):
        await fork_now(host, match, 0, number=1)
    with pytest.raises(HostingError, match=str(MOST_FORKS)):
        await fork_now(host, match, 0, number=1)
    await fork_now(host, match, 1, number=1)
    await play_out(match)
    await fork_now(host, match, 0, number=1)


async def test_a_finished_match_is_played_on_from_any_seat_and_from_its_very_cards(host: Host) -> None:
    await hold(host)
    match = await host.new_match("pebbles", seats=TWO)
    await play_out(match)
    replay = await host.replays.of_match(match, 2, 3)
    forked = await fork(host, replay, 6, seat=1, bot=BOT, name="Cleo", same=True)
    table = replay.moments.table(6)
    assert fingerprint(forked.timeline.table) == fingerprint(table)
    assert forked.timeline.table.seed == table.seed
    assert forked.state.names == ["Ann", "Cleo"]
    with pytest.raises(HostingError, match="over at this moment"):
        await fork(host, replay, len(replay.moments), seat=1, bot=BOT)


async def test_a_fork_comes_back_after_a_restart_and_its_record_is_verified(host: Host, open_host: Open) -> None:
    await hold(host)
    match = await two_begin(host)
    await say(match, 0, "throw")
    forked = await fork_now(host, match, 0)
    looks = [forked.snapshot(viewer) for viewer in range(3)]
    await host.close()

    again = await (await open_host()).match(forked.id)

    assert again.snapshot(0).view == looks[0].view
    while not again.snapshot(0).over:
        look = again.snapshot(0)
        if look.asked:
            await again.answer(0, look.options[0][0], look.number)
        else:
            await anext(again.updates(0, look.number))
    text = write_record(again.record())
    assert "start: {" in text
    assert f"fork: {again.plan.start.said}" in text if again.plan.start else False
    table = verify(read_record(text), GAMES)
    assert fingerprint(table) == fingerprint(again.timeline.table)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"kind":[', '"kind":[1,'),
        ('"kind":[', '"sort":[['),
        ('"agenda":[', '"agenda":[["x",[]],'),
        ("start: {", "start: {{"),
    ],
)
async def test_a_record_whose_start_was_changed_is_refused_on_its_line(host: Host, old: str, new: str) -> None:
    await hold(host)
    match = await two_begin(host)
    forked = await fork_now(host, match, 0)
    while not forked.timeline.table.over():
        seat = forked.timeline.table.waiting()[0]
        await forked.answer(seat, forked.snapshot(seat).options[-1][0], forked.snapshot(seat).number)
    text = write_record(forked.record())
    lines = text.splitlines()
    line = next(number for number, each in enumerate(lines, 1) if each.startswith("start: "))
    with pytest.raises(BadDocument) as refused:
        verify(read_record(text.replace(old, new, 1)), GAMES)
    assert refused.value.faults[0].line == line


async def test_the_same_deal_again_is_the_same_deal_and_says_so(host: Host) -> None:
    await hold(host)
    match = await host.new_match("pebbles", seats=TWO)
    opening = list(match.timeline.dealt.kind) if match.timeline.dealt else []
    await play_out(match)
    replay = await host.replays.of_match(match, 2)
    again = await same_deal(host, replay, [SeatPlan("person", "Cleo"), SeatPlan("bot", "Dov", BOT)])
    assert again.timeline.dealt is not None
    assert again.timeline.dealt.kind == opening
    assert again.snapshot(0).receipt.unsealed
    with pytest.raises(HostingError, match="2 seats"):
        await same_deal(host, replay, TWO[:1])


async def test_a_rematch_of_a_fork_is_dealt(host: Host) -> None:
    await hold(host)
    match = await two_begin(host)
    forked = await fork_now(host, match, 0)
    while not forked.timeline.table.over():
        seat = forked.timeline.table.waiting()[0]
        await forked.answer(seat, forked.snapshot(seat).options[-1][0], forked.snapshot(seat).number)
    again = await host.rematch(forked, 0)
    assert again.plan.start is None
    assert not again.plan.unsealed
