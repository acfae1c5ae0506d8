"""Decks of other programs that are XML: LackeyCCG (.dek), OCTGN (.o8d) and Cockatrice (.cod)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from timescoop.documents.safe_xml import XmlListener, read_xml

ROOTS: Final = ("deck", "cockatrice_deck")
SECTIONS: Final = ("superzone", "section", "zone")
COUNTS: Final = ("qty", "number")
REMARKS: Final = ("notes", "comments")
TEXTS: Final = ("name", "deckname", *REMARKS)
IDS: Final = ("id", "setShortName", "collectorNumber", "uuid")
MOST_COPIES: Final = 999


class XmlCard(NamedTuple):
    """Some copies of a card: the line that it stands on, the section of its deck, and its name as it is written."""

    line: int
    section: str
    name: str
    copies: int


class XmlDeck(XmlListener):
    """Listens to a deck.

    Attributes:
        root: What its outermost element is called.
        title: What the deck is called, where it says so.
        cards: In their order.
        remarks: What its maker noted.
        notes: What was left out, in words.
    """

    def __init__(self) -> None:
        self.root = ""
        self.title = ""
        self.cards: list[XmlCard] = []
        self.remarks = ""
        self.notes: list[str] = []
        self.section = ""
        self.copies = 0  # of the card that is open, or 0
        self.said = ""
        self.name = ""
        self.begun = 0
        self.ids = False

    def begin(self, name: str, attributes: Mapping[str, str]) -> None:
        """Note the start of an element."""
        self.root = self.root or name
        self.said = ""
        self.ids = self.ids or any(attributes.get(key) for key in IDS) or name == "set"
        if name in SECTIONS:
            self.section = attributes.get("name", "").strip()
        elif name == "card":
            self.copies = next((copies_in(attributes[key], self) for key in COUNTS if key in attributes), 1)
            self.name = attributes.get("name", "").strip()
            self.begun = self.line

    def text(self, words: str) -> None:
        """Text within the element that began last."""
        self.said += words

    def finish(self, name: str) -> None:
        """Note the end of an element."""
        said = " ".join(self.said.split())
        if name == "card":
            if self.copies and (self.name or said):
                self.cards.append(XmlCard(self.begun, self.section, self.name or said, self.copies))
            elif self.copies:
                self.notes.append(f"line {self.begun}: a card without a name")
            self.copies = 0
        elif name == "name" and self.copies:
            self.name = said
        elif name == "deckname":
            self.title = said
        elif name in REMARKS:
            self.remarks = self.said.strip()
        self.said = ""


def copies_in(text: str, deck: XmlDeck) -> int:
    """How many copies there are; 0, with a note, where that is no number."""
    if text.strip().isdecimal() and len(text.strip()) <= len(str(MOST_COPIES)):
        return int(text)
    deck.notes.append(f"line {deck.line}: {text[:20]!r} isn't a number of copies; the card is left out")
    return 0


def is_xml(text: str) -> bool:
    """True for a text that may be XML, and is no list of cards."""
    return text.lstrip("\ufeff \t\r\n").startswith("<")


def read_deck_xml(text: str, source: str) -> XmlDeck:
    """A deck of another program.

    Raises:
        BadDocument: It is no XML that can be read.
    """
    deck = XmlDeck()
    read_xml(text, deck, source)
    if deck.root not in ROOTS:
        deck.notes.append(f"the file is {deck.root!r}, not a deck")
    if deck.ids:
        deck.notes.append("sets and numbers of cards say nothing here; cards are found by their names")
    return deck
