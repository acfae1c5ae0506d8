"""The prompts of questions: the values for their sentences, such as the card that asks and its effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, QUESTION, Slots
from timescoop.language import Context, write

BY_TEXT: Final = (
    "language/may", "language/choose", "ccg/who", "ccg/pick", "ccg/destination", "ccg/return", "ccg/play_under",
    "ccg/search",
)  # fmt: skip
SAYS: Final[dict[str, tuple[Literal["text", "first", "second"], ...]]] = {
    "language/may": ("text",),
    "language/choose": ("first", "second"),
    "ccg/who": ("text",),
}


def text_slots(table: Ccg, question: int, args: tuple[int, ...]) -> Slots:
    """The card by which a text runs, and the text itself where it is what is asked about; all of it is public."""
    key = QUESTION[question]
    if key not in BY_TEXT:
        return {}
    _, this, *nodes = args
    slots: Slots = {}
    copy = CONTEXT.card(Context(this))
    if copy != NOBODY and table.knows(table.seats, copy):
        slots["source"] = table.kind[copy]
    for name, node in zip(SAYS.get(key, ()), nodes, strict=False):
        slots[name] = write(node)
    return slots


# ---- how many are still to come, and what they bring


def of_card(table: Ccg, args: tuple[int, ...]) -> Slots:
    """CCG-COST-04: the card that the question finds a place for."""
    return {"card": table.kind[args[1]]}


def of_travellers(table: Ccg, args: tuple[int, ...]) -> Slots:
    """CCG-TURN-02: the first card that goes, and how many go with it."""
    _, _, _, first, *others = args
    return {"card": table.kind[first], "left": len(others)}


def of_picks(table: Ccg, args: tuple[int, ...]) -> Slots:
    """CCG-GLOSSARY-23, CCG-AMB-84: how many cards may or must still be chosen."""
    return {"left": max(0, args[1] - len(table.picks))}


def of_order(table: Ccg, args: tuple[int, ...]) -> Slots:
    """CCG-GLOSSARY-38: how many cards have no place yet."""
    return {"left": max(0, args[2] - len(table.picks))}


def of_points(_table: Ccg, args: tuple[int, ...]) -> Slots:
    """CCG-AMB-74: how many points are taken."""
    return {"gain": args[1]}


def of_their_hand(_table: Ccg, args: tuple[int, ...]) -> Slots:
    """CCG-AMB-85: whose hand it is, and how many cards it still loses."""
    return {"who": args[1], "left": args[2]}


def of_search(_table: Ccg, args: tuple[int, ...]) -> Slots:
    """CCG-AMB-100: what is looked for, and how many more."""
    return {"text": write(args[2]), "left": args[5]}


def of_own_hand(_table: Ccg, args: tuple[int, ...]) -> Slots:
    """CCG-AMB-129: what is looked for in the hand."""
    return {"text": write(args[2])}


SLOTS: Final[dict[str, Callable[[Ccg, tuple[int, ...]], Slots]]] = {
    "ccg/where": of_card,
    "ccg/where_now": of_card,
    "ccg/setup_host": of_card,
    "ccg/goal_place": of_card,
    "ccg/destination": of_travellers,
    "ccg/discard": of_picks,
    "ccg/your_exchange": of_picks,
    "ccg/your_opponent": of_picks,
    "ccg/your_top": of_picks,
    "ccg/your_under": of_picks,
    "ccg/yours_kept": of_picks,
    "ccg/arrange": of_order,
    "ccg/points_from": of_points,
    "ccg/your_choice": of_their_hand,
    "ccg/yours_sought": of_search,
    "ccg/yourself_from_hand": of_own_hand,
}


def slots_of(table: Ccg, question: int, args: tuple[int, ...]) -> Slots:
    """All that the sentence of a question needs besides what is going on at the table."""
    told = text_slots(table, question, args)
    key = QUESTION[question]
    return told | SLOTS[key](table, args) if key in SLOTS else told
