"""What becomes of a set that somebody writes, as plain data: it is worked out in a process of its own."""

import logging
from importlib import import_module
from typing import Any, Final, NamedTuple

from timescoop.documents import BadDocument, Draft, DraftCard, card_document, draft, read_text, set_text
from timescoop.kernel import Face
from timescoop.language import Known, reference

LOG: Final = logging.getLogger("timescoop.web")
MOST_CARDS: Final = 60
SOURCE: Final = "line"


class SketchCard(NamedTuple):
    """A card of a sketch: its name, its face, its text read back, its tree line by line, and its faults."""

    name: str
    face: Face | None
    written: str
    tree: tuple[tuple[int, str, str], ...]
    faults: tuple[str, ...]


class Sketch(NamedTuple):
    """A set that was looked at; `whole` is the card file that came of it as JSON, empty where something is wrong."""

    title: str
    game: str
    edition: str
    cards: tuple[SketchCard, ...]
    faults: tuple[str, ...]
    whole: str


def sketch(catalogue: str, text: str) -> Sketch:
    """What becomes of a text; this may run in a process of its own.

    Args:
        catalogue: The name of the module that has the games.
        text: A set, or one card, as YAML.
    """
    games: dict[str, Any] = dict(import_module(catalogue).GAMES)
    try:
        found = read_text(text, SOURCE)
        if len(found) != 1:
            return nothing("one card or one set is expected here")
        made = draft(found[0], games)
    except BadDocument as bad:
        return nothing(*map(str, bad.faults))
    except Exception as error:  # a stranger's text may hold anything
        LOG.warning("a set that was written is none", exc_info=error)
        return nothing("this is nothing that can be read as a card")
    if len(made.cards) > MOST_CARDS:
        return nothing(f"a set has {MOST_CARDS} cards at most")
    return plain(made)


def nothing(*faults: str) -> Sketch:
    """A text that is no set at all."""
    return Sketch("", "", "", (), faults, "")


def plain(made: Draft) -> Sketch:
    """A draft as plain data."""
    return Sketch(
        made.title,
        made.game.key,
        made.edition.key,
        tuple(plain_card(card) for card in made.cards),
        tuple(str(fault) for fault in made.faults),
        set_text(made.document) if made.document is not None else "",
    )


def plain_card(card: DraftCard) -> SketchCard:
    """A card of a draft as plain data."""
    tree = tuple((branch.depth, branch.sort, branch.said) for branch in card.tree)
    return SketchCard(card.name, card.face, card.written, tree, tuple(str(fault) for fault in card.faults))


def phrases(catalogue: str, game: str, edition: str) -> list[Known]:
    """What the cards of an edition can say; this may run in a process of its own."""
    played = import_module(catalogue).GAMES[game]
    _, lexicon, trees = played.workshop.read(card_document(played, edition).value)
    return reference(lexicon, trees)
