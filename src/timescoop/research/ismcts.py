"""OpenSpiel's ISMCTS against our bots, with two seats: a baseline for the benchmark.

`python -m timescoop.research.ismcts invasion --simulations 10 30 100 --rivals random greedy --games 20` prints lines of
`docs/benchmark.md`. Worlds are imagined by our own function. Leaves are worth what the game's own evaluation says of
them, from -1 to 1, or with `--rollouts` how a random game from there ended. Times are those of the processor.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import tanh
from statistics import fmean
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator, RandomRolloutEvaluator

from timescoop.arena import Report, Setting, play_match, seatings
from timescoop.bots import Bot, Budget
from timescoop.catalogue import BOTS, GAMES
from timescoop.documents import in_safety
from timescoop.kernel import Game, Table
from timescoop.research.openspiel import State, resampler
from timescoop.research.standing import Standing

EXPLORATION: Final = 1.0  # of UCT; returns lie between -1 and 1
SEATS: Final = 2
HEAD: Final = (
    "| table | simulations | leaves | against | win rate | games | ms a decision |\n|---|---|---|---|---|---|---|"
)


class StaticEvaluator(Evaluator):
    """Leaves by the game's own evaluation; all options are equally likely.

    Args:
        game: What is played.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def evaluate(self, state: State) -> list[float]:
        """What each seat may expect to win, from -1 to 1."""
        assert state.at is not None
        table = state.at.table
        return [tanh(self.game.evaluate(table, seat) / self.game.swing / 2) for seat in range(table.seats)]

    def prior(self, state: State) -> list[tuple[int, float]]:
        """The chance of each option."""
        options = state.legal_actions()
        return [(each, 1 / len(options)) for each in options]


def ismcts_bot(key: str, edition: str, simulations: int, spent: list[float], *, rollouts: bool = False) -> Bot:
    """OpenSpiel's search as a bot of two seats.

    Args:
        key: Of the game.
        edition: Its key.
        simulations: How many ways through the tree each decision takes.
        spent: Takes down how many seconds of the processor each decision took.
        rollouts: Whether leaves are played out at random; otherwise they are evaluated.
    """
    spiel = pyspiel.load_game(f"timescoop_{key}(players={SEATS},edition=e{edition},seed=0)")

    def think(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
        del seat, budget
        begun = process_time()
        luck = np.random.RandomState(dice % 2**32)
        leaves: Any = RandomRolloutEvaluator(1, luck) if rollouts else StaticEvaluator(game)
        search = ISMCTSBot(spiel, leaves, EXPLORATION, simulations, random_state=luck)
        search.set_resampler(resampler(dice))
        state = spiel.new_initial_state()
        blind.kept = []
        state.at = Standing(game, blind)
        option = int(search.step(state))
        spent.append(process_time() - begun)
        return option

    about = f"OpenSpiel's ISMCTS with {simulations} simulations."
    return Bot(
        key=f"ismcts-{simulations}",
        name="ISMCTS",
        level=0,
        about=about,
        think=think,
        budget=Budget(worlds=simulations, breadth=0, partial_lines=0),
    )


def played(key: str, edition: str, bot: Bot, rival: Bot, games: int, seed: int) -> Report:
    """Play a bot against another, each deal from both seats."""
    setting = Setting(key, edition, (bot.key, rival.key), seed, {}, "")
    known = {bot.key: bot, rival.key: rival}
    matches = [
        play_match(GAMES[key], [known[each] for each in seating], setting, block)
        for block in range(-(-games // SEATS))
        for seating in seatings(setting.bots)
    ]
    return Report(setting, matches)


def lines(asked: argparse.Namespace) -> Iterator[str]:
    """The lines of a game."""
    edition = GAMES[asked.game].edition(asked.edition)
    for simulations in asked.simulations:
        for rival in asked.rivals:
            spent: list[float] = []
            bot = ismcts_bot(asked.game, edition.key, simulations, spent, rollouts=asked.rollouts)
            report = played(asked.game, edition.key, bot, BOTS[rival], asked.games, asked.seed)
            row = next(each for each in report.by_bot() if each.key == bot.key)
            leaves = "played out" if asked.rollouts else "evaluated"
            yield (
                f"| {GAMES[asked.game].title} {edition.key}, {SEATS} | {simulations} | {leaves} | `{rival}` "
                f"| {row.share} | {len(report.played)} | {1000 * fmean(spent):.0f} |"
            )


def main(words: Sequence[str] | None = None) -> int:
    """Print the lines."""
    parser = argparse.ArgumentParser(prog="python -m timescoop.research.ismcts", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--edition", help="the first one by default")
    parser.add_argument("--simulations", nargs="+", type=int, default=[10, 30, 100])
    parser.add_argument("--rivals", nargs="+", choices=sorted(BOTS), default=["random", "greedy"])
    parser.add_argument("--games", type=int, default=20, help="for each line, made up to whole deals")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rollouts", action="store_true", help="play leaves out at random instead of evaluating them")
    sys.stdout.write(f"{HEAD}\n")
    for line in lines(parser.parse_args(words)):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(in_safety("python -m timescoop.research.ismcts", main))
