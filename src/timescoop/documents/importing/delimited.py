"""Tables as text: cells with commas, semicolons or tabs between them; no cell is written that looks like a formula."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import Final

from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.importing.sheet import LONGEST_CELL, Sheet, sheet_of

DELIMITERS: Final = "\t,;|"
# What a spreadsheet begins a formula with, also in full width; numbers below zero are none.
FORMULA: Final = re.compile(r"'*(?:[=+@\t\r\uff1d\uff0b\uff0d\uff20]|-(?!\d+$))")
LOOKED_AT: Final = 4_096  # characters in which the delimiter is looked for


def read_delimited(text: str, source: str, notes: Sequence[str] = ()) -> Sheet:
    """A table of text as a sheet; cells may be quoted, with delimiters and line ends in them.

    Raises:
        BadDocument: It is no table, or too large.
    """
    return sheet_of(
        ((line, [unguarded(cell) for cell in cells]) for line, cells in lines_of(text, source)), source, notes
    )


def lines_of(text: str, source: str) -> Iterator[tuple[int, list[str]]]:
    """The rows of a table of text, each with the line on which it begins."""
    reader = csv.reader(StringIO(text, newline=""), delimiter=delimiter_of(text), strict=True)
    line = 1
    try:
        for cells in reader:
            yield line, cells
            line = reader.line_num + 1
    except csv.Error as error:
        why = (
            f"a cell has at most {LONGEST_CELL} characters"
            if "limit" in str(error)
            else "a quoted cell does not end well"
        )
        raise BadDocument([Fault(source, line, (), why)]) from error


def delimiter_of(text: str) -> str:
    """What stands between the cells of a table: the delimiter that its first full line has most of."""
    first = next((line for line in text[:LOOKED_AT].split("\n") if line.strip()), "")
    bare = re.sub(r'"[^"]*"', "", first)
    return max(DELIMITERS, key=bare.count)


def write_delimited(head: Sequence[str], rows: Iterable[Sequence[str]], delimiter: str = ",") -> str:
    """A table as text, every cell guarded."""
    out = StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\n")
    for row in (head, *rows):
        writer.writerow([guarded(cell) for cell in row])
    return out.getvalue()


def for_spreadsheets(text: str) -> str:
    """A table of text with the mark by which spreadsheet programs know UTF-8, where it has other than plain letters."""
    return text if text.isascii() else f"\ufeff{text}"


def guarded(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula: an apostrophe goes before what begins like one."""
    return f"'{cell}" if FORMULA.match(cell) else cell


def unguarded(cell: str) -> str:
    """The cell without that apostrophe."""
    return cell[1:] if cell.startswith("'") and FORMULA.match(cell) else cell
