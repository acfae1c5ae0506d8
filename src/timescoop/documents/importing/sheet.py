"""A sheet: a row of headings and rows of cells, all of them text, each row with its line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from timescoop.documents.faults import BadDocument, Fault

MOST_ROWS: Final = 5_000
MOST_COLUMNS: Final = 200
LONGEST_CELL: Final = 4_000  # characters

Row = tuple[int, tuple[str, ...]]  # its line in the file, from 1, and its cells


class Sheet(NamedTuple):
    """A table of text.

    Attributes:
        head: The headings.
        rows: The rows below them; each has as many cells as there are headings.
        source: What errors call the file.
        notes: What could not be taken over on the way here, in words.
    """

    head: tuple[str, ...]
    rows: tuple[Row, ...]
    source: str
    notes: tuple[str, ...] = ()


def sheet_of(rows: Iterable[tuple[int, Sequence[str]]], source: str, notes: Sequence[str] = ()) -> Sheet:
    """A sheet from numbered rows; the first that says something has the headings, empty ones are left out.

    Raises:
        BadDocument: There is nothing in it, or too much.
    """
    said: list[Row] = []
    for line, cells in rows:
        found = trimmed(cells, line, source)
        if found:
            said.append((line, found))
        if len(said) > MOST_ROWS:
            raise BadDocument([Fault(source, line, (), f"a sheet has at most {MOST_ROWS} rows")])
    if len(said) <= 1:
        raise BadDocument([Fault(source, 1, (), "a row of headings and at least one row of cards are expected")])
    head, *body = said
    width = len(head[1])
    beyond = [f"line {line}: {len(cells) - width} cells have no heading" for line, cells in body if len(cells) > width]
    full = [(line, (*cells[:width], *[""] * (width - len(cells)))) for line, cells in body]
    return Sheet(head[1], tuple(full), source, (*notes, *beyond))


def trimmed(cells: Sequence[str], line: int, source: str) -> tuple[str, ...]:
    """Cells without spaces around them, and without empty ones at the end.

    Raises:
        BadDocument: There are too many, or one is too long.
    """
    found = [cell.strip() for cell in cells]
    while found and not found[-1]:
        found.pop()
    if len(found) > MOST_COLUMNS:
        raise BadDocument([Fault(source, line, (), f"a sheet has at most {MOST_COLUMNS} columns")])
    for cell in found:
        if len(cell) > LONGEST_CELL:
            raise BadDocument([Fault(source, line, (), f"a cell has at most {LONGEST_CELL} characters")])
    return tuple(found)
