"""Brings the tables of a store up to date, by one process at a time."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from pathlib import Path
from typing import Final, cast

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from timescoop.hosting.engines import quick_engine
from timescoop.hosting.errors import HostingError

LOCK: Final = 0x7153_C00B  # an advisory lock of PostgreSQL: the second server waits, then finds nothing left to do


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables of a store up to date; servers that start together do it one after the other.

    A SQLite file is opened without the asynchronous driver. If the file can't be opened, the driver's thread may
    outlive the event loop and complain to the terminal.

    Raises:
        HostingError: A newer version has opened this store.
    """
    direct = quick_engine(engine) if engine.url.get_backend_name() == "sqlite" else None
    if direct is None:
        async with engine.execution_options(writes=True).begin() as connection:
            await connection.run_sync(bring_up_to_date)
        return
    try:
        await asyncio.to_thread(migrate_directly, direct)
    finally:
        direct.dispose()


def migrate_directly(engine: Engine) -> None:
    """Bring the tables of a SQLite file up to date."""
    with engine.begin() as connection:
        bring_up_to_date(connection)


def bring_up_to_date(connection: Connection) -> None:
    """Run the migrations that this store has not had yet.

    Raises:
        HostingError: A newer version has opened this store.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    config = Config()
    config.set_main_option("script_location", str(cast("Path", files("timescoop.hosting") / "migrations")))
    config.attributes["connection"] = connection
    found, known = MigrationContext.configure(connection).get_current_heads(), ScriptDirectory.from_config(config)
    unknown = set(found) - {script.revision for script in known.walk_revisions()}
    if unknown:
        raise HostingError(
            f"this store was opened by a newer version of Timescoop: its tables are of revision {min(unknown)}, and "
            f"this version knows revisions up to {', '.join(sorted(known.get_heads()))}. Install that version again, "
            "or serve a copy from before"
        )
    command.upgrade(config, "heads")
