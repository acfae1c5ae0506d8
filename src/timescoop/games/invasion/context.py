"""The context of a running card text: its card, and the Location that it is about."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import NOBODY
from timescoop.language import ContextLayout

CONTEXT: Final = ContextLayout(card=12, here=12)
IN_HAND: Final = CONTEXT.of(NOBODY)  # of a card that has still to be played
