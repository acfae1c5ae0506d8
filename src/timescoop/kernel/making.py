"""What a game provides for people who build decks and write cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from timescoop.kernel.card_files import CardRow, Document
from timescoop.kernel.cards import NOBODY, Cards
from timescoop.kernel.errors import BadNotation
from timescoop.kernel.set_words import Declare
from timescoop.kernel.table import Context
from timescoop.kernel.warrants import Place


class Part(NamedTuple):
    """A part of a deck, such as its draw deck.

    Attributes:
        key: Its key.
        title: What it is called.
        about: What belongs there.
        under: True if its cards lie under cards that it names.
        of_editions: Editions with other rules for it, each with what belongs there.
    """

    key: str
    title: str
    about: str
    under: bool = False
    of_editions: tuple[tuple[str, str], ...] = ()

    def about_in(self, edition: str) -> str:
        """What belongs there in an edition."""
        return next((about for key, about in self.of_editions if key == edition), self.about)


class Entry(NamedTuple):
    """Some copies of a card in a part of a deck; `under` names the card that they are placed under, if any."""

    part: str
    name: str
    copies: int = 1
    under: str = ""


class Deck(NamedTuple):
    """What one person brings to the table."""

    name: str
    entries: tuple[Entry, ...]


class DeckFault(NamedTuple):
    """One problem of a deck: the index of the entry (-1: the deck as a whole), the clause, and the reason."""

    entry: int
    clause: str
    wrong: str


class Stocked(NamedTuple):
    """A card for decks: its name and face, the part it goes to by default, and its values for each facet.

    `first` is a part that needs such cards, and how many different ones; they go there until it has enough.
    """

    name: str
    kind: int
    part: str
    facets: Mapping[str, tuple[str, ...]]
    number: int
    text: str
    first: tuple[str, int] = ("", 0)


class Decks:
    """The decks of a game in which each player brings one. `cards` is a compiled card file, or None for the game's own.

    Args:
        parts: The parts of a deck, in their order; a plain list without headings fills them by itself.
        facets: What its cards are found by, each with its title: type, trait.
        number: What the curve of a deck counts: Cost.
        stock: `stock(edition, cards)`, every card that there is, in the order of their faces.
        faults: `faults(edition, cards, deck)`, everything that is wrong with a deck, by the clauses.
        ready: `ready(edition, cards)`, decks that are dealt where nobody brings one.
    """

    def __init__(
        self,
        *,
        parts: Sequence[Part],
        facets: Mapping[str, str],
        number: str,
        stock: Callable[[str, Any], list[Stocked]],
        faults: Callable[[str, Any, Deck], list[DeckFault]],
        ready: Callable[[str, Any], list[Deck]],
    ) -> None:
        self.parts = tuple(parts)
        self.facets = facets
        self.number = number
        self.stock = stock
        self.faults = faults
        self.ready = ready


def named(row: CardRow) -> str:
    """The name of a card from its row, in most card files."""
    return str(row.get("name", ""))


class Workshop:
    """What a game provides for people who write cards.

    Args:
        read: `read(document)`, a card file compiled, with the words of its texts and the trees of each text by name:
            `(cards, lexicon, trees)`; it raises all faults at once.
        make_room: `make_room(document, names)` mends the rest of a card file in place after cards of these names were
            put in: its sums, or the size of a deck.
        trial: Options of the deal for games that try a card.
        drew: The facts that say that a seat has got cards from a deck into its hand: it was dealt them, drew them, or
            looked for them there. What it is passed, takes back or picks up is not among them.
        played: The facts that say that a seat has played cards, or began the game with them in play.
        brings: `brings(table, kind)`, a bit for each seat in whose own deck a card is; 0 for what is in none, and where
            all draw from one.
        fields: `fields(type)`, the fields that a card of a type may have in a card file; none: those that cards have.
        declares: The parts of a card file to which a set may add words: each with `declare(document, said)`, which puts
            in what the set says; see `set_words`.
        card_in: `card_in(this)`, the copy on which a text stands that runs in a context; -1 for none.
        called: `called(row)`, the name of a card from its row in a card file.
        accepts: `accepts(cards, node)`, whether some type of card could carry out a sentence of the language.
    """

    def __init__(  # noqa: PLR0913 - a declaration, all by name
        self,
        *,
        read: Callable[[Any], tuple[Any, Any, dict[str, list[int]]]],
        make_room: Callable[[Document, Sequence[str]], None],
        trial: Mapping[str, str],
        drew: Sequence[int],
        played: Sequence[int],
        brings: Callable[[Any, int], int],
        fields: Callable[[str], Sequence[str]] = lambda _sort: (),
        card_in: Callable[[Context], int],
        declares: Mapping[str, Declare],
        called: Callable[[CardRow], str] = named,
        accepts: Callable[[Any, int], bool] = lambda _cards, _node: True,
    ) -> None:
        self.read = read
        self.make_room = make_room
        self.trial = trial
        self.drew = tuple(drew)
        self.played = tuple(played)
        self.brings = brings
        self.fields = fields
        self.card_in = card_in
        self.declares = declares
        self.called = called
        self.accepts = accepts

    def bears(self, table: Cards, this: Context) -> int:
        """The card on which a text stands that runs in a context; -1 for none."""
        copy = self.card_in(this)
        return NOBODY if copy == NOBODY or copy >= len(table.kind) else table.kind[copy]


LINE: Final = re.compile(r"(\d{1,3}) +(\S.*)|(\S.*)")


def read_deck(data: Mapping[Any, Any], parts: Sequence[Part]) -> tuple[Deck, list[Place], list[BadNotation]]:
    """Read a deck: each part is a list of lines (`3 Name`, or `Name` for one), or a mapping of names to numbers.

    A part whose cards lie under others has such a list for each of these. `deck` or `name` is what it is called.

    Returns:
        The deck, the place of each entry in the data, and the errors.
    """
    entries: list[Entry] = []
    places: list[Place] = []
    wrong: list[BadNotation] = []
    if not isinstance(data, Mapping):
        return Deck("", ()), [], [BadNotation((), f"a deck is expected, with {', '.join(part.key for part in parts)}")]
    for part in parts:
        lists = {"": data.get(part.key)}
        if part.under:
            found = data.get(part.key) or {}
            lists = {str(host): lines for host, lines in found.items()} if isinstance(found, dict) else {"": found}
            if not isinstance(found, dict):
                wrong.append(BadNotation((part.key,), "a list for each card that brings some is expected"))
                continue
        for host, lines in lists.items():
            where: Place = (part.key, host) if part.under else (part.key,)
            for place, line in lines_of(lines, where, wrong):
                entry = entry_of(part.key, line, host)
                if entry is None:
                    wrong.append(BadNotation(place, f"a number and a card are expected, not {line!r}"))
                else:
                    entries.append(entry)
                    places.append(place)
    title = data.get("deck") or data.get("name")
    return Deck(str(title) if title else "", tuple(entries)), places, wrong


def lines_of(lines: object, where: Place, wrong: list[BadNotation]) -> list[tuple[Place, object]]:
    """The lines of a part, each with its place: of a list, of numbers by name, or of one card alone."""
    if lines is None:
        return []
    if isinstance(lines, dict):
        return [((*where, name), f"{number} {name}") for name, number in lines.items()]
    if isinstance(lines, list):
        return [((*where, nth), line) for nth, line in enumerate(lines)]
    if isinstance(lines, str):
        return [(where, lines)]
    wrong.append(BadNotation(where, "a list of cards is expected"))
    return []


def entry_of(part: str, line: object, under: str = "") -> Entry | None:
    """An entry from `3 Name` or `Name`; None if it is nothing of the kind."""
    match = LINE.fullmatch(line.strip()) if isinstance(line, str) else None
    if match is None:
        return None
    copies, name, alone = match.groups()
    if alone is not None:
        return Entry(part, alone, 1, under)
    return Entry(part, name, int(copies), under) if int(copies) else None


def write_deck(deck: Deck, parts: Sequence[Part]) -> dict[str, object]:
    """A deck as plain data, which `read_deck` reads."""
    data: dict[str, Any] = {"deck": deck.name}
    for part in parts:
        entries = [entry for entry in deck.entries if entry.part == part.key]
        if part.under:
            hosts: dict[str, list[str]] = {}
            for entry in entries:
                hosts.setdefault(entry.under, []).append(line_of(entry))
            data[part.key] = hosts
        else:
            data[part.key] = [line_of(entry) for entry in entries]
    return {key: value for key, value in data.items() if value}


def line_of(entry: Entry) -> str:
    """An entry as a line; a name that begins with a number has its own number before it."""
    return f"{entry.copies} {entry.name}"
