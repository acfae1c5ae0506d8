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
    "timescoop: the password in --store can be seen in the list of processes; "
    "put the address into TIMESCOOP_STORE, or into a file that TIMESCOOP_STORE_FILE names"
)
ADVICE: Final = "Look at the file and its folder, or name another store with --store"


def serve_tables(
    port: int | None, store: str | None, names: Sequence[str], *, lan: bool, reports: bool, workers: int = 1
) -> int:
    """Serve until somebody stops it."""
    if not 1 <= workers <= MOST_WORKERS:
        raise BadUsage(f"--bot-workers is a number from 1 to {MOST_WORKERS}, not {workers}")
    if port is not None and not 0 <= port <= LAST_PORT:
        raise BadUsage(f"a port is a number from 0 to {LAST_PORT}, not {port}")
    from timescoop.web import serve

    hosts = [host_of(name) for name in names]
    if "" in hosts:
        wrong = names[hosts.index("")]
        raise BadUsage(f"--name is a name that the server goes by, such as games.example.org, not {wrong!r}")
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
        raise StoreClosed(f"the folder of the store cannot be made: {where}. {ADVICE}") from error


class StoreClosed(TimescoopError):
    """A store that cannot be opened, and why."""


def back_up_store(file: Path, store: str | None) -> int:
    """Copy the store to a file and say what is in it; it fails if a match of it is broken."""
    with opened():
        copied = asyncio.run(back_up(store_address(store), file))
    print(f"{file}: matches {copied.matches}, answers {copied.answers}")
    for match, why in copied.broken.items():
        print(f"{match} cannot be played on: {why}")
    return FAILED if copied.broken else FINE
