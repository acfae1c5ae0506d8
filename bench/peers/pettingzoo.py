"""PettingZoo's card games, which stand over those of RLCard."""

import random
from typing import Any

import numpy as np
import pettingzoo.classic

from timing import Found, Subject, figures, pick


def measured(game: str, seconds: float) -> Found:
    """The figures of one of its games."""
    env = getattr(pettingzoo.classic, game).env()

    def playout(rng: random.Random, seed: int) -> int:
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            over = ended or cut
            env.step(None if over else pick(rng, np.flatnonzero(seen["action_mask"])))
            decisions += not over
        return decisions

    def middle() -> Any:
        env.reset(seed=1)
        env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
        return env

    return figures(Subject(playout, middle, {"observe": lambda env: env.observe(env.agent_selection)}), seconds)
