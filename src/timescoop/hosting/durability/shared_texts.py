"""Texts too long for an address, each stored once under a hash of itself."""

from __future__ import annotations

import contextlib
import hashlib
import time
from typing import Final

from sqlalchemy import Connection, Table, insert, select
from sqlalchemy.exc import IntegrityError

from timescoop.hosting.schema import MADE
from timescoop.hosting.store import Store

ID_DIGITS: Final = 40


async def store_text(store: Store, text: str) -> str:
    """Store a text; its id, which is the same for the same text.

    Raises:
        Paused: The store cannot keep it.
    """
    return await store_once(store, MADE, text, text=text)


async def store_once(store: Store, table: Table, whole: str, **columns: str | None) -> str:
    """Store a row under an id, which is a hash of `whole`, unless it is there already.

    Raises:
        Paused: The store cannot keep it.
    """
    found = hashlib.sha256(whole.encode("utf-8", "replace")).hexdigest()[:ID_DIGITS]

    def put(connection: Connection) -> None:
        connection.execute(insert(table).values(id=found, created=time.time(), **columns))

    if not await store.read(select(table.c.id).where(table.c.id == found)):
        with contextlib.suppress(IntegrityError):  # somebody stored the same one meanwhile
            await store.keep(put)
    return found


async def stored_text(store: Store, made: str) -> str | None:
    """The text of an id, or None.

    Raises:
        Paused: The store cannot be read.
    """
    rows = await store.read(select(MADE.c.text).where(MADE.c.id == made))
    return str(rows[0].text) if rows else None
