"""Passkeys that open a profile on another device, and their challenges. All servers share them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from timescoop.hosting.errors import HostingError
from timescoop.hosting.profiles import Profile, profile_of
from timescoop.hosting.schema import PASSKEY, PASSKEY_CHALLENGE, PROFILE
from timescoop.hosting.seats import hash_of
from timescoop.hosting.store import Store

CHALLENGE_S: Final = 300.0  # seconds until a challenge expires
MOST: Final = 10  # passkeys of one profile
MOST_WAITING: Final = 2000  # challenges that wait for their answers
FOR_NEW_PASSKEY: Final = "new"  # what a challenge is for: a new passkey,
FOR_OPENING: Final = "open"  # or to open a profile with one


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey as it is stored.

    Args:
        id: What the authenticator calls it, in base64url.
        key: Its public key in COSE, in base64url.
        signatures: How often it has signed, as far as the authenticator tells.
        sealed: The secret of the profile's key ring, encrypted with a value that only this passkey can compute.
        created: Seconds since 1970.
    """

    id: str
    key: str
    signatures: int
    sealed: str
    created: float


class Passkeys:
    """The passkeys of one store. Every method raises `Paused` if the store is unavailable."""

    def __init__(self, store: Store) -> None:
        """Use an open store."""
        self.store = store

    # ---- challenges

    async def ask(self, challenge: str, purpose: str) -> None:
        """Store a challenge that is about to be signed; its answer may arrive at any server.

        Args:
            challenge: Random, in base64url; only its hash is stored.
            purpose: `FOR_NEW_PASSKEY` and the profile, or `FOR_OPENING`.

        Raises:
            HostingError: Too many challenges are waiting.
        """
        now = time.time()

        def put(connection: Connection) -> bool:
            connection.execute(delete(PASSKEY_CHALLENGE).where(PASSKEY_CHALLENGE.c.expires < now))
            waiting = connection.execute(select(func.count()).select_from(PASSKEY_CHALLENGE)).scalar_one()
            if waiting >= MOST_WAITING:
                return False
            row = {"id": hash_of(challenge), "purpose": purpose, "expires": now + CHALLENGE_S}
            connection.execute(insert(PASSKEY_CHALLENGE).values(**row))
            return True

        if not await self.store.keep(put):
            raise HostingError("too many people are using passkeys right now; try again in a few minutes")

    async def answered(self, challenge: str, purpose: str) -> bool:
        """Whether a challenge was made for this purpose and hasn't expired; it can be answered once."""
        here = PASSKEY_CHALLENGE.c.id == hash_of(challenge)
        here &= (PASSKEY_CHALLENGE.c.purpose == purpose) & (PASSKEY_CHALLENGE.c.expires >= time.time())
        gone = delete(PASSKEY_CHALLENGE).where(here)
        return await self.store.keep(lambda connection: connection.execute(gone).rowcount) == 1

    # ---- passkeys

    async def add(self, profile: Profile, passkey: Passkey) -> None:
        """Let a passkey open a profile.

        Raises:
            HostingError: The profile has too many, or the passkey is known already.
        """
        row = {"id": passkey.id, "profile": profile.id, "key": passkey.key, "signatures": passkey.signatures}
        row |= {"sealed": passkey.sealed, "created": passkey.created}

        def put(connection: Connection) -> bool:
            mine = select(func.count()).select_from(PASSKEY).where(PASSKEY.c.profile == profile.id)
            if connection.execute(mine).scalar_one() >= MOST:
                return False
            connection.execute(insert(PASSKEY).values(**row))
            return True

        try:
            added = await self.store.keep(put)
        except IntegrityError as error:
            raise HostingError("this passkey is already in use") from error
        if not added:
            raise HostingError(f"a profile has at most {MOST} passkeys; remove one first")

    async def of(self, profile: Profile) -> list[Passkey]:
        """The passkeys of a profile, oldest first."""
        rows = await self.store.read(
            select(PASSKEY).where(PASSKEY.c.profile == profile.id).order_by(PASSKEY.c.created, PASSKEY.c.id)
        )
        return [Passkey(row.id, row.key, row.signatures, row.sealed, row.created) for row in rows]

    async def find(self, ident: str) -> tuple[Profile, Passkey] | None:
        """A passkey by its id, and the profile that it opens; None if it opens nothing."""
        theirs = select(PROFILE).join(PASSKEY, PASSKEY.c.profile == PROFILE.c.id).where(PASSKEY.c.id == ident)
        profiles, rows = await self.store.read_together(theirs, select(PASSKEY).where(PASSKEY.c.id == ident))
        if not profiles or not rows:
            return None
        row = rows[0]
        return profile_of(profiles[0]), Passkey(row.id, row.key, row.signatures, row.sealed, row.created)

    async def used(self, passkey: Passkey, signatures: int) -> bool:
        """Store a passkey's signature counter; False if somebody else has used it meanwhile."""
        here = (PASSKEY.c.id == passkey.id) & (PASSKEY.c.signatures == passkey.signatures)
        noted = update(PASSKEY).where(here).values(signatures=signatures)
        return await self.store.keep(lambda connection: connection.execute(noted).rowcount) == 1

    async def remove(self, profile: Profile, ident: str) -> None:
        """Delete a passkey of a profile."""
        gone = delete(PASSKEY).where(PASSKEY.c.id == ident, PASSKEY.c.profile == profile.id)
        await self.store.keep(lambda connection: connection.execute(gone).rowcount)
