"""`timescoop serve`, and `timescoop backup` of what it serves: the only commands that bring in pages or the store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from timescoop.cli.ending import FAILED, FINE, BadUsage
from timescoop.hosting import back_up, store_address

LAST_PORT: Final = 65535


def serve_tables(port: int, store: str | None, names: Sequence[str], *, lan: bool, reports: bool) -> int:
    """Serve until somebody stops it."""
    if not 0 <= port <= LAST_PORT:
        raise BadUsage(f"a port is a number from 0 to {LAST_PORT}, not {port}")
    from timescoop.web import serve

    serve(port, lan=lan, store=store, names=names, reports=reports)
    return FINE


def back_up_store(file: Path, store: str | None) -> int:
    """Copy the store to a file and say what is in it; it fails if a match of it is broken."""
    copied = asyncio.run(back_up(store_address(store), file))
    print(f"{file}: matches {copied.matches}, answers {copied.answers}")
    for match, why in copied.broken.items():
        print(f"{match} cannot be played on: {why}")
    return FAILED if copied.broken else FINE
