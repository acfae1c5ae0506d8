"""OpenSpiel's card games, most of them with rules in C++, driven from Python; what chance does is no decision."""

import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pyspiel

from timing import Found, Subject, figures, pick

MIDDLE = 10  # decisions; some of its games are over soon
LATER = {"hearts": 20}  # while cards are passed there, its search may end the whole process
SIMULATIONS = 200
IN_PYTHON = "python_"
WAYS = {  # what it offers a seat to look at, the first of each that a game has
    "observe": ("information_state_tensor", "observation_tensor"),
    "view": ("information_state_string", "observation_string"),
}


def measured(game: str, seconds: float) -> Found:
    """The figures of one of its games: of what it offers a state, only what this game has."""
    start = time.process_time()
    if game.startswith(IN_PYTHON):
        import_module("open_spiel.python.games")  # makes them known
    load = 1000 * (time.process_time() - start)
    rules = pyspiel.load_game(game)

    def playout(rng: random.Random, _seed: int) -> int:
        return played(rules.new_initial_state(), rng)[1]

    at, luck = middle(rules, LATER.get(game, MIDDLE)), random.Random(7)
    verbs: dict[str, Callable[[Any], object]] = {"copy": lambda state: state.clone()}
    for verb, names in WAYS.items():
        offered = [seen(name) for name in names if works(seen(name), at)]
        if offered:
            verbs[verb] = offered[0]
    if works(imagine := imagined(luck), at):
        verbs["imagine"] = imagine
    # on a game in Python its search in C++ ends the whole process
    searches = not game.startswith(IN_PYTHON) and works(searched, at)
    subject = Subject(playout, lambda: at, verbs, searched if searches else None)
    return figures(subject, seconds) | {"import": load}


def played(state: Any, rng: random.Random, most: float = float("inf")) -> tuple[Any, int]:
    """A state after so many random decisions, or at the end of the game, and how many there were."""
    decisions = 0
    while not state.is_terminal() and (decisions < most or state.is_chance_node()):
        decisions += not state.is_chance_node()
        state.apply_action(pick(rng, state.legal_actions()))
    return state, decisions


def middle(rules: Any, latest: int) -> Any:
    """A state in which there is something to choose: after so many decisions, or fewer where games end before."""
    for most in range(latest, -1, -1):
        for seed in range(10):
            state = played(rules.new_initial_state(), random.Random(seed), most)[0]
            if not state.is_terminal() and len(state.legal_actions()) > 1:
                return state
    raise ValueError(f"no state of {rules} leaves a choice")


def works(deed: Callable[[Any], object], state: Any) -> bool:
    """Whether this game has that."""
    try:
        deed(state)
    except (RuntimeError, ValueError):  # as it says that something is missing
        return False
    return True


def seen(name: str) -> Callable[[Any], object]:
    """One of its ways to tell a seat what it may know."""
    return lambda state: getattr(state, name)(0)


def imagined(luck: random.Random) -> Callable[[Any], object]:
    """Another state that the seat to move cannot tell from this one."""
    return lambda state: state.resample_from_infostate(state.current_player(), luck.random)


def searched(state: Any) -> int:
    """One choice of its ISMCTS in C++."""
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    judge = pyspiel.RandomRolloutEvaluator(1, 1)
    pyspiel.ISMCTSBot(1, judge, 1.0, SIMULATIONS, -1, final, False, False).step(state)
    return SIMULATIONS
