"""The context of a running card text, and the meaning of `here`."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, NOWHERE
from timescoop.language import Context, ContextLayout

CONTEXT: Final = ContextLayout(card=12, it=12, here=12, seat=3)


def here_of(table: Ccg, this: Context) -> int:
    """CCG-GLOSSARY-20: `here`: the place that was fixed when the text began, else where its card is."""
    place = CONTEXT.here(this)
    if place != NOWHERE:
        return place
    copy = CONTEXT.card(this)
    return table.here_of(copy) if copy != NOBODY else NOWHERE
