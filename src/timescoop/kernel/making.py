"""What a game hands out to those who make things for it: decks that people bring, and cards that they write."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


class Part(NamedTuple):
    """A part of a deck, such as its draw deck: a key for files, and what it is for people."""

    key: str
    title: str
    about: str
    under: bool = False  # its cards lie under cards that it names


class Entry(NamedTuple):
    """Some copies of a card in a part of a deck; `under` names the card that they lie under, if they do."""

    part: str
    name: str
    copies: int = 1
    under: str = ""


class Deck(NamedTuple):
    """What one person brings to the table."""

    name: str
    entries: tuple[Entry, ...]


class DeckFault(NamedTuple):
    """One thing that is wrong with a deck: the entry it is about (-1: the deck as a whole), the clause, and why."""

    entry: int
    clause: str
    wrong: str


class Stocked(NamedTuple):
    """A card that decks are built of: its name, its face, where it goes by itself, and by what it is found."""

    name: str
    kind: int
    part: str
    facets: Mapping[str, tuple[str, ...]]
    number: int
    text: str


class Decks:
    """The decks of a game in which each player brings one. `cards` is always the compiled cards, or None for its own.

    Args:
        parts: The parts of a deck, in their order; a plain list without headings fills them by itself.
        facets: What its cards are found by, each with its title: type, trait.
        number: What the curve of a deck counts: Cost.
        stock: `stock(edition, cards)`, every card that there is, in the order of their faces.
        faults: `faults(edition, cards, deck)`, all that is wrong with a deck, by the clauses.
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


class Workshop:
    """What people need who write cards for a game.

    Args:
        read: `read(document)`, a card file compiled, with the words of its texts and the trees of each text by name:
            `(cards, lexicon, trees)`; it raises all faults at once.
        make_room: `make_room(document, names)` mends the rest of a card file in place after cards of these names were
            put in: its sums, or the size of a deck.
        trial: Options of the deal for games that try a card.
        drew: The facts that say that a seat has got cards into its hand.
        played: The facts that say that a seat has played cards.
        brings: `brings(table, kind)`, a bit for each seat in whose own deck a card is; 0 where all draw from one.
    """

    def __init__(
        self,
        *,
        read: Callable[[Any], tuple[Any, Any, dict[str, list[int]]]],
        make_room: Callable[[dict[str, Any], Sequence[str]], None],
        trial: Mapping[str, str],
        drew: Sequence[int],
        played: Sequence[int],
        brings: Callable[[Any, int], int],
    ) -> None:
        self.read = read
        self.make_room = make_room
        self.trial = trial
        self.drew = tuple(drew)
        self.played = tuple(played)
        self.brings = brings
