"""RLCard's environments: each step also makes what the next seat sees, as users have it."""

import copy
import random
from collections.abc import Callable
from typing import Any

import rlcard

from timing import Found, Subject, figures, pick

MIDDLE = 4


def measured(game: str, seconds: float) -> Found:
    """The figures of one of its games."""
    env = rlcard.make(game)

    def playout(rng: random.Random, _seed: int) -> int:
        return played(rng, float("inf"))

    def played(rng: random.Random, most: float) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over() and decisions < most:
            state, _ = env.step(pick(rng, list(state["legal_actions"])))
            decisions += 1
        return decisions

    def middle() -> Any:
        seeds = iter(range(100))
        while played(random.Random(next(seeds)), MIDDLE) < MIDDLE or env.is_over():
            pass
        return env.game

    def seen(_: Any) -> object:
        return env.get_state(env.get_player_id())  # numbers, and an object beside them

    verbs: dict[str, Callable[[Any], object]] = {
        "copy": copy.deepcopy,
        "observe": seen,
        "view": seen,
    }  # it has no copy of its own
    return figures(Subject(playout, middle, verbs), seconds)
