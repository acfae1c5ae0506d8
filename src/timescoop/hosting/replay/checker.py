"""Uploaded records are checked in a separate process, so that one that never ends, or crashes it, affects no match."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from typing import Final, TypeVar

from timescoop.bots import Catalogue, new_pool, stop_pool
from timescoop.documents import BadDocument, Fault, Record, read_record, read_text, set_text, verify, whole_cards
from timescoop.hosting.errors import Paused
from timescoop.hosting.seats import COLOURS, clean

LOG: Final = logging.getLogger("timescoop.hosting")
TIMEOUT: Final = 15.0  # seconds; a record of the longest game takes less than one, a new process about one
CARDS: Final = "cards"  # the source of a fault in a card file
T = TypeVar("T")
WAITING: Final = 8  # checks that may wait; further ones are refused


class Checker:
    """Checks one record after the other."""

    def __init__(self, catalogue: Catalogue, *, apart: bool, time_limit: float = TIMEOUT) -> None:
        """Start nothing yet.

        Args:
            catalogue: Where games are found, here and in the process.
            apart: Whether to check in a separate process; otherwise in a thread, for tests.
            time_limit: Seconds after which a check is stopped.
        """
        self.catalogue = catalogue
        self.apart = apart
        self.time_limit = time_limit
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def check(self, text: str, cards: str | None = None) -> None:
        """Read a record and the card file that came with it, if any; verify it, and play it to its end.

        Raises:
            BadDocument: What is wrong, with its line.
            Paused: Too many others wait.
        """
        if self.waiting >= WAITING:
            raise Paused("many records are being checked just now; try again in a minute")
        self.waiting += 1
        try:
            async with self.turn:
                await (
                    self.check_apart(text, cards)
                    if self.apart
                    else asyncio.to_thread(check, self.catalogue, text, cards)
                )
        finally:
            self.waiting -= 1

    async def check_apart(self, text: str, cards: str | None) -> None:
        """Check in a new process, which ends with the record."""
        pool = new_pool(self.catalogue.name, 1)
        try:
            checking = asyncio.wrap_future(pool.submit(check_there, self.catalogue, text, cards))
            told = await asyncio.wait_for(checking, self.time_limit)
        except TimeoutError as error:
            LOG.warning("a record took too long to check")
            raise BadDocument([Fault("", 0, (), "replaying this would take too long")]) from error
        except BrokenExecutor as error:
            LOG.exception("the process that checks records has ended")
            raise BadDocument([Fault("", 0, (), "this could not be checked: the process broke off")]) from error
        finally:
            stop_pool(pool)
        if told:
            raise BadDocument([Fault(*fault) for fault in told])


@dataclass(frozen=True, slots=True)
class Pool:
    """A card file that came with a record: its game and edition, its whole text, and the compiled cards."""

    game: str
    edition: str
    text: str
    cards: object


def pool_of(text: str, catalogue: Catalogue) -> Pool:
    """A card file, or a set merged into the card file of its edition.

    Raises:
        BadDocument: Everything that is wrong with it, each with its line in the card file.
    """
    found = read_text(text, CARDS)
    if len(found) != 1:
        raise BadDocument([Fault(CARDS, 1, (), f"a card file is one document, and here are {len(found)}")])
    game, edition, whole, cards = whole_cards(found[0], catalogue.games)
    return Pool(game.key, edition, set_text(whole), cards)


def check(catalogue: Catalogue, text: str, cards: str | None = None) -> None:
    """Read and verify a record with its card file, if any. Every error counts as a fault of these files.

    Raises:
        BadDocument: What is wrong, with its line; faults of both files together, where each can be checked alone.
    """
    faults: list[Fault] = []
    try:
        record = tried(faults, lambda: seated(text))
        pool = tried(faults, lambda: pool_of(cards, catalogue)) if cards is not None else None
        faults += at_odds(record, cards, pool) if record is not None else []
        if record is not None and not faults:
            verify(record, catalogue.games, pool.cards if pool is not None else None)
    except BadDocument:
        raise
    except Exception as error:  # an uploaded text may contain anything
        LOG.info("a record that was handed in is none: %r", error)
        raise BadDocument([*faults, Fault("", 0, (), "this isn't a record that can be played again")]) from error
    if faults:
        raise BadDocument(faults)


def tried(faults: list[Fault], make: Callable[[], T]) -> T | None:
    """The result of reading a document. Its faults are collected, so that the next one can be checked too."""
    try:
        return make()
    except BadDocument as error:
        faults += error.faults
        return None


def seated(text: str) -> Record:
    """A record whose names could be those of a table.

    Raises:
        BadDocument: It is none.
    """
    record = read_record(text)
    check_seats(record)
    return record


def at_odds(record: Record, cards: str | None, pool: Pool | None) -> Iterator[Fault]:
    """Why a record and a card file don't match, or ""."""
    line = record.lines.get("cards", 0)
    found = hash_of_cards(cards) if cards is not None else ""
    if record.cards and cards is None:
        needed = f"it was played with a card file of its own, which is needed too; its SHA-256 is {record.cards}"
        yield Fault("", line, (), needed)
    elif record.cards and record.cards != found:
        yield Fault(
            "", line, (), f"the SHA-256 of the card file is {record.cards}, and that which came with it has {found}"
        )
    if pool is not None and (pool.game, pool.edition) != (record.game, record.edition):
        wrong = f"it is of {pool.game} {pool.edition}, and the record is of {record.game} {record.edition}"
        yield Fault(CARDS, 0, (), wrong)


def hash_of_cards(text: str) -> str:
    """The hash by which a record names its card file."""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def check_seats(record: Record) -> None:
    """Refuse names that could not have been given at a table.

    Raises:
        BadDocument: Such a name.
    """
    line = record.lines.get("seat", 0)
    if len(record.seats) > len(COLOURS):
        raise record.fault(line, f"a table has at most {len(COLOURS)} seats, not {len(record.seats)}")
    for seat in record.seats:
        if clean(seat.name) != seat.name:
            raise record.fault(line, f"a name has at most 30 letters that can be seen, not {seat.name[:40]!r}")


def check_there(
    catalogue: Catalogue, text: str, cards: str | None
) -> list[tuple[str, int, tuple[str | int, ...], str]]:
    """What is wrong with a record, checked in the checker's process; "" if nothing is."""
    try:
        check(catalogue, text, cards)
    except BadDocument as error:
        return [(fault.source, fault.line, fault.path, fault.wrong) for fault in error.faults]
    return []
