"""Every way to play that the catalogue has, for tests that go through them all."""

import os

from tests.breadth import ends

from timescoop.catalogue import GAMES
from timescoop.testkit import editions_of

EVERY = [(key, edition, seats) for key, game in GAMES.items() for edition, seats in editions_of(game)]
DEALS = ends(EVERY)
NAMES = [f"{key}-{edition}-{seats}" for key, edition, seats in DEALS]


def share(key: str, everyday: int) -> int:
    """The decisions of one deal of a game: so many for the game in all, or what the environment says."""
    return -(-int(os.environ.get("TIMESCOOP_STUDIED", everyday)) // len([game for game, *_ in DEALS if game == key]))


def spiel_name(key: str, edition: str, seats: int, **more: object) -> str:
    """What `pyspiel.load_game` is given."""
    stated = {"players": seats, "edition": f"e{edition}", **more}
    return f"timescoop_{key}({','.join(f'{name}={value}' for name, value in stated.items())})"
