"""Compiling a card file: checks its structure and reads its texts, and reports all errors at once."""

from __future__ import annotations

from typing import Any

from timescoop.games.invasion.pool import TYPES, Pool
from timescoop.games.invasion.setup import built_pool
from timescoop.kernel import BadNotation, CompiledCards, Document, Faults, header_and_rows, mapping


def compile_cards(document: Document) -> Pool:
    """The pool of a card file; `Faults` say everything that is wrong with it."""
    return built_pool(compiled(document))


def compiled(document: Document) -> CompiledCards:
    """A card file as literals, trees included: what a build keeps, so that playing needs no parser.

    Raises:
        Faults: Everything that is wrong with it.
    """
    from timescoop.games.invasion.cardfile.structure import faults_of  # noqa: PLC0415 - playing reads no card file
    from timescoop.games.invasion.phrases import trees_of  # noqa: PLC0415 - phrases use the rules of this room

    faults = faults_of(document)
    if faults:
        raise Faults(faults + faults_of_texts(document))
    header, rows = header_and_rows(document)
    header["edition"] = str(header["edition"])
    return {"header": header, "rows": rows, "trees": trees_of(Pool(header, rows))}


def faults_of_texts(document: Document) -> list[BadNotation]:
    """The texts that cannot be read, of a file that is wrong elsewhere: as far as its cards can be told."""
    from timescoop.games.invasion.phrases import trees_of  # noqa: PLC0415 - as above

    found = mapping(document)
    cards = found.get("cards") if isinstance(found.get("cards"), list) else []
    rows = {nth: bare_row(row) for nth, row in enumerate(cards or ()) if is_card(row)}
    header = {
        "families": {str(key): str(word) for key, word in mapping(found.get("families")).items()},
        "two_seats": {"leave_out": []},
        "components": {"time_points": 0, "tardis_counters": 0, "dalek_counters": 0},
        "end_card": {"beneath": 0},
    }
    try:
        trees_of(Pool(header, tuple(rows.values())))
    except Faults as errors:
        return [BadNotation(("cards", list(rows)[int(f.path[1])], *f.path[2:]), f.wrong) for f in errors.faults]
    return []


def is_card(row: object) -> bool:
    """Whether a row is enough of a card for its text to be read."""
    return isinstance(row, dict) and isinstance(row.get("name"), str) and row.get("type") in TYPES


def bare_row(row: dict[Any, Any]) -> dict[str, Any]:
    """What of a card matters to the words of texts."""
    text = row.get("text")
    said = "" if row.get("by_hand") or not isinstance(text, str) else text
    return {"name": row["name"], "type": row["type"], "copies": 1, "text": said}
