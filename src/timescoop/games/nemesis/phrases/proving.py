"""What is wrong with texts that can be read: sentences that the game never asks their type of card for."""

from __future__ import annotations

from copy import copy
from typing import Final

from timescoop.games.nemesis.pool import (
    ACTION,
    ATTACH,
    CONFLICT,
    END_STEP,
    INFILTRATE,
    MINION_STEP,
    ONGOING,
    START_STEP,
    WIN,
    Pool,
)
from timescoop.language import sentence, taken_in

IN_PLAY: Final = ("character", "constant")  # an Instant or a Moment is played and gone
ALL: Final = (*IN_PLAY, "instant", "moment")
TIMED: Final = (*IN_PLAY, "instant")

# The label of a sentence -> the types of cards for which the game looks there; what is left out is looked at for every
# type. A test plays games in which every card has such a sentence, and sees for which it is.
ASKED_OF: Final = {
    ACTION: IN_PLAY,
    MINION_STEP: IN_PLAY,
    ONGOING: IN_PLAY,
    INFILTRATE: IN_PLAY,
    ATTACH: ("constant",),
    CONFLICT: TIMED,
    START_STEP: TIMED,
    END_STEP: TIMED,
    WIN: TIMED,
}


def wrong_with(pool: Pool, kind: int, nodes: list[int]) -> list[str]:
    """Every sentence of a card's text that its type can never carry out, with the types that can."""
    sort = str(pool.rows[kind]["type"])
    wrong: list[str] = []
    for node in nodes:
        able = asked_of(pool, kind, node)
        if sort not in able:
            said = " or ".join([a(each) for each in able])
            wrong.append(f"{sentence(node)!r} is never asked of {a(sort)}; it is for {said}")
    return wrong


def asked_of(pool: Pool, kind: int, node: int) -> tuple[str, ...]:
    """The types of cards for which the game looks at what a sentence notes, by the labels that it fills."""
    bare = copy(pool)
    bare.say_nothing()
    taken_in(bare, kind, [node])
    found = [types for label, types in ASKED_OF.items() if bare.labelled[label][kind]]
    return found[0] if found else ALL


def a(sort: str) -> str:
    """A type of card with its article."""
    return ("an " if sort[0] in "aeiou" else "a ") + sort.capitalize()
