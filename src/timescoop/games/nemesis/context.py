"""What a running text of Nemesis may name. A board counts as a card, with a number beyond all sleeves."""

from __future__ import annotations

from typing import Final

from timescoop.language import ContextLayout

CONTEXT: Final = ContextLayout(card=9, seat=3, here=5, roll=3, it=9)
