"""Leaks of keys, planted on purpose: seats that open to something that is no key of theirs."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.wire.leaks_of_hosting import MATCHES, Patch

from timescoop.hosting import seats
from timescoop.hosting.company.seating import Seating
from timescoop.web.access import key_ring, key_ring_middleware, keys, visits
from timescoop.web.routes import matches


def seats_opened(patch: Patch, opens: Callable[[str, str], bool]) -> None:
    """Seats that open to other keys too: `opens(key, key_hash)`."""
    real = Seating.seat_of

    def seat_of(self: Seating, key: str) -> int | None:
        found = real(self, key)
        return next((n for n, seat in enumerate(self.seats) if opens(key, seat.key_hash)), found)

    patch.setattr(Seating, "seat_of", seat_of)


def row_28_a_hash_opens(patch: Patch) -> None:
    seats_opened(patch, lambda key, key_hash: key == key_hash)


def row_28_any_hash_that_begins_alike(patch: Patch) -> None:
    seats_opened(patch, lambda key, key_hash: seats.hash_of(key)[:1] == key_hash[:1])


def row_28_a_key_with_something_after_it(patch: Patch) -> None:
    seats_opened(patch, lambda key, key_hash: any(seats.hash_of(key[:n]) == key_hash for n in (31, 32)))


def row_28_a_ring_in_the_clear(patch: Patch) -> None:
    """What the store has of a ring is all that it takes to use it."""
    real = key_ring.digest_of
    patch.setattr(keys, "RING", re.compile("[A-Za-z0-9_-]{32,64}"))
    patch.setattr(key_ring_middleware, "digest_of", lambda secret: secret if len(secret) == 64 else real(secret))
    patch.setattr(key_ring, "stream", lambda _secret, _nonce, length: bytes(length))
    patch.setattr(key_ring, "tag", lambda _secret, _match, _data: bytes(key_ring.TAG_BYTES))


def row_28_a_seat_in_the_address(patch: Patch) -> None:
    real = MATCHES.visit

    async def visit(request: Any) -> visits.Visit:
        at: visits.Visit = await real(request)
        seat = request.query_params.get("seat", "")
        return replace(at, viewer=int(seat)) if seat.isdecimal() and not at.watching else at

    patch.setattr(matches, "visit", visit)
