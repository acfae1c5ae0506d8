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
