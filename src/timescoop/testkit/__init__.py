"""Given, when, then; the laws that every game keeps, and random games to hold them in.

`timescoop.testkit.strategies` has Hypothesis strategies, and `python -m timescoop.testkit.soak` plays for long.

>>> from timescoop.catalogue import GAMES
>>> from timescoop.testkit import check_game
>>> figures = check_game(GAMES["invasion"], seats=2, seed=1, decisions=20)
>>> figures["decisions"]
20
"""

from timescoop.testkit.broken import LawBroken, Where
from timescoop.testkit.check import EVERYDAY, THOROUGH, Shares, check_game, check_games
from timescoop.testkit.replays import fingerprint, same_everywhere
from timescoop.testkit.standing import stands
from timescoop.testkit.walks import NAMES, Luck, Walk, editions_of, follow, options_of, random_walk, seed_bytes
from timescoop.testkit.wordings import option_of

__all__ = [
    "EVERYDAY",
    "NAMES",
    "THOROUGH",
    "LawBroken",
    "Luck",
    "Shares",
    "Walk",
    "Where",
    "check_game",
    "check_games",
    "editions_of",
    "fingerprint",
    "follow",
    "option_of",
    "options_of",
    "random_walk",
    "same_everywhere",
    "seed_bytes",
    "stands",
]
