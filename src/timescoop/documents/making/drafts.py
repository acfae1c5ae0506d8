"""Drafts: the result of reading cards that somebody writes, with or without errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from timescoop.documents.faults import BadDocument, Fault
from timescoop.documents.making.sets import CardSet, Place, compile_set, own_cards, read_set, whole
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
    """A draft with faults: each at its card. The other cards are read as if those with faults were well.

    A card of which only the text cannot be read is drawn all the same.
    """
    mine: dict[int, list[Fault]] = {}
    rest: list[Fault] = []
    for fault in faults:
        nth = card_of(made, fault.path)
        if nth < 0:
            rest.append(fault)
        else:
            mine.setdefault(nth, []).append(fault)
    worse = {nth for nth, each in mine.items() if not all(only_text(fault) for fault in each)}
    faces, trees = read_apart(made, set(mine), worse)
    found = [
        DraftCard(
            name, faces.get(name), text_of(trees.get(name, [])), outline_of(trees, name), tuple(mine.get(nth, ()))
        )
        for nth, name in enumerate(made.names)
    ]
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


def read_apart(made: CardSet, faulty: set[int], worse: set[int]) -> tuple[dict[str, Face], dict[str, list[int]]]:
    """The faces and the trees of the cards that can be read although others cannot; none where all hang together.

    Args:
        made: The set.
        faulty: Its cards with faults. Each is compiled with the text of another card of its type.
        worse: Those of them that cannot be drawn either. A card of the edition stands in for each.
    """
    shop = made.game.required_workshop
    rows = [stand_in(made, nth) if nth in worse else row for nth, row in enumerate(made.rows)]
    kept = [nth for nth, row in enumerate(rows) if row is not None]
    said: dict[str, str] = {}
    try:
        full, mine = whole(
            made._replace(rows=tuple(rows[nth] or {} for nth in kept), places=tuple(made.places[nth] for nth in kept))
        )
        for at, own in mine.items():
            if kept[own] in faulty - worse:
                row = full["cards"][at]
                said[made.names[kept[own]]] = str(row.get("text", ""))
                put_other_text(made, row)
        cards, _, trees = shop.read(full)
        faces = faces_by_name(made, full, cards)
    except TimescoopError:
        return {}, {}
    amiss = {made.names[nth] for nth in faulty}
    undrawn = {made.names[nth] for nth in worse}
    drawn = {name: face | {"text": said[name]} if name in said else face for name, face in faces.items()}
    return (
        {name: face for name, face in drawn.items() if name not in undrawn},
        {name: nodes for name, nodes in trees.items() if name not in amiss},
    )


def stand_in(made: CardSet, nth: int) -> dict[Any, Any] | None:
    """A card of the edition under the name of a wrong one, so that others may speak of it; None without a name."""
    row, name = made.rows[nth], made.names[nth]
    own = own_cards(made.game, made.edition.key)["cards"]
    like = next((each for each in own if each.get("type") == row.get("type")), None)
    if like is None or not name:
        return None
    key = next(key for key in like if key in ("name", "title"))
    return {**like, key: row.get(key, name)}


def put_other_text(made: CardSet, row: dict[str, Any]) -> None:
    """Give a card the text of one of the edition's cards of its type, in place."""
    row.pop("read_as", None)
    if "text" in row:
        alike = [each for each in own_cards(made.game, made.edition.key)["cards"] if each["type"] == row.get("type")]
        row["text"] = next((str(each["text"]) for each in alike if each.get("text")), "")


def faces_by_name(made: CardSet, full: Mapping[str, Any], cards: Any) -> dict[str, Face]:
    """The faces of a set's cards, by their names."""
    game, edition = made.game, made.edition
    table = game.deal(seats=edition.most, seed=bytes(SEED_BYTES), edition=edition.key, cards=cards)
    faces = game.faces(table)
    names = [game.required_workshop.called(row) for row in full["cards"]]
    return {name: faces[kind] for kind, name in enumerate(names) if name in made.names}
