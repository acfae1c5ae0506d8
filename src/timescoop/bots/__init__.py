"""Computer players: they get a blind table, a question and a random seed, which is called dice.

A blind table is one that the seat cannot tell from the real one (a determinization), so a bot can't cheat.

>>> from timescoop.bots import GREEDY
>>> from timescoop.catalogue import GAMES
>>> game = GAMES["invasion"]
>>> table = game.deal(seats=2, seed=bytes(32))
>>> blind = game.imagine(table, 0, 7)
>>> GREEDY.choose(game, blind, 0, 7) in table.options(0)
True
"""

from timescoop.bots.analysis import Account, Judged, account, agreed, analysed, analysis_budget, judged, usual_worlds
from timescoop.bots.bot import Bot, Budget, opponents, usual_opponent
from timescoop.bots.declarations import Line
from timescoop.bots.position_features import PositionFeatures, Vocabulary, vocabulary_of
from timescoop.bots.quick import QUICK
from timescoop.bots.rungs import GREEDY, LOOKAHEAD, MASTER, NOVICE, RANDOM, RUNGS, SEARCH, TRAINED
from timescoop.bots.segments import Declared, Segmenter
from timescoop.bots.trained import best_by, likely_lines
from timescoop.bots.turns import Rest, mover
from timescoop.bots.value_network import (
    EVALUATION,
    FILE,
    BadNetwork,
    Layer,
    Network,
    ValueNetwork,
    learned_rungs,
    network_of,
    prior,
    read_network,
    share_of,
    written,
)
from timescoop.bots.win_chance import win_share
from timescoop.bots.worker import Catalogue, Job, choose, compile_cards, load_catalogue, new_pool
from timescoop.bots.worker_pool import LostProcess, refuse_unguarded, reporting_losses, start_pool, stop_pool

__all__ = [
    "EVALUATION", "FILE", "GREEDY", "LOOKAHEAD", "MASTER", "NOVICE", "QUICK", "RANDOM", "RUNGS", "SEARCH", "TRAINED",
    "Account", "BadNetwork", "Bot", "Budget", "Catalogue", "Declared", "Job", "Judged", "Layer", "Line",
    "LostProcess", "Network", "PositionFeatures", "Rest", "Segmenter", "ValueNetwork", "Vocabulary", "account",
    "agreed", "analysed", "analysis_budget", "best_by", "choose", "compile_cards", "judged", "learned_rungs",
    "likely_lines", "load_catalogue", "mover", "network_of", "new_pool", "opponents", "prior", "read_network",
    "refuse_unguarded", "reporting_losses", "share_of", "start_pool", "stop_pool", "usual_opponent", "usual_worlds",
    "vocabulary_of", "win_share", "written",
]  # fmt: skip
