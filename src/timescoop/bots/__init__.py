"""Players made of code: they get a blind table, a question and dice."""

from timescoop.bots.analysis import Account, Judged, account, agreed, analysed, judged, thought
from timescoop.bots.bot import Bot, Budget
from timescoop.bots.chances import share_of
from timescoop.bots.cuts import Cuts, Declared
from timescoop.bots.processes import LostProcess, end, losses_told, processes, refuse_unguarded
from timescoop.bots.rungs import GREEDY, LOOKAHEAD, NOVICE, RANDOM, RUNGS, SEARCH
from timescoop.bots.turns import mover

__all__ = [
    "GREEDY", "LOOKAHEAD", "NOVICE", "RANDOM", "RUNGS", "SEARCH", "Account", "Bot", "Budget", "Cuts", "Declared",
    "Judged", "LostProcess", "account", "agreed", "analysed", "end", "judged", "losses_told", "mover", "processes",
    "refuse_unguarded", "share_of", "thought",
]  # fmt: skip
