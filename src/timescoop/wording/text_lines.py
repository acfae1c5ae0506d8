"""Lines of plain text with their structure, so that a terminal can colour them and a page can link what they name."""

from collections.abc import Iterable, Iterator
from string import Formatter
from typing import NamedTuple

from timescoop.kernel import NOTHING
from timescoop.wording.grammar import listed
from timescoop.wording.templates import Part, Parts, plain


class TextLine(NamedTuple):
    """One line of a table in words.

    Attributes:
        sort: What it tells: `title`, `turn`, `piles`, `pile`, `seat`, `zone`, `place`, `stage`, `hand`, `prompt`,
            `option`, `score`, `fact`, `notice` for how the game ends and what can end it, or `said` for any other
            sentence.
        body: The words. Without a head they are whole sentences with their full stops.
        head: What the body tells of, as the name of a place; empty for none.
        level: How deep it is indented: 1 for what belongs to the last line of level 0.
        clause: The rule behind it; empty for none.
        option: The option that it offers, or `NOTHING`.
        current: True for the seat whose turn it is.
    """

    sort: str
    body: Parts
    head: Parts = []  # noqa: RUF012 - never changed
    level: int = 0
    clause: str = ""
    option: int = NOTHING
    current: bool = False

    @property
    def text(self) -> str:
        """The line without its indent: head and body with a colon and a full stop, then the clause."""
        words = plain(self.body)
        if self.head:
            words = f"{plain(self.head)}: {words}." if words else f"{plain(self.head)}."
        return f"{words} ({self.clause})" if self.clause else words


def said(words: str) -> TextLine:
    """A sentence by itself."""
    return TextLine("said", text(words))


def text(words: str) -> Parts:
    """Words that name nothing on the table."""
    return [Part("text", words)] if words else []


def filled(sentence: str, **slots: Parts | str) -> Parts:
    """A sentence of the catalogue with parts, or words, between its braces.

    >>> plain(filled("{card} with {others}", card=[Part("card", "Dalek", 3)], others="Cybergun"))
    'Dalek with Cybergun'
    """
    out: Parts = []
    for before, key, _form, _conversion in Formatter().parse(sentence):
        out += text(before)
        if key is not None:
            value = slots[key]
            out += text(value) if isinstance(value, str) else value
    return out


def in_row(items: Iterable[Parts], mark: str = ", ") -> Parts:
    """Items in a row with a mark between them; empty ones are left out."""
    return [part for nth, each in enumerate(filter(None, items)) for part in (*(text(mark) if nth else ()), *each)]


def joined(items: list[Parts]) -> Parts:
    """Items in a list with commas and "and"."""
    marks = listed(["*"] * len(items)).split("*")[1:]
    return [part for item, mark in zip(items, marks, strict=True) for part in (*item, *text(mark))]


def indented(lines: Iterable[TextLine]) -> Iterator[str]:
    """Lines as plain text, each with its indent."""
    for line in lines:
        yield "  " * line.level + line.text
