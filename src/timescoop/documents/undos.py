"""Undos to which a whole table agreed: what nobody knew was then dealt again, and the record has a line for each."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from timescoop.kernel import SEED_BYTES, Table, deal_unknown

PURPOSE: Final = b"timescoop undo"
LINE: Final = re.compile(r"# undo (?P<number>\d{1,6}) by (?P<name>.+): (?P<count>\d{1,6}) answers?(?P<gone> \(gone\))?")


@dataclass(frozen=True)
class Undo:
    """An undo by consent.

    Attributes:
        number: Counted from 1; the new luck is derived from it.
        seat: Who asked for it.
        count: How many answers went.
        after: How many answers stand before it.
        stands: Whether it still counts; a later undo that goes further back undoes it too.
    """

    number: int
    seat: int
    count: int
    after: int
    stands: bool = True

    def gone_at(self, left: int) -> Undo:
        """The same once only so many answers are left."""
        return self if self.after <= left else replace(self, after=left, stands=False)


def luck_after(luck: bytes, number: int) -> bytes:
    """The 32 bytes of luck from an undo on: BLAKE2b keyed with the luck of the match over the undo's number."""
    told = number.to_bytes(4, "big")
    return hashlib.blake2b(told, key=luck, digest_size=SEED_BYTES, person=PURPOSE).digest()


def standing_at(undos: Iterable[Undo], count: int) -> tuple[int, ...]:
    """The numbers of the undos that stand after so many answers."""
    return tuple(undo.number for undo in undos if undo.stands and undo.after == count)


def deal_undone(table: Table, numbers: Iterable[int], luck: bytes) -> None:
    """Deal again what nobody knows, in place, once for each of these undos."""
    for number in numbers:
        deal_unknown(table, luck_after(luck, number))


def undo_line(undo: Undo, name: str) -> str:
    """An undo as it stands in a record."""
    answers = "answer" if undo.count == 1 else "answers"
    return f"# undo {undo.number} by {name}: {undo.count} {answers}{'' if undo.stands else ' (gone)'}"


def misplaced(undos: Sequence[Undo], answers: int, *, ended: bool) -> int:
    """The number of the first undo that cannot stand where it does; 0 if all can.

    One that is gone has a later one beside it, and none comes after the last answer of a match that is over.
    """
    last = {undo.after: undo.number for undo in undos if undo.stands}
    for undo in undos:
        if (ended and undo.after >= answers) or (not undo.stands and last.get(undo.after, 0) < undo.number):
            return undo.number
    return 0
