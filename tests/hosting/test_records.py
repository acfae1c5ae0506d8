"""The record of a match: complete, checkable, and sealed while it could tell a secret."""

import hashlib
from collections.abc import Awaitable, Callable

import pytest
from tests.hosting.pebbles import GAMES, PEBBLES, compile_cards
from tests.hosting.playing import TWO, play_out, two_begin

from timescoop.documents import fingerprint, read_record, replay, write_record
from timescoop.hosting import Host, SeatPlan, StillSecret


@pytest.mark.parametrize("luck", range(5))
async def test_a_record_replays_to_the_same_table(host: Host, luck: int) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    await play_out(match, luck)

    text = write_record(match.record())
    table = replay(read_record(text), GAMES)

    assert fingerprint(table) == fingerprint(match.timeline.table)
    assert PEBBLES.view(table, 0) == match.snapshot(0).view


async def test_a_record_of_a_running_match_stays_shut(host: Host) -> None:
    match = await two_begin(host)
    with pytest.raises(StillSecret):
        match.record()

    record = match.record(unfinished=True)

    assert (record.seed, record.salt, record.result) == (None, "", "unfinished")
    assert record.hash == match.snapshot(0).receipt.hash


async def test_a_finished_record_opens_what_was_sealed(host: Host) -> None:
    match = await host.new_match("pebbles", seats=TWO)
    promised = match.snapshot(2).receipt.hash
    await play_out(match)

    record = match.record()

    assert record.seed is not None
    assert hashlib.sha256(bytes.fromhex(record.salt) + record.seed).hexdigest() == promised == record.hash


async def test_a_record_says_who_sat_where_and_which_cards_were_played(
    host: Host, open_host: Callable[..., Awaitable[Host]]
) -> None:
    cards = "copies: 3"
    match = await host.new_match(
        "pebbles", seats=[SeatPlan("bot", "Kam", "last"), SeatPlan("bot", bot="last")], cards=cards
    )
    async for _ in match.updates(2):
        if match.snapshot(0).over:
            break

    record = (await (await open_host()).match(match.id)).record()

    assert [(seat.name, seat.kind, seat.bot) for seat in record.seats] == [
        ("Kam", "bot", "last"),
        ("Seat 2", "bot", "last"),
    ]
    assert record.cards == hashlib.sha256(cards.encode()).hexdigest()
    replay(record, GAMES, compile_cards({"copies": 3}))
