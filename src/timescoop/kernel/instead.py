"""Why something is none of a question's choices, in one sentence: what it is, and what is chosen instead."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple


class NamedThing(NamedTuple):
    """What some words name, and when that can be chosen, with its clause."""

    what: str
    way: str = ""
    clause: str = ""


class Sought(NamedTuple):
    """What a question asks for, and the sorts of things that it can be."""

    what: str
    sorts: Collection[str] = ()


UNKNOWN_THING: Final = NamedThing("")


def told_instead(thing: NamedThing, sought: Sought, clause: str) -> str | None:
    """The sentence, with the question's clause; None for words that name nothing.

    >>> told_instead(NamedThing("it is in your hand"), Sought("a Location"), "NEM-CONTROL-01")
    'it is in your hand; you are choosing a Location (NEM-CONTROL-01)'
    """
    if not thing.what:
        return None
    if thing.what in sought.sorts:
        return f"it doesn't fit: you are choosing {sought.what} ({clause})"
    if thing.way:
        return f"{thing.what}; you are choosing {sought.what}. {thing.way} ({clause}, {thing.clause})"
    return f"{thing.what}; you are choosing {sought.what} ({clause})"


def told_chosen(clause: str) -> str:
    """What is said of a thing that the seat has already chosen, where it chooses several."""
    return f"you have already chosen it ({clause})"
