"""Card files of any form that somebody uploads, made a set of; runs in a process of its own."""

import logging
from importlib import import_module
from typing import Any, Final, NamedTuple

from timescoop.documents import (
    BadDocument,
    Imported,
    edition_said,
    import_cards,
    is_set,
    mapping_names,
    mapping_of,
    read_source,
    read_text,
    text_in,
)
from timescoop.kernel import Game, TimescoopError

LOG: Final = logging.getLogger("timescoop.web")
MOST_NOTES: Final = 60
Rows = tuple[tuple[str, str], ...]


class ImportedFile(NamedTuple):
    """A file as it came in.

    Attributes:
        text: The set that its cards make, or the set that it is; empty if it cannot be read.
        notes: What was left out, and why.
        cards: How many cards the set has; -1 if the file is a set as it stands.
        same: How many cards are as ours, and not in the set.
        wrong: Why it cannot be read, or nothing.
    """

    text: str
    notes: tuple[str, ...] = ()
    cards: int = -1
    same: int = 0
    wrong: str = ""


def import_file(catalogue: str, data: bytes, name: str, game: str, edition: str, owner: str = "") -> ImportedFile:
    """The set that a file makes; a set is taken as it is.

    Args:
        catalogue: The name of the module that has the games.
        data: The file.
        name: What it is called.
        game: The game whose cards it has, unless it says so itself.
        edition: Its edition.
        owner: Whose box it is, with a date.
    """
    games: dict[str, Game] = dict(import_module(catalogue).GAMES)
    try:
        return set_as_it_is(data, name) or imported(games, data, name, game, edition, owner)
    except BadDocument as bad:
        return ImportedFile("", wrong="; ".join(str(fault) for fault in bad.faults[:4]))
    except TimescoopError as error:
        return ImportedFile("", wrong=str(error))
    except Exception as error:  # a stranger's file may hold anything
        LOG.warning("a file that was brought cannot be read", exc_info=error)
        return ImportedFile("", wrong="this file can't be read")


def set_as_it_is(data: bytes, name: str) -> ImportedFile | None:
    """A set or a card as the workshop writes it, or None."""
    try:
        text = text_in(data, name)[0]
        found = read_text(text, name) if text.lstrip()[:4] in ("set:", "game", "name", "titl") else []
    except BadDocument:
        return None
    if len(found) == 1 and is_set(found[0].value) and "game" in found[0].value:
        return ImportedFile(text)
    return None


def imported(games: dict[str, Game], data: bytes, name: str, game: str, edition: str, owner: str) -> ImportedFile:
    """The set that the cards of a file make.

    Raises:
        BadDocument: It cannot be read.
    """
    source = read_source(data, name)
    said, printing = edition_said(source)
    played = games.get(said) or games[game]
    into = printing if said in games else edition
    chosen = next((each for each in played.editions if each.key == into), played.editions[0])
    mapping: Any = None
    for key in mapping_names(played):
        mapping = mapping_of(played, key) if mapping is None else mapping.over(mapping_of(played, key))
    found: Imported = import_cards(source, played, chosen, mapping, title=title_in(name), owner=owner)
    notes = found.notes[:MOST_NOTES]
    more = len(found.notes) - len(notes)
    last = (f"and {more} more of that kind",) if more else ()
    return ImportedFile(found.text, (*notes, *last), len(found.cards), found.same)


def title_in(name: str) -> str:
    """What a set is called after its file."""
    return "".join(letter for letter in name.rpartition("/")[2].rpartition(".")[0] if letter.isprintable())[:60]
