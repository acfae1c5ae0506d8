"""Texts too long for an address: each is stored once under its hash, and deleted when nobody asks for it any more."""

from __future__ import annotations

import contextlib
import hashlib
import time
from typing import Final

from sqlalchemy import Connection, Table, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from timescoop.hosting.errors import HostingError, Paused
from timescoop.hosting.schema import MADE, SHELF
from timescoop.hosting.store import Store

ID_DIGITS: Final = 40
DAY_S: Final = 86_400.0
KEPT_DAYS: Final = 400  # days that a set is kept after somebody last asked for it
MOST_TEXTS: Final = 20_000  # sets that are kept at a time
LONGEST_TEXT: Final = 400_000  # characters of one


async def store_text(store: Store, text: str) -> str:
    """Store a text and return its id, which is the same for the same text. Texts that are no longer used are deleted.

    Raises:
        HostingError: It is too long.
        Paused: The store can't save it, or is full of them.
    """
    if len(text) > LONGEST_TEXT:
        raise HostingError(f"this server keeps sets of at most {LONGEST_TEXT:,} characters; save yours as a file")
    now = time.time()
    old = func.coalesce(MADE.c.touched, MADE.c.created) < now - KEPT_DAYS * DAY_S

    def tidy(connection: Connection) -> None:
        connection.execute(delete(MADE).where(old, MADE.c.id.not_in(select(SHELF.c.id))))

    (count,) = (await store.read(select(func.count()).select_from(MADE)))[0]
    if count >= MOST_TEXTS:
        await store.keep(tidy)
        (count,) = (await store.read(select(func.count()).select_from(MADE)))[0]
        if count >= MOST_TEXTS and not await is_stored(store, id_of(text)):
            raise Paused("this server keeps no more sets just now; save yours as a file")
    return await store_once(store, MADE, text, text=text)


def id_of(text: str) -> str:
    """The id of a text."""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:ID_DIGITS]


async def is_stored(store: Store, made: str) -> bool:
    """True if there is a text of that id."""
    return bool(await store.read(select(MADE.c.id).where(MADE.c.id == made)))


async def store_once(store: Store, table: Table, whole: str, **columns: str | None) -> str:
    """Store a row under an id, which is a hash of `whole`, unless it is there already.

    Raises:
        Paused: The store can't save it.
    """
    found = id_of(whole)

    def put(connection: Connection) -> None:
        connection.execute(insert(table).values(id=found, created=time.time(), **columns))

    if not await store.read(select(table.c.id).where(table.c.id == found)):
        with contextlib.suppress(IntegrityError):  # somebody has stored the same one meanwhile
            await store.keep(put)
    return found


async def stored_text(store: Store, made: str) -> str | None:
    """The text of an id, or None. The date of its last use is noted once a day.

    Raises:
        Paused: The store can't be read.
    """
    rows = await store.read(select(MADE.c.text).where(MADE.c.id == made))
    if not rows:
        return None
    now = time.time()
    stale = or_(MADE.c.touched.is_(None), MADE.c.touched < now - DAY_S)
    if await store.read(select(MADE.c.id).where(MADE.c.id == made, stale)):
        with contextlib.suppress(Paused):  # the text can be read anyway
            await store.keep(lambda connection: touch(connection, made, now))
    return str(rows[0].text)


def touch(connection: Connection, made: str, now: float) -> None:
    """Note that a text was asked for."""
    connection.execute(update(MADE).where(MADE.c.id == made).values(touched=now))
