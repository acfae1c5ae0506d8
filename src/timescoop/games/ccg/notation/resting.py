"""When a table can be written as a position and read again: at the beginning of a part of a turn."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.drawing import REFRESH
from timescoop.games.ccg.steps.turn import MOVE, PLAY_CARD, end_motion, motion_part, pass_turn, refill, refill_part
from timescoop.games.ccg.table import MOTION, PLAY, REFILL, SETUP, Ccg

# What is asked at the beginning of a part, with the rules that then wait, the next one last.
FRESH: Final = {
    PLAY: (PLAY_CARD, (pass_turn, refill_part, end_motion, motion_part)),
    MOTION: (MOVE, (pass_turn, refill_part, end_motion)),
    REFILL: (REFRESH, (pass_turn, refill)),
}


def at_rest(table: Ccg) -> bool:
    """CCG-TURN-01: whether a part of a turn waits for an answer, and nothing done before must be remembered."""
    if table.part == SETUP or len(table.asked) != 1:
        return False
    question, later = FRESH[table.part]
    if table.asked[0][0] != question or tuple([rule for rule, _ in table.agenda]) != later:
        return False
    return not (table.owed or table.picks)
