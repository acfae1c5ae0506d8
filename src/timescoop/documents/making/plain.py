"""A deck as a list of cards under the titles of its parts: as people write it, and as other programs do.

`3 Name`, `3x Name`, `3 x Name`, `[3] Name`, `Name x3`, `Name (3)` and `Name` are read, with spaces or tabs, with a dash
or a dot before them or without; `#` and `//` begin a remark, and a title may tell a number: `Draw deck (50):`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from timescoop.documents.making.deck_xml import XmlDeck, is_xml, read_deck_xml
from timescoop.documents.making.names import Names, bare
from timescoop.documents.reading import Document
from timescoop.documents.text import plain
from timescoop.kernel import Decks, Game, Part

HEADER: Final = re.compile(r"(game|edition|deck|name):\s*(.*)")
BULLET: Final = re.compile(r"(?:[-*•·] +|SB: *)(?=\S)")
FIRST: Final = re.compile(r"(?:\[(\d{1,3})\]|(\d{1,3})(?: ?[xX×*])?) +(\S.*)|(\d{1,3})[xX×](?! )(\S.*)")
LAST: Final = re.compile(r"(\S.*?) +(?:[xX×*] ?(\d{1,3})|\[(\d{1,3})\])")
IN_BRACKETS: Final = re.compile(r"(\S.*?) *\((\d{1,3})\)")
PRINTING: Final = re.compile(r"(\S.*?) +[(\[][A-Za-z0-9]{2,6}[)\]](?: +[A-Za-z0-9-]{1,8})?")
REMARK: Final = re.compile(r"#|//")
BEHIND: Final = re.compile(r"\s+(?:#|//).*")
COUNTED: Final = re.compile(r" *\(\d{1,3}\)$")
AROUND: Final = "[]=-*# :/"  # what a title stands between
TABBED: Final = re.compile(r"^(.*?\S) *\t *(\d{1,3})\s*$")  # a column of numbers behind the names
SPACES: Final = re.compile(r"[ \t\u00a0]+")
WHOLE: Final = {bare(each) for each in ("deck", "main", "main deck", "cards", "library", "maindeck", "list")}

Place = tuple[str | int, ...]


class Listing:
    """A list that is being read, line by line; `notes` are what could not be taken as it stands."""

    def __init__(self, decks: Decks | None, names: Names, homes: Mapping[str, str]) -> None:
        self.parts = {bare(word): part for part in (decks.parts if decks else ()) for word in (part.key, part.title)}
        self.names = names
        self.homes = homes
        self.value: dict[str, Any] = {}
        self.lines: dict[Place, int] = {}
        self.notes: list[str] = []
        self.part: Part | None = None
        self.host = ""

    def take(self, line: str, number: int) -> None:
        """One line that says something."""
        if REMARK.match(line):
            self.heading(line.strip(AROUND))  # in some programs a title stands in a remark
            return
        header = HEADER.fullmatch(line)
        if header and self.part is None:
            self.value[header[1]] = header[2]
            self.lines[header[1],] = number
        elif self.is_card(line) or not self.title(line, number):
            self.card(self.counted(BULLET.sub("", line, count=1)), number)

    def title(self, line: str, number: int) -> bool:
        """Whether a line is a title; one of no part is noted, and its cards go where they go by themselves."""
        words = COUNTED.sub("", line.strip(AROUND))
        if self.heading(words):
            return True
        between = line.endswith(":") or (line[0] in "[=" and line[-1] in "]=") or COUNTED.search(line) is not None
        if between and not FIRST.fullmatch(line) and self.names.find(words) is None:
            self.section(words, number)
            return True
        return False

    def section(self, words: str, number: int) -> None:
        """A section of another program; of no part of ours, its cards go where they go by themselves."""
        if not self.heading(words):
            self.part, self.host = None, ""
            if words and bare(words) not in WHOLE:
                self.notes.append(
                    f"line {number}: {words[:60]!r} isn't a part of a deck here; its cards go where they belong"
                )

    def counted(self, line: str) -> str:
        """A line of a card with its number of copies in front, however it was written."""
        without_remark = BEHIND.sub("", line)
        for text in (line, without_remark):
            if self.names.find(text) is not None:
                return text
            for copies, name in ways_of(text):
                if self.names.find(name) is not None:
                    return f"{copies} {name}"
        copies, name = next(ways_of(without_remark), ("", without_remark))
        return f"{copies} {self.printed(name)}".strip()

    def printed(self, name: str) -> str:
        """A name without the set and number that some programs write behind it."""
        found = PRINTING.fullmatch(name) if self.names.find(name) is None else None
        return found[1] if found and self.names.find(found[1]) is not None else name

    def is_card(self, line: str) -> bool:
        """Whether a line is a card's name, which may also be that of a part; the title of a part has a colon."""
        return not line.endswith(":") and self.names.find(line) is not None

    def heading(self, words: str) -> bool:
        """Whether a line is the title of a part, with the card that its cards lie under where there is one."""
        for key, part in self.parts.items():
            if bare(words) == key:
                self.part, self.host = part, ""
                return True
            title, comma, host = words.partition(",")
            if part.under and comma and bare(title) == key:
                self.part, self.host = part, host.strip()
                return True
        return False

    def card(self, line: str, number: int) -> None:
        """A card, which goes where the latest title says, or where it goes by itself."""
        key = self.part.key if self.part else self.homes.get(self.names.find(bare_line(line)) or "", "")
        key = key or next(iter(self.homes.values()), "")
        if self.part and self.part.under:
            where: Place = (key, self.host)
            into = self.value.setdefault(key, {}).setdefault(self.host, [])
        else:
            where = (key,)
            into = self.value.setdefault(key, [])
        self.lines.setdefault(where, number)
        self.lines[(*where, len(into))] = number
        into.append(line)

    def document(self, source: str) -> Document:
        """The list as a document, with the line of each card."""
        return Document(self.value, {(): 1, **self.lines}, source)

    def cards(self) -> Counter[str]:
        """How many copies there are of each card, wherever they are."""
        found: Counter[str] = Counter()
        for key, part in self.value.items():
            if key not in ("game", "edition", "deck", "name"):
                for line in [line for lines in (part.values() if isinstance(part, dict) else [part]) for line in lines]:
                    copies = re.match(r"(\d{1,3}) ", line)
                    found[bare(bare_line(line))] += int(copies[1]) if copies else 1
        return found


def ways_of(line: str) -> Iterator[tuple[str, str]]:
    """How a line may be taken: a number of copies, and a name. What only a known name can decide comes last."""
    if found := FIRST.fullmatch(line):
        yield found[1] or found[2] or found[4], found[3] or found[5]
    if found := LAST.fullmatch(line):
        yield found[2] or found[3], found[1]
    if found := IN_BRACKETS.fullmatch(line):
        yield found[2], found[1]


def bare_line(line: str) -> str:
    """The card of a line without its number."""
    return re.sub(r"^\d{1,3} +", "", line)


def listing_for(said: Mapping[str, str], games: Mapping[str, Game]) -> Listing:
    """An empty list for the game and the edition that a deck names, or for the only game with decks."""
    having = [game for game in games.values() if game.decks is not None]
    game = games.get(said.get("game", having[0].key if len(having) == 1 else ""))
    decks = game.decks if game else None
    stock = []
    if game and decks:
        keys = [edition.key for edition in game.editions]
        wanted = said.get("edition", keys[0])
        stock = decks.stock(wanted if wanted in keys else keys[0], None)
    return Listing(decks, Names([card.name for card in stock]), {card.name: card.part for card in stock})


def read_plain(text: str, source: str, games: Mapping[str, Game]) -> tuple[Document, list[str]]:
    """A plain list as a document, and notes on what could not be taken as it stands."""
    listing = listed(plain(text).split("\n"), games)
    return listing.document(source), listing.notes


def listed(lines: Sequence[str], games: Mapping[str, Game]) -> Listing:
    """The lines of a plain list, read."""
    clean = [SPACES.sub(" ", TABBED.sub(r"\1 x\2", line)).strip() for line in lines]
    said = {found[1]: found[2] for line in clean if (found := HEADER.fullmatch(line))}
    listing = listing_for(said, games)
    for number, line in enumerate(clean, 1):
        if line:
            listing.take(line, number)
    return listing


def read_xml_deck(text: str, source: str, games: Mapping[str, Game]) -> tuple[Document, list[str]]:
    """A deck of another program as a document, and notes on what was left out.

    The remarks of a deck that we wrote hold it as a plain list, with what the program's own form cannot say; that is
    read as long as the program has not changed the cards.

    Raises:
        BadDocument: It is no XML that can be read.
    """
    deck = read_deck_xml(text, source)
    listing = by_sections(deck, games)
    notes = [*deck.notes, *listing.notes]
    if deck.remarks.startswith("game: "):
        ours = listed(deck.remarks.split("\n"), games)
        if ours.cards() == listing.cards():
            return Document(ours.value, {(): 1}, source), deck.notes
        return listing.document(source), [
            *notes,
            "the list in its remarks is of another state of the deck; it is not used",
        ]
    if deck.remarks:
        notes.append(f"the remarks are left out: {deck.remarks[:200]!r}")
    return listing.document(source), notes


def by_sections(deck: XmlDeck, games: Mapping[str, Game]) -> Listing:
    """The cards of a deck, each in the part that its section is."""
    listing = listing_for({}, games)
    if deck.title:
        listing.value["deck"] = deck.title
    section = None
    for card in deck.cards:
        if card.section != section:
            section = card.section
            listing.section(section, card.line)
        listing.card(f"{card.copies} {listing.printed(card.name)}", card.line)
    return listing


__all__ = ["is_xml", "read_plain", "read_xml_deck"]
