"""Stores of tests: a new one is a copy of one that was migrated once, and no commit waits for the disk.

A test's store dies with it, so nothing is lost. A process that a test starts has its stores as they are shipped; a test
that is about opening stores asks for `stores_as_shipped`.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, event

from timescoop.hosting import engines, migrating

SHIPPED = engines.SETTINGS
UNSYNCED = tuple(setting.replace("synchronous=FULL", "synchronous=OFF") for setting in SHIPPED)
from_scratch = migrating.migrate_directly


def migrated(path: Path) -> Path:
    """A store at this path, with its tables and nothing in them."""
    engine = create_engine(f"sqlite:///{path}")
    event.listen(engine, "connect", engines.prepare)
    event.listen(engine, "begin", engines.begin)
    from_scratch(engine.execution_options(writes=True))
    engine.dispose()
    return path


@pytest.fixture(scope="session", autouse=True)
def quick_stores(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Copy a migrated store wherever a new one is opened in this process, and leave commits unsynced."""
    template: list[Path] = []  # made when the first test wants one

    def migrate(engine: Engine) -> None:
        path = Path(engine.url.database or "")
        if path.exists():
            from_scratch(engine)
            return
        template[:] = template or [migrated(tmp_path_factory.mktemp("template") / "store.db")]
        shutil.copyfile(template[0], path)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engines, "SETTINGS", UNSYNCED)
        patch.setattr(migrating, "migrate_directly", migrate)
        yield


@pytest.fixture
def stores_as_shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """For one test: stores are opened as a server opens them."""
    monkeypatch.setattr(engines, "SETTINGS", SHIPPED)
    monkeypatch.setattr(migrating, "migrate_directly", from_scratch)
