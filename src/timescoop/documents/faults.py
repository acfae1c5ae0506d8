"""The errors of a document, each with its file, line and place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from timescoop.kernel import TimescoopError


@dataclass(frozen=True)
class Fault:
    """One fault: `source` and `line` say where to look, `path` which part of the document, `wrong` what is amiss.

    `line` counts from 1; 0 means the file as a whole.
    """

    source: str
    line: int
    path: tuple[str | int, ...]
    wrong: str

    def __str__(self) -> str:
        """As compilers write it, so that editors find the line."""
        head = ":".join(part for part in (self.source, str(self.line) if self.line else "") if part)
        place = ".".join(str(part) for part in self.path)
        return ": ".join(part for part in (head, place, self.wrong) if part)


class BadDocument(TimescoopError):
    """A document with one fault or more; the message has a line for each of them."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))
