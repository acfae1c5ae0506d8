"""Print the fingerprints of some games, from a process of its own: a room, then a JSON list of games."""

from __future__ import annotations

import json
import sys

from timescoop.testkit.replays import find_game, fingerprint


def main(words: list[str]) -> None:
    """Print them, a line each."""
    room, games = words
    game = find_game(room)
    sys.stdout.writelines(fingerprint(game, *played) + "\n" for played in json.loads(games))


if __name__ == "__main__":
    main(sys.argv[1:])
