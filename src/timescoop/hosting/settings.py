"""Where matches are stored by default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from timescoop.hosting.errors import HostingError

VARIABLE: Final = "TIMESCOOP_STORE"
FILE_VARIABLE: Final = "TIMESCOOP_STORE_FILE"  # names a file with the address, which may have a secret password
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def user_folder(environment: Mapping[str, str]) -> Path:
    """The folder for the data of a user's programs.

    Source: the XDG base directory specification, where XDG_DATA_HOME counts only if it is absolute.
    """
    named = Path(environment.get("XDG_DATA_HOME", ""))
    return (named if named.is_absolute() else Path.home() / ".local" / "share") / "timescoop"


def store_address(named: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The address of the store.

    It is the one named, else the one in TIMESCOOP_STORE, else the one in the file that TIMESCOOP_STORE_FILE names,
    else a file of the user's own.

    Args:
        named: A path of an SQLite file, or an address as in `postgresql://host/name`.
        environment: Where TIMESCOOP_STORE, TIMESCOOP_STORE_FILE and XDG_DATA_HOME are looked up.

    Returns:
        An address that names its driver.

    Raises:
        HostingError: The file that was named cannot be read, or is empty.
    """
    chosen = named or environment.get(VARIABLE) or in_file(environment.get(FILE_VARIABLE, ""))
    chosen = chosen or str(user_folder(environment) / "timescoop.db")
    scheme, mark, rest = chosen.partition("://")
    if not mark:
        return f"sqlite+aiosqlite:///{Path(chosen).expanduser().absolute()}"
    return f"{DRIVERS.get(scheme, scheme)}://{rest}"


def in_file(path: str) -> str:
    """The address in a file, or nothing if none is named.

    Raises:
        HostingError: It cannot be read, or is empty.
    """
    if not path:
        return ""
    try:
        found = Path(path).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise HostingError(f"{FILE_VARIABLE} names {path}, which cannot be read") from error
    if not found:
        raise HostingError(f"{FILE_VARIABLE} names {path}, which is empty; it holds the address of the store")
    return found


def shows_password(named: str | None) -> bool:
    """Whether an address on a command line has a password, which every user of the machine could see."""
    account = (named or "").partition("://")[2].partition("/")[0].rpartition("@")[0]
    return ":" in account
