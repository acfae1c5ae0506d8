"""The workshop: what people need who write cards for Nemesis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.cardfile.compiling import compiled
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.pool import NONE, Pool
from timescoop.games.nemesis.setup import built_pool
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import Document, Workshop, copies_of, names_into, words_into
from timescoop.language import Lexicon, load


def read(document: Document) -> tuple[Pool, Lexicon, dict[str, list[int]]]:
    """A card file compiled, with its words and the trees of its texts.

    Raises:
        Faults: Everything that is wrong with it.
    """
    from timescoop.games.nemesis.phrases import words_of  # noqa: PLC0415 - phrases use the rules of this room

    cards = compiled(document)
    pool = built_pool(cards)
    words = words_of(pool)
    return pool, words, {name: load(words, trees) for name, trees in cards["trees"].items()}


def make_room(document: Document, names: Sequence[str]) -> None:
    """NEM-SETUP-10: restore the size of each deck by removing or adding copies of its most frequent cards."""
    sides = [board["name"] for board in document["boards"]]
    kept = set(names) | {card for card in document["first_hands"].values() if isinstance(card, str)}
    decks: dict[str, list[Document]] = {}
    for row in document["cards"]:
        decks.setdefault(str(row.get("deck")), []).append(row)
    for deck, rows in decks.items():
        sort = "core" if deck in document["nemeses"] else "side" if deck in sides else "doctor"
        if any(str(row.get("name")) in names for row in rows) or sort != "doctor":
            others = [row for row in rows if str(row.get("name")) not in kept]
            even(document["cards"], rows, others, int(document["decks"][sort]))


def even(cards: list[Document], rows: list[Document], others: list[Document], wanted: int) -> None:
    """Remove copies of other cards from a deck, or add some, until its size is right."""
    over = sum([copies_of(row) for row in rows]) - wanted
    while over > 0 and others:
        most = max(others, key=copies_of)
        most["copies"] -= 1
        over -= 1
        if not most["copies"]:
            others.remove(most)
            cards[:] = [row for row in cards if row is not most]
    if over < 0 and others:
        max(others, key=copies_of)["copies"] -= over


def brings(table: Nemesis, kind: int) -> int:
    """NEM-SETUP-10: the seat whose deck a card belongs to, as a bit; 0 for boards and Locations."""
    owner = table.owners[kind] if kind < len(table.owners) else NONE
    return 0 if owner == NONE else 1 << owner


def fields(sort: str) -> list[str]:
    """The fields that a card of a type may have in a card file."""
    from timescoop.games.nemesis.cardfile.structure import CARD  # noqa: PLC0415 - playing reads no card file

    return CARD.fields_of(sort)


def accepts(pool: Pool, node: int) -> bool:
    """Whether some type of card could carry out a sentence."""
    from timescoop.games.nemesis.phrases.proving import wrong_with  # noqa: PLC0415 - playing proves no texts

    kinds = {(row["type"], *row["traits"]): kind for kind, row in enumerate(pool.rows[: pool.count])}
    return any(not wrong_with(pool, kind, [node]) for kind in kinds.values())


WORKSHOP: Final = Workshop(
    read=read,
    make_room=make_room,
    trial={"setup": "quick"},
    drew=(facts.DREW, facts.SET_CARD, facts.SEARCHED),
    played=(facts.PLAYED,),
    brings=brings,
    fields=fields,
    card_in=CONTEXT.card,
    accepts=accepts,
    declares={
        "traits": names_into("traits"),
        "plurals": words_into("plurals"),
        "nemeses": words_into("nemeses", slugs=True),
        "first_hands": words_into("first_hands"),
    },
)
