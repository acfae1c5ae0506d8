"""A copy of the store under load: all that was acknowledged before, whole matches only, and it can be served."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from tests.hosting.changing import change
from tests.hosting.conftest import CATALOGUE
from tests.hosting.playing import play_out, two_begin

from timescoop.hosting import Host, HostingError, Store, back_up, store_address
from timescoop.hosting.reading import fetch


async def test_a_copy_under_load_holds_a_prefix_of_every_match_and_all_that_was_acknowledged(
    host: Host, address: str, tmp_path: Path
) -> None:
    matches = [await two_begin(host) for _ in range(6)]
    playing = [asyncio.create_task(play_out(match, luck)) for luck, match in enumerate(matches, 1)]
    await asyncio.sleep(0.05)
    acknowledged = {match.id: match.state.rows for match in matches}

    copied = await back_up(address, tmp_path / "copy.db")

    assert not all(task.done() for task in playing), "nothing was written meanwhile"
    await asyncio.gather(*playing)
    assert (copied.matches, copied.broken) == (6, {})
    store = await Store.open(store_address(str(tmp_path / "copy.db")))
    again = await Host.start(store, catalogue=CATALOGUE, pace=0, workers=0, luck=Random(2012))
    for match in matches:
        there, here = await fetch(store, match.id), await fetch(host.store, match.id)
        assert len(there.lines) >= acknowledged[match.id]
        assert there.lines == here.lines[: len(there.lines)]
        await play_out(await again.match(match.id))
    await again.close()
    await store.close()


async def test_a_match_of_the_copy_that_is_broken_is_named(host: Host, address: str, tmp_path: Path) -> None:
    good, bad = await two_begin(host), await two_begin(host)
    change(tmp_path, "UPDATE answer SET option = 0 WHERE match = ?", bad.id)
    copied = await back_up(address, tmp_path / "copy.db")
    assert list(copied.broken) == [bad.id]
    assert good.id not in copied.broken


def copies_in(folder: Path) -> list[Path]:
    return list(folder.glob("**/copy.db*"))


async def refused(address: str, target: Path) -> str:
    with pytest.raises(HostingError) as error:
        await back_up(address, target)
    return str(error.value)


async def test_what_cannot_be_copied_is_refused_and_leaves_nothing_behind(
    host: Host, address: str, tmp_path: Path
) -> None:
    await two_begin(host)
    target = tmp_path / "copies" / "copy.db"
    assert "cannot be written" in await refused(address, target)
    assert "there already" in await refused(address, tmp_path / "store.db")
    assert "pg_dump" in await refused("postgresql+asyncpg://here/store", target)
    assert "no store" in await refused(store_address(str(tmp_path / "none.db")), target)
    assert copies_in(tmp_path) == []
