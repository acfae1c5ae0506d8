"""Checks a card set and returns its cards, faults and card file as plain data; runs in a process of its own."""

import logging
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any, Final, NamedTuple

from timescoop.documents import BadDocument, Draft, DraftCard, Fault, card_document, draft, read_text, set_text
from timescoop.kernel import Face
from timescoop.language import reference
from timescoop.wording import PhraseSearch, spoken_in, tongue_of

LOG: Final = logging.getLogger("timescoop.web")
MOST_CARDS: Final = 1_500


class CheckedFault(NamedTuple):
    """One fault: the line of the text, counted from 1, or 0; the card's field, or empty; and what is wrong."""

    line: int
    field: str
    wrong: str

    def __str__(self) -> str:
        """The fault in one line."""
        return ": ".join(part for part in (f"line {self.line}" if self.line else "", self.field, self.wrong) if part)


class CheckedCard(NamedTuple):
    """A card of a checked set: its name, its face, its text read back, its tree line by line, and its faults."""

    name: str
    face: Face | None
    written: str
    tree: tuple[tuple[int, str, str], ...]
    faults: tuple[CheckedFault, ...]


class CheckedSet(NamedTuple):
    """A checked set; `whole` is its card file as JSON, empty if anything is wrong."""

    title: str
    game: str
    edition: str
    cards: tuple[CheckedCard, ...]
    faults: tuple[CheckedFault, ...]
    whole: str


def check_set(catalogue: str, text: str) -> CheckedSet:
    """Check the text of a set; may run in a process of its own.

    Args:
        catalogue: The name of the module that has the games.
        text: A set, or one card, as YAML.
    """
    games: dict[str, Any] = dict(import_module(catalogue).GAMES)
    try:
        found = read_text(text)
        if len(found) != 1:
            return nothing("one card or one set is expected")
        made = draft(found[0], games)
    except BadDocument as bad:
        return CheckedSet("", "", "", (), plain_faults(bad.faults), "")
    except Exception as error:  # a stranger's text may hold anything
        LOG.warning("a set that was written is none", exc_info=error)
        return nothing("this can't be read as a card")
    if len(made.cards) > MOST_CARDS:
        return nothing(f"a set has at most {MOST_CARDS} cards")
    return plain(made)


def nothing(*faults: str) -> CheckedSet:
    """A text that is no set at all."""
    return CheckedSet("", "", "", (), tuple(CheckedFault(0, "", words) for words in faults), "")


def plain_faults(faults: Sequence[Fault]) -> tuple[CheckedFault, ...]:
    """Faults as plain data; that a warrant is missing is told only where nothing else is wrong."""
    said = [fault for fault in faults if "warrants" not in fault.path and "warrant" not in fault.wrong] or faults
    return tuple(dict.fromkeys(CheckedFault(fault.line, field_of(fault.path), fault.wrong) for fault in said))


def field_of(path: tuple[str | int, ...]) -> str:
    """The card's field that a fault is about."""
    fields = path[2:] if path[:1] == ("cards",) else path
    return str(fields[0]) if fields and isinstance(fields[0], str) else ""


def plain(made: Draft) -> CheckedSet:
    """A draft as plain data."""
    return CheckedSet(
        made.title,
        made.game.key,
        made.edition.key,
        tuple(plain_card(card) for card in made.cards),
        plain_faults(made.faults),
        set_text(made.document) if made.document is not None else "",
    )


def plain_card(card: DraftCard) -> CheckedCard:
    """A card of a draft as plain data."""
    tree = tuple((branch.depth, branch.sort, branch.said) for branch in card.tree)
    return CheckedCard(card.name, card.face, card.written, tree, plain_faults(card.faults))


def phrases(catalogue: str, game: str, edition: str, code: str) -> PhraseSearch:
    """What the cards of an edition can say, for readers of a language; this may run in a process of its own."""
    played = import_module(catalogue).GAMES[game]
    cards, lexicon, trees = played.workshop.read(card_document(played, edition).value)
    with spoken_in(tongue_of(code)):
        return PhraseSearch(reference(lexicon, trees, partial(played.workshop.accepts, cards)))
