"""Players made of code: they get a blind table, a question and dice.

A blind table is one that the seat cannot tell from the real one (a determinization), so a bot can't cheat.

>>> from timescoop.bots import GREEDY
>>> from timescoop.catalogue import GAMES
>>> game = GAMES["invasion"]
>>> table = game.deal(seats=2, seed=bytes(32))
>>> blind = game.imagine(table, 0, 7)
>>> GREEDY.choose(game, blind, 0, 7) in table.options(0)
True
"""

from timescoop.bots.analysis import Account, Judged, account, agreed, analysed, analysis_budget, judged
from timescoop.bots.bot import Bot, Budget
from timescoop.bots.quick import QUICK
from timescoop.bots.rungs import GREEDY, LOOKAHEAD, NOVICE, RANDOM, RUNGS, SEARCH
from timescoop.bots.segments import Declared, Segmenter
from timescoop.bots.turns import Rest, mover
from timescoop.bots.win_chance import win_share
from timescoop.bots.worker_pool import LostProcess, refuse_unguarded, reporting_losses, start_pool, stop_pool

__all__ = [
    "GREEDY", "LOOKAHEAD", "NOVICE", "QUICK", "RANDOM", "RUNGS", "SEARCH", "Account", "Bot", "Budget", "Declared",
    "Judged", "LostProcess", "Rest", "Segmenter", "account", "agreed", "analysed", "analysis_budget", "judged", "mover",
    "refuse_unguarded", "reporting_losses", "start_pool", "stop_pool", "win_share",
]  # fmt: skip
