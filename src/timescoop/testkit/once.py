"""Print the fingerprint of one game, from a process of its own: room, edition, seats, seed, most decisions."""

from __future__ import annotations

import sys

from timescoop.testkit.replays import find_game, fingerprint


def main(words: list[str]) -> None:
    """Print it."""
    room, edition, *numbers = words
    seats, seed, decisions = map(int, numbers)
    sys.stdout.write(fingerprint(find_game(room), edition, seats, seed, decisions) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
