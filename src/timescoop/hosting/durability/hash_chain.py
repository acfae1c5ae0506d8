"""The hash chain of a match: each answer carries a hash of all before it, so that any changed byte is noticed.

It finds accidents and careless edits. Somebody who can write to the store can compute a new chain, but the receipt that
everybody has seen since before the deal would show it.

Seats, and the latest table with the table state, change while the answers stay: each such row has a seal of its own. It
does not cover whether a match has ended, was set aside or has a rematch.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from timescoop.hosting.errors import SetAside

DIGEST: Final = 16  # bytes: a change goes unnoticed with a chance of 1 in 2^128


class Chained(Protocol):
    """The part of a match's plan that the chain starts from."""

    @property
    def chained(self) -> list[object]:
        """The values that never change, as plain data."""


def link(before: str, values: Sequence[object]) -> str:
    """The hash over a link and what follows it, in hexadecimal."""
    return hashlib.blake2b((before + json.dumps(values, sort_keys=True)).encode(), digest_size=DIGEST).hexdigest()


def first_link(plan: Chained, opening: str) -> str:
    """The first link of a match's chain: a hash of its settings and of the facts of its deal."""
    return link("", [*plan.chained, opening])


def seat_seal(match: str, values: Sequence[object]) -> str:
    """The seal on a seat."""
    return link(match, values)


def checked(start: str, answers: Iterable[tuple[Sequence[object], str]]) -> str:
    """Verify the links of answers from the start of the chain on, and return the last link.

    Raises:
        SetAside: A link is wrong, or a number is missing.
    """
    at = start
    for nth, (values, carried) in enumerate(answers, 1):
        at = link(at, values)
        if at != carried or values[0] != nth:
            raise SetAside(f"the chain of its answers breaks at number {nth}: somebody or something has changed it")
    return at
