"""A real game, hosted: what one seat picks in secret shows nowhere, and the match outlives its host."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import fingerprint, read_record, replay, write_record
from timescoop.hosting import Host, Match, SeatPlan, Snapshot, Store, store_address
from timescoop.kernel import cheap, mix

SEED = bytes(range(32))
THREE = [SeatPlan("person", name) for name in ("Elisabeth", "Tom", "Nicholas")]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(store_address(str(tmp_path / "store.db")))
    yield store
    await store.close()


def content(look: Snapshot) -> tuple[object, ...]:
    """A look without its number."""
    return look.view, look.log, look.seats, look.options, look.asked, look.may_take_back, look.over, look.rematch


async def answer_and_compare(match: Match, seat: int, option: int) -> bool:
    """Answer, and compare what the others are given before and after; whether the answer was a pick in secret."""
    before = [match.snapshot(viewer) for viewer in range(4)]
    picks = match.timeline.table.picks
    await match.answer(seat, option, before[seat].number)
    secret = match.timeline.table.picks == (*picks, *match.timeline.table.picks[-1:]) != picks
    for viewer in range(4):
        after = match.snapshot(viewer)
        changed = content(after) != content(before[viewer])
        if viewer != seat:
            assert after.number - before[viewer].number == changed
            assert not (secret and changed), f"viewer {viewer} is shown something of a pick in secret"
    return secret


@pytest.mark.parametrize("edition", ["classic", "2012"])
async def test_a_whole_game_by_hand(edition: str, store: Store) -> None:
    host = await Host.start(store, workers=0, luck=Random(2012))
    match = await host.new_match("invasion", edition=edition, seats=THREE, seed=SEED)
    luck = mix(5)
    secrets = 0
    while not match.timeline.table.over():
        seat = match.timeline.table.waiting()[0]
        offered = match.snapshot(seat).options
        luck = cheap(luck)
        secrets += await answer_and_compare(match, seat, offered[(luck >> 8) % len(offered)][0])
        if match.state.rows == 100:
            looks = [match.snapshot(viewer) for viewer in range(4)]
            await host.close()
            host = await Host.start(store, workers=0, luck=Random(2012))
            match = await host.match(match.id)
            assert [match.snapshot(viewer) for viewer in range(4)] == looks
    await host.close()

    assert secrets > 10
    table = replay(read_record(write_record(match.record())), GAMES)
    assert fingerprint(table) == fingerprint(match.timeline.table)
