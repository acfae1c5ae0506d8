"""A catalogue with Kites, the small game that has windows."""

from typing import Any, Final

from tests.hosting.pebbles import BOTS as PEBBLE_BOTS
from tests.hosting.pebbles import PEBBLES
from tests.kernel.tiny import GAME

from timescoop.kernel import Game

GAMES: Final[dict[str, Game]] = {"kites": GAME, "pebbles": PEBBLES}
BOTS: Final[dict[str, Any]] = PEBBLE_BOTS
