"""Boxes that are changed in spreadsheet files: what comes in is what was typed, and nothing else has changed."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from datetime import date
from io import BytesIO
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from odf import teletype
from odf.namespaces import OFFICENS
from odf.opendocument import OpenDocumentSpreadsheet, load
from odf.table import Table, TableCell, TableRow
from odf.text import P
from openpyxl import Workbook, load_workbook

from timescoop.catalogue import GAMES
from timescoop.documents import (
    BadDocument,
    Imported,
    Sheet,
    for_spreadsheets,
    import_cards,
    read_source,
    read_text,
    worksheet,
    write_ods,
    write_xlsx,
)
from timescoop.documents.importing.differences import laid_whole
from timescoop.documents.importing.workbooks import read_workbook

Change = Callable[[list[str], list[list[str]]], None]
CHANGES: dict[str, tuple[str, str, str, str, Any]] = {  # the box, a card, a column, what is typed, what it becomes
    "invasion": ("classic", "Jamie", "Strength", "7", 7),
    "nemesis": ("standard", "Ogrons", "Traits", "Nemesis, Minion", ["Nemesis", "Minion"]),
    "ccg": ("first", "Omega's World (+1 Second)", "Goal types", "Vengeance", ["Vengeance"]),
}


LETTERS = st.text(st.sampled_from("a b\t\n<&\"'=5é.-"), max_size=12)


def table_of(game: str, edition: str) -> list[list[str]]:
    sheet = worksheet(GAMES[game], GAMES[game].edition(edition))
    return [list(sheet.head), *[list(cells) for _, cells in sheet.rows]]


def ods(rows: list[list[str]]) -> bytes:
    """A spreadsheet as OpenDocument, written by another library than ours; numbers are numbers."""
    book = OpenDocumentSpreadsheet()
    table = Table(name="Box")
    for cells in rows:
        row = TableRow()
        for text in cells:
            cell = TableCell(valuetype="float", value=text) if text.isdigit() else TableCell(valuetype="string")
            if text:
                cell.addElement(P(text=text))
            row.addElement(cell)
        table.addElement(row)
    book.spreadsheet.addElement(table)
    out = BytesIO()
    book.write(out)
    return out.getvalue()


def xlsx(game: str, edition: str, change: Callable[[Any], None]) -> bytes:
    """Our own XLSX worksheet, changed by a spreadsheet library and saved again."""
    book = load_workbook(BytesIO(write_xlsx(worksheet(GAMES[game], GAMES[game].edition(edition)))))
    change(book.active)
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def imported(game: str, edition: str, data: bytes) -> Imported:
    return import_cards(read_source(data, "box"), GAMES[game], GAMES[game].edition(edition))


@pytest.mark.parametrize("form", ["xlsx", "ods"])
@pytest.mark.parametrize("game", CHANGES)
def test_a_box_is_changed_in_a_spreadsheet_file_and_comes_in_without_loss(game: str, form: str) -> None:
    edition, name, column, typed, becomes = CHANGES[game]
    rows = table_of(game, edition)
    line, nth = next(i for i, row in enumerate(rows) if row[0] == name), rows[0].index(column)

    def change(page: Any) -> None:
        page.cell(line + 1, nth + 1).value = typed

    if form == "ods":
        rows[line][nth] = typed
    found = imported(game, edition, xlsx(game, edition, change) if form == "xlsx" else ods(rows))
    (row,) = found.value["cards"]
    assert row[column.lower().replace(" ", "_")] == becomes
    assert found.notes == ()
    shop = GAMES[game].workshop
    assert shop
    _, _, full, _ = laid_whole(read_text(found.text)[0], GAMES)
    _, _, ours, _ = laid_whole(read_text(f"set: x\ngame: {game}\nedition: {edition}\ncards: []")[0], GAMES)
    apart = [each for each, other in zip(full["cards"], ours["cards"], strict=True) if each != other]
    assert [shop.called(each) for each in apart] == [name], "no other card has changed"


def test_what_looks_like_a_formula_or_a_date_stays_text_in_our_file() -> None:
    sheet = Sheet(("Name", "Date"), ((2, ("=1+1", "+1 Second")), (3, ("1-2", "007"))), "box")
    page = load_workbook(BytesIO(write_xlsx(sheet))).active
    assert page is not None
    assert [(cell.data_type, cell.value) for row in page.iter_rows(min_row=2) for cell in row] == [
        ("s", "=1+1"), ("s", "+1 Second"), ("s", "1-2"), ("s", "007"),
    ]  # fmt: skip
    assert read_workbook(write_xlsx(sheet), "").rows == sheet.rows


@pytest.mark.parametrize("game", CHANGES)
def test_our_ods_worksheet_is_read_by_another_program_and_comes_in_without_loss(game: str) -> None:
    edition, name, column, typed, becomes = CHANGES[game]
    sheet = worksheet(GAMES[game], GAMES[game].edition(edition))
    book = load(BytesIO(write_ods(sheet)))
    (table,) = book.getElementsByType(Table)
    cells = [
        [teletype.extractText(cell) for cell in row.getElementsByType(TableCell)]
        for row in table.getElementsByType(TableRow)
    ]
    plain = [["".join(text.split("\n")) for text in row] for row in (sheet.head, *[row for _, row in sheet.rows])]
    assert cells == plain
    line = next(i for i, row in enumerate(cells) if row[0] == name)
    cell = table.getElementsByType(TableRow)[line].getElementsByType(TableCell)[cells[0].index(column)]
    cell.childNodes[:] = []
    cell.setAttrNS(OFFICENS, "value-type", "string")
    cell.addElement(P(text=typed))
    out = BytesIO()
    book.write(out)
    found = imported(game, edition, out.getvalue())
    (row,) = found.value["cards"]
    assert row[column.lower().replace(" ", "_")] == becomes
    assert found.notes == ()


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(LETTERS, LETTERS), min_size=1, max_size=4), LETTERS)
def test_an_ods_file_keeps_any_text_of_a_cell(rows: list[tuple[str, str]], title: str) -> None:
    sheet = Sheet(("Name", "007"), tuple(enumerate([*rows, ("end", "5")], 2)), title)
    data = write_ods(sheet)
    assert data == write_ods(sheet), "the same sheet is the same file"
    trimmed = tuple((line, tuple(cell.strip() for cell in cells)) for line, cells in sheet.rows)
    assert read_workbook(data, "").rows == tuple(row for row in trimmed if any(row[1]))
    with zipfile.ZipFile(BytesIO(data)) as archive:
        first = archive.infolist()[0]
        assert (first.filename, first.compress_type, first.header_offset) == ("mimetype", zipfile.ZIP_STORED, 0)
        assert b"table:formula" not in archive.read("content.xml")


def test_letters_that_no_xml_can_hold_are_left_out() -> None:
    sheet = Sheet(("Name", "Text"), ((2, ("A\x00\x1fB", "<&>\"'")), (3, ("\ud800C", "a  b\tc\nd"))), 'x"&<')
    assert read_workbook(write_ods(sheet), "").rows == ((2, ("AB", "<&>\"'")), (3, ("C", "a  b\tc\nd")))


def test_spreadsheet_programs_are_told_of_letters_that_are_not_plain() -> None:
    assert for_spreadsheets("Name\nJamie\n") == "Name\nJamie\n"
    marked = for_spreadsheets("Name\nZoë\n")
    assert marked.encode().startswith(b"\xef\xbb\xbf")
    sheet = read_source(marked.encode(), "box.csv").sheet
    assert sheet
    assert (sheet.head, sheet.rows) == (("Name",), ((2, ("Zoë",)),))


def test_dates_errors_formulas_and_other_sheets_are_noted() -> None:
    book = Workbook()
    page = book.active
    assert page is not None
    for row in (["Name", "Date", "Year"], ["Jamie", date(1966, 12, 17), "=1+1"], ["Zoe", "#REF!", 1968.0]):
        page.append(row)
    book.create_sheet("Prices").append(["a"])
    out = BytesIO()
    book.save(out)
    sheet = read_workbook(out.getvalue(), "")
    assert sheet.rows[0][1] == ("Jamie", "1966-12-17", "")
    assert sheet.rows[1][1][2] == "1968"
    assert [note.partition(": ")[2] or note for note in sheet.notes] == [
        "a date or time, read as '1966-12-17'",
        "a formula without a value; open and save the file in a spreadsheet program",
        "an error, #REF!",
        "sheet 'Prices' was not read; only the first sheet, 'Sheet', is",
    ]


def test_an_ods_file_of_a_real_program_is_read_with_its_repeated_cells_spaces_and_remarks() -> None:
    content = (
        '<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:o" xmlns:table="urn:t" '
        'xmlns:text="urn:x" xmlns:dc="urn:d"><office:body><office:spreadsheet><table:table table:name="Box">'
        '<table:table-column table:number-columns-repeated="1024"/>'
        '<table:table-row><table:table-cell office:value-type="string"><text:p>Name</text:p></table:table-cell>'
        '<table:table-cell/><table:table-cell office:value-type="string"><text:p>Text</text:p></table:table-cell>'
        '<table:table-cell table:number-columns-repeated="1021"/></table:table-row>'
        '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="1024"/>'
        "</table:table-row>"
        '<table:table-row><table:table-cell office:value-type="string"><office:annotation><dc:creator>Ada</dc:creator>'
        '<text:p>a remark</text:p></office:annotation><text:p>Time<text:s text:c="2"/>Loan</text:p></table:table-cell>'
        "<table:table-cell/>"
        '<table:table-cell office:value-type="string"><text:p>Take <text:span>5</text:span>.</text:p>'
        "<text:p>Then stop.</text:p></table:table-cell></table:table-row>"
        '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="1024"/>'
        "</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>"
    )
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", content)
    sheet = read_workbook(out.getvalue(), "box.ods")
    assert sheet.head == ("Name", "", "Text")
    assert sheet.rows == ((5, ("Time  Loan", "", "Take 5.\nThen stop.")),)


# ---- hostile files


def zipped(**parts: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name.replace("_", "/", 1).replace("_", "."), data)
    return out.getvalue()


def far_cell() -> bytes:
    book = Workbook()
    page: Any = book.active
    page["A1"], page["A2"], page["XFD1048576"] = "Name", "Jamie", "far out"
    out = BytesIO()
    book.save(out)
    return out.getvalue()


BOMB = b'<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>'


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (zipped(**{"content.xml": b" " * 40_000_000}), "too large when it is unpacked"),
        (zipped(**{"content.xml": BOMB}), "document type or entities"),
        (zipped(**{"content.xml": b"<a>" * 200_000}), "nested too deep"),
        (zipped(**{"content.xml": b"<a>" + b"<b/>" * 400_001 + b"</a>"}), "more than 400,000 elements"),
        (zipped(**{"content.xml": b"<a>"}), "XML that can be read"),
        (zipped(word=b"x"), "a spreadsheet that can be read"),
        (b"PK\x03\x04 and nothing more", "a spreadsheet that can be read"),
    ],
)
def test_a_hostile_file_is_refused_soon(data: bytes, wrong: str) -> None:
    began = process_time()
    with pytest.raises(BadDocument, match=wrong):
        read_source(data, "box")
    assert process_time() - began < 5


def test_a_cell_far_out_costs_nothing_and_is_noted() -> None:
    sheet = read_workbook(far_cell(), "")
    assert sheet.rows == ((2, ("Jamie",)),)
    assert "only the first 5002 rows" in sheet.notes[0]


SMALL = write_xlsx(Sheet(("Name", "Type"), ((2, ("Jamie", "defender")),), "box"))
SMALL_ODS = ods([["Name", "Type"], ["Jamie", "defender"]])


@settings(max_examples=30)
@given(st.sampled_from([SMALL, SMALL_ODS]), st.integers(0, len(SMALL)), st.binary(min_size=1, max_size=9))
def test_a_broken_file_is_refused_in_words_or_read(whole: bytes, at: int, other: bytes) -> None:
    try:
        said = read_workbook(whole[:at] + other + whole[at + len(other) :], "").head
    except BadDocument as error:
        said = (str(error),)
    assert said
