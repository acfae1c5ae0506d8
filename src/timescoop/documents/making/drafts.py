"""Drafts: what becomes of cards that somebody writes, whether they are well or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.making.sets import CardSet, Place, compile_set, read_set, whole
from timescoop.documents.reading import Document
from timescoop.kernel import SEED_BYTES, Edition, Face, Game, TimescoopError
from timescoop.language import Branch, outline, text_of


class DraftCard(NamedTuple):
    """A card of a draft.

    Attributes:
        name: What it is called.
        face: What is printed on it; None where too much is wrong.
        written: Its text as it is read back from its tree; empty where it has none, or it cannot be read.
        tree: The tree as an outline.
        faults: What is wrong with it, each with its line.
    """

    name: str
    face: Face | None
    written: str
    tree: tuple[Branch, ...]
    faults: tuple[Fault, ...]


class Draft(NamedTuple):
    """A set that is being written; `faults` are about the set as a whole, `document` is the whole card file."""

    title: str
    game: Game
    edition: Edition
    cards: tuple[DraftCard, ...]
    faults: tuple[Fault, ...]
    document: dict[str, Any] | None

    @property
    def well(self) -> bool:
        """Whether it can be played with."""
        return self.document is not None


def draft(document: Document, games: Mapping[str, Game]) -> Draft:
    """What becomes of a set.

    Raises:
        BadDocument: It is no set, or of no game or edition that there is.
    """
    made = read_set(document, games)
    try:
        full, cards, _, trees = compile_set(made)
    except BadDocument as bad:
        return spoilt(made, bad.faults)
    faces = faces_by_name(made, full, cards)
    found = [
        DraftCard(name, faces.get(name), text_of(trees.get(name, [])), outline_of(trees, name), ())
        for name in made.names
    ]
    return Draft(made.title, made.game, made.edition, tuple(found), (), full)


def outline_of(trees: Mapping[str, list[int]], name: str) -> tuple[Branch, ...]:
    """The tree of a card as an outline."""
    nodes = trees.get(name, [])
    return tuple(outline(nodes)) if nodes else ()


def spoilt(made: CardSet, faults: Sequence[Fault]) -> Draft:
    """A draft with faults: each at its card, which is drawn all the same where only its text cannot be read."""
    mine: dict[int, list[Fault]] = {}
    rest: list[Fault] = []
    for fault in faults:
        nth = card_of(made, fault.path)
        if nth < 0:
            rest.append(fault)
        else:
            mine.setdefault(nth, []).append(fault)
    faces = drawn_all_the_same(made) if all(only_text(fault) for fault in faults) else {}
    found = [DraftCard(name, faces.get(name), "", (), tuple(mine.get(nth, ()))) for nth, name in enumerate(made.names)]
    return Draft(made.title, made.game, made.edition, tuple(found), tuple(rest), None)


def card_of(made: CardSet, path: Place) -> int:
    """The card of a set that a fault is about, or -1."""
    for nth, place in enumerate(made.places):
        if path[: len(place)] == place and (place or path):
            return nth
    return -1


def only_text(fault: Fault) -> bool:
    """Whether a fault is that a text cannot be read."""
    return fault.path[-1:] == ("text",)


def drawn_all_the_same(made: CardSet) -> dict[str, Face]:
    """The faces of cards whose texts cannot be read: each compiled with the text of another card of its type."""
    full, mine = whole(made)
    said: dict[str, str] = {}
    for nth in mine:
        row = full["cards"][nth]
        other = [each for each in full["cards"] if each.get("type") == row.get("type") and each is not row]
        said[made.names[mine[nth]]] = str(row.get("text", ""))
        if "text" in row:
            row["text"] = next((str(each["text"]) for each in other if each.get("text")), "")
    shop = made.game.workshop
    assert shop is not None, "a set is read for a game that has a workshop"
    try:
        faces = faces_by_name(made, full, shop.read(full)[0])
    except TimescoopError:
        return {}
    return {name: face | {"text": said[name]} for name, face in faces.items()}


def faces_by_name(made: CardSet, full: Mapping[str, Any], cards: Any) -> dict[str, Face]:
    """The faces of a set's cards, by their names."""
    game, edition = made.game, made.edition
    table = game.deal(seats=edition.most, seed=bytes(SEED_BYTES), edition=edition.key, cards=cards)
    faces = game.faces(table)
    assert game.workshop is not None, "a set is read for a game that has a workshop"
    names = [game.workshop.called(row) for row in full["cards"]]
    return {name: faces[kind] for kind, name in enumerate(names) if name in made.names}
