"""The one list of games and bots; a package of somebody else's adds to it by the entry points named here."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from timescoop.bots import RUNGS, Bot
from timescoop.games.ccg import GAME as CCG
from timescoop.games.invasion import GAME as INVASION
from timescoop.games.nemesis import GAME as NEMESIS
from timescoop.kernel import Game

GAMES: Final[dict[str, Game]] = {game.key: game for game in (INVASION, NEMESIS, CCG)}
BOTS: Final[dict[str, Bot]] = {bot.key: bot for bot in RUNGS}

GAMES.update({point.name: point.load() for point in entry_points(group="timescoop.games")})
BOTS.update({point.name: point.load() for point in entry_points(group="timescoop.bots")})
