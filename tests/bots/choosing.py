"""What the bots choose in some positions of a game; `python -m tests.bots.choosing invasion 40` prints it, a line each.

Nothing decides but the position, the dice and the budget: two processes print the same with any hash seeds, and
so do two versions of Python.
"""

import sys

from tests.bots.positions import many_positions

from timescoop.bots import RUNGS, Budget
from timescoop.catalogue import GAMES

SMALL = Budget(worlds=2, breadth=3, partial_lines=1, evaluations=40)


def main(key: str, most: str) -> None:
    """Print the choices, each by the next bot of the ladder."""
    game = GAMES[key]
    for nth, (table, seat) in enumerate(many_positions(game, int(most))):
        bot = RUNGS[nth % len(RUNGS)]
        option = bot.choose(game, game.imagine(table, seat, nth), seat, nth, SMALL)
        sys.stdout.write(f"{nth} {table.seats} {seat} {bot.key} {option} of {len(table.options(seat))}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
