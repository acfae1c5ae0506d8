"""The store: one engine for SQLite or PostgreSQL, opened with its tables brought up to date."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Executable, Row, delete, insert, make_url
from sqlalchemy.exc import (
    DatabaseError,
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine

from timescoop.hosting.durability.group_commit import GroupCommit
from timescoop.hosting.durability.serial_queue import start_in
from timescoop.hosting.durability.threaded_reads import ThreadedReads
from timescoop.hosting.engines import make_engine, quick_engine
from timescoop.hosting.errors import HostingError, Paused
from timescoop.hosting.migrating import migrate
from timescoop.hosting.schema import PROBE

T = TypeVar("T")

LOG: Final = logging.getLogger("timescoop.hosting")
RETRY: Final = 1.0  # seconds between two attempts while the store is unavailable
FILLING: Final = "." * 40_000  # more than a move takes, so that a full disk is told from one with room
ALONE: Final = "AUTOCOMMIT"  # a query alone needs no transaction around it, which would be two round trips more
TOGETHER: Final = "REPEATABLE READ"
NOT_NOW: Final = "the server can't save right now. Nothing was changed; try again in a moment"
AWAY: Final = (OSError, OperationalError, InterfaceError, InternalError, NoneFree)


class Timed(Protocol):
    """Takes note of how many seconds a "read" or a "write" of the store took."""

    def __call__(self, action: str, seconds: float, /, *, failed: bool) -> None:
        """Note the time that one action took."""


def untimed(_action: str, _seconds: float, *, failed: bool) -> None:
    """Note no times: the default."""


class Store:
    """Where matches are stored. `keep` is atomic and durable.

    After a failed write it is paused: every write is refused at once, until a test write of its own succeeds.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        """For an engine whose tables are up to date; `Store.open` makes one."""
        self.engine = engine
        self.writer = engine.execution_options(writes=True)
        self.name = secrets.token_hex(8)  # of this process, as others see it
        self.lite = engine.dialect.name == "sqlite"  # whose readers see one moment anyway
        # SQLite has one writer at a time: queue for it here, where waiting costs nothing.
        self.write_lock: asyncio.Lock | None = asyncio.Lock() if self.lite else None
        self.back = asyncio.Event()  # set while the store is available
        self.back.set()
        self.changed: list[Callable[[], None]] = []  # called when it is paused, and when it is back
        self.timed: Timed = untimed
        self.trial: asyncio.Task[None] | None = None
        self.busy: set[asyncio.Task[object]] = set()  # reads and tests that are running
        quick = quick_engine(engine) if self.lite else None
        self.group_commit = (
            GroupCommit(quick, self.write_lock, self.refusal, is_away) if quick and self.write_lock else None
        )
        self.threaded_reads = ThreadedReads(quick.execution_options(writes=False)) if quick else None

    @classmethod
    async def open(cls, address: str) -> Store:
        """Open a store, make it if there is none, and bring its tables up to date.

        Args:
            address: With its driver, as `store_address` gives it: `sqlite+aiosqlite:///path`.

        Raises:
            HostingError: There is no driver for the address, or a newer version has opened the store.
            Paused: The store can't be opened.
        """
        try:
            engine = make_engine(address)
        except (SQLAlchemyError, ImportError) as error:
            shown = address.partition("://")[0]
            raise HostingError(
                f"there is no driver for {shown!r}: SQLite is built in; for PostgreSQL, "
                "`pip install 'timescoop[postgres]'`"
            ) from error
        try:
            await migrate(engine)
        except HostingError:
            await engine.dispose()
            raise
        except (SQLAlchemyError, OSError) as error:
            await engine.dispose()
            shown = make_url(address).render_as_string(hide_password=True)
            raise Paused(f"the store {shown} cannot be opened") from error
        return cls(engine)

    async def close(self) -> None:
        """Let go of all connections."""
        if self.trial is not None:
            self.trial.cancel()
            await asyncio.gather(self.trial, return_exceptions=True)
        await asyncio.gather(*self.busy, return_exceptions=True)
        if self.threaded_reads is not None:
            await self.threaded_reads.close()
        if self.group_commit is not None:
            await self.group_commit.close()
        await self.engine.dispose()

    # ---- paused, and back

    @property
    def paused(self) -> bool:
        """Whether nothing can be saved right now."""
        return not self.back.is_set()

    def pause(self, error: Exception) -> None:
        """Refuse all writes until a test write succeeds."""
        if self.paused:
            return
        LOG.error("the store is paused: %s", error)
        self.back.clear()
        self.trial = asyncio.create_task(self.try_again())
        self.tell()

    async def try_again(self) -> None:
        """Repeat a test write until it succeeds."""
        while self.paused:
            await asyncio.sleep(RETRY)
            try:
                await self.to_its_end(self.probe())
            except (SQLAlchemyError, OSError):
                LOG.debug("the store is still away", exc_info=True)
            except Exception:  # the next test may succeed, and nobody can play on without it
                LOG.exception("a trial of the store failed")
            else:
                LOG.warning("the store is back")
                self.back.set()
                self.tell()

    async def probe(self) -> None:
        """Write as much as a move needs, then delete it."""
        mine = {"name": self.name}
        async with self.write_lock or nullcontext():
            async with self.writer.begin() as connection:
                await connection.execute(delete(PROBE).filter_by(**mine))
                await connection.execute(insert(PROBE).values(**mine, filling=FILLING))
            async with self.writer.begin() as connection:
                await connection.execute(delete(PROBE).filter_by(**mine))

    def tell(self) -> None:
        """Notify the listeners that the store is paused, or back."""
        for change in self.changed:
            change()

    # ---- writing and reading

    async def to_its_end(self, action: Coroutine[object, object, T]) -> T:
        """Finish an action, even if the request that waits for it is cancelled.

        A cancelled driver would continue in its own thread, and its result would be lost.
        """
        return await asyncio.shield(start_in(self.busy, action))

    async def keep(self, action: Callable[[Connection], T]) -> T:
        """A transaction in one go: committed when the action ends, rolled back if it raises; what the action returns.

        SQLite carries it out in a thread of its own, with everything else that waits: one commit keeps it all.

        Raises:
            IntegrityError: A row with that key exists already; nothing has happened.
            Paused: The store is full, locked or unavailable; as far as is known, nothing has happened.
        """
        with self.timing("write"), self.pausing():
            if self.group_commit is not None:
                return await self.group_commit.run(action)
            async with self.write_lock or nullcontext():
                refusal = self.refusal()
                if refusal:
                    raise refusal
                async with self.writer.begin() as connection:
                    return await connection.run_sync(action)

    @contextmanager
    def timing(self, action: str) -> Iterator[None]:
        """Report how long a "read" or a "write" takes, and whether the store failed; waiting in line counts."""
        began, failed = time.perf_counter(), False
        try:
            yield
        except Paused:
            failed = True
            raise
        finally:
            self.timed(action, time.perf_counter() - began, failed=failed)

    def refusal(self) -> Paused | None:
        """Why nothing can be saved right now, if nothing can."""
        return Paused(NOT_NOW) if self.paused else None

    @contextmanager
    def pausing(self) -> Iterator[None]:
        """Pause the store if an action fails."""
        try:
            yield
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            if is_away(error):
                self.pause(error)
            raise Paused(NOT_NOW) from error

    async def read(self, query: Executable, **values: object) -> Sequence[Row[Any]]:
        """The rows of a query; `values` are those of its named parameters.

        Raises:
            Paused: The store is unavailable.
        """
        return (await self.read_by(ALONE, query, **values))[0]

    async def read_together(self, *queries: Executable) -> list[Sequence[Row[Any]]]:
        """The rows of several queries, all as of one moment, even if another process writes meanwhile.

        Raises:
            Paused: The store is unavailable.
        """
        return await self.read_by(TOGETHER, *queries)

    async def read_by(self, isolation: str, *queries: Executable, **values: object) -> list[Sequence[Row[Any]]]:
        """The rows of several queries; `isolation` is theirs in PostgreSQL."""

        async def action() -> list[Sequence[Row[Any]]]:
            async with self.engine.connect() as connection:
                own = connection if self.lite else await connection.execution_options(isolation_level=isolation)
                return [(await own.execute(query, values)).all() for query in queries]

        with self.timing("read"):
            try:
                if self.threaded_reads is not None:
                    return await self.threaded_reads.run(queries, values)
                return await self.to_its_end(action())
            except (SQLAlchemyError, OSError) as error:
                raise Paused("the server can't read its data right now; try again in a moment") from error


def is_away(error: Exception) -> bool:
    """Whether the store itself has failed, not one request. A plain DatabaseError is SQLite's sign of a broken file."""
    return isinstance(error, AWAY) or type(error) is DatabaseError
