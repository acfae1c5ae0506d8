"""The same store in PostgreSQL: what a host keeps there, and how it tells others."""

import asyncio
import importlib.util
import re
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote_plus

import pytest
from sqlalchemy import Executable, make_url, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import create_async_engine
from tests.hosting import postgres
from tests.hosting.conftest import CATALOGUE
from tests.hosting.playing import play_out, say, two_begin
from tests.hosting.test_two_hosts import agreements_at_once

from timescoop.hosting import Host, Match, Store, engines, store_address
from timescoop.hosting.durability.pubsub import CHANNEL, publish
from timescoop.hosting.durability.scheduled_backups import back_up_if_due
from timescoop.hosting.reading import fetch
from timescoop.hosting.schema import LATEST

HERE = postgres.INSTALLED and importlib.util.find_spec("asyncpg") is not None


class Told:
    """A connection that only says what it would be told."""

    def __init__(self) -> None:
        self.statements: list[str] = []

    def execute(self, statement: Executable, values: dict[str, object]) -> None:
        compiled = statement.compile(dialect=postgresql.dialect(), column_keys=list(values))  # type: ignore[attr-defined,no-untyped-call]
        self.statements.append(re.sub(r"::[A-Z]+", "", str(compiled)) % {**compiled.params, **values})


async def test_ringing_is_a_notification_that_names_the_match_and_who_rings() -> None:
    told = Told()
    store = Store(create_async_engine("sqlite+aiosqlite://"))
    store.lite = False
    publish(store, told, "Ab3", shown="[2]")  # type: ignore[arg-type]  # as much of a connection as it needs
    await store.close()
    (statement,) = told.statements  # a second one would be a wait more in every move
    assert statement.startswith("UPDATE latest SET shown=[2]")
    assert f"RETURNING pg_notify({CHANNEL}, {store.name} Ab3)" in statement


@asynccontextmanager
async def host_at(address: str) -> AsyncIterator[Host]:
    store = await Store.open(address)
    host = await Host.start(store, catalogue=CATALOGUE, pace=0, workers=0, luck=Random(2012))
    try:
        yield host
    finally:
        await host.close()
        await store.close()


async def seen(match: Match, viewer: int, number: int) -> None:
    async for shown in match.updates(viewer):
        if shown >= number:
            return


async def two_hosts(address: str) -> None:
    """A match that is played in two processes' worth of hosts, then read back by a third."""
    async with host_at(address) as here, host_at(address) as there:
        ours = await two_begin(here)
        theirs = await there.match(ours.id)
        await asyncio.sleep(0.2)  # both listen
        await say(ours, 0, "end turn")
        async with asyncio.timeout(20):
            await seen(theirs, 1, ours.snapshot(1).number)
        assert theirs.snapshot(1) == ours.snapshot(1)
        await say(theirs, 1, "end turn")
        async with asyncio.timeout(20):
            await seen(ours, 0, theirs.snapshot(0).number)
        await play_out(ours)
        stored = await fetch(here.store, ours.id)
        assert len(stored.lines) == ours.state.rows
    async with host_at(address) as again:
        assert (await again.match(ours.id)).snapshot(2) == ours.snapshot(2)


async def test_where_there_is_a_server_two_hosts_play_one_match() -> None:
    """Elsewhere what is said to it is looked at above, and the machine that has one shows the rest."""
    if HERE:
        with postgres.serving() as address:
            await two_hosts(address)
            async with host_at(address) as here, host_at(address) as there:
                await agreements_at_once(here, there)


async def all_connections_end(address: str) -> None:
    """PostgreSQL closes the connections of everybody else, as when it is restarted."""
    end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
    await asyncio.to_thread(command, "psql", f"--dbname={address.replace('+asyncpg', '')}", f"--command={end}")


async def test_connections_that_postgresql_has_closed_are_replaced_before_they_are_used() -> None:
    """After a restart the next move is saved at once: nobody is told that the server can't save."""
    if not HERE:
        return
    with postgres.serving() as address:
        async with host_at(address) as here:
            match = await two_begin(here)
            await asyncio.gather(*(here.store.read(select(LATEST.c.number)) for _ in range(3)))  # several connections
            await all_connections_end(address)
            await asyncio.sleep(0.2)  # the sockets say so
            await say(match, 0, "end turn")
            await asyncio.gather(*(here.store.read(select(LATEST.c.number)) for _ in range(3)))
            assert not here.store.paused


async def test_a_connection_that_lay_idle_for_long_is_tried_before_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """A firewall may have forgotten it, which no socket tells."""
    if not HERE:
        return
    with postgres.serving() as address:
        async with host_at(address) as here:
            tried: list[object] = []
            monkeypatch.setattr(here.store.engine.dialect, "do_ping", tried.append)
            await here.store.read(select(LATEST.c.number))
            assert not tried, "one that was just used is not"
            monkeypatch.setattr(engines, "PROVEN", -1.0)
            await here.store.read(select(LATEST.c.number))
            assert tried


async def test_a_dump_is_restored_and_played_on(tmp_path: Path) -> None:
    """As `docs/hosting.md` has it: pg_restore into an empty database, then serve that."""
    if not (HERE and postgres.program("pg_dump") and postgres.program("pg_restore")):
        return
    with postgres.serving() as address:
        async with host_at(address) as here:
            match = await two_begin(here)
            await say(match, 0, "end turn")
            made = await back_up_if_due(address, tmp_path, hours=24, kept=1)
            assert made is not None
            assert made.suffix == ".dump"
            await say(match, 1, "end turn")
            before = match.state.rows
        plain = address.replace("+asyncpg", "")
        restored = f"{plain.rpartition('/')[0]}/restored"
        await asyncio.to_thread(command, "psql", f"--dbname={plain}", "--command=CREATE DATABASE restored")
        await asyncio.to_thread(command, "pg_restore", "--no-owner", f"--dbname={restored}", str(made))
        async with host_at(store_address(restored)) as again:
            found = await again.match(match.id)
            assert 0 < found.state.rows < before, "as it was when the backup began"
            await play_out(found)
            assert found.over()


HARD_TO_QUOTE = "p%41ss/w@rd:ü'"


def ask_for_password(address: str) -> str:
    """Let a user of the database need a password; the address with both."""
    database, quoted = f"--dbname={address.replace('+asyncpg', '')}", HARD_TO_QUOTE.replace("'", "''")
    command("psql", database, f"--command=CREATE ROLE careful SUPERUSER LOGIN PASSWORD '{quoted}'")
    rules = Path(command("psql", database, "-At", "--command=SHOW hba_file"))
    rules.write_text(f"host all careful 127.0.0.1/32 scram-sha-256\n{rules.read_text('utf-8')}", "utf-8")
    command("psql", database, "--command=SELECT pg_reload_conf()")
    return make_url(address).set(username="careful", password=HARD_TO_QUOTE).render_as_string(hide_password=False)


async def test_a_database_with_a_password_is_dumped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The password is in no command line, where everybody on the machine could read it."""
    if not (HERE and postgres.program("pg_dump")):
        return
    started: list[str] = []
    start = asyncio.create_subprocess_exec

    async def noted(*words: str, **how: Any) -> asyncio.subprocess.Process:
        started.extend(words)
        return await start(*words, **how)

    with postgres.serving() as address:
        with_password = await asyncio.to_thread(ask_for_password, address)
        async with host_at(with_password) as here:
            match = await two_begin(here)
            await say(match, 0, "end turn")
        monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
        made = await back_up_if_due(with_password, tmp_path, hours=24, kept=1)
        assert made is not None
    assert started
    assert not any(part in " ".join(started) for part in (HARD_TO_QUOTE, quote_plus(HARD_TO_QUOTE)))


async def test_a_dump_is_made_where_the_store_is(tmp_path: Path) -> None:
    """A socket or a port may stand behind the question mark of an address."""
    if not (HERE and postgres.program("pg_dump")):
        return
    with postgres.serving() as address:
        url = make_url(address)
        behind = url._replace(host=None, port=None).update_query_dict({"host": str(url.host), "port": str(url.port)})
        made = await back_up_if_due(behind.render_as_string(), tmp_path, hours=24, kept=1)
        assert made is not None


def command(name: str, *words: str) -> str:
    """Run a program of PostgreSQL's clients; what it prints."""
    found = postgres.program(name)
    assert found
    done = subprocess.run([found, *words], check=True, capture_output=True, timeout=60, text=True)
    return done.stdout.strip()
