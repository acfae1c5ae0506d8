"""Searching the effect tree of a text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.ccg.phrases.book import STEADY
from timescoop.language import all_true, any_true, function_of, sort_of, within

TESTED: Final = ("condition", "state")  # sorts that look at the table; what else is in a condition only joins them


def is_steady(node: int) -> bool:
    """Whether what a condition says can only change with the cards in play: then it is looked at again only with them.

    Otherwise it may look at anything, and is looked at again with every change of the table.
    """
    return all([STEADY.of(each) or function_of(each) in (all_true, any_true) for each in within(node)])


def is_fleeting(node: int) -> bool:
    """Whether a standing effect looks at more than which cards are in play, where they are, and whose."""
    return any([sort_of(each) in TESTED and not STEADY.of(each) for each in within(node)])


def says(node: int, function: Callable[..., object]) -> bool:
    """Whether the phrase of a function stands anywhere in a tree."""
    return any([function_of(each) is function for each in within(node)])
