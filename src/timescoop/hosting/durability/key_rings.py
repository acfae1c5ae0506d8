"""Key rings in the store: which matches a browser holds keys for. The keys are encrypted before they get here."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from timescoop.hosting.errors import Paused
from timescoop.hosting.schema import LATEST, RING, SEAT
from timescoop.hosting.seats import hash_of
from timescoop.hosting.store import Store

REMEMBERED: Final = 4096  # rings that can still be read while the store is unavailable
TRIES: Final = 3
ALL_KEYS: Final = select(RING.c.match, RING.c.sealed).where(RING.c.ring == bindparam("ring"))
KEYS_OF_MATCH: Final = ALL_KEYS.where(RING.c.match == bindparam("match"))


class KeyRings:
    """The rings of one store, by the hash of their secret."""

    def __init__(self, store: Store) -> None:
        """Use an open store."""
        self.store = store
        self.remembered: OrderedDict[str, dict[str, str]] = OrderedDict()

    async def read(self, ring: str, match: str = "") -> dict[str, str]:
        """Sealed keys by match, for all matches of a ring or for one; as last read while the store is unavailable.

        Raises:
            Paused: The store can't be read, and this server has never read this ring.
        """
        try:
            if match:
                rows = await self.store.read(KEYS_OF_MATCH, ring=ring, match=match)
            else:
                rows = await self.store.read(ALL_KEYS, ring=ring)
        except Paused:
            if ring not in self.remembered:
                raise
            known = self.remembered[ring]
            return {each: sealed for each, sealed in known.items() if match in {"", each}}
        found = {row.match: row.sealed for row in rows}
        self.remember(ring, found)
        return found

    def remember(self, ring: str, rows: Mapping[str, str]) -> None:
        """Keep rows in memory for when the store is unavailable."""
        self.remembered[ring] = {**self.remembered.pop(ring, {}), **rows}
        while len(self.remembered) > REMEMBERED:
            self.remembered.popitem(last=False)

    async def write(self, ring: str, rows: Mapping[str, str]) -> None:
        """Store the sealed keys of some matches in place of the old ones.

        Raises:
            Paused: The store can't save them.
        """
        values = [{"ring": ring, "match": match, "sealed": sealed, "at": time.time()} for match, sealed in rows.items()]

        def put(connection: Connection) -> None:
            connection.execute(delete(RING).where(RING.c.ring == ring, RING.c.match.in_(list(rows))))
            connection.execute(insert(RING), values)

        for attempt in range(TRIES):
            try:
                await self.store.keep(put)
                break
            except IntegrityError:  # another process has written the same row meanwhile
                if attempt == TRIES - 1:
                    raise
        self.remember(ring, rows)

    async def known(self, held: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
        """The keys, by match, that open a seat or made a link there; matches that aren't here have no entry.

        Raises:
            Paused: The store can't be read.
        """
        matches = list(held)
        seats = await self.store.read(select(SEAT.c.match, SEAT.c.key_hash).where(SEAT.c.match.in_(matches)))
        affairs = await self.store.read(select(LATEST.c.match, LATEST.c.affairs).where(LATEST.c.match.in_(matches)))
        hashes: dict[str, str] = {row.match: row.affairs for row in affairs}  # the table state names used links
        for row in seats:
            hashes[row.match] = f"{hashes.get(row.match, '')} {row.key_hash}"
        return {match: {key for key in held[match] if hash_of(key) in said} for match, said in hashes.items()}
