"""The state of a box that somebody enters, computed in a separate process: its set, and how each card is read."""

import logging
from importlib import import_module
from typing import Any, Final, NamedTuple

from timescoop.documents import (
    BadDocument,
    BoxSlot,
    EditionFields,
    OwnBox,
    cards_of,
    edition_said,
    mapping_names,
    mapping_of,
    read_own_box,
    read_source,
    set_of_box,
    with_cards,
)
from timescoop.kernel import Edition, Game, TimescoopError

LOG: Final = logging.getLogger("timescoop.web")
MOST_NOTES: Final = 60


class BoxState(NamedTuple):
    """What a box makes.

    Attributes:
        slots: Its slots.
        text: The set that it makes, as a card file.
        faults: What is wrong with it as a whole.
        well: True if it can be played with.
    """

    slots: tuple[BoxSlot, ...]
    text: str
    faults: tuple[str, ...]
    well: bool


class Merged(NamedTuple):
    """A box after an import: its text, notes on what was left out, and why it couldn't be read, if so."""

    text: str
    notes: tuple[str, ...] = ()
    wrong: str = ""


def edition_from(catalogue: str, game: str, edition: str) -> tuple[Game, Edition]:
    """An edition by its keys."""
    games: dict[str, Game] = dict(import_module(catalogue).GAMES)
    played = games[game]
    return played, played.edition(edition)


def box_state(catalogue: str, text: str, game: str, edition: str) -> BoxState:
    """The state of a box.

    Args:
        catalogue: The name of the module that has the games.
        text: The box as it is kept.
        game: Its game.
        edition: Its edition.
    """
    played, printing = edition_from(catalogue, game, edition)
    box = read_own_box(text)
    try:
        found, slots = set_of_box(box, played, printing)
    except TimescoopError as error:
        empty, slots = set_of_box(OwnBox(box.title), played, printing)
        return BoxState(tuple(slots), empty.text, (str(error),), well=False)
    return BoxState(tuple(slots), found.text, found.faults, found.well)


def merged_box(catalogue: str, text: str, data: bytes, name: str, game: str, edition: str) -> Merged:
    """A box after the cards of a file came in: a worksheet, or any other form that is read."""
    played, printing = edition_from(catalogue, game, edition)
    try:
        source = read_source(data, name)
        said = edition_said(source)
        if said[0] and said not in {(game, edition), (game, "")}:
            return Merged(text, wrong=f"this file is of {said[0]}-{said[1]}, not of {game}-{edition}")
        mapping: Any = None
        for key in mapping_names(played):
            mapping = mapping_of(played, key) if mapping is None else mapping.over(mapping_of(played, key))
        fields = EditionFields(played, printing)
        cards, notes = cards_of(source, fields, mapping)
    except BadDocument as bad:
        return Merged(text, wrong="; ".join(str(fault) for fault in bad.faults[:4]))
    except Exception as error:  # a stranger's file may hold anything
        LOG.warning("a file that was brought cannot be read", exc_info=error)
        return Merged(text, wrong="this file can't be read")
    return Merged(with_cards(read_own_box(text), cards, fields).text, tuple(notes[:MOST_NOTES]))
