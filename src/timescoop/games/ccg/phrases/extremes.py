"""Phrases for cards with the most or least of something, and for cards of one of two classes."""

from __future__ import annotations

from timescoop.games.ccg.motion.sums import rivals, total
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.phrases.describing import is_class
from timescoop.games.ccg.phrases.finding import found
from timescoop.games.ccg.pool import CHARACTERS
from timescoop.games.ccg.table import Ccg
from timescoop.language import Context, selected


def characters_in(table: Ccg, me: int, this: Context, group: int) -> list[int]:
    """CCG-AMB-88: the Characters of a group: others have no Qualities."""
    whose, several = selected(table, group, me, this)
    return [copy for copy in found(table, me, this, whose, several) if table.is_type(copy, CHARACTERS)]


@phrase("chosen_cards", "the one with the most {QUALITY} of all {group_of_cards}")
def the_best(table: Ccg, me: int, this: Context, stat: int, group: int) -> list[int]:
    """CCG-AMB-122: one of those that are tied for it."""
    cards = characters_in(table, me, this, group)
    most = max([table.stat(copy, stat) for copy in cards], default=0)
    return [1, *[copy for copy in cards if table.stat(copy, stat) == most]]


@phrase("chosen_cards", "the one with the least {QUALITY} of all {group_of_cards}")
def the_worst(table: Ccg, me: int, this: Context, stat: int, group: int) -> list[int]:
    """CCG-AMB-122: one of those that are tied for it."""
    cards = characters_in(table, me, this, group)
    least = min([table.stat(copy, stat) for copy in cards], default=0)
    return [1, *[copy for copy in cards if table.stat(copy, stat) == least]]


# ---- one class or another


@phrase("detail", "which is a(n) {CLASS} or a(n) {CLASS}", steady=True)
@phrase("detail", "which are {CLASS(s)} or {CLASS(s)}", steady=True)
def is_either(table: Ccg, _me: int, _this: Context, that: int, one: int, other: int) -> bool:
    """CCG-TYPE-02: of one class or the other."""
    return is_class(table, that, one) or is_class(table, that, other)


@phrase("condition", "the most {TRAIT}", of_attempt=True)
def the_most_of_trait(table: Ccg, _me: int, _this: Context, stat: int) -> bool:
    """CCG-GOAL-06, CCG-AMB-10: the amounts of a Trait, more than those of the other side that is present."""
    return total(table, stat) > rivals(table, stat)
