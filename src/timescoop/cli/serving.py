"""`timescoop serve`, and `timescoop backup` of what it serves: the only commands that bring in pages or the store."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

from timescoop.cli.ending import FAILED, FINE, BadUsage
from timescoop.documents import OutputError, host_of
from timescoop.hosting import BadSettings, Paused, back_up, read_settings, shows_password, store_address, summary
from timescoop.kernel import TimescoopError
from timescoop.wording import _, counted_, localized

ADVICE: Final = "Check the file and its folder, or choose another store with --store"


def warn_of_password(store: object) -> None:
    """Warn somebody whose password other people on the machine can see."""
    if isinstance(store, str) and shows_password(store):
        seen = _("everybody on this machine can see the password in --store")
        better = _("put the address into TIMESCOOP_STORE, or into a file named by TIMESCOOP_STORE_FILE")
        print(f"timescoop: {seen}; {better}", file=sys.stderr)


def serve_tables(flags: Mapping[str, object], config: Path | None = None, *, check: bool = False) -> int:
    """Serve until somebody stops it, or only check the settings and print them.

    Args:
        flags: By the names of settings, what the command line says; None for nothing.
        config: A file with further settings.
        check: Print the settings, without secrets, and serve nothing.
    """
    try:
        found = read_settings(flags, config)
    except BadSettings as error:
        raise BadUsage(str(error)) from error
    from timescoop.web import club_from, serve

    hosts = tuple(host_of(name) for name in found.settings.names)
    if "" in hosts:
        wrong = found.settings.names[hosts.index("")]
        raise BadUsage(f"{wrong!r} isn't a domain; a name of this server looks like games.example.org")
    warn_of_password(flags.get("store"))
    club_from(found.settings)  # notices that can't be sent are an error now, rather than when one is due
    if check:
        print(localized("\n".join(summary(found))))
        return FINE
    with opened():
        serve(settings=replace(found.settings, names=hosts), say=say)
    return FINE


def work_for_servers(flags: Mapping[str, object], config: Path | None = None) -> int:
    """Carry out what servers leave to workers, until somebody stops it.

    Args:
        flags: By the names of settings, what the command line says; None for nothing.
        config: A file with further settings.
    """
    try:
        settings = read_settings(flags, config).settings
    except BadSettings as error:
        raise BadUsage(str(error)) from error
    from timescoop.web import work

    warn_of_password(flags.get("store"))
    with opened():
        work(settings, say)
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
    matches = counted_("{n} match", "{n} matches", copied.matches)
    answers = counted_("{n} answer", "{n} answers", copied.answers)
    print(f"{file}: {matches}, {answers}")
    for match, why in copied.broken.items():
        print(_("match {match} is damaged: {why}").format(match=match, why=localized(why)))
    return FAILED if copied.broken else FINE
