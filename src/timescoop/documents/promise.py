"""The commitment behind a deal: the published hash of its seed, and the random key derived from the seed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from timescoop.kernel import SEED_BYTES

NONCE_BYTES: Final = 32
PURPOSE: Final = b"timescoop deal"


def promise_of(salt: bytes, seed: bytes) -> str:
    """What is told from the start: SHA-256 over salt and seed, in hexadecimal."""
    return hashlib.sha256(salt + seed).hexdigest()


def luck_of(seed: bytes, salt: bytes, nonces: Sequence[bytes], *, unsealed: bool) -> bytes:
    """The 32 bytes that a match is dealt and played with.

    BLAKE2b keyed with the seed, over the salt and then each seat's nonce in seat order, each after one byte that says
    how long it is (0 where a seat gave none).

    Args:
        seed: The host's, 32 bytes.
        salt: The host's.
        nonces: One for each seat, empty bytes for none; no nonces at all is a match from before they were asked for,
            whose luck is the seed.
        unsealed: The seed was given by hand: then it is the luck, so that the same seed gives the same deal.
    """
    if unsealed or not nonces:
        return seed
    told = b"".join(bytes([len(nonce)]) + nonce for nonce in nonces)
    return hashlib.blake2b(salt + told, key=seed, digest_size=SEED_BYTES, person=PURPOSE).digest()


def nonce_from(text: str) -> bytes:
    """A nonce as a browser sends it: 64 hexadecimal digits; anything else is none."""
    try:
        nonce = bytes.fromhex(text)
    except ValueError:
        return b""
    return nonce if len(nonce) == NONCE_BYTES else b""
