"""Players made of code: they get a blind table, a question and dice."""

from timescoop.bots.analysis import Account, Judged, account, agreed, analysed, judged, thought
from timescoop.bots.bot import Bot, Budget
from timescoop.bots.chances import share_of
from timescoop.bots.cuts import Cuts, Declared
from timescoop.bots.processes import end, processes
from timescoop.bots.rungs import GREEDY, LOOKAHEAD, NOVICE, RANDOM, RUNGS, SEARCH
from timescoop.bots.turns import mover

__all__ = [
    "GREEDY", "LOOKAHEAD", "NOVICE", "RANDOM", "RUNGS", "SEARCH", "Account", "Bot", "Budget", "Cuts", "Declared",
    "Judged", "account", "agreed", "analysed", "end", "judged", "mover", "processes", "share_of", "thought",
]  # fmt: skip
