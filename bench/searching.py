"""Measure how fast one game is searched, in a process of its own, and print what was found as JSON.

python bench/searching.py GAME SECONDS

Our bot `search`, worlds that are imagined and played out at random (an iteration of a search without its tree), and
OpenSpiel's ISMCTS in Python over the same game, by our own `imagine`: all from the same positions, in this process.
"""

import json
import sys
import time
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import timescoop.research.openspiel as ours
from timescoop.bots import SEARCH
from timescoop.bots.search import surviving_lines
from timescoop.catalogue import GAMES
from timescoop.kernel import playout

POSITIONS = 6
APART = 12  # decisions between them, the first of them in the middle of a game
BEGIN = 40
SIMULATIONS = 2  # of OpenSpiel's, each time it is asked


def positions(key: str) -> list[ours.State]:
    """States of random games in which there is something to choose."""
    found: list[ours.State] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        rng = np.random.default_rng(seed)
        state = pyspiel.load_game(f"timescoop_{key}(seed={seed})").new_initial_state()
        for nth in range(BEGIN + POSITIONS * APART):
            if state.is_terminal():
                break
            if nth >= BEGIN and nth % APART == 0 and len(state.legal_actions()) > 1:
                found.append(state.clone())
            state.apply_action(int(rng.choice(state.legal_actions())))
    return found[:POSITIONS]


def rate(deed: Callable[[ours.State, int], tuple[int, int]], states: list[ours.State], seconds: float) -> list[float]:
    """How many a second of processor time, and the decisions of each; every position at least once."""
    done, decisions, start, nth = 0, 0, time.process_time(), 0
    while nth < len(states) or time.process_time() - start < seconds:
        times, made = deed(states[nth % len(states)], nth)
        done, decisions, nth = done + times, decisions + made, nth + 1
    spent = time.process_time() - start
    return [done / spent, decisions / max(1, done)]


def played_out(state: ours.State, luck: int) -> tuple[int, int]:
    """One world, imagined and played out."""
    assert state.at is not None
    world = state.at.game.imagine(state.at.table, state.at.mover(), luck)
    return 1, playout(world, luck)[0]


def searched(state: ours.State, luck: int) -> tuple[int, int]:
    """One choice of our bot, with its usual budget: each way through its tree."""
    assert state.at is not None
    game, seat = state.at.game, state.at.mover()
    return surviving_lines(game, game.imagine(state.at.table, seat, luck), seat, luck, SEARCH.budget)[1], 0


def theirs(state: ours.State, luck: int) -> tuple[int, int]:
    """One choice of OpenSpiel's bot, with few simulations."""
    rng = np.random.RandomState(luck)
    bot = ISMCTSBot(state.get_game(), RandomRolloutEvaluator(1, rng), 2.0, SIMULATIONS, random_state=rng)
    bot.set_resampler(ours.resampler(luck))
    bot.step(state)
    return SIMULATIONS, 0


def main(key: str, seconds: str) -> None:
    """Measure one game."""
    assert key in GAMES
    states = positions(key)
    search, _ = rate(searched, states, float(seconds))
    worlds, length = rate(played_out, states, float(seconds) / 2)
    ismcts, _ = rate(theirs, states, float(seconds))
    print(json.dumps({"search": search, "worlds": worlds, "length": length, "ismcts": ismcts}))


if __name__ == "__main__":
    main(*sys.argv[1:])
