"""Several servers start at once on an empty store; one that is too old for a store says so."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.hosting import postgres
from tests.hosting.test_postgres import HERE

from timescoop.hosting import HostingError, Store, store_address

SERVERS = 5


async def all_start(address: str) -> None:
    """Open one store several times at once; its tables are there once."""
    stores = await asyncio.gather(*(Store.open(address) for _ in range(SERVERS)))
    try:
        for store in stores:
            assert len(await store.read(text("SELECT version_num FROM alembic_version"))) == 1
    finally:
        await asyncio.gather(*(store.close() for store in stores))


@pytest.mark.usefixtures("stores_as_shipped")
async def test_several_servers_start_at_once_on_an_empty_file(address: str) -> None:
    await all_start(address)


async def test_several_servers_start_at_once_on_an_empty_database() -> None:
    if HERE:
        with postgres.serving() as address:
            await all_start(address)


async def written_by_a_newer_version(address: str) -> None:
    store = await Store.open(address)
    await store.keep(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await store.close()


async def test_a_store_of_a_newer_version_is_refused_in_words(address: str) -> None:
    await written_by_a_newer_version(address)
    with pytest.raises(HostingError, match="opened by a newer version of Timescoop: its tables are of revision 9999"):
        await Store.open(address)


async def test_a_server_that_is_too_old_says_so_in_one_line(tmp_path: Path) -> None:
    await written_by_a_newer_version(store_address(str(tmp_path / "tables.db")))
    command = [sys.executable, "-m", "timescoop", "serve", "--port", "0", "--store", str(tmp_path / "tables.db")]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith("timescoop: this store was opened by a newer version")
