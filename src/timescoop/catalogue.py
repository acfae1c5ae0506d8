"""The one list of games and bots; a package of somebody else's adds to it by the entry points named here."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import entry_points
from typing import Final, TypeVar
from warnings import warn

from timescoop.bots import RUNGS, Bot
from timescoop.games.ccg import GAME as CCG
from timescoop.games.invasion import GAME as INVASION
from timescoop.games.nemesis import GAME as NEMESIS
from timescoop.kernel import Game

GAMES: Final[dict[str, Game]] = {game.key: game for game in (INVASION, NEMESIS, CCG)}
BOTS: Final[dict[str, Bot]] = {bot.key: bot for bot in RUNGS}

Listed = TypeVar("Listed", Game, Bot)


def added(group: str, kind: type[Listed], known: dict[str, Listed]) -> Iterator[tuple[str, Listed]]:
    """What other packages add under a group of entry points; what cannot be used is left out with a warning."""
    for point in entry_points(group=group):
        wrong = "it takes the name of one that is there already" if point.name in known else ""
        try:
            found = None if wrong else point.load()
        except Exception as error:  # noqa: BLE001 - a package of somebody else may raise anything
            found, wrong = None, f"it cannot be loaded: {type(error).__name__}: {error}"
        if isinstance(found, kind) and found.key == point.name:
            yield point.name, found
            continue
        wrong = wrong or f"a {kind.__name__} with the key {point.name!r} is expected, not {found!r:.60}"
        package = point.dist.name if point.dist else "an unknown package"
        warn(f"{point.name!r} of {package}, in the group {group}, is left out: {wrong}", stacklevel=2)


GAMES.update(dict(added("timescoop.games", Game, GAMES)))
BOTS.update(dict(added("timescoop.bots", Bot, BOTS)))
