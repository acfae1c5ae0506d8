"""Texts too long for an address, each stored once under a hash of itself."""

from __future__ import annotations

import hashlib
import time
from typing import Final

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from timescoop.hosting.schema import MADE
from timescoop.hosting.store import Store

ID_DIGITS: Final = 40


async def store_text(store: Store, text: str) -> str:
    """Store a text; its id, which is the same for the same text.

    Raises:
        Paused: The store cannot keep it.
    """
    found = hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:ID_DIGITS]
    if await stored_text(store, found) is not None:
        return found

    def put(connection: Connection) -> None:
        connection.execute(insert(MADE).values(id=found, text=text, created=time.time()))

    try:
        await store.keep(put)
    except IntegrityError:  # somebody stored the same one meanwhile
        return found
    return found


async def stored_text(store: Store, made: str) -> str | None:
    """The text of an id, or None.

    Raises:
        Paused: The store cannot be read.
    """
    rows = await store.read(select(MADE.c.text).where(MADE.c.id == made))
    return str(rows[0].text) if rows else None
