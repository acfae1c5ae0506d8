"""Compiles card files by their game, and gives each error its line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from timescoop.documents.faults import BadDocument
from timescoop.documents.reading import Document
from timescoop.kernel import BadNotation, Faults


def compile_with(compiler: Callable[[Any], Any], document: Document) -> Any:
    """What a game makes of a card file; its faults get their lines.

    Raises:
        BadDocument: Everything that is wrong with it.
    """
    try:
        return compiler(document.value)
    except Faults as errors:
        faults = sorted((document.fault(fault) for fault in errors.faults), key=lambda fault: fault.line)
        raise BadDocument(faults) from errors
    except BadNotation as error:
        raise BadDocument([document.fault(error)]) from error
