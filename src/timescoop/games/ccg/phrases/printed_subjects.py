"""The printed forms of this game by subject, and the parts that they are made of."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.phrases.printed_anybody import ANYBODY, PARTS_OF_ANYBODY
from timescoop.games.ccg.phrases.printed_breadth import BREADTH, PARTS_OF_BREADTH
from timescoop.games.ccg.phrases.printed_common import COMMON, PARTS_OF_COMMON
from timescoop.games.ccg.phrases.printed_core import CORE, PARTS_OF_CORE
from timescoop.games.ccg.phrases.printed_designs import DESIGNS, PARTS_OF_DESIGNS
from timescoop.games.ccg.phrases.printed_fights import FIGHTS, PARTS_OF_FIGHTS
from timescoop.games.ccg.phrases.printed_idioms import IDIOMS, PARTS_OF_IDIOMS
from timescoop.games.ccg.phrases.printed_joined import JOINED, PARTS_OF_JOINED
from timescoop.games.ccg.phrases.printed_nouns import NOUNS, PARTS_OF_NOUNS
from timescoop.games.ccg.phrases.printed_outcomes import OUTCOMES, PARTS_OF_OUTCOMES
from timescoop.games.ccg.phrases.printed_own import OWN, PARTS_OF_OWN
from timescoop.games.ccg.phrases.printed_parties import PARTIES, PARTS_OF_PARTIES
from timescoop.games.ccg.phrases.printed_players import PARTS_OF_PLAYERS, PLAYERS
from timescoop.games.ccg.phrases.printed_seen import PARTS_OF_SEEN, SEEN
from timescoop.games.ccg.phrases.printed_spacetime import PARTS_OF_SPACETIME, SPACETIME
from timescoop.games.ccg.phrases.printed_spoken import PARTS_OF_SPOKEN, SPOKEN
from timescoop.games.ccg.phrases.printed_wide import PARTS_OF_WIDE, WIDE
from timescoop.language import merge_parts

PARTS_OF_SUBJECTS: Final = merge_parts(
    PARTS_OF_OWN,
    PARTS_OF_CORE,
    PARTS_OF_WIDE,
    PARTS_OF_COMMON,
    PARTS_OF_SEEN,
    PARTS_OF_PARTIES,
    PARTS_OF_DESIGNS,
    PARTS_OF_OUTCOMES,
    PARTS_OF_IDIOMS,
    PARTS_OF_JOINED,
    PARTS_OF_BREADTH,
    PARTS_OF_ANYBODY,
    PARTS_OF_NOUNS,
    PARTS_OF_FIGHTS,
    PARTS_OF_SPACETIME,
    PARTS_OF_PLAYERS,
    PARTS_OF_SPOKEN,
)
SUBJECTS: Final = (
    *OWN,
    *CORE,
    *WIDE,
    *COMMON,
    *SEEN,
    *PARTIES,
    *DESIGNS,
    *OUTCOMES,
    *IDIOMS,
    *JOINED,
    *BREADTH,
    *ANYBODY,
    *NOUNS,
    *FIGHTS,
    *SPACETIME,
    *PLAYERS,
    *SPOKEN,
)

__all__ = ["PARTS_OF_SUBJECTS", "SUBJECTS"]
