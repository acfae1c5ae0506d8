"""Spreadsheet files: XLSX by openpyxl, and OpenDocument (ODS) by what its content is made of; read and written."""

from __future__ import annotations

import re
import warnings
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, time, timedelta
from io import BytesIO
from typing import Any, Final

from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.importing.open_document import read_content
from timescoop.documents.importing.open_document_writing import READABLE, write_open_document
from timescoop.documents.importing.sheet import MOST_COLUMNS, MOST_ROWS, Sheet, sheet_of

ZIP: Final = b"PK\x03\x04"
MOST_PARTS: Final = 2_000
LARGEST: Final = 32_000_000  # bytes of all parts together, unpacked
CONTENT: Final = "content.xml"
LARGEST_CONTENT: Final = 8_000_000
FORMULA: Final = re.compile(rb"<(?:\w+:)?f[ />]")
NUMBER: Final = re.compile(r"0|-?[1-9]\d{0,8}")
WIDEST: Final = 60  # letters of a column


def is_workbook(data: bytes) -> bool:
    """True for a file that may be a spreadsheet."""
    return data.startswith(ZIP)


def read_workbook(data: bytes, source: str) -> Sheet:
    """The first sheet of a spreadsheet file that has something in it; what is in the others is noted.

    Raises:
        BadDocument: It is no spreadsheet, is broken or protected, or is too large when it is unpacked.
    """
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            names = parts_of(archive, source)
            if CONTENT in names and "xl/workbook.xml" not in names:
                tables, notes = read_content(archive.read(CONTENT), source)
                return first_of(tables, source, notes)
            formulas = any(FORMULA.search(archive.read(name)) for name in names if name.startswith("xl/worksheets/"))
        return read_xlsx(data, source, formulas=formulas)
    except BadDocument:
        raise
    except Exception as error:  # a broken file may break a library of spreadsheets anywhere
        why = "this isn't a spreadsheet that can be read; is it broken, or protected by a password?"
        raise BadDocument([Fault(source, 0, (), why)]) from error


def parts_of(archive: zipfile.ZipFile, source: str) -> list[str]:
    """The names of the parts of a spreadsheet file; no part is unpacked to more than it says here.

    Raises:
        BadDocument: They are too large when they are unpacked.
    """
    sizes = {part.filename: part.file_size for part in archive.infolist()}
    if len(sizes) > MOST_PARTS or sum(sizes.values()) > LARGEST or sizes.get(CONTENT, 0) > LARGEST_CONTENT:
        raise BadDocument([Fault(source, 0, (), "this spreadsheet is too large when it is unpacked")])
    return list(sizes)


def read_xlsx(data: bytes, source: str, *, formulas: bool) -> Sheet:
    """An XLSX file; a formula counts as its last value, and is noted if it has none."""
    notes: list[str] = []
    books = [opened(data, values=True), *([opened(data, values=False)] if formulas else [])]
    tables = []
    for nth, sheet in enumerate(books[0].worksheets):
        rows, columns = sheet.max_row or 0, sheet.max_column or 0
        if rows > MOST_ROWS + 2 or columns > MOST_COLUMNS + 1:
            looked_at = f"the first {MOST_ROWS + 2} rows and {MOST_COLUMNS + 1} columns"
            notes.append(f"sheet {sheet.title!r}: only {looked_at} were read")
        both = [rows_of(book.worksheets[nth]) for book in books]
        tables.append((sheet.title, [row_in(line, cells, sheet.title, notes) for line, *cells in zip_rows(both)]))
    return first_of(tables, source, notes)


def opened(data: bytes, *, values: bool) -> Any:
    """An XLSX file, read row by row; `values` in place of formulas."""
    from openpyxl import load_workbook  # noqa: PLC0415 - only who reads a spreadsheet needs it

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # on styles and extensions that it does not know
        return load_workbook(BytesIO(data), read_only=True, data_only=values, keep_links=False)


def rows_of(sheet: Any) -> Iterator[Sequence[Any]]:
    """The rows of a sheet, as many as are looked at."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield from sheet.iter_rows(max_row=MOST_ROWS + 2, max_col=MOST_COLUMNS + 1, values_only=True)


def zip_rows(both: Sequence[Iterator[Sequence[Any]]]) -> Iterator[tuple[int, *tuple[Sequence[Any], ...]]]:
    """The rows of the values, and of the formulas where there are some, each with its number."""
    for line, cells in enumerate(zip(*both, strict=False), 1):
        yield (line, *cells)


def row_in(line: int, cells: Sequence[Sequence[Any]], title: str, notes: list[str]) -> tuple[int, list[str]]:
    """A row as text; what cannot be one for sure is noted."""
    values, formulas = cells[0], cells[1] if len(cells) > 1 else cells[0]
    said = []
    for nth, value in enumerate(values):
        text, note = cell_said(value, formulas[nth] if nth < len(formulas) else None)
        said.append(text)
        if note:
            notes.append(f"sheet {title!r}, {column_name(nth)}{line}: {note}")
    return line, said


def cell_said(value: Any, formula: Any) -> tuple[str, str]:
    """A cell as text, and what is to be noted of it."""
    if value is None:
        lost = isinstance(formula, str) and formula.startswith("=")
        return "", "a formula without a value; open and save the file in a spreadsheet program" if lost else ""
    if isinstance(value, bool):
        return ("yes" if value else "no"), ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value)), ""
    if isinstance(value, date | time | timedelta):
        return str(value).removesuffix(" 00:00:00"), f"a date or time, read as {str(value).removesuffix(' 00:00:00')!r}"
    text = str(value)
    return text, f"an error, {text}" if text.startswith("#") and text.endswith(("!", "?", "/A")) else ""


def column_name(nth: int) -> str:
    """The letters of a column, counted from 0."""
    name, nth = "", nth + 1
    while nth:
        nth, rest = divmod(nth - 1, 26)
        name = chr(ord("A") + rest) + name
    return name


def first_of(
    tables: Sequence[tuple[str, Sequence[tuple[int, Sequence[str]]]]], source: str, notes: Sequence[str]
) -> Sheet:
    """The first table with something in it; others with something in them are noted."""
    full = [(title, rows) for title, rows in tables if any(any(cells) for _, cells in rows)]
    if not full:
        raise BadDocument([Fault(source, 0, (), "there is nothing in this spreadsheet")])
    title, rows = full[0]
    others = [f"sheet {other!r} was not read; only the first sheet, {title!r}, is" for other, _ in full[1:]]
    mine = [note for note in notes if not note.startswith("sheet ") or note.startswith(f"sheet {title!r}")]
    return sheet_of(rows, source, [*mine, *others])


def write_xlsx(sheet: Sheet) -> bytes:
    """A sheet as an XLSX file. Whole numbers are written as numbers, all else as text, so that no cell is a formula."""
    from openpyxl import Workbook  # noqa: PLC0415 - as above
    from openpyxl.styles import Alignment, Font  # noqa: PLC0415 - slow to import, needed only to write workbooks

    book = Workbook()
    page: Any = book.active
    page.title = title_of(sheet)
    page.freeze_panes = "B2"
    for line, cells in enumerate((sheet.head, *[cells for _, cells in sheet.rows]), 1):
        for nth, text in enumerate(cells, 1):
            cell = page.cell(line, nth)
            if NUMBER.fullmatch(text):
                cell.value = int(text)
                continue
            cell.number_format = "@"  # text, so that nothing typed here becomes a date
            if text:
                cell.value = text
                cell.data_type = "s"
            if len(text) > READABLE:
                cell.alignment = Alignment(wrap_text=True, vertical="top")
    for nth, width in enumerate(widths_of(sheet)):
        page.cell(1, nth + 1).font = Font(bold=True)
        page.column_dimensions[column_name(nth)].width = width
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def write_ods(sheet: Sheet) -> bytes:
    """A sheet as an OpenDocument file, with the same cells as `write_xlsx`."""
    return write_open_document(
        title_of(sheet), [sheet.head, *[cells for _, cells in sheet.rows]], widths_of(sheet), NUMBER
    )


def title_of(sheet: Sheet) -> str:
    """What the page of a spreadsheet is called."""
    return sheet.source[:31] or "Cards"


def widths_of(sheet: Sheet) -> list[int]:
    """How wide each column is, in letters."""
    return [
        min(max([len(head), *(len(cells[nth]) for _, cells in sheet.rows)]) + 2, WIDEST)
        for nth, head in enumerate(sheet.head)
    ]


WORKBOOKS: Final[Mapping[str, Callable[[Sheet], bytes]]] = {"xlsx": write_xlsx, "ods": write_ods}  # by their endings
