"""Players made of code: they get a blind table, a question and dice."""

from timescoop.bots.analysis import Account, Judged, account, agreed, analysed, analysis_budget, judged
from timescoop.bots.bot import Bot, Budget
from timescoop.bots.rungs import GREEDY, LOOKAHEAD, NOVICE, RANDOM, RUNGS, SEARCH
from timescoop.bots.segments import Declared, Segmenter
from timescoop.bots.turns import mover
from timescoop.bots.win_chance import win_share
from timescoop.bots.worker_pool import LostProcess, refuse_unguarded, reporting_losses, start_pool, stop_pool

__all__ = [
    "GREEDY", "LOOKAHEAD", "NOVICE", "RANDOM", "RUNGS", "SEARCH", "Account", "Bot", "Budget", "Declared", "Judged",
    "LostProcess", "Segmenter", "account", "agreed", "analysed", "analysis_budget", "judged", "mover",
    "refuse_unguarded", "reporting_losses", "start_pool", "stop_pool", "win_share",
]  # fmt: skip
