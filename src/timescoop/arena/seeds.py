"""A random stream for each purpose, all from one seed, so that one bot's draws don't affect another's."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from timescoop.kernel import SEED_BYTES

DICE_BYTES: Final = 4


def deal_seed(seed: int, block: int) -> bytes:
    """The 32 bytes that the matches of one block are dealt from."""
    return blake2b(f"deal {seed} {block}".encode(), digest_size=SEED_BYTES).digest()


def dice_of(seed: int, block: int, seat: int, nth: int, again: int = 0) -> int:
    """The dice of a seat for its nth decision in a match, 32 bits.

    They do not depend on who sits there, so that two bots are compared with the same luck; `again` counts how often
    the same deal was played before.
    """
    text = f"dice {seed} {block} {seat} {nth}" + (f" {again}" if again else "")
    return int.from_bytes(blake2b(text.encode(), digest_size=DICE_BYTES).digest(), "little")
