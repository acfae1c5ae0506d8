"""A copy of the store while it is in use: everything that was acknowledged before it began, and whole matches only."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import make_url, select

from timescoop.hosting.errors import HostingError, Paused
from timescoop.hosting.reading import fetch
from timescoop.hosting.schema import MATCH
from timescoop.hosting.settings import store_address
from timescoop.hosting.store import Store


class Copied(NamedTuple):
    """What a copy holds, each row checked: matches, answers, and why some matches can't be continued, by id."""

    matches: int
    answers: int
    broken: dict[str, str]


async def back_up(address: str, target: Path) -> Copied:
    """Copy an SQLite store to a new file, and check every match of the copy. Play goes on meanwhile.

    Args:
        address: Of the store, with its driver.
        target: A file that is not there yet.

    Raises:
        HostingError: It is no SQLite store, there is no such store, or the file is there already.
        Paused: The copy cannot be written.
    """
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database:
        raise HostingError("only an SQLite store is copied like this; PostgreSQL has pg_dump")
    source = Path(url.database)
    if not await asyncio.to_thread(source.is_file):
        raise HostingError(f"there is no store {source}")
    if await asyncio.to_thread(target.exists):
        raise HostingError(f"{target} is there already, and a backup never writes over anything")
    part = target.with_name(f"{target.name}.part")
    try:
        await asyncio.to_thread(copy, source, part)
        found = await checked(part)
        await asyncio.to_thread(put_in_place, part, target)
    except (sqlite3.Error, OSError) as error:
        raise Paused(f"the copy {target} cannot be written: {error}") from error
    finally:
        await asyncio.to_thread(part.unlink, missing_ok=True)
    return found


def copy(source: Path, target: Path) -> None:
    """Copy everything that is committed now; others may write meanwhile."""
    target.unlink(missing_ok=True)  # an incomplete copy
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        connection.execute("VACUUM INTO ?", [str(target)])


def put_in_place(part: Path, target: Path) -> None:
    """Rename a complete copy once it is on the disk."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.rename(target)


async def checked(path: Path) -> Copied:
    """Read every match of a store with its chain and seals."""
    store = await Store.open(store_address(str(path)))
    answers, broken = 0, {}
    try:
        rows = await store.read(select(MATCH.c.id))
        for (match,) in rows:
            try:
                answers += len((await fetch(store, match)).lines)
            except (HostingError, ValueError) as error:
                broken[match] = str(error)
    finally:
        await store.close()
    return Copied(len(rows), answers, broken)
