"""A record as text, and the check over it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from timescoop.documents.record import Record
from timescoop.documents.undos import undo_line

NONE_GIVEN: Final = "none"


def write_record(record: Record) -> str:
    """A record as text, with a check over it; `read_record` reads the same record from it."""
    headers, answers = header_lines(record), answer_lines(record)
    return "\n".join([*headers, f"check: {check_of([*headers, *answers])}", *answers]) + "\n"


def check_of(lines: Sequence[str]) -> str:
    """SHA-256 over the lines of a record, the check left out: it shows that a record is as it was written."""
    return hashlib.sha256("\n".join([*lines, ""]).encode()).hexdigest()


def header_lines(record: Record) -> list[str]:
    """The headers, but the check."""
    lines = [f"game: {record.game}", f"edition: {record.edition}"]
    lines += [f"option: {key} = {value}" for key, value in record.options.items()]
    for seat in record.seats:
        lines.append(f"seat: {seat.name} ({seat.kind}{' ' + seat.bot if seat.bot else ''})")
    texts = {"hash": record.hash, "salt": record.salt, "engine": record.engine, "pool": record.pool}
    texts |= {"cards": record.cards, "result": record.result, "fork": record.fork, "start": record.start}
    if record.seed is not None:
        lines.append(f"seed: {record.seed.hex()}{' (given)' if record.unsealed else ''}")
    lines += [f"nonce: {nonce or NONE_GIVEN}" for nonce in record.nonces]
    lines += [f"{key}: {value}" for key, value in texts.items() if value]
    return lines + [f"deal: {key} = {names}" for key, names in record.deal.items()]


def answer_lines(record: Record) -> list[str]:
    """The empty line, then the answers, fingerprints and undos by consent."""
    lines = ["", *undo_lines(record, 0)]
    for count, entry in enumerate(record.answers, 1):
        lines.append(f"{record.seats[entry.seat].name}: {entry.words}")
        if count in record.marks:
            lines.append(f"# after {count} answers: {record.marks[count]}")
        lines += undo_lines(record, count)
    return lines


def undo_lines(record: Record, count: int) -> list[str]:
    """The undos that stand after so many answers, or would if another had not gone further back."""
    return [undo_line(undo, record.names[undo.seat]) for undo in record.undos if undo.after == count]
