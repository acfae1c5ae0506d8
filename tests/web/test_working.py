"""`timescoop work`: a process that carries out what servers leave to workers."""

import gc
import signal
from pathlib import Path

from timescoop.hosting import Settings
from timescoop.web.working import working


async def test_a_worker_that_is_told_to_end_does_not_look_through_all_it_has_loaded(tmp_path: Path) -> None:
    """That took most of its processor time, and on a busy machine longer than systemd waits."""
    before, frozen = gc.get_freeze_count(), list[int]()

    def ready(_line: str) -> None:
        frozen.append(gc.get_freeze_count())
        signal.raise_signal(signal.SIGTERM)

    await working(Settings(store=str(tmp_path / "store.db")), ready)
    assert frozen
    assert frozen[0] > before
