"""Looking through the tree of a text."""

from __future__ import annotations

from timescoop.language import phrase_of, within


def says(node: int, line: str) -> bool:
    """Whether a phrase stands anywhere in a tree."""
    return any(phrase_of(each) == line for each in within(node))
