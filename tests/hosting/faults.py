"""Stores that fail: locked by somebody else, full, read-only, or broken underneath."""

import resource
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from timescoop.hosting import Store

Fault = Callable[[Store, Path], AbstractContextManager[None]]


@contextmanager
def locked(_store: Store, folder: Path) -> Iterator[None]:
    """Another program writes and does not come to an end."""
    other = sqlite3.connect(folder / "store.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def engines_of(store: Store) -> list[Engine]:
    """All by which a store reaches its file."""
    assert store.group_commit is not None
    return [store.engine.sync_engine, store.group_commit.engine]


@contextmanager
def every_connection(store: Store, setting: str, after: str) -> Iterator[None]:
    """A setting on each connection that the store hands out meanwhile, and another afterwards."""
    said = [setting]

    def set_up(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {said[0]}")
        cursor.close()

    for engine in engines_of(store):
        event.listen(engine, "checkout", set_up)
    try:
        yield
    finally:
        said[0] = after


def full(store: Store, folder: Path) -> AbstractContextManager[None]:
    """Not one page more; the least that SQLite takes is what there is."""
    assert (folder / "store.db").exists()
    return every_connection(store, "max_page_count=1", "max_page_count=1000000")


def read_only(store: Store, _folder: Path) -> AbstractContextManager[None]:
    """As on a file system that was mounted read-only after an error."""
    return every_connection(store, "query_only=ON", "query_only=OFF")


@contextmanager
def broken(_store: Store, folder: Path) -> Iterator[None]:
    """The disk takes nothing more: writing to the log fails with an input/output error."""
    size = (folder / "store.db-wal").stat().st_size
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))


FAULTS: dict[str, Fault] = {"locked": locked, "full": full, "read-only": read_only, "I/O error": broken}
