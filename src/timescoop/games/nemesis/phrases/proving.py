"""What is wrong with texts that can be read: sentences that the game never asks their type of card for."""

from __future__ import annotations

from timescoop.games.nemesis.attributes import FOR_TYPES
from timescoop.games.nemesis.pool import Pool
from timescoop.language import sentence


def wrong_with(pool: Pool, kind: int, nodes: list[int]) -> list[str]:
    """Every sentence of a card's text that its type can never carry out, with the types that can."""
    sort = str(pool.rows[kind]["type"])
    wrong: list[str] = []
    for node in nodes:
        if sort not in FOR_TYPES.of(node):
            able = " or ".join([a(each) for each in FOR_TYPES.of(node)])
            wrong.append(f"{sentence(node)!r} is never asked of {a(sort)}; it is for {able}")
    return wrong


def a(sort: str) -> str:
    """A type of card with its article."""
    return ("an " if sort[0] in "aeiou" else "a ") + sort.capitalize()
