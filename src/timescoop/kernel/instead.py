"""Why something can't be chosen now, in one sentence: what it is, and what the question asks for instead.

A reason depends only on the words, the question, the seat's own cards and open cards. So it is the same in all
worlds that the seat can't tell apart.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from timescoop.kernel.option_book import OptionBook

IN_HAND: Final = "it is in your hand"
YOURS: Final = "it is a card of yours in play"
ANOTHERS: Final = "another player controls it"
OUT_OF_SIGHT: Final = "it is neither in your hand nor in play"
AN_AMOUNT: Final = "it is a number"
A_PLAYER: Final = "it is a player's name"
AN_ANSWER: Final = "it answers another question"
NO_WAY: Final = "", ""  # nothing is said about when it can be chosen


class NamedThing(NamedTuple):
    """The thing that some words name, and when it can be chosen, with its clause."""

    what: str
    way: str = ""
    clause: str = ""


class Sought(NamedTuple):
    """What a question asks for, and the types of things that can answer it."""

    what: str
    sorts: Collection[str] = ()


UNKNOWN_THING: Final = NamedThing("")


def is_picked(book: OptionBook, picks: Sequence[int], copies: Collection[int], kinds: Collection[int]) -> bool:
    """Whether a seat has already picked one of these cards."""
    for option in picks:
        block, target = book.decode(option)
        if target in (copies if block.about == "copy" else kinds if block.about == "card" else ()):
            return True
    return False


def told_instead(thing: NamedThing, sought: Sought | None, clause: str, *, chosen: bool = False) -> str | None:
    """The sentence, with the question's clause; None for words that name nothing, or a question unknown.

    >>> told_instead(NamedThing("it is in your hand"), Sought("a Location"), "NEM-CONTROL-01")
    'it is in your hand; you are choosing a Location (NEM-CONTROL-01)'
    >>> told_instead(NamedThing("it is a Location"), Sought("a Location"), "NEM-CONTROL-01", chosen=True)
    'you have already chosen it (NEM-CONTROL-01)'
    """
    if sought is None:
        return None
    if chosen:
        return f"you have already chosen it ({clause})"
    if not thing.what:
        return None
    if thing.what in sought.sorts:
        return f"it doesn't fit: you are choosing {sought.what} ({clause})"
    if thing.way:
        return f"{thing.what}; you are choosing {sought.what}. {thing.way} ({clause}, {thing.clause})"
    return f"{thing.what}; you are choosing {sought.what} ({clause})"
