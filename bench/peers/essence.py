"""Essence Wars, a card game with its engine in Rust, by the binding that its package brings."""

import random
from typing import Any

import numpy as np
from essence_wars import _core

from timing import Found, Subject, figures, pick

MIDDLE = 20
SIMULATIONS = 500


def measured(_game: str, seconds: float) -> Found:
    """The figures of the game; its search thinks from the same state each time."""
    game = _core.PyGame()

    def playout(rng: random.Random, seed: int) -> int:
        return played(rng, seed, float("inf"))

    def played(rng: random.Random, seed: int, most: float) -> int:
        game.reset(seed)
        decisions = 0
        while not game.is_done() and decisions < most:
            game.step(pick(rng, np.flatnonzero(game.action_mask()).tolist()))
            decisions += 1
        return decisions

    def middle() -> Any:
        played(random.Random(1), 1, MIDDLE)
        return game

    def search(game: Any) -> int:
        game.mcts_action(SIMULATIONS)
        return SIMULATIONS

    verbs = {"copy": lambda game: game.fork(), "observe": lambda game: game.observe()}
    return figures(Subject(playout, middle, verbs, search), seconds)
