"""What is wrong with texts that can be read: sentences that the game never asks their type of card for."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion.phrases import abilities
from timescoop.games.invasion.phrases.book import FOR_TYPES
from timescoop.games.invasion.pool import SUPPORT, TYPES, Pool
from timescoop.language import function_of, sentence, sort_of

STAYS: Final = {abilities.stays, abilities.stays_in_a_place}
WHILE_STAYING: Final = {abilities.widens, abilities.sells_strength}  # asked only of what lies face up in a Reserve


def wrong_with(pool: Pool, kind: int, nodes: list[int]) -> list[str]:
    """Every fault of a text that can be read, as a sentence."""
    functions = {function_of(node) for node in nodes}
    wrong: list[str] = []
    for node in nodes:
        said, function, fits = sentence(node), function_of(node), FOR_TYPES.of(node)
        if pool.type[kind] not in fits:
            wrong.append(f"{said!r} is never asked of {a(pool.type[kind])}; it is for {listed(fits)}")
        elif function in WHILE_STAYING and not functions & STAYS:
            wrong.append(f"{said!r} is asked only of a card that stays face-up in a Reserve, and this one does not")
        elif is_by_action(node) and abilities.retrieves in functions and pool.type[kind] == SUPPORT:
            wrong.append(f"{said!r} is never asked: a card for a lost defence is not played as an action")
    return wrong


def is_by_action(node: int) -> bool:
    """Whether a sentence is carried out only when its card is played as an action."""
    return sort_of(node) != "ability" or function_of(node) in STAYS


def a(sort: int) -> str:
    """A type of card with its article."""
    return ("an " if TYPES[sort][0] in "aeiou" else "a ") + TYPES[sort]


def listed(types: tuple[int, ...]) -> str:
    """Types of cards in a row: a Defender or an Enemy."""
    return " or ".join([a(each) for each in types])
