"""When a table can be written as a position and read again: at the beginning of a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from timescoop.games.nemesis.built.fields import ASIDE
from timescoop.games.nemesis.conflicts.initiating import INITIATE, offer_conflict
from timescoop.games.nemesis.instants import INSTANT, close_window, offer_instants
from timescoop.games.nemesis.pool import MINION_STEP
from timescoop.games.nemesis.steps.acting import ACT, act
from timescoop.games.nemesis.steps.minions import PLAY_OR_MOVE, offer_minion
from timescoop.games.nemesis.steps.timed import USE_LAST, USE_RULE, rules_of, use_rules
from timescoop.games.nemesis.steps.turn import (
    MOVE_TOKEN,
    STEP_RULES,
    discard_power,
    move_token,
    offer_discards,
    pass_turn,
    refill,
)
from timescoop.games.nemesis.table import (
    ACTION,
    CONFLICT,
    CONTROL,
    END,
    MINION,
    SETUP,
    START,
    Nemesis,
)

# What may be asked at the beginning of a step, each with the rules of the step that then wait, the next one last.
FRESH: Final[dict[tuple[int, int], tuple[Callable[..., None], ...]]] = {
    (START, INSTANT): (use_rules, close_window),
    (START, USE_RULE): (),
    (CONTROL, INSTANT): (move_token, close_window),
    (CONTROL, MOVE_TOKEN): (),
    (MINION, INSTANT): (offer_instants, offer_minion, use_rules, close_window),
    (MINION, PLAY_OR_MOVE): (offer_instants,),
    (CONFLICT, INSTANT): (offer_conflict, close_window),
    (CONFLICT, INITIATE): (),
    (ACTION, INSTANT): (act, close_window),
    (ACTION, ACT): (),
    (END, INSTANT): (refill, offer_discards, discard_power, use_rules, close_window),
    (END, USE_LAST): (refill, offer_discards, discard_power),
}


def at_rest(table: Nemesis) -> bool:
    """NEM-TURN-02: whether the table is at the beginning of a step, with nothing done in it and nothing pending."""
    if len(table.asked) != 1 or table.zones[ASIDE] or table.used or table.step == SETUP:
        return False
    question, args = table.asked[0]
    own = FRESH.get((table.step, question))
    later = (*STEP_RULES[table.step - START + 1 :], pass_turn)
    if own is None or tuple([rule for rule, _ in table.agenda]) != (*later[::-1], *own):
        return False
    if question == INSTANT:
        return args[1] == table.seats - (args[0] - table.turn) % table.seats
    return question != PLAY_OR_MOVE or not rules_of(table, args[0], MINION_STEP)
