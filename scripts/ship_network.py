"""Put a trained network into the package of its game: `python scripts/ship_network.py RUN trained master`.

The words after the folder are the bots that measured up with it and may be offered as opponents.
"""

import sys
from importlib.resources import files
from pathlib import Path

from timescoop.bots import FILE, MASTER, TRAINED, ValueNetwork, read_network, written
from timescoop.catalogue import GAMES


def main() -> None:
    """Check the network, name its bots, and write it."""
    folder, *rungs = sys.argv[1:]
    if strange := set(rungs) - {TRAINED.key, MASTER.key}:
        raise SystemExit(f"no bot that learns is called {', '.join(sorted(strange))}")
    network = read_network((Path(folder) / FILE).read_bytes())
    game = GAMES[network.game]
    ValueNetwork(game, network)
    data = written(network._replace(told={**network.told, "rungs": rungs}))
    path = Path(str(files(game.room).joinpath(FILE)))
    path.write_bytes(data)
    print(f"{path}: {len(data):,} bytes, {network.told['games']:,} games, {', '.join(rungs) or 'no bot'}")


if __name__ == "__main__":
    main()
