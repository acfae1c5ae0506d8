"""A match is read as of one moment, even if another process writes while it is read."""

import sqlite3
from contextvars import ContextVar
from pathlib import Path

from sqlalchemy import event
from tests.hosting.playing import say, two_begin

from timescoop.hosting import Host
from timescoop.hosting.reading import fetch

READING: ContextVar[bool] = ContextVar("READING", default=False)  # in what the test itself has asked for


async def test_what_is_written_while_a_match_is_read_is_seen_whole_or_not_at_all(host: Host, tmp_path: Path) -> None:
    match = await two_begin(host)
    await say(match, 0, "end turn")
    written: list[int] = []

    def meanwhile(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        """As soon as we have read the row of the match another process writes; the host reads it at times, too."""
        if '"match".salt' in statement and READING.get() and not written:
            written.append(1)
            other = sqlite3.connect(tmp_path / "store.db")
            other.execute("DELETE FROM answer WHERE number = 3")
            other.commit()
            other.close()

    assert host.store.threaded_reads is not None
    engine = host.store.threaded_reads.engine
    event.listen(engine, "after_cursor_execute", meanwhile)
    try:
        READING.set(True)
        stored = await fetch(host.store, match.id)
    finally:
        event.remove(engine, "after_cursor_execute", meanwhile)
    assert written
    assert len(stored.lines) == stored.latest.number == 3
