"""Records of strangers are checked in a process of their own: one that runs for ever, or breaks it, hurts no match."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import BrokenExecutor
from typing import Final

from timescoop.bots import end
from timescoop.documents import BadDocument, Fault, Record, read_record, verify
from timescoop.hosting.errors import Paused
from timescoop.hosting.seats import COLOURS, clean
from timescoop.hosting.worker import Catalogue, found, new_pool

LOG: Final = logging.getLogger("timescoop.hosting")
PATIENCE: Final = 15.0  # seconds; a record of the longest game takes less than one, a new process about one
WAITING: Final = 8  # who comes after so many is asked to come again


class Checker:
    """Checks one record after the other."""

    def __init__(self, catalogue: Catalogue, *, apart: bool, patience: float = PATIENCE) -> None:
        """Start nothing yet.

        Args:
            catalogue: Where games are found, here and in the process.
            apart: Whether to check in a process of its own; else it is done in a thread, for tests.
            patience: Seconds after which a record is given up.
        """
        self.catalogue = catalogue
        self.apart = apart
        self.patience = patience
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def check(self, text: str) -> None:
        """Read a record, verify it, and play it to its end.

        Raises:
            BadDocument: What is wrong, with its line.
            Paused: Too many others wait.
        """
        if self.waiting >= WAITING:
            raise Paused("many records are being checked just now; try again in a minute")
        self.waiting += 1
        try:
            async with self.turn:
                await (self.check_apart(text) if self.apart else asyncio.to_thread(check, self.catalogue, text))
        finally:
            self.waiting -= 1

    async def check_apart(self, text: str) -> None:
        """Check in a new process, which ends with the record."""
        pool = new_pool(self.catalogue.name, 1)
        try:
            told = await asyncio.wait_for(asyncio.wrap_future(pool.submit(check_there, text)), self.patience)
        except TimeoutError as error:
            LOG.warning("a record took too long to check")
            raise BadDocument([Fault("", 0, (), "this cannot be played again in a reasonable time")]) from error
        except BrokenExecutor as error:
            LOG.exception("the process that checks records has ended")
            raise BadDocument([Fault("", 0, (), "this could not be checked: the process broke off")]) from error
        finally:
            end(pool)
        if told:
            raise BadDocument([Fault(*fault) for fault in told])


def check(catalogue: Catalogue, text: str) -> None:
    """Read and verify a record; whatever goes wrong is the record's fault.

    Raises:
        BadDocument: What is wrong, with its line.
    """
    try:
        record = read_record(text)
        check_seats(record)
        verify(record, catalogue.games)
    except BadDocument:
        raise
    except Exception as error:  # a stranger's text may hold anything
        LOG.info("a record that was handed in is none: %r", error)
        raise BadDocument([Fault("", 0, (), "this is no record that can be played again")]) from error


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


def check_there(text: str) -> list[tuple[str, int, tuple[str | int, ...], str]]:
    """What is wrong with a record, in the checker's process; empty if nothing is."""
    try:
        check(found[0], text)
    except BadDocument as error:
        return [(fault.source, fault.line, fault.path, fault.wrong) for fault in error.faults]
    return []
