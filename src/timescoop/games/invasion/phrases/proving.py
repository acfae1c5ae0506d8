"""What is wrong with texts that can be read: sentences that the game never asks their type of card for."""

from __future__ import annotations

from timescoop.games.invasion.pool import ASKED_OF, SUPPORT, TYPES, Pool
from timescoop.language import sentence, taken_in

WHILE_STAYING = ("widens", "boost_price")  # asked only of what lies face up in a Reserve
BY_ACTION = ("deeds", "stays")  # carried out only when the card is played as an action


def wrong_with(pool: Pool, kind: int, nodes: list[int]) -> list[str]:
    """Every fault of a text that can be read, as a sentence.

    Each sentence is noted in a pool of its own; the columns that it fills are those that the game would have to look
    at, and `ASKED_OF` says for which types of cards the game does.
    """
    filled = [columns_of(pool, kind, [node]) for node in nodes]
    there = {column for columns in filled for column in columns}
    wrong: list[str] = []
    for node, columns in zip(nodes, filled, strict=True):
        said = sentence(node)
        fits = [each for each in range(len(TYPES)) if all(each in ASKED_OF[column] for column in columns)]
        if pool.type[kind] not in fits:
            wrong.append(f"{said!r} is never asked of a {TYPES[pool.type[kind]]}; it is for {listed(fits)}")
        elif set(columns) & set(WHILE_STAYING) and "stays" not in there:
            wrong.append(f"{said!r} is asked only of a card that stays face-up in a Reserve, and this one does not")
        elif set(columns) & set(BY_ACTION) and "retrieves" in there and pool.type[kind] == SUPPORT:
            wrong.append(f"{said!r} is never asked: a card for a lost defence is not played as an action")
    return wrong


def columns_of(pool: Pool, kind: int, nodes: list[int]) -> list[str]:
    """The columns of a pool in which some sentences of a card note something."""
    bare = Pool(pool.header, pool.rows)
    blank = {column: getattr(bare, column)[kind] for column in ASKED_OF}
    bare.deeds[kind] = tuple(taken_in(bare, kind, nodes))
    return [column for column, value in blank.items() if getattr(bare, column)[kind] != value]


def listed(types: list[int]) -> str:
    """Types of cards in a row: a Defender or an Enemy."""
    said = [("an " if TYPES[each][0] in "aeiou" else "a ") + TYPES[each] for each in types]
    return " or ".join(said) or "no type of card"
