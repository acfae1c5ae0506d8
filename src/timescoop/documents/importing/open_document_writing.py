"""A sheet as an OpenDocument spreadsheet (ODS), by what the format needs at least."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator, Sequence
from html import escape
from io import BytesIO
from typing import Final

MIME: Final = "application/vnd.oasis.opendocument.spreadsheet"
EPOCH: Final = (2000, 1, 1, 0, 0, 0)  # the same sheet is the same file
NAMESPACES: Final = " ".join(
    f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
    for prefix, name in (("office", "office"), ("table", "table"), ("text", "text"), ("style", "style"))
) + ' xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3"'  # fmt: skip
MANIFEST: Final = (
    '<?xml version="1.0" encoding="UTF-8"?>'
    '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">'
    f'<manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="{MIME}"/>'
    '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>'
    "</manifest:manifest>"
)
STYLES: Final = (
    '<style:style style:name="head" style:family="table-cell"><style:text-properties fo:font-weight="bold"/>'
    "</style:style>"
    '<style:style style:name="long" style:family="table-cell"><style:table-cell-properties fo:wrap-option="wrap"/>'
    "</style:style>"
)
LETTER_CM: Final = 0.2  # about the width of one letter
UNWRITABLE: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")  # no XML can hold these
SPACES: Final = re.compile(r"^ | $| {2,}|[\t\n]")
READABLE: Final = 48  # letters in a row of cells from which on they are wrapped


def write_open_document(
    title: str, table: Sequence[Sequence[str]], widths: Sequence[int], number: re.Pattern[str]
) -> bytes:
    """A table as an ODS file; letters that XML cannot hold are left out.

    Args:
        title: What the table is called.
        table: Its rows, the first of them headings.
        widths: The width of each column, in letters.
        number: Texts that are written as numbers; all others are texts, so that no cell is a formula.
    """
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        kind = zipfile.ZipInfo("mimetype", EPOCH)  # first, and as it is: programs know the file by it
        archive.writestr(kind, MIME, zipfile.ZIP_STORED)
        for name, part in (
            ("content.xml", "".join(content(title, table, widths, number))),
            ("META-INF/manifest.xml", MANIFEST),
        ):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), part.encode(), zipfile.ZIP_DEFLATED)
    return out.getvalue()


def content(
    title: str, table: Sequence[Sequence[str]], widths: Sequence[int], number: re.Pattern[str]
) -> Iterator[str]:
    """The content of the file, in parts."""
    yield f'<?xml version="1.0" encoding="UTF-8"?><office:document-content {NAMESPACES}>'
    yield f"<office:automatic-styles>{STYLES}"
    for nth, width in enumerate(widths):
        size = f'<style:table-column-properties style:column-width="{width * LETTER_CM:.1f}cm"/>'
        yield f'<style:style style:name="c{nth}" style:family="table-column">{size}</style:style>'
    name = f'"{escape(UNWRITABLE.sub("", title))}"'
    yield f"</office:automatic-styles><office:body><office:spreadsheet><table:table table:name={name}>"
    for nth in range(len(widths)):
        yield f'<table:table-column table:style-name="c{nth}"/>'
    for nth, row in enumerate(table):
        yield "<table:table-row>"
        yield from (cell(text, number, is_head=not nth) for text in row)
        yield "</table:table-row>"
    yield "</table:table></office:spreadsheet></office:body></office:document-content>"


def cell(text: str, number: re.Pattern[str], *, is_head: bool) -> str:
    """One cell."""
    text = UNWRITABLE.sub("", text)
    if not text:
        return "<table:table-cell/>"
    style = ' table:style-name="head"' if is_head else ' table:style-name="long"' if len(text) > READABLE else ""
    if number.fullmatch(text):
        sort = f'office:value-type="float" office:value="{text}"'
    else:
        sort = 'office:value-type="string"'
    return f"<table:table-cell {sort}{style}>{''.join(map(paragraph, text.split(chr(10))))}</table:table-cell>"


def paragraph(line: str) -> str:
    """One line of a cell; spaces in a row and tabs are elements, for programs read several as one."""
    return f"<text:p>{SPACES.sub(spaced, escape(line, quote=False))}</text:p>"


def spaced(found: re.Match[str]) -> str:
    """A tab or spaces as an element."""
    return "<text:tab/>" if found[0] == "\t" else f'<text:s text:c="{len(found[0])}"/>'
