"""`timescoop serve`: the only command that brings in pages and the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.cli.main import FINE, BadUsage

LAST_PORT: Final = 65535


def serve_tables(port: int, store: str | None, names: Sequence[str], *, lan: bool, reports: bool) -> int:
    """Serve until somebody stops it."""
    if not 0 <= port <= LAST_PORT:
        raise BadUsage(f"a port is a number from 0 to {LAST_PORT}, not {port}")
    from timescoop.web import serve

    serve(port, lan=lan, store=store, names=names, reports=reports)
    return FINE
