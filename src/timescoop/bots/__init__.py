"""Players made of code: they get a blind table, a question and dice."""

from timescoop.bots.bot import Bot, Budget
from timescoop.bots.rungs import GREEDY, LOOKAHEAD, NOVICE, RANDOM, RUNGS, SEARCH
from timescoop.bots.turns import mover

__all__ = ["GREEDY", "LOOKAHEAD", "NOVICE", "RANDOM", "RUNGS", "SEARCH", "Bot", "Budget", "mover"]
