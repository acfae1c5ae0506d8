"""A catalogue of the small made-up game and of the real ones, with bots that think in no time."""

from typing import Final

from tests.hosting import pebbles

from timescoop.catalogue import GAMES as REAL

GAMES: Final = {**pebbles.GAMES, **REAL}
BOTS: Final = pebbles.BOTS
