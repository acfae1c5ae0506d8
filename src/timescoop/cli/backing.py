"""`timescoop backup`: a checked copy of the store, while tables are served from it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from timescoop.cli.main import FAILED, FINE
from timescoop.hosting import back_up, store_address


def back_up_store(file: Path, store: str | None) -> int:
    """Copy the store to a file and say what is in it; it fails if a match of it is broken."""
    copied = asyncio.run(back_up(store_address(store), file))
    print(f"{file}: matches {copied.matches}, answers {copied.answers}")
    for match, why in copied.broken.items():
        print(f"{match} cannot be played on: {why}")
    return FAILED if copied.broken else FINE
