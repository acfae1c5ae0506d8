"""Measure one game of one peer, under the peer's own interpreter, and print what was found as JSON.

PYTHON bench/peer.py SCRIPT GAME SECONDS

SCRIPT names a module in `bench/peers`, which imports the peer when it is imported: how long that takes is measured too,
less what `timing` has imported already. Its `measured` gives the other figures, and what else it had to import.
"""

import json
import sys
import time
from importlib import import_module

from timing import Found


def main(script: str, game: str, seconds: str) -> None:
    """Measure one game."""
    start = time.process_time()
    peer = import_module(f"peers.{script}")
    load = 1000 * (time.process_time() - start)
    found: Found = peer.measured(game, float(seconds))
    print(json.dumps(found | {"import": load + found.get("import", 0.0)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
