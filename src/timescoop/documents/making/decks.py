"""Deck files: YAML or a plain list; all errors are reported at once, with line and clause."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.making.names import Names
from timescoop.documents.making.plain import is_xml, read_plain, read_xml_deck
from timescoop.documents.reading import Document, read_text
from timescoop.documents.writing import write_text
from timescoop.kernel import BadNotation, Deck, Decks, Edition, Entry, Game, Part, line_of, read_deck, write_deck

HEAD: Final = ("game", "edition", "deck", "name", "about")
CARD_LINE: Final = re.compile(
    r"^[ \t]*(?:\d{1,3}[ \t]*[xX]?[ \t]+\S|[^\n:]{1,80}[ \t][xX] ?\d{1,3}[ \t]*$)", re.MULTILINE
)
YAML_LINE: Final = re.compile(r"^[ \t]*\w{1,40}:(?: *[\[{]|[ \t]*\n[ \t]*- )", re.MULTILINE)
TITLE: Final = re.compile(r"[A-Z]| ")  # in a key: it is the title of a part, not its key
LONGEST: Final = 65_536  # characters of a deck, however it comes
LONGEST_NAME: Final = 80  # characters of a name, in looking for near ones
MOST_ENTRIES: Final = 500
MOST_GUESSES: Final = 12  # unknown names for which near ones are looked up: that is slow


class DeckFile(NamedTuple):
    """A deck as it was read: names as the cards have them, and everything that is wrong with it.

    `by_entry` has for each entry what is wrong with it, `whole` what is wrong with the deck as a whole; `notes` say
    what of another program's file was left out.
    """

    game: Game
    edition: Edition
    deck: Deck
    faults: tuple[Fault, ...]
    by_entry: Mapping[int, tuple[str, ...]] = {}
    whole: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def deck_document(text: str, source: str, games: Mapping[str, Game]) -> tuple[Document, list[str]]:
    """A deck file as plain data, and notes on what was left out.

    It is XML of another program, YAML if a part of it is a YAML list, else a plain list.

    Raises:
        BadDocument: It is none of these.
    """
    if len(text) > LONGEST:
        raise BadDocument([Fault(source, 1, (), f"a deck has {LONGEST} characters at most")])
    if is_xml(text):
        return read_xml_deck(text, source, games)
    try:
        found = read_text(text, source)
    except BadDocument:
        if YAML_LINE.search(text) or not CARD_LINE.search(text):
            raise
        found = []
    value = found[0].value if len(found) == 1 else None
    if isinstance(value, dict) and any(
        isinstance(each, list | dict) and not TITLE.search(str(key)) for key, each in value.items()
    ):
        return found[0], []
    return read_plain(text, source, games)


def read_deck_file(text: str, source: str, games: Mapping[str, Game], cards: Any = None) -> DeckFile:
    """A deck file, looked through by the game's rules.

    Args:
        text: What it says.
        source: What errors call it.
        games: The catalogue.
        cards: Compiled cards in place of the edition's own.

    Raises:
        BadDocument: It cannot be read at all, or is of no game with decks.
    """
    document, notes = deck_document(text, source, games)
    value = document.value
    game, edition, decks = decks_of(document, value, games)
    known = [part.key for part in decks.parts]
    wrong = [
        BadNotation((key,), f"there is no part {key!r}; the parts are {', '.join(known)}")
        for key in value
        if key not in (*HEAD, *known)
    ]
    deck, places, more = read_deck(value, decks.parts)
    wrong += more
    if len(deck.entries) > MOST_ENTRIES:
        raise document.bad((), f"a deck has {MOST_ENTRIES} lines at most")
    named, unknown = with_names(deck, decks, edition, cards)
    wrong += [BadNotation(places[nth], said) for nth, said in unknown]
    found = decks.faults(edition.key, cards, named)
    wrong += [
        BadNotation(places[fault.entry] if fault.entry >= 0 else (), f"{fault.wrong} ({fault.clause})")
        for fault in found
    ]
    by_entry: dict[int, tuple[str, ...]] = {}
    for nth, said in unknown:
        by_entry[nth] = (*by_entry.get(nth, ()), said)
    for fault in found:
        if fault.entry >= 0:
            by_entry[fault.entry] = (*by_entry.get(fault.entry, ()), f"{fault.wrong} ({fault.clause})")
    whole = tuple(f"{fault.wrong} ({fault.clause})" for fault in found if fault.entry < 0)
    faults = sorted([document.fault(each) for each in wrong], key=by_line)
    return DeckFile(game, edition, named, tuple(faults), by_entry, whole, tuple(notes))


def by_line(fault: Fault) -> int:
    """Where a fault is."""
    return fault.line


def decks_of(document: Document, value: Mapping[Any, Any], games: Mapping[str, Game]) -> tuple[Game, Edition, Decks]:
    """Whose deck it is. The game may be left out where only one has decks, the edition for the game's first.

    Raises:
        BadDocument: There is no such game or edition, or it has no decks.
    """
    having = [game for game in games.values() if game.decks is not None]
    key = value.get("game", having[0].key if len(having) == 1 else None)
    game = games.get(str(key))
    if game is None or game.decks is None:
        known = ", ".join(each.key for each in having) or "none"
        raise document.bad(("game",), f"{key!r} has no decks. Games with decks: {known}")
    wanted = value.get("edition")
    for edition in game.editions:
        if wanted is None or edition.key == str(wanted):
            return game, edition, game.decks
    raise document.bad(("edition",), f"there is no edition {wanted!r} of {game.key}")


def with_names(deck: Deck, decks: Decks, edition: Edition, cards: Any) -> tuple[Deck, list[tuple[int, str]]]:
    """A deck with names as the cards have them, and what is said of entries that name no card."""
    names = Names([card.name for card in decks.stock(edition.key, cards)])
    entries: list[Entry] = []
    unknown: list[tuple[int, str]] = []
    for nth, entry in enumerate(deck.entries):
        right = {"name": names.find(entry.name), "under": names.find(entry.under) if entry.under else ""}
        for said, name in (("name", entry.name), ("under", entry.under)):
            if right[said] is None:
                unknown.append((nth, no_card(name, names.all, guess=len(unknown) < MOST_GUESSES)))
        entries.append(entry._replace(name=right["name"] or entry.name, under=right["under"] or entry.under))
    return Deck(deck.name, tuple(entries)), unknown


def no_card(name: str, names: Sequence[str], *, guess: bool = True) -> str:
    """That there is no such card, with those that may be meant."""
    titled = [each for each in names if each.partition(" - ")[0].casefold() == name.casefold()]
    near = titled or (get_close_matches(name[:LONGEST_NAME], names, 2, 0.6) if guess else [])
    return f"there is no card {name!r}" + (f"; did you mean {' or '.join(map(repr, near))}?" if near else "")


# ---- writing


def write_deck_file(game: Game, edition: Edition, deck: Deck) -> str:
    """A deck as YAML, which people can read and change."""
    assert game.decks is not None, "a deck is of a game that has decks"
    head = {"game": game.key, "edition": edition.key}
    return write_text(head | write_deck(deck, game.decks.parts))


def write_plain(game: Game, edition: Edition, deck: Deck) -> str:
    """A deck as a plain list under the titles of its parts."""
    assert game.decks is not None, "a deck is of a game that has decks"
    lines = [f"game: {game.key}", f"edition: {edition.key}", f"deck: {deck.name}"]
    for part in game.decks.parts:
        lines += list(part_lines(part, [entry for entry in deck.entries if entry.part == part.key]))
    return "\n".join([*lines, ""])


def part_lines(part: Part, entries: Sequence[Entry]) -> Iterator[str]:
    """The lines of one part under its title, or under the card that its cards lie under."""
    hosts = dict.fromkeys(entry.under for entry in entries)
    for host in hosts:
        yield ""
        yield f"{part.title}, {host}:" if part.under else f"{part.title}:"
        yield from (line_of(entry) for entry in entries if entry.under == host)
