"""Print the fingerprint of one game, from a process of its own: room, edition, seats, seed."""

from __future__ import annotations

import sys

from timescoop.testkit.replays import find_game, fingerprint


def main(words: list[str]) -> None:
    """Print it."""
    room, edition, seats, seed = words
    sys.stdout.write(fingerprint(find_game(room), edition, int(seats), int(seed)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
