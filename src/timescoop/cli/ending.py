"""How a command ends: the exit codes, what is wrong with a command, and one clear line about it."""

from __future__ import annotations

import sys
from typing import Final

from timescoop.kernel import TimescoopError

NAME: Final = "timescoop"
FINE: Final = 0
FAILED: Final = 1  # what was asked for was looked at, and does not hold
MISUSED: Final = 2  # the command makes no sense as it was typed
STOPPED: Final = 130  # as shells say of Control-C


class BadUsage(TimescoopError):
    """A command that makes no sense as it was typed; the message says what would."""


def complain(message: str, code: int) -> int:
    """Say on the error stream what is wrong, and return the exit code."""
    if message:
        print("\n".join(f"{NAME}: {line}" for line in message.splitlines()), file=sys.stderr)
    return code


def installed() -> str:
    """The version that is installed."""
    from importlib.metadata import version as version_of

    return version_of("timescoop")
