"""The random numbers of a table: a keyed hash of a 256-bit seed and a counter, or a fast generator for search."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

SEED_BYTES: Final = 32
WORDS: Final = 16  # 32-bit numbers in one block of 64 bytes
SPAN: Final = 1 << 32
CHEAP: Final = 0x7FFFFFFF


def block(seed: bytes, number: int) -> bytes:
    """The random block with this number, 64 bytes; the same on every Python and every machine."""
    return blake2b(number.to_bytes(8, "little"), key=seed).digest()


def word(luck: bytes, index: int) -> int:
    """One 32-bit number of a block."""
    return int.from_bytes(luck[4 * index : 4 * index + 4], "little")


def cheap(state: int) -> int:
    """The next state of the fast generator: 31 bits, of which the high ones are the more random."""
    return (state * 1103515245 + 12345) & CHEAP


def cheap_rolls(state: int, sides: int, least: int) -> tuple[int, list[int]]:
    """The new state of the fast generator, and its rolls: each has one side fewer, down to `least` sides."""
    rolls: list[int] = []
    for left in range(sides, least - 1, -1):
        state = (state * 1103515245 + 12345) & CHEAP
        rolls.append((state >> 8) % left)
    return state, rolls


def cheap_deal(state: int, pool: list[int], into: list[int], places: list[int]) -> int:
    """Move the numbers of one list, which ends up empty, into random places of another; returns the new state."""
    left = len(pool)
    for place in places:
        state = (state * 1103515245 + 12345) & CHEAP
        at = (state >> 8) % left
        left -= 1
        into[place] = pool[at]
        pool[at] = pool[left]
    return state


def mix(luck: int) -> int:
    """A start state of the fast generator; neighbouring numbers give states that are far apart.

    Source: the finisher of MurmurHash3 (A. Appleby, public domain), cut to 31 bits.
    """
    luck &= 0xFFFFFFFF
    luck = ((luck ^ (luck >> 16)) * 0x85EBCA6B) & 0xFFFFFFFF
    luck = ((luck ^ (luck >> 13)) * 0xC2B2AE35) & 0xFFFFFFFF
    return (luck ^ (luck >> 16)) & CHEAP
