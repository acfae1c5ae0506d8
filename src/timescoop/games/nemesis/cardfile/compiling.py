"""Compiling a card file: checks its structure and reads its texts, and reports all errors at once."""

from __future__ import annotations

from timescoop.games.nemesis.pool import Pool
from timescoop.games.nemesis.setup import built_pool
from timescoop.kernel import CompiledCards, Document, Faults, header_and_rows


def compile_cards(document: Document) -> Pool:
    """The pool of a card file; raises `Faults` with every error."""
    return built_pool(compiled(document))


def compiled(document: Document) -> CompiledCards:
    """A compiled card file as literals, trees included. The build stores it, so that playing needs no parser.

    Raises:
        Faults: Everything that is wrong with it. Texts are read once all else is right, for their words come from it.
    """
    from timescoop.games.nemesis.cardfile.structure import faults_of  # noqa: PLC0415 - playing reads no card file
    from timescoop.games.nemesis.phrases import trees_of  # noqa: PLC0415 - phrases use the rules of this room

    faults = faults_of(document)
    if faults:
        raise Faults(faults)
    header, rows = header_and_rows(document)
    return {"header": header, "rows": rows, "trees": trees_of(Pool(header, rows))}
