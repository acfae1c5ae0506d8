"""The context of a running card text. A board counts as a card: its number is above all sleeves."""

from __future__ import annotations

from typing import Final

from timescoop.language import ContextLayout

CONTEXT: Final = ContextLayout(card=9, seat=3, here=5, roll=3, it=9)
