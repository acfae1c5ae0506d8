"""Looking through the tree of a text."""

from __future__ import annotations

from typing import Final

from timescoop.language import phrase_of, within

# What looks only at which cards are in play, where they are and whose, and at what follows from that: no change of
# points, turns, freezes, piles or named words makes any of these true or false.
STEADY: Final = (
    "{condition} and {every}", "{every} or {conditions}",
    "you have a(n) {such_card}", "you have {INT} or more {such_cards}", "you have no {such_card}",
    "you have {NAME} here", "you have {INT} or more {such_cards} aboard your TARDIS",
    "an opponent has a(n) {such_card}", "an opponent has {INT} or more {such_cards}",
    "no opponent has a(n) {such_card}", "here is {LOCATION} in {ERA}", "here is not {LOCATION} in {ERA}",
    "the date here is before {INT}",
    "{CLASS}", "{CLASS(s)}", "{state} {such_card}", "{state} {such_cards}", "{kind_of_card} {detail}",
    "{kinds_of_cards} {detail}", "other", "kidnapped", "native", "here", "native here", "named {NAME}",
    "with {TRAIT}", "of Cost {INT} or less", "of Cost {INT} or more", "on {LOCATION}", "serving {MASTER}",
    "referring to {NAME}", "related to {TOPIC}",
)  # fmt: skip


def is_steady(node: int) -> bool:
    """Whether what a condition says can only change with the cards in play: then it is looked at anew only with them.

    What is not in the list may look at anything, and is looked at anew with every change of the table.
    """
    return all(phrase_of(each) in STEADY for each in within(node))


def says(node: int, line: str) -> bool:
    """Whether a phrase stands anywhere in a tree."""
    return any(phrase_of(each) == line for each in within(node))
