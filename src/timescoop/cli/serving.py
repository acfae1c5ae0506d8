"""`timescoop serve`, and `timescoop backup` of what it serves: the only commands that bring in pages or the store."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from timescoop.cli.ending import FAILED, FINE, BadUsage
from timescoop.documents import OutputError, host_of
from timescoop.hosting import Paused, back_up, shows_password, store_address
from timescoop.kernel import TimescoopError

MOST_WORKERS: Final = 64
LAST_PORT: Final = 65535
IN_SIGHT: Final = (
    "timescoop: everybody on this machine can see the password in --store; "
    "put the address into TIMESCOOP_STORE, or into a file named by TIMESCOOP_STORE_FILE"
)
ADVICE: Final = "Check the file and its folder, or choose another store with --store"


def serve_tables(
    port: int | None, store: str | None, names: Sequence[str], *, lan: bool, reports: bool, workers: int = 1
) -> int:
    """Serve until somebody stops it."""
    if not 1 <= workers <= MOST_WORKERS:
        raise BadUsage(f"--bot-workers is a number from 1 to {MOST_WORKERS}, not {workers}")
    if port is not None and not 0 <= port <= LAST_PORT:
        raise BadUsage(f"--port is a number from 0 to {LAST_PORT}, not {port}")
    from timescoop.web import serve

    hosts = [host_of(name) for name in names]
    if "" in hosts:
        wrong = names[hosts.index("")]
        raise BadUsage(f"--name is a domain of this server, such as games.example.org, not {wrong!r}")
    if shows_password(store):
        print(IN_SIGHT, file=sys.stderr)
    with opened():
        serve(port, lan=lan, store=store, names=hosts, reports=reports, workers=workers, say=say)
    return FINE


def say(line: str) -> None:
    """A line of the greeting, at once; a server whose output is gone serves on.

    A picture of the link is left out where the terminal has no characters for it.
    """
    try:
        line.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return
    with suppress(OutputError):
        print(line, flush=True)


@contextmanager
def opened() -> Iterator[None]:
    """Where a store cannot be opened, say why, and what to do.

    Raises:
        StoreClosed: It cannot be.
    """
    try:
        yield
    except Paused as error:
        cause = getattr(error.__cause__, "orig", None) or error.__cause__
        why = f": {str(cause).splitlines()[0]}" if cause else ""
        raise StoreClosed(f"{error}{why}. {ADVICE}") from error
    except (FileExistsError, NotADirectoryError, PermissionError) as error:
        where = f"{error.filename}: {error.strerror}"
        raise StoreClosed(f"can't create the folder of the store: {where}. {ADVICE}") from error


class StoreClosed(TimescoopError):
    """A store that cannot be opened, and why."""


def back_up_store(file: Path, store: str | None) -> int:
    """Copy the store to a file and say what is in it; it fails if a match of it is broken."""
    with opened():
        copied = asyncio.run(back_up(store_address(store), file))
    matches = "1 match" if copied.matches == 1 else f"{copied.matches} matches"
    print(f"{file}: {matches}, {copied.answers} answers")
    for match, why in copied.broken.items():
        print(f"match {match} is damaged: {why}")
    return FAILED if copied.broken else FINE
