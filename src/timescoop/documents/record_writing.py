"""Writing a record: its text, its checksum, and a version in plain ASCII."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, product
from typing import Final

from timescoop.documents.record import Record
from timescoop.documents.text import spaced, straight
from timescoop.documents.undos import undo_line

NONE_GIVEN: Final = "none"
MOST_WAYS: Final = 32  # in which names with curly marks are tried


def write_record(record: Record) -> str:
    """A record as text, with a check over it; `read_record` reads the same record from it."""
    headers, answers = header_lines(record), answer_lines(record)
    return "\n".join([*headers, f"check: {check_of([*headers, *answers])}", *answers]) + "\n"


def check_of(lines: Sequence[str]) -> str:
    """SHA-256 over the lines of a record, the check left out: it shows that a record is as it was written."""
    return hashlib.sha256("\n".join([*lines, ""]).encode()).hexdigest()


def check_fits(record: Record) -> bool:
    """True if a record that was read is as it was written, or says nothing of that."""
    return not record.check or record.check == check_of([*header_lines(record), *answer_lines(record)])


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
    """The empty line, then the answers, fingerprints, undos by consent and messages."""
    lines = ["", *undo_lines(record, 0), *chat_lines(record, 0)]
    for count, entry in enumerate(record.answers, 1):
        lines.append(f"{record.seats[entry.seat].name}: {entry.words}")
        if count in record.marks:
            lines.append(f"# after {count} answers: {record.marks[count]}")
        lines += undo_lines(record, count) + chat_lines(record, count)
    return lines


def undo_lines(record: Record, count: int) -> list[str]:
    """The undos that stand after so many answers, or would if another had not gone further back."""
    return [undo_line(undo, record.names[undo.seat]) for undo in record.undos if undo.after == count]


def chat_lines(record: Record, count: int) -> list[str]:
    """The messages that were written after so many answers."""
    return [f"# chat by {message.by}: {message.words}" for message in record.said if message.after == count]


# ---- as a plain keyboard types it


def straightened(record: Record) -> Iterator[Record]:
    """A record with straight quotes, plain dashes and spaces, but for names: each way that they may have been meant."""
    curly = [name for name in record.names if straight(name) != name]
    ways = product(*(dict.fromkeys((name, spaced(name), straight(name))) for name in curly))
    for names in islice(ways, MOST_WAYS):
        yield plainer(record, {straight(name): name for name in names})


def plainer(record: Record, names: Mapping[str, str]) -> Record:
    """A record as a plain keyboard types it, but for some names, which are written as they are given."""
    pattern = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))

    def typed(text: str) -> str:
        plain = straight(text)
        return pattern.sub(lambda found: names[found[0]], plain) if names else plain

    return replace(
        record,
        seats=tuple(replace(seat, name=typed(seat.name)) for seat in record.seats),
        answers=tuple(replace(entry, words=typed(entry.words)) for entry in record.answers),
        said=tuple(replace(each, by=typed(each.by), words=typed(each.words)) for each in record.said),
        options={typed(key): typed(value) for key, value in record.options.items()},
        deal={typed(key): typed(value) for key, value in record.deal.items()},
        result=typed(record.result),
        fork=typed(record.fork),
        start=typed(record.start),
    )
