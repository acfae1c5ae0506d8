"""PokerKit's no-limit hold'em at six seats: fold, check or call, or raise by as little as is allowed."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

from pokerkit import Automation, NoLimitTexasHoldem

from timing import Found, Subject, figures, pick

BLINDS, STACKS = (1, 2), (200,) * 6
BY_ITSELF = tuple(step for step in Automation if step.name != "RUNOUT_COUNT_SELECTION")


def measured(_game: str, seconds: float) -> Found:
    """The figures of the game."""
    return figures(Subject(playout, dealt, {"copy": copy.deepcopy}), seconds)  # it has no copy of its own


def dealt() -> Any:
    """A new hand; everything but what players choose happens by itself."""
    return NoLimitTexasHoldem.create_state(BY_ITSELF, True, 0, BLINDS, BLINDS[1], STACKS, len(STACKS))


def options(hand: Any) -> Iterator[Callable[[], object]]:
    """What the player may do."""
    if hand.can_fold():
        yield hand.fold
    if hand.can_check_or_call():
        yield hand.check_or_call
    if hand.can_complete_bet_or_raise_to():
        yield lambda: hand.complete_bet_or_raise_to(hand.min_completion_betting_or_raising_to_amount)


def playout(rng: random.Random, _seed: int) -> int:
    """One hand."""
    hand, decisions = dealt(), 0
    while hand.status:
        pick(rng, list(options(hand)))()
        decisions += 1
    return decisions
