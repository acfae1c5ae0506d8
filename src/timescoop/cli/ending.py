"""Exit codes, and the one-line error of a command."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, Final

from timescoop.kernel import TimescoopError

NAME: Final = "timescoop"
FINE: Final = 0
FAILED: Final = 1  # what was asked for was looked at, and does not hold
MISUSED: Final = 2  # the command makes no sense as it was typed
STOPPED: Final = 130  # as shells say of Control-C
SIGNALLED: Final = 128  # and of any signal, plus its number
ENDING: Final = ("SIGTERM", "SIGHUP")  # another program ends this one; its terminal is closed


class BadUsage(TimescoopError):
    """A command that makes no sense as it was typed; the message says what would."""


class ToldToEnd(KeyboardInterrupt):
    """The same as Control-C, by another signal."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.code = SIGNALLED + number


def code_of(stop: BaseException | None) -> int:
    """The exit code for what stopped a command: that of the signal which it came of, else that of Control-C."""
    while stop is not None:
        if isinstance(stop, ToldToEnd):
            return stop.code
        stop = stop.__cause__ or stop.__context__
    return STOPPED


@contextmanager
def told_to_end() -> Iterator[None]:
    """Meanwhile a signal to end, and a terminal that is closed, do what Control-C does, so that work can be kept."""

    def end(number: int, _: FrameType | None) -> None:
        raise ToldToEnd(number)

    with signals(ENDING, end):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """Meanwhile no signal stops what is being written."""
    with signals(("SIGINT", *ENDING), signal.SIG_IGN):
        yield


@contextmanager
def signals(
    names: tuple[str, ...], handler: Callable[[int, FrameType | None], Any] | signal.Handlers
) -> Iterator[None]:
    """Handle signals in this way, but for those that are ignored, as under nohup; threads leave them alone."""
    before = {}
    if current_thread() is main_thread():
        numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
        before = {number: signal.getsignal(number) for number in numbers}
        before = {number: was for number, was in before.items() if was not in (signal.SIG_IGN, None)}
        for number in before:
            signal.signal(number, handler)
    try:
        yield
    finally:
        for number, was in before.items():
            signal.signal(number, was)


def complain(message: str, code: int) -> int:
    """Say on the error stream what is wrong, and return the exit code."""
    if message:
        from timescoop.wording import localized  # most commands need no catalogue

        print("\n".join(f"{NAME}: {line}" for line in localized(message).splitlines()), file=sys.stderr)
    return code


def installed() -> str:
    """The version that is installed."""
    from importlib.metadata import version as version_of

    return version_of("timescoop")
