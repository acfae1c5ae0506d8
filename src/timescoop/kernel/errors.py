"""Errors that a user can cause; their messages can be shown to that user."""

from __future__ import annotations

from collections.abc import Sequence


class TimescoopError(Exception):
    """The base class of errors that a user can cause; `str(error)` is safe to show to that user."""


class IllegalChoice(TimescoopError):
    """The answer was not among the options.

    The message names only what the seat that answered was offered, never the rest of the table.
    """


class NotAsked(IllegalChoice):
    """The seat that answered has no question."""


class BadNotation(TimescoopError):
    """A position, record, scenario or card file can't be read.

    Args:
        path: Where in the document, as keys and numbers from the top: `("players", "Tom", "hand", 0)`.
        wrong: What stands there and what would have been right, lower case, without a full stop.
    """

    def __init__(self, path: tuple[str | int, ...], wrong: str) -> None:
        self.path = path
        self.wrong = wrong
        where = ".".join(str(part) for part in path)
        super().__init__(f"{where}: {wrong}" if where else wrong)


class Faults(TimescoopError):
    """All errors of a document at once; `faults` holds the single ones."""

    def __init__(self, faults: Sequence[BadNotation]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


class BadDeal(TimescoopError):
    """A game can't be dealt like that: unknown edition, wrong number of seats, or unknown option."""
