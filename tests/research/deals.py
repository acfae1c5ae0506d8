"""Every way to play that the catalogue has, for tests that go through them all."""

from timescoop.catalogue import GAMES
from timescoop.testkit import editions_of

DEALS = [(key, edition, seats) for key, game in GAMES.items() for edition, seats in editions_of(game)]
NAMES = [f"{key}-{edition}-{seats}" for key, edition, seats in DEALS]


def spiel_name(key: str, edition: str, seats: int, **more: object) -> str:
    """What `pyspiel.load_game` is given."""
    stated = {"players": seats, "edition": f"e{edition}", **more}
    return f"timescoop_{key}({','.join(f'{name}={value}' for name, value in stated.items())})"
