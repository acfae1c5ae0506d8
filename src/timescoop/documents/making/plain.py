"""A deck as a plain list, as other programs write it too: a card a line under the titles of the parts.

`3 Name`, `3x Name`, `3X Name`, `3 x Name`, `Name x3` and `Name` are read, with spaces or tabs; `#` and `//` begin a
remark, and a title may tell a number: `Draw deck (50):`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from timescoop.documents.making.names import Names, bare
from timescoop.documents.reading import Document
from timescoop.documents.text import plain
from timescoop.kernel import Decks, Game, Part

HEADER: Final = re.compile(r"(game|edition|deck|name):\s*(.*)")
FIRST: Final = re.compile(r"(\d{1,3})(?: *[xX]|) +(\S.*)")
LAST: Final = re.compile(r"(\S.*?) +[xX] ?(\d{1,3})")
REMARK: Final = re.compile(r"#|//")
COUNTED: Final = re.compile(r" *\(\d{1,3}\)$")
SPACES: Final = re.compile(r"[ \t\u00a0]+")

Place = tuple[str | int, ...]


class Listing:
    """A plain list that is being read, line by line."""

    def __init__(self, decks: Decks | None, names: Names, homes: Mapping[str, str]) -> None:
        self.parts = {bare(word): part for part in (decks.parts if decks else ()) for word in (part.key, part.title)}
        self.names = names
        self.homes = homes
        self.value: dict[str, Any] = {}
        self.lines: dict[Place, int] = {}
        self.part: Part | None = None
        self.host = ""

    def take(self, line: str, number: int) -> None:
        """One line that says something."""
        header = HEADER.fullmatch(line)
        if header and self.part is None:
            self.value[header[1]] = header[2]
            self.lines[header[1],] = number
        elif self.is_card(line) or not self.heading(COUNTED.sub("", line.rstrip(": "))):
            self.card(self.counted(line), number)

    def counted(self, line: str) -> str:
        """A line of a card with its number of copies in front, however it was written."""
        if self.names.find(line) is not None:
            return line
        if found := FIRST.fullmatch(line):
            return f"{found[1]} {found[2]}"
        found = LAST.fullmatch(line)
        return f"{found[2]} {found[1]}" if found else line

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


def bare_line(line: str) -> str:
    """The card of a line without its number."""
    return re.sub(r"^\d{1,3} +", "", line)


def read_plain(text: str, source: str, games: Mapping[str, Game]) -> Document:
    """A plain list as a document, with the line of each card."""
    lines = [SPACES.sub(" ", line).strip() for line in plain(text).split("\n")]
    lines = ["" if REMARK.match(line) else line for line in lines]
    said = {found[1]: found[2] for line in lines if (found := HEADER.fullmatch(line))}
    having = [game for game in games.values() if game.decks is not None]
    game = games.get(said.get("game", having[0].key if len(having) == 1 else ""))
    decks = game.decks if game else None
    stock = []
    if game and decks:
        keys = [edition.key for edition in game.editions]
        wanted = said.get("edition", keys[0])
        stock = decks.stock(wanted if wanted in keys else keys[0], None)
    listing = Listing(decks, Names([card.name for card in stock]), {card.name: card.part for card in stock})
    for number, line in enumerate(lines, 1):
        if line:
            listing.take(line, number)
    return Document(listing.value, {(): 1, **listing.lines}, source)
