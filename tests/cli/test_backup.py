"""`timescoop backup`, as it is typed."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from timescoop.cli.app import run
from timescoop.hosting import Host, SeatPlan, Store, store_address


async def lay(path: Path) -> None:
    store = await Store.open(store_address(str(path)))
    host = await Host.start(store, workers=0, luck=Random(2012))
    await host.new_match("invasion", seats=[SeatPlan("person", "Elisabeth"), SeatPlan("person", "Tom")])
    await host.close()
    await store.close()


def test_a_backup_says_what_it_holds_and_fails_if_something_is_broken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, copy = tmp_path / "store.db", tmp_path / "copy.db"
    asyncio.run(lay(store))
    assert run(["backup", str(copy), "--store", str(store)]) == 0
    assert capsys.readouterr().out == f"{copy}: 1 match, 0 answers\n"
    connection = sqlite3.connect(store)
    connection.execute("UPDATE match SET opening = '[]'")
    connection.commit()
    connection.close()
    assert run(["backup", str(tmp_path / "second.db"), "--store", str(store)]) == 1
    assert "is damaged: the" in capsys.readouterr().out
    assert run(["backup", str(copy), "--store", str(store)]) != 0
    assert "there already" in capsys.readouterr().err
