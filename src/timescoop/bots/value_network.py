"""A small network that says how likely a seat is to win, run by numpy, or by plain Python where that is missing.

The network corrects the game's own evaluation: what it adds to the log odds begins at 0 and is learned. Weights are
kept as numbers of 16 bits behind a header, and their hash is checked before they are used.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from math import exp, log
from types import ModuleType
from typing import Any, Final, NamedTuple

from timescoop.bots.position_features import PositionFeatures, Vocabulary
from timescoop.kernel import Game, Table, TimescoopError

FILE: Final = "network.bin"  # in the package of a game
MAGIC: Final = b"timescoop network 1\n"
SIZE: Final = struct.Struct("<I")
HALF_FLOAT: Final = 2  # bytes
HASH: Final = 32  # bytes at the end
EVALUATION: Final = 2  # the feature that is the game's own evaluation, in swings
FINE: Final = 4096.0  # values are rounded to a part of this, so that no library's rounding decides
CERTAIN: Final = 30.0  # log odds of a game that is over

Layer = tuple[list[list[float]], list[float]]  # rows by input, and what is added


class BadNetwork(TimescoopError):
    """A file that is no network, is damaged, or belongs to another game."""


class Network(NamedTuple):
    """The weights of a network.

    Attributes:
        game: The key of the game.
        vocabulary: What its features are made of.
        layers: From the first to the last; each but the last is followed by a ReLU.
        told: What the header says of the training.
    """

    game: str
    vocabulary: Vocabulary
    layers: list[Layer]
    told: dict[str, Any]


def written(network: Network) -> bytes:
    """A network as bytes: header, weights of 16 bits, hash."""
    shapes = [(len(rows), len(bias)) for rows, bias in network.layers]
    header = {"game": network.game, "vocabulary": network.vocabulary._asdict(), "shapes": shapes, "told": network.told}
    head = json.dumps(header, sort_keys=True).encode()
    body = [number for rows, bias in network.layers for row in [*rows, bias] for number in row]
    data = MAGIC + SIZE.pack(len(head)) + head + struct.pack(f"<{len(body)}e", *body)
    return data + sha256(data).digest()


def read_network(data: bytes) -> Network:
    """A network from its bytes.

    Raises:
        BadNetwork: They are no network, or their hash doesn't fit.
    """
    if not data.startswith(MAGIC) or len(data) < len(MAGIC) + SIZE.size + HASH:
        raise BadNetwork("this file isn't a network of Timescoop")
    if sha256(data[:-HASH]).digest() != data[-HASH:]:
        raise BadNetwork("this network is damaged: its hash doesn't fit. Train it again, or reinstall Timescoop")
    start = len(MAGIC) + SIZE.size
    (size,) = SIZE.unpack_from(data, len(MAGIC))
    header = json.loads(data[start : start + size])
    start += size
    layers = []
    for inputs, outputs in header["shapes"]:
        count = (inputs + 1) * outputs
        numbers = struct.unpack_from(f"<{count}e", data, start)
        start += count * HALF_FLOAT
        rows = [list(numbers[nth * outputs : (nth + 1) * outputs]) for nth in range(inputs + 1)]
        layers.append((rows[:-1], rows[-1]))
    words = {name: tuple(each) for name, each in header["vocabulary"].items()}
    return Network(header["game"], Vocabulary(**words), layers, header["told"])


@cache
def numpy_if_there() -> ModuleType | None:
    """numpy, or None where it isn't installed."""
    try:
        return import_module("numpy")
    except ImportError:
        return None


class ValueNetwork:
    """Says how likely seats are to win.

    Args:
        game: What is played.
        network: Its weights.
        plain: Whether to do without numpy, even if it is there.

    Raises:
        BadNetwork: The network is of another game, or reads other features.
    """

    def __init__(self, game: Game, network: Network, *, plain: bool = False) -> None:
        if network.game != game.key:
            raise BadNetwork(f"this network plays {network.game}, not {game.key}")
        self.features = PositionFeatures(game, network.vocabulary)
        if self.features.width != len(network.layers[0][0]):
            raise BadNetwork(f"this network reads other features of {game.key}; train it again")
        self.layers = network.layers
        self.numpy: Any = None if plain else numpy_if_there()
        if self.numpy is not None:
            float32 = self.numpy.float32
            self.arrays = [(self.numpy.array(a, float32), self.numpy.array(b, float32)) for a, b in network.layers]

    def odds(self, tables: Sequence[Table], seat: int) -> list[float]:
        """The log odds that a seat wins, for each of several positions.

        Equal positions have equal odds, however many are asked about at once.
        """
        found = [CERTAIN * (2 * share_of(table, seat) - 1) if table.over() else 0.0 for table in tables]
        open_ones = [nth for nth, table in enumerate(tables) if not table.over()]
        rows = [self.features.of(tables[nth], seat) for nth in open_ones]
        for nth, row, value in zip(open_ones, rows, self.corrections(rows), strict=True):
            found[nth] = round((prior(row[EVALUATION], tables[nth].seats) + value) * FINE) / FINE
        return found

    def corrections(self, rows: list[list[float]]) -> list[float]:
        """What the network adds to the log odds of the game's own evaluation."""
        if self.numpy is None:
            return [in_plain_python(self.layers, row) for row in rows]
        if not rows:
            return []
        x = self.numpy.array(rows, self.numpy.float32)
        for weights, bias in self.arrays[:-1]:
            x = self.numpy.maximum(x @ weights + bias, 0)
        weights, bias = self.arrays[-1]
        return [float(number) for number in (x @ weights + bias)[:, 0]]

    def chance(self, table: Table, seat: int) -> float:
        """The chance that a seat wins, from 0 to 1."""
        return chance_of(self.odds([table], seat)[0])


def in_plain_python(layers: list[Layer], row: list[float]) -> float:
    """What a network makes of one row of features."""
    x = row
    for rows, bias in layers:
        sums = bias[:]
        for number, weights in zip(x, rows, strict=True):
            if number:
                sums = [total + number * weight for total, weight in zip(sums, weights, strict=True)]
        x = [max(0.0, total) for total in sums] if rows is not layers[-1][0] else sums
    return x[0]


def prior(swings: float, seats: int) -> float:
    """The log odds of a win by the game's own evaluation: an equal share where nobody leads."""
    return swings - log(seats - 1) if seats > 1 else swings


def share_of(table: Table, seat: int) -> float:
    """The share of the win, from 0 to 1; of a game nobody won, an equal one."""
    return (table.won >> seat & 1) / table.won.bit_count() if table.won > 0 else 1 / table.seats


def chance_of(odds: float) -> float:
    """A chance, from 0 to 1, by its log odds."""
    return 1 / (1 + exp(-max(-CERTAIN, min(CERTAIN, odds))))


@cache
def packaged(game: Game) -> Network | None:
    """The weights that come with a game, or None.

    Raises:
        BadNetwork: Their file is damaged.
    """
    path = files(game.room).joinpath(FILE)
    return read_network(path.read_bytes()) if path.is_file() else None


def network_for(game: Game, seats: int) -> ValueNetwork | None:
    """The network that comes with a game, if it has learned with so many seats; otherwise None.

    Raises:
        BadNetwork: Its file is damaged, or doesn't fit the game.
    """
    network = packaged(game)
    if network is None:
        return None
    learned = network.told.get("settings", {})
    return network_of(game) if learned.get("least", seats) <= seats <= learned.get("most", seats) else None


@cache
def network_of(game: Game) -> ValueNetwork | None:
    """The network that comes with a game, ready to be asked, or None.

    Raises:
        BadNetwork: Its file is damaged, or doesn't fit the game.
    """
    network = packaged(game)
    return ValueNetwork(game, network) if network else None


def learned_rungs(game: Game) -> frozenset[str]:
    """The keys of the bots that a game's network was measured with; none if no bot should use it."""
    network = packaged(game)
    return frozenset(network.told.get("rungs", ())) if network else frozenset()


def most_learned_seats(game: Game) -> int | None:
    """The most seats with which the network of a game has learned; None if it has none, or learned with any number."""
    network = packaged(game)
    most = network.told.get("settings", {}).get("most") if network else None
    return None if most is None else int(most)
