"""E-6: golden games: what is played from a seed and by the same answers never changes unnoticed.

After changing a rule, a card or the option book on purpose, write them again: `python -m tests.test_golden`.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from timescoop.catalogue import GAMES
from timescoop.documents import fingerprint
from timescoop.kernel import Game, playout

PINNED: Final = Path(__file__).with_name("golden.json")
EACH: Final = 50  # games of each game, shared among its editions and numbers of seats
FEWER: Final = {"ccg": 15}  # whose games are long


def settings(game: Game) -> list[tuple[str, int]]:
    """Every edition with every number of seats."""
    return [(edition.key, seats) for edition in game.editions for seats in range(edition.least, edition.most + 1)]


def played(game: Game) -> Iterator[tuple[str, str]]:
    """Games played at random to their end: what each is called; its decisions, their checksum, and its last table's."""
    ways = settings(game)
    for nth in range(FEWER.get(game.key, EACH)):
        edition, seats = ways[nth % len(ways)]
        table = game.deal(seats=seats, seed=hashlib.sha256(b"%d" % nth).digest(), edition=edition)
        count, check = playout(table, nth)
        yield f"{edition}, {seats} seats, {nth}", f"{count} {check:07x} {fingerprint(table)}"


@pytest.mark.parametrize("key", GAMES)
def test_e_6_golden_games_are_played_as_they_were(key: str) -> None:
    pinned: dict[str, str] = json.loads(PINNED.read_text("utf-8")).get(key, {})
    now = dict(played(GAMES[key]))
    changed = [name for name in pinned if now.get(name) != pinned[name]]
    assert not changed, f"{len(changed)} of {len(pinned)} games went otherwise, the first {changed[0]}"
    assert now.keys() == pinned.keys(), f"the golden games of {key} are not those that are played; write them anew"


def main() -> None:
    """Write down how all golden games go now."""
    golden = {key: dict(played(game)) for key, game in sorted(GAMES.items())}
    PINNED.write_text(json.dumps(golden, indent=1) + "\n", "utf-8")
    sys.stdout.write(f"{sum(map(len, golden.values()))} golden games\n")


if __name__ == "__main__":
    main()
