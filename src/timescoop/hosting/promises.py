"""Promises: seeds whose hash has been shown, and which no match has used yet."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from timescoop.documents import promise_of
from timescoop.kernel import SEED_BYTES

MAX_OPEN: Final = 4000  # the oldest is forgotten, and its match starts without a nonce


class Promise(NamedTuple):
    """A seed and its salt, 32 bytes each."""

    seed: bytes
    salt: bytes


def new_promise(luck: Random) -> Promise:
    """A seed and a salt out of `luck`."""
    return Promise(luck.randbytes(SEED_BYTES), luck.randbytes(SEED_BYTES))


class Promises:
    """What was promised to those who are about to start a match. They are kept in this process alone."""

    def __init__(self, luck: Random) -> None:
        """None yet; `luck` is where their seeds come from."""
        self.luck = luck
        self.open: dict[str, Promise] = {}

    def make(self) -> str:
        """The hash of a seed and a salt that are chosen now, before anybody gives a nonce."""
        promise = new_promise(self.luck)
        shown = promise_of(promise.salt, promise.seed)
        self.open[shown] = promise
        while len(self.open) > MAX_OPEN:
            del self.open[next(iter(self.open))]
        return shown

    def keep(self, shown: str) -> Promise | None:
        """The promise of that hash, once; None if it was never made here, has been kept or is forgotten."""
        return self.open.pop(shown, None)
