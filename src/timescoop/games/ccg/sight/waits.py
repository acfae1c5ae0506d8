"""Effects that wait until they can be done, which everybody may see."""

from __future__ import annotations

from timescoop.games.ccg.table import Ccg


def unfinished_of(table: Ccg, seat: int) -> list[int]:
    """CCG-GLOSSARY-23: the kinds of the cards whose text a seat still has to carry out, and of those it has to play."""
    texts = [kind for _, whose, _, kind, _ in table.unfinished if whose == seat and kind >= 0]
    return texts + [table.kind[copy] for whose, copy in table.owed if whose == seat]
