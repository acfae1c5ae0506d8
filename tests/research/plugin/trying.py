"""Run where the plug-in is installed: its game is studied and simulated as every other is."""

import sys

import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test, seed_test

import timescoop.research.openspiel as spiel
from timescoop.arena import simulate
from timescoop.catalogue import GAMES
from timescoop.research.gymnasium import SingleSeat
from timescoop.research.pettingzoo import env

key = next(key for key, game in GAMES.items() if game.room == "timescoop_kites")
for edition in GAMES[key].editions:
    for seats in {edition.least, edition.most}:
        asked = {"game": key, "seats": seats, "edition": edition.key}
        api_test(env(**asked), num_cycles=30)
        seed_test(lambda asked=asked: env(**asked), num_cycles=30)
        game = pyspiel.load_game(f"timescoop_{key}(players={seats},edition=e{edition.key},seed=2)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
check_env(SingleSeat(key, rivals="greedy"), skip_close_check=True)

game = pyspiel.load_game(f"timescoop_{key}(players=3,seed=1)")
rng = np.random.RandomState(0)
bot = ISMCTSBot(game, RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)
bot.set_resampler(spiel.resampler(2))
state = game.new_initial_state()
polls = 0
while not state.is_terminal() and state.move_number() < 16:
    polls += state.at.table.polling
    state.apply_action(bot.step(state))
assert polls > 0, "polls are looked at too"

report = simulate(key, ["greedy", "random"], games=2, workers=1)
sys.stdout.write(f"{key}: {len(report.played)} games simulated\n")
