"""dgisim's Genius Invokation: its states never change, so a copy costs nothing and is not measured."""

import random
from typing import Any

from dgisim import GameState, Pid
from dgisim.agents import RandomAgent

from timing import Found, Subject, figures

MIDDLE = 60


def measured(_game: str, seconds: float) -> Found:
    """The figures of the game."""
    verbs = {"view": lambda state: state.prespective_view(Pid.P1)}
    return figures(Subject(playout, lambda: played(5, MIDDLE)[0], verbs), seconds)


def played(seed: int, most: float = float("inf")) -> tuple[Any, int]:
    """A state after so many decisions of its own random player, or at the end, and how many there were."""
    random.seed(seed)  # the library draws from the one source of all
    agent = RandomAgent()
    state: Any = GameState.from_default()
    decisions = 0
    while not state.game_end() and decisions < most:
        seat = state.waiting_for()
        if seat is None:
            state = state.step()
        else:
            state = state.action_step(seat, agent.choose_action([state], seat))
            decisions += 1
    return state, decisions


def playout(_rng: random.Random, seed: int) -> int:
    """One game."""
    return played(seed)[1]
