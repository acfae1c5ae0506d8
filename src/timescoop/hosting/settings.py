"""Where matches are kept, unless somebody says otherwise."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

VARIABLE: Final = "TIMESCOOP_STORE"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def user_folder(environment: Mapping[str, str]) -> Path:
    """The folder for what a user's programs keep.

    Source: the XDG base directory specification, where XDG_DATA_HOME counts only if it is absolute.
    """
    named = Path(environment.get("XDG_DATA_HOME", ""))
    return (named if named.is_absolute() else Path.home() / ".local" / "share") / "timescoop"


def store_address(named: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The address of the store: the one named, else the one in TIMESCOOP_STORE, else a file of the user's own.

    Args:
        named: A path of an SQLite file, or an address as in `postgresql://host/name`.
        environment: Where TIMESCOOP_STORE and XDG_DATA_HOME are looked up.

    Returns:
        An address that names its driver.
    """
    chosen = named or environment.get(VARIABLE) or str(user_folder(environment) / "timescoop.db")
    scheme, mark, rest = chosen.partition("://")
    if not mark:
        return f"sqlite+aiosqlite:///{Path(chosen).expanduser().absolute()}"
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"
