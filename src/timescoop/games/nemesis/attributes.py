"""Attributes of phrases that other code asks for, such as what they gain; each phrase declares its own."""

from __future__ import annotations

from typing import Final

from timescoop.kernel import NOTHING
from timescoop.language import Attribute

POWER: Final = 0
PLOT: Final = 1

GAIN: Final = Attribute("gain", NOTHING)  # POWER or PLOT, where it gains its first number of them and does nothing else
NEEDS_CARD: Final = Attribute("needs_card", default=False)  # whether an Action may be taken only if it finds a card
IN_PLAY: Final = ("character", "constant")  # an Instant or a Moment is played and gone
TIMED: Final = (*IN_PLAY, "instant")
ANY_TYPE: Final = (*TIMED, "moment")

# The types of cards for which the game looks at a sentence.
FOR_TYPES: Final[Attribute[tuple[str, ...]]] = Attribute("for_types", ANY_TYPE)
PER_CARD: Final = Attribute("per_card", 0.0)  # for bots: what an Action is worth for each card that it can play
GUARDS: Final = Attribute("guards", default=False)  # whether it keeps a card safe for a turn
LOANS: Final = Attribute("loans", default=False)  # whether it changes a card in play for a while
BARS: Final = Attribute("bars", default=False)  # whether it closes a Location for a while
OF_CHOSEN: Final = Attribute("of_chosen", default=False)  # whether it speaks of a card that was chosen first
AT_PLACE: Final = Attribute("at_place", default=False)  # whether it is about the Location where its card is
OF_CHARACTER: Final = Attribute("of_character", default=False)  # whether it speaks of a Character as this card's bearer
LOOKS_BACK: Final = Attribute("looks_back", default=False)  # whether it asks what has happened in this turn
BORROWS: Final = Attribute("borrows", default=False)  # whether it gives control of a card for a while
