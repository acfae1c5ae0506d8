"""The quick bot: no search, so that thousands of games take minutes. It is for playtests, not for opponents.

Where a game has a playout policy, that answers; elsewhere it follows a few lines to their end in one imagined table.
"""

from __future__ import annotations

from typing import Final

from timescoop.bots.bot import Bot, Budget
from timescoop.bots.declarations import Evaluator, declarations
from timescoop.bots.greedy import all_equal, ranking
from timescoop.bots.uniform import random_option
from timescoop.kernel import Game, Table

ANSWERS: Final = 8  # tried in one decision; then each first option is brought to its end at once


def quick_answer(game: Game, blind: Table, seat: int, dice: int, budget: Budget) -> int:
    """The option of the playout policy, or the first of the line that looks best at once."""
    if game.playout_policy is not None:
        return game.playout_policy(blind, seat)
    ranked = ranking(declarations(Evaluator(game.evaluate, budget.partial_lines, ANSWERS), blind, seat))
    return random_option(game, blind, seat, dice, budget) if all_equal(ranked) else ranked[0][1][0]


QUICK: Final = Bot(
    key="quick",
    name="Quick",
    level=1,
    about="Answers at a glance, for playtests of thousands of games.",
    think=quick_answer,
    budget=Budget(worlds=1, breadth=1, partial_lines=0),
)
