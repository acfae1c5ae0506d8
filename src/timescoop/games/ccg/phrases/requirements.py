"""Phrases for requirements of an attempt: sums, more than the opponents, and required Characters."""

from __future__ import annotations

from timescoop.games.ccg.motion.sums import group, rivals, total
from timescoop.games.ccg.phrases.book import phrase
from timescoop.games.ccg.table import Ccg
from timescoop.language import Context, holds, suits


@phrase("condition", "at least {INT} {STAT}", of_attempt=True)
def at_least(table: Ccg, _me: int, _this: Context, least: int, stat: int) -> bool:
    """CCG-GLOSSARY-50: a sum over those who make the attempt."""
    return total(table, stat) >= least


@phrase("condition", "the most {QUALITY}", of_attempt=True)
def the_most(table: Ccg, _me: int, _this: Context, stat: int) -> bool:
    """CCG-GOAL-06, CCG-AMB-10: more than the other side that is present."""
    return total(table, stat) > rivals(table, stat)


@phrase("condition", "the most {QUALITY} by {INT}", of_attempt=True)
def the_most_by(table: Ccg, _me: int, _this: Context, stat: int, more: int) -> bool:
    """CCG-AMB-10: at least so many more."""
    return total(table, stat) > 0 and total(table, stat) >= rivals(table, stat) + more


def members(table: Ccg, me: int, this: Context, node: int) -> int:
    """How many of those who make the attempt a description fits."""
    return sum([suits(table, node, me, this, copy) for copy in group(table)])


@phrase("condition", "at least {INT} {such_cards}", of_attempt=True)
def includes_some(table: Ccg, me: int, this: Context, least: int, several: int) -> bool:
    """CCG-AMB-35: so many of those who make the attempt are of a kind."""
    return members(table, me, this, several) >= least


@phrase("condition", "at least one {such_card}", of_attempt=True)
def includes_one(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-AMB-35: one of those who make the attempt is of a kind."""
    return members(table, me, this, single) > 0


@phrase("requirement", "{every}. Or: {requirement}")
def either_way(table: Ccg, me: int, this: Context, first: int, rest: int) -> bool:
    """CCG-SCORE-01: each sentence is a way of its own to meet what is required."""
    return holds(table, first, me, this) or holds(table, rest, me, this)
