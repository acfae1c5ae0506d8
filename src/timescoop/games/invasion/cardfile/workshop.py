"""The workshop: what people need who write cards for Invasion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.cardfile.compiling import compiled
from timescoop.games.invasion.context import CONTEXT
from timescoop.games.invasion.pool import TYPES, Pool
from timescoop.games.invasion.setup import built_pool
from timescoop.kernel import Document, Workshop, copies_of, words_into
from timescoop.language import Lexicon, load

OWN: Final = "judged own"


def read(document: Document) -> tuple[Pool, Lexicon, dict[str, list[int]]]:
    """A card file compiled, with its words and the trees of its texts.

    Raises:
        Faults: Everything that is wrong with it.
    """
    from timescoop.games.invasion.phrases import words_of  # noqa: PLC0415 - phrases use the rules of this room

    cards = compiled(document)
    pool = built_pool(cards)
    words = words_of(pool)
    return pool, words, {name: load(words, trees) for name, trees in cards["trees"].items()}


def make_room(document: Document, _names: Sequence[str]) -> None:
    """INV-SETUP-03: the box holds as many cards as there are; two seats leave out only what is there (INV-2P-01)."""
    cards = document["cards"]
    components = document["components"]
    starts = sum([copies_of(row) for row in cards if row.get("type") == TYPES[0]])
    total = sum([copies_of(row) for row in cards]) - starts
    for key, count in (("game_cards", total), ("starting_locations", starts)):
        if components[key] != count:
            components[key] = count
            components["warrants"][key] = OWN
    there = [row.get("name") for row in cards]
    document["two_seats"]["leave_out"] = [name for name in document["two_seats"]["leave_out"] if name in there]


def fields(sort: str) -> list[str]:
    """The fields that a card of a type may have in a card file."""
    from timescoop.games.invasion.cardfile.structure import CARD  # noqa: PLC0415 - playing reads no card file

    return CARD.fields_of(sort)


def accepts(pool: Pool, node: int) -> bool:
    """Whether some type of card could carry out a sentence."""
    from timescoop.games.invasion.phrases.proving import fault_of  # noqa: PLC0415 - playing proves no texts

    kinds = {pool.type[kind]: kind for kind in range(pool.count)}
    return any(not fault_of(pool, kind, node, stays=True) for kind in kinds.values())


WORKSHOP: Final = Workshop(
    read=read,
    make_room=make_room,
    trial={},
    drew=(facts.DEALT, *facts.DRAWS),
    played=(facts.PLAYED_LOCATION, facts.DEFENDED, facts.ATTACKED, facts.ADDED, facts.PLAYED_SUPPORT),
    brings=lambda _table, _kind: 0,
    fields=fields,
    card_in=CONTEXT.card,
    accepts=accepts,
    declares={"families": words_into("families", slugs=True)},
)
