"""Commitments, called promises here: seeds whose hash has been shown, and that no match has used yet.

Any server of a store can keep a promise: beside its hash, it carries seed and salt, sealed with a secret that these
servers share.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from random import Random
from typing import Final, NamedTuple

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from timescoop.documents import promise_of
from timescoop.hosting.schema import PROMISE, SECRET
from timescoop.hosting.store import Store
from timescoop.kernel import SEED_BYTES

MARK: Final = "."  # between the hash and what is sealed
TAG_BYTES: Final = 17  # with seed and salt 81 bytes, which base64 needs no padding for


class Promise(NamedTuple):
    """A seed and its salt, 32 bytes each."""

    seed: bytes
    salt: bytes


def new_promise(luck: Random) -> Promise:
    """A new seed and salt from `luck`."""
    return Promise(luck.randbytes(SEED_BYTES), luck.randbytes(SEED_BYTES))


class Promises:
    """The promises to people who are about to start a match."""

    def __init__(self, luck: Random, store: Store) -> None:
        """Start without promises; seeds come from `luck`, and the secret of the servers from `store`."""
        self.luck = luck
        self.store = store
        self.secret = b""

    async def open(self) -> None:
        """Read the secret that the servers of this store share.

        Raises:
            Paused: The store can't be read.
        """
        if not self.secret:
            [(value,)] = await self.store.read(select(SECRET.c.value).where(SECRET.c.name == "promises"))
            self.secret = bytes.fromhex(value)

    def guest_token(self, guest: str) -> str:
        """A short name for a guest that only servers of this store can make: no address is stored. Empty for nobody."""
        if not (guest and self.secret):
            return ""
        return hashlib.blake2b(guest.encode(), key=self.secret, digest_size=8).hexdigest()

    def make(self) -> str:
        """Promise a seed and a salt that are chosen now, before anybody gives a nonce.

        The promise can't be used if the store could not be read so far.
        """
        promise = new_promise(self.luck)
        shown = promise_of(promise.salt, promise.seed)
        if not self.secret:
            return shown
        return f"{shown}{MARK}{urlsafe_b64encode(sealed(self.secret, shown, promise)).decode()}"

    async def keep(self, promise: str) -> Promise | None:
        """The seed and salt of a promise, once; None if it was not made for this store, or is used.

        Raises:
            Paused: The store is unavailable.
        """
        if MARK not in promise:
            return None
        shown, _, box = promise.partition(MARK)
        await self.open()
        try:
            found = unsealed(self.secret, shown, urlsafe_b64decode(box))
        except ValueError:
            return None
        if found is None:
            return None
        try:
            await self.store.keep(lambda connection: connection.execute(insert(PROMISE).values(hash=shown)).rowcount)
        except IntegrityError:
            return None
        return found


def hash_in(promise: str) -> str:
    """The hash that a promise shows."""
    return promise.partition(MARK)[0]


def sealed(secret: bytes, shown: str, promise: Promise) -> bytes:
    """Seed and salt under a key stream of SHAKE-256, and a tag."""
    hidden = under_stream(secret, shown, promise.seed + promise.salt)
    return hidden + tag(secret, shown, hidden)


def unsealed(secret: bytes, shown: str, box: bytes) -> Promise | None:
    """Seed and salt, or None if they were not sealed with this secret for this hash."""
    hidden, given = box[:-TAG_BYTES], box[-TAG_BYTES:]
    if len(hidden) != 2 * SEED_BYTES or not hmac.compare_digest(given, tag(secret, shown, hidden)):
        return None
    opened = under_stream(secret, shown, hidden)
    return Promise(opened[:SEED_BYTES], opened[SEED_BYTES:])


def under_stream(secret: bytes, shown: str, data: bytes) -> bytes:
    """Data encrypted, or decrypted, with the key stream of one promise."""
    stream = hashlib.shake_256(b"promise\0" + secret + shown.encode()).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, stream, strict=True))


def tag(secret: bytes, shown: str, hidden: bytes) -> bytes:
    """Proof that this was sealed with this secret for this hash."""
    return hmac.digest(b"tag\0" + secret, shown.encode() + b"\0" + hidden, "sha256")[:TAG_BYTES]
