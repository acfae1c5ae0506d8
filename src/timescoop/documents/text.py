"""Decodes text that people send: one kind of line end, and a size limit. Every reader begins here."""

from __future__ import annotations

import base64
import binascii
import codecs
import hashlib
import json
import re
import unicodedata
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlsplit

from timescoop.documents.faults import BadDocument, Fault

Line = tuple[int, str]  # with its number, from 1

LONGEST: Final = 4_000_000  # bytes of a file; the longest record of a game has a tenth of that
LONGEST_PACKED: Final = 65_536  # characters of a text in a link
LONGEST_ADDRESS: Final = 8_192  # characters of such a link
LINK: Final = re.compile(r"[?&](deck|set)=")  # of a deck, or of a set of cards
AROUND: Final = "<>\"'`\u2018\u2019\u201c\u201d\u00ab\u00bb.,;:!?\u2026"  # what may stand around a link
PAIRS: Final = ("()", "[]", "{}")
MARKS: Final = (  # byte order marks, the longer ones first
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
SPACES: Final = str.maketrans(dict.fromkeys("\u00a0\u2002\u2003\u2007\u2009\u200a\u202f\u205f\u3000", " "))
STRAIGHT: Final = SPACES | str.maketrans(
    dict.fromkeys("\u2018\u2019\u201a\u201b\u2032", "'")
    | dict.fromkeys("\u201c\u201d\u201e\u201f\u2033", '"')
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-")
)  # what mail programs, phones and word processors write by themselves
QUOTED: Final = re.compile(r"^(?:[ \t\u00a0]{0,3}>)+[ \u00a0]?")
NARROWEST: Final = 60  # columns at which a mail program may fold a line
SAVE_AS: Final = "it is not text in UTF-8; save it again with the encoding UTF-8"


def decoded(data: bytes, source: str = "") -> str:
    """Bytes as text: UTF-8, or UTF-16 or UTF-32 with a byte order mark; the mark is left out.

    Raises:
        BadDocument: It is too long, or in another encoding.
    """
    if len(data) > LONGEST:
        raise BadDocument([Fault(source, 1, (), f"it has more than {LONGEST:,} bytes")])
    mark, encoding = next((each for each in MARKS if data.startswith(each[0])), (b"", "utf-8"))
    data = data[len(mark) :]
    try:
        return plain(data.decode(encoding))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadDocument([Fault(source, line, (), SAVE_AS)]) from error


def text_in(data: bytes, source: str) -> tuple[str, list[str]]:
    """A file of another program as text: UTF-8 or UTF-16, or else Windows-1252, which is noted.

    Raises:
        BadDocument: It is no text.
    """
    try:
        return decoded(data, source), []
    except BadDocument:
        try:
            text = data.decode("cp1252")
        except UnicodeDecodeError:
            text = "\0"
        if "\0" in text:
            raise
        return decoded(text.encode(), source), ["read in the encoding Windows-1252; look at accents and quotes"]


def plain(text: str) -> str:
    """Text with one kind of line end, and without a byte order mark."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def straight(text: str) -> str:
    """Text as a plain keyboard types it, letter for letter: straight quotes, hyphens for dashes, plain spaces."""
    return text if text.isascii() else text.translate(STRAIGHT)


def spaced(text: str) -> str:
    """Text whose spaces are plain ones, letter for letter."""
    return text if text.isascii() else text.translate(SPACES)


def unquoted(lines: Sequence[Line]) -> list[Line]:
    """Lines of a mail without the marks of who quoted it, as `> ` or `>> `."""
    return [(number, QUOTED.sub("", line)) for number, line in lines]


def unfolded(lines: Sequence[Line], begins: Callable[[str], bool]) -> list[Line]:
    """Lines put together again that a mail program has folded at a space, with the numbers where they began.

    Args:
        lines: With their numbers.
        begins: Whether a line can be the beginning of one; then it is.
    """
    out: list[Line] = []
    room = 0  # columns of the line before, 0 if nothing can go on from it
    for number, line in lines:
        text = line.strip()
        if room and text and not begins(text) and room + 1 + len(text.partition(" ")[0]) > NARROWEST:
            out[-1] = (out[-1][0], f"{out[-1][1].rstrip()} {text}")
        else:
            out.append((number, line))
        room = len(text)
    return out


def without_tabs(text: str) -> str:
    """JSON as YAML reads it, which takes no tabs between values; in JSON no string holds one."""
    if "\t" in text and text.lstrip()[:1] in ("{", "["):
        try:
            json.loads(text)
        except (ValueError, RecursionError):
            return text
        return text.replace("\t", " ")
    return text


def file_text(path: str | Path) -> str:
    """What a text file says, or the text in a link to a deck or a set.

    Raises:
        BadDocument: It cannot be read, or is no text.
    """
    if is_link(path):
        return link_text(str(path))
    try:
        data = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadDocument([Fault(str(path), 0, (), f"cannot be read: {why}")]) from error
    return decoded(data, str(path))


def digest_of(text: str) -> str:
    """SHA-256 over a text, in hexadecimal: the same however its lines end."""
    return hashlib.sha256(plain(text).encode()).hexdigest()


# ---- links


def bare_link(text: str) -> str:
    """A link as it was made: without line ends in it, and without brackets, quotes and full stops around it."""
    link, before = "".join(text.split()), ""
    while link != before:
        before, link = link, link.strip(AROUND)
        for opening, closing in PAIRS:
            link = link.removeprefix(opening)
            if link.endswith(closing) and link.count(closing) > link.count(opening):
                link = link[:-1]
    return link


def is_link(path: str | Path) -> bool:
    """True for a link to a deck or a set in place of a file."""
    return LINK.search("".join(str(path).split())) is not None


def called(path: str | Path) -> str:
    """What errors call a file, or a link in place of one."""
    return "the link" if is_link(path) else str(path)


def link_text(link: str) -> str:
    """The deck or the set that a link holds.

    Raises:
        BadDocument: It holds none, or only a part of one.
    """
    link = bare_link(link)
    found = parse_qs(link.partition("?")[2].partition("#")[0])
    text = next((unpacked(found[key][0]) for key in ("deck", "set") if key in found), None)
    if text is None:
        raise BadDocument([Fault("the link", 0, (), "it holds no whole deck or set; copy all of it once more")])
    return text


def host_of(name: str) -> str:
    """The name of a host, from that name or a link to it; empty if there is none in it."""
    link = bare_link(name)
    try:
        return urlsplit(link if "//" in link else f"//{link}").hostname or ""
    except ValueError:
        return ""


def packed(text: str) -> str:
    """A text as a part of an address."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(address: str) -> str | None:
    """The text that was packed, however it was pasted; None for anything else, and for what is longer than a deck."""
    if len(address) > LONGEST_ADDRESS:
        return None
    address = bare_link(address)
    try:
        data = base64.urlsafe_b64decode(address + "=" * (-len(address) % 4))
        expander = zlib.decompressobj()
        text = expander.decompress(data, LONGEST_PACKED)
        return None if expander.unconsumed_tail or not expander.eof else text.decode()
    except (binascii.Error, zlib.error, UnicodeError, ValueError):
        return None


# ---- what a line can show


DIRECTIONS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # they reorder what is shown
BREAKS: Final = frozenset("\n\t\x85\u2028\u2029")


def wrong_with_name(name: str) -> str:
    """Why a name cannot be taken, as `wrong_with` says it; a name is one line, shown in the order of its letters."""
    for letter in name:
        if letter in BREAKS:
            return f"a line break or a tab (U+{ord(letter):04X})"
        if letter in DIRECTIONS:
            return f"a character that reorders what is shown (U+{ord(letter):04X})"
    return wrong_with(name)


def wrong_with(text: str) -> str:
    """Why a word or a name cannot be taken as it stands: it holds what no line of text can show; else nothing."""
    for letter in text:
        if "\ud800" <= letter <= "\udfff":
            return "half of a character (a surrogate)"
        if unicodedata.category(letter) == "Cc" and letter not in "\n\t\x85":
            return f"a control character (U+{ord(letter):04X})"
    return ""
