"""Train for five minutes, play the result against `random`, and print a line for each count, as `make soak` reads them.

`python -m tests.research.learned_in_minutes --seconds 300`
"""

import argparse
import sys
import tempfile
from pathlib import Path

from timescoop.bots import TRAINED, Bot, Budget, ValueNetwork, best_by, mover, read_network
from timescoop.catalogue import BOTS, GAMES
from timescoop.kernel import Game, Table
from timescoop.research import Settings
from timescoop.research.training import Run

GAME = GAMES["invasion"]


def player_of(network: ValueNetwork) -> Bot:
    """The bot `trained` with a network that was just made."""

    def think(_game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
        return best_by(network, blind, seat, dice, budget)

    return Bot(key="new", name="New", level=0, about="Has just learned.", think=think, budget=TRAINED.budget)


def wins(bot: Bot, games: int) -> int:
    """How many games of two the bot wins against `random`, in either seat by turns."""
    won = 0
    for nth in range(games):
        table = GAME.deal(seats=2, seed=nth.to_bytes(32, "big"))
        mine = nth % 2
        while not table.over():
            seat = mover(table)
            playing = bot if seat == mine else BOTS["random"]
            table.play(seat, playing.choose(GAME, GAME.imagine(table, seat, nth), seat, nth + table.drawn))
        won += table.won == 1 << mine
    return won


def main() -> None:
    """Train, play and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=50)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        run = Run(Path(name), Settings(GAME.key, least=2, most=2))
        run.go_on(asked.seconds)
        network = ValueNetwork(GAME, read_network((Path(name) / "network.bin").read_bytes()))
        sys.stdout.write(f"  games trained on  {run.rounds * run.settings.games:,}\n")
    sys.stdout.write(f"  wins against random  {wins(player_of(network), asked.games):,}\n")


if __name__ == "__main__":
    main()
