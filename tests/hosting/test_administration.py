"""What an operator does with a store: matches are closed, exported and deleted, links renewed, visitors banned."""

import time
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, select
from tests.hosting.conftest import CATALOGUE
from tests.hosting.playing import play_out, say, two_begin

from timescoop.documents import read_record
from timescoop.hosting import (
    BanList,
    Host,
    HostingError,
    Housekeeping,
    NoSuchMatch,
    Settings,
    Store,
    back_up,
    ban,
    bans,
    close_match,
    delete_match,
    exported,
    lift_ban,
    list_matches,
    look_at_match,
    opened_match,
    renew_link,
    store_address,
)
from timescoop.hosting.durability.scheduled_backups import back_up_if_due, backups_in
from timescoop.hosting.retention import retire
from timescoop.hosting.schema import ANSWER, RECORD, RING, SEAT

HOUR = 3600.0


async def test_matches_are_listed_by_state_and_shown_without_a_card(host: Host) -> None:
    running, over = await two_begin(host), await two_begin(host)
    await play_out(over)
    listed = {state: [each.id for each in await list_matches(host.store, state=state)] for state in ("all", "running")}
    assert listed == {"all": [over.id, running.id], "running": [running.id]}
    assert [each.id for each in await list_matches(host.store, state="finished")] == [over.id]
    await host.store.keep(
        lambda connection: connection.execute(
            RING.insert().values(ring="ab" * 32, match=running.id, sealed="x", at=1.0)
        )
    )
    seen = await look_at_match(host.store, running.id[:10])
    assert seen.seats == (("Ann", "person"), ("Bob", "person"))
    assert seen.asked == tuple(running.waiting())
    assert seen.browsers == ("abababababab",)
    with pytest.raises(NoSuchMatch, match="there is no match 'zzz'"):
        await look_at_match(host.store, "zzz")
    with pytest.raises(NoSuchMatch):
        await look_at_match(host.store, "%")


async def test_a_match_that_is_closed_beside_a_server_is_over_there(host: Host) -> None:
    match = await two_begin(host)
    await close_match(await opened_match(host.store, CATALOGUE, match.id))
    await match.log.catch_up()
    assert match.over()
    assert match.timeline.agreed
    with pytest.raises(HostingError, match="this match is over"):
        await close_match(match)


async def test_a_renewed_link_is_the_only_way_to_a_seat(host: Host) -> None:
    match = await two_begin(host)
    path = await renew_link(match, 1)
    key = path.rpartition("/")[2]
    assert path == f"/seats/{match.id}/{key}"
    assert match.seating.seat_of(key) == 1
    assert await match.seating.sit(1, key, "Bob again")
    with pytest.raises(HostingError, match="no seat 3; the seats are 1 to 2"):
        await renew_link(match, 2)


async def test_a_record_can_leave_out_names(host: Host) -> None:
    match = await two_begin(host)
    assert "Ann" in exported(match)
    text = exported(match, anonymous=True)
    assert [seat.name for seat in read_record(text).seats] == ["Player 1", "Player 2"]
    assert "Ann" not in text
    assert "Bob" not in text


async def test_a_deleted_match_is_gone_and_servers_let_go_of_it(host: Host) -> None:
    match, other = await two_begin(host), await two_begin(host)
    chores = Housekeeping(host, Settings())
    assert await delete_match(host.store, match.id[:10]) == match.id
    await chores.let_go_of_deleted()
    assert list(host.loaded) == [other.id]
    assert match.log.notifier.closed
    with pytest.raises(NoSuchMatch):
        await host.match(match.id)
    assert not await host.store.read(select(SEAT).where(SEAT.c.match == match.id))


async def test_old_matches_become_records_without_names(host: Host) -> None:
    old, new, running = await two_begin(host), await two_begin(host), await two_begin(host)
    await play_out(old)
    between = time.time()
    await play_out(new)
    host.loaded.clear()
    [record] = await retire(host.store, host.catalogue, between)
    assert {each.id for each in await list_matches(host.store)} == {new.id, running.id}
    assert not await host.store.read(select(ANSWER).where(ANSWER.c.match == old.id))
    [(text,)] = await host.store.read(select(RECORD.c.text).where(RECORD.c.id == record))
    assert "Ann" not in text
    kept = read_record(text)
    assert [seat.name for seat in kept.seats] == ["Player 1", "Player 2"]
    assert len(kept.answers) == len(old.timeline.given)
    assert await retire(host.store, host.catalogue, between) == []


async def test_banned_addresses_and_browsers_are_kept_out_until_the_ban_is_lifted(host: Host) -> None:
    match, kept_out = await two_begin(host), BanList(host.store)
    ring = "cd" * 32
    row = RING.insert().values(ring=ring, match=match.id, sealed="x", at=1.0)
    await host.store.keep(lambda connection: connection.execute(row).rowcount)
    for who in ("203.0.113.7", "198.51.100.0/24", "2001:db8::1"):
        await ban(host.store, "address", who, "  too\nmuch ")
    await ban(host.store, "browser", ring[:12])
    assert {each.value for each in await bans(host.store)} == {"203.0.113.7", "198.51.100.0/24", "2001:db8::/64", ring}
    assert "too much" in {each.why for each in await bans(host.store)}
    for address in ("203.0.113.7", "198.51.100.9", "2001:db8::/64"):
        assert await kept_out.refuses(address, ""), address
    assert await kept_out.refuses("192.0.2.1", ring)
    for address in ("203.0.113.8", "2001:db9::/64", "nowhere", "::/0"):
        assert not await kept_out.refuses(address, "ef" * 32), address
    for who in ("203.0.113.7", "2001:db8::/64", ring[:12]):
        await lift_ban(host.store, who)
    await kept_out.refresh()
    assert not await kept_out.refuses("203.0.113.7", ring)
    for wrong, said in (("300.1.1.1", "a network address"), ("", "a network address")):
        with pytest.raises(HostingError, match=said):
            await ban(host.store, "address", wrong)
    for digits, said in (("cd", "8 or more digits"), ("0" * 12, "no browser begins")):
        with pytest.raises(HostingError, match=said):
            await ban(host.store, "browser", digits)
    with pytest.raises(HostingError, match="isn't banned"):
        await lift_ban(host.store, "203.0.113.7")


async def test_backups_are_made_when_due_and_the_newest_stay(host: Host, address: str, tmp_path: Path) -> None:
    match, folder = await two_begin(host), tmp_path / "backups"
    now = time.time()
    first = await back_up_if_due(address, folder, hours=24, kept=2, now=now)
    assert first is not None
    assert await back_up_if_due(address, folder, hours=24, kept=2, now=now + 23 * HOUR) is None
    await say(match, match.waiting()[0], match.snapshot(match.waiting()[0]).options[0][1])
    made = [await back_up_if_due(address, folder, hours=0, kept=2, now=now + day * 24 * HOUR) for day in (1, 2)]
    assert backups_in(folder, ".db") == made
    store = await Store.open(store_address(str(made[-1])))
    restored = await Host.start(store, catalogue=CATALOGUE, pace=0, workers=0, luck=Random(1))
    await play_out(await restored.match(match.id))
    assert (await restored.match(match.id)).over()
    await restored.close()
    await store.close()


async def test_a_backup_of_damaged_matches_is_told_and_old_ones_stay(host: Host, address: str, tmp_path: Path) -> None:
    match, folder = await two_begin(host), tmp_path / "backups"
    now = time.time()
    first = await back_up_if_due(address, folder, hours=0, kept=1, now=now)
    damage = ANSWER.update().where(ANSWER.c.match == match.id).values(option=99)
    await host.store.keep(lambda connection: connection.execute(damage).rowcount)
    with pytest.raises(HostingError, match=r"damaged matches in the backup .*: 1;"):
        await back_up_if_due(address, folder, hours=0, kept=1, now=now + HOUR)
    assert first in backups_in(folder, ".db")


async def test_chores_are_done_by_the_settings(host: Host, address: str, tmp_path: Path) -> None:
    match = await two_begin(host)
    await play_out(match)
    ended = (await list_matches(host.store))[0].finished
    assert ended is not None
    long_ago = ANSWER.metadata.tables["match"].update().values(finished=ended - 3 * 24 * HOUR)
    await host.store.keep(lambda connection: connection.execute(long_ago).rowcount)
    folder, path = tmp_path / "backups", address.partition("///")[2]
    idle = Housekeeping(host, Settings(store=path))
    busy = Housekeeping(host, Settings(store=path, retention_days=2, backup_folder=str(folder)))
    for chores in (idle, busy):
        await chores.retire()
        await chores.back_up()
        assert len(await list_matches(host.store)) == (1 if chores is idle else 0)
    [(records,)] = await host.store.read(select(func.count()).select_from(RECORD))
    assert records == 1
    [made] = backups_in(folder, ".db")
    assert (await back_up(store_address(str(made)), tmp_path / "again.db")).broken == {}
