"""Engines for the store, SQLite or PostgreSQL, set up so that acknowledged writes are durable."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from timescoop.hosting.errors import HostingError

TIMEOUT: Final = 5.0  # seconds that a writer waits for another process's lock
PROVEN: Final = 60.0  # seconds of idling after which a PostgreSQL connection is tested before use
SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
SETTINGS: Final = (  # of a connection to SQLite: its write-ahead log survives a loss of power if every commit is synced
    f"busy_timeout={int(TIMEOUT * 1000)}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
)
KNOWN: Final = frozenset({"host", "port", "ssl", "timeout", "command_timeout", "prepared_statement_cache_size"})


def postgres_url(url: URL) -> URL:
    """A PostgreSQL address in the form of the driver, with `sslmode` as in libpq.

    Raises:
        HostingError: It has another parameter that the driver does not know.
    """
    asked = dict(url.query)
    mode = asked.pop("sslmode", None)
    if mode is not None:
        if mode not in SSL_MODES:
            raise HostingError(f"sslmode={mode} in the address of the store is not one of {', '.join(SSL_MODES)}")
        asked["ssl"] = mode
    unknown = sorted(set(asked) - KNOWN)
    if unknown:
        raise HostingError(
            f"{unknown[0]!r} in the address of the store is not known here; "
            "known are sslmode, host, port, timeout and command_timeout"
        )
    return url.set(query=asked)


def make_engine(address: str) -> AsyncEngine:
    """An engine whose SQLite connections don't lose acknowledged writes if the power fails."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        return postgres_engine(url)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args={"timeout": TIMEOUT})
    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


def postgres_engine(url: URL) -> AsyncEngine:
    """An engine that replaces connections which PostgreSQL has closed, and tries those that lay idle for long.

    Trying each one each time, as SQLAlchemy's `pool_pre_ping` does, is one wait more for the database in every move.
    """
    engine = create_async_engine(postgres_url(url))

    def checkin(_connection: object, record: Any) -> None:
        record.info["idle_since"] = time.monotonic()

    def checkout(connection: Any, record: Any, _proxy: object) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError("PostgreSQL closed this connection")
        if time.monotonic() - record.info.get("idle_since", time.monotonic()) > PROVEN:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.loaded_dbapi.Error as error:
                raise DisconnectionError("this connection no longer answers") from error

    event.listen(engine.sync_engine, "checkin", checkin)
    event.listen(engine.sync_engine, "checkout", checkout)
    return engine


def quick_engine(engine: AsyncEngine) -> Engine | None:
    """A synchronous engine for writes on the same SQLite file; None for a store in memory, which has one connection."""
    if engine.url.database in {None, "", ":memory:"}:
        return None
    quick = create_engine(engine.url.set(drivername="sqlite"), connect_args={"timeout": TIMEOUT})
    event.listen(quick, "connect", prepare)
    event.listen(quick, "begin", begin)
    return quick.execution_options(writes=True)


def prepare(connection: sqlite3.Connection, _record: object) -> None:
    """Set up a new SQLite connection."""
    connection.isolation_level = None  # the driver starts no transaction of its own: `begin` does
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin(connection: Connection) -> None:
    """Start a transaction. A writer locks at once, because SQLite refuses a reader that becomes a writer."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
