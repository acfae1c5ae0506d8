"""The nodes of all loaded pools by their English, and their parts, to print them in another language."""

from __future__ import annotations

from timescoop.language.lexicons import LEXICONS, SPOKEN, Lexicon
from timescoop.language.phrases import HEAD, PATTERN, SORT, Piece, slots_of


def line_of(node: int) -> str:
    """The line of a node's phrase."""
    return PATTERN[HEAD[node]]


def slots_in_line(node: int) -> tuple[Piece, ...]:
    """The slots of a node's phrase, in the order of its parts."""
    return slots_of(HEAD[node])


def lexicon_of(node: int) -> Lexicon:
    """The words of the pool that a node belongs to."""
    return LEXICONS[SPOKEN[node]]


def nodes_known() -> int:
    """How many nodes all loaded pools have; it only grows."""
    return len(HEAD)


def node_said(words: str) -> int:
    """The node whose English this is, with or without a capital; -1 if no loaded pool has it."""
    uncapital = f"{words[:1].lower()}{words[1:]}"
    sorts = list(dict.fromkeys(SORT))
    for known in reversed(LEXICONS):
        for sort in sorts:
            for said in (words, uncapital):
                at = known.texts.get(f"{sort}: {said}", -1)
                if at >= 0:
                    return at
    return -1
