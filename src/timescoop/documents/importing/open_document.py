"""The content of an OpenDocument spreadsheet: its tables, rows and cells; repeated ones are told once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from timescoop.documents.importing.sheet import MOST_COLUMNS, MOST_ROWS
from timescoop.documents.safe_xml import XmlListener, read_xml

VALUES: Final = {"float": "value", "percentage": "value", "currency": "value", "boolean": "boolean-value"}
DATES: Final = {"date": "date-value", "time": "time-value"}
MARKS: Final = {"tab": "\t", "line-break": "\n"}
CELLS: Final = ("table-cell", "covered-table-cell")
MOST_SPACES: Final = 200
DIGITS: Final = 8  # of a number of repetitions
Table = tuple[str, list[tuple[int, list[str]]]]


class Content(XmlListener):
    """Listens to the content of a spreadsheet.

    Attributes:
        tables: Each with its name and the rows that say something.
        notes: What cannot be a text for sure.
    """

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.notes: list[str] = []
        self.row_number = 0
        self.rows_alike = 1
        self.row: list[str] = []
        self.column = 0
        self.cells_alike = 1
        self.value: str | None = None  # of a cell that is no text
        self.words: list[str] | None = None  # of the cell that is open
        self.paragraphs = 0
        self.notes_open = 0  # remarks at a cell, which are none of its text

    def begin(self, name: str, attributes: Mapping[str, str]) -> None:
        """Note the start of an element."""
        if name == "table":
            self.tables.append((attributes.get("name", ""), []))
            self.row_number = 0
        elif name == "table-row":
            self.row_number += 1
            self.row, self.column = [], 0
            self.rows_alike = times(attributes, "number-rows-repeated")
        elif name in CELLS:
            self.words, self.paragraphs = [], 0
            self.cells_alike = times(attributes, "number-columns-repeated")
            self.value = self.value_of(attributes)
        elif name == "annotation":
            self.notes_open += 1
        elif self.words is not None and not self.notes_open:
            self.mark(name, attributes)

    def mark(self, name: str, attributes: Mapping[str, str]) -> None:
        """What stands for letters within a cell."""
        assert self.words is not None, "a cell is open"
        if name == "p":
            self.words.append("\n" * (self.paragraphs > 0))
            self.paragraphs += 1
        elif name == "s":
            self.words.append(" " * min(times(attributes, "c"), MOST_SPACES))
        elif name in MARKS:
            self.words.append(MARKS[name])

    def value_of(self, attributes: Mapping[str, str]) -> str | None:
        """The value of a cell that is no text."""
        sort = attributes.get("value-type", "")
        if sort == "boolean":
            return "yes" if attributes.get("boolean-value") == "true" else "no"
        if sort in DATES:
            value = attributes.get(DATES[sort], "")
            title = self.tables[-1][0] if self.tables else ""
            self.notes.append(f"sheet {title!r}, row {self.row_number}: a {sort}, read as {value!r}")
            return value
        value = attributes.get(VALUES.get(sort, ""), "") if sort in VALUES else ""
        return value.removesuffix(".0") if value else None

    def text(self, words: str) -> None:
        """Text within the element that began last."""
        if self.words is not None and self.paragraphs and not self.notes_open:
            self.words.append(words)

    def finish(self, name: str) -> None:
        """Note the end of an element."""
        if name == "annotation":
            self.notes_open -= 1
        elif name in CELLS:
            said = self.value if self.value is not None else "".join(self.words or []).strip()
            self.words = None
            self.put(said)
        elif name == "table-row":
            self.end_row()

    def put(self, said: str) -> None:
        """A cell into the row, as often as it is there; what is far out is not filled up to."""
        if said:
            room = min(self.column, MOST_COLUMNS + 1)
            self.row += [""] * (room - len(self.row))
            self.row += [said] * min(self.cells_alike, MOST_COLUMNS + 1 - room)
        self.column += self.cells_alike

    def end_row(self) -> None:
        """The row into its table, as often as it is there."""
        if self.row and self.tables:
            rows = self.tables[-1][1]
            for nth in range(min(self.rows_alike, MOST_ROWS + 2 - len(rows))):
                rows.append((self.row_number + nth, self.row))
        self.row_number += self.rows_alike - 1


def times(attributes: Mapping[str, str], name: str) -> int:
    """How often something is repeated."""
    said = attributes.get(name, "1")
    return max(1, min(int(said), 1 << 24)) if said.isascii() and said.isdigit() and len(said) <= DIGITS else 1


def read_content(data: bytes, source: str) -> tuple[list[Table], list[str]]:
    """The tables of a spreadsheet's content, and what is to be noted of it.

    Raises:
        BadDocument: It is no XML, or too large.
    """
    content = Content()
    read_xml(data, content, source)
    return content.tables, content.notes
