"""Scheduled backups: a new file every few hours, and the oldest deleted. SQLite is copied, PostgreSQL uses pg_dump."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url

from timescoop.hosting.durability.backup import back_up
from timescoop.hosting.errors import HostingError

NAME: Final = "timescoop-"
ENDING: Final = {"sqlite": ".db", "postgresql": ".dump"}
HOUR_S: Final = 3600.0
DUMP: Final = "pg_dump"


def backups_in(folder: Path, ending: str) -> list[Path]:
    """The backups in a folder, oldest first."""
    return sorted(folder.glob(f"{NAME}*{ending}"))


def is_due(folder: Path, ending: str, hours: float, now: float) -> bool:
    """True if the newest backup is older than that, or there is none."""
    made = backups_in(folder, ending)
    return not made or now - made[-1].stat().st_mtime >= hours * HOUR_S


async def back_up_if_due(
    address: str, folder: Path, *, hours: float, kept: int, now: float | None = None
) -> Path | None:
    """Make a backup if it is time for one, and delete the oldest beyond `kept`.

    Args:
        address: Of the store, with its driver.
        folder: Where backups are made; created if it isn't there.
        hours: How many, between two backups.
        kept: How many stay.
        now: Seconds since 1970; None is this moment.

    Returns:
        The new file, or None if none was due.

    Raises:
        HostingError: It can't be made, or matches in it are damaged; then nothing is deleted.
        OSError: The folder can't be used.
    """
    at, backend = time.time() if now is None else now, make_url(address).get_backend_name()
    ending = ENDING.get(backend, ".db")
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    if not await asyncio.to_thread(is_due, folder, ending, hours, at):
        return None
    target = folder / f"{NAME}{time.strftime('%Y%m%d-%H%M%S', time.gmtime(at))}{ending}"
    if backend == "sqlite":
        copied = await back_up(address, target)
        if copied.broken:
            raise HostingError(f"damaged matches in the backup {target}: {len(copied.broken)}; older backups are kept")
    else:
        await dump(make_url(address), target)
    await asyncio.to_thread(prune, folder, ending, kept)
    return target


def prune(folder: Path, ending: str, kept: int) -> None:
    """Delete the oldest backups beyond so many."""
    for old in backups_in(folder, ending)[: -max(1, kept)]:
        old.unlink(missing_ok=True)


async def dump(url: URL, target: Path) -> None:
    """Dump a PostgreSQL database to a file that pg_restore reads; the password goes by the environment.

    Raises:
        HostingError: pg_dump is missing or fails.
    """
    program = shutil.which(DUMP)
    if program is None:
        raise HostingError("backups of PostgreSQL need pg_dump; on Debian it is in postgresql-client")
    part = target.with_name(f"{target.name}.part")
    where = {name: url.query[name] for name in ("host", "port") if name in url.query}
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, where)
    words = ["--format=custom", "--no-owner", f"--file={part}", f"--dbname={plain.render_as_string()}"]
    environment = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    if mode := url.query.get("sslmode"):
        environment["PGSSLMODE"] = str(mode)
    process = await asyncio.create_subprocess_exec(
        program, *words, env=environment, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    _out, said = await process.communicate()
    if process.returncode:
        part.unlink(missing_ok=True)
        raise HostingError(f"pg_dump fails: {said.decode('utf-8', 'replace').strip().splitlines()[-1:]}")
    part.rename(target)
