"""The peers that our games stand beside: what each plays, what it is written in, and exactly what is installed for it.

A peer joins by a line in PEERS and a script in `bench/peers/`. It runs under an interpreter of its own, so that the
pins of two never clash and nothing of theirs weighs on us. Where a peer sits inside the folder of all is told here too.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).parent
FOLDER = HERE.parent / "build" / "peers"
ONE_THREAD = {"XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"}


@dataclass(frozen=True, kw_only=True)
class Peer:
    """One engine of somebody else's.

    Args:
        title: What people call it.
        written: The language of its rules; `games_written` says where one game differs.
        games: By the name its script takes, as the report shows them.
        pins: What is installed, as pip or npm takes it.
        script: Its file in `bench/peers/`; one that ends in `.js` runs under Node.
        surroundings: What stands in the environment while it runs.
    """

    title: str
    written: str
    games: Mapping[str, str]
    pins: tuple[str, ...]
    script: str
    games_written: Mapping[str, str] = field(default_factory=dict)
    surroundings: Mapping[str, str] = field(default_factory=dict)

    @property
    def on_node(self) -> bool:
        """Whether it is JavaScript."""
        return self.script.endswith(".js")


def same(*names: str) -> dict[str, str]:
    """Games that the report calls what the peer calls them."""
    return {name: name for name in names}


PEERS: dict[str, Peer] = {
    "openspiel": Peer(
        title="OpenSpiel",
        written="C++",
        games={
            **same("leduc_poker", "gin_rummy", "hearts", "cribbage", "hanabi", "dou_dizhu", "crazy_eights", "oh_hell"),
            **same("euchre", "spades", "skat", "tiny_bridge_4p"),
            "bridge(use_double_dummy_result=false)": "bridge",
            "python_block_dominoes": "block_dominoes",
            "python_liars_poker": "liars_poker",
        },
        games_written={"python_block_dominoes": "Python", "python_liars_poker": "Python"},
        pins=("open-spiel==2.0.2",),
        script="openspiel.py",
    ),
    "rlcard": Peer(
        title="RLCard",
        written="Python",
        games=same("uno", "gin-rummy", "doudizhu", "mahjong", "bridge", "leduc-holdem", "limit-holdem"),
        pins=("rlcard==1.2.0",),
        script="rlcard.py",
    ),
    "pettingzoo": Peer(
        title="PettingZoo",
        written="Python",
        games={"gin_rummy_v4": "gin_rummy", "leduc_holdem_v4": "leduc_holdem"},
        pins=("pettingzoo[classic]==1.24.3",),  # the last line with gin_rummy
        script="pettingzoo.py",
    ),
    "fireplace": Peer(
        title="fireplace2",
        written="Python",
        games={"hearthstone": "Hearthstone"},
        pins=("fireplace2==1.0.2", "hearthstone==7.3.0", "hearthstone-data==133122.1"),  # of the same months
        script="fireplace.py",
    ),
    "dgisim": Peer(
        title="dgisim",
        written="Python",
        games={"genius": "Genius Invokation"},
        pins=("dgisim==0.5.0",),
        script="dgisim.py",
    ),
    "pokerkit": Peer(
        title="PokerKit",
        written="Python",
        games={"holdem": "hold'em for six"},
        pins=("pokerkit==0.7.7",),
        script="pokerkit.py",
    ),
    "phase": Peer(
        title="phase.rs",
        written="Rust",
        games={"magic": "Magic, 6 cards"},
        pins=("phase-python==0.103.0",),
        script="phase.py",
    ),
    "essence": Peer(
        title="Essence Wars",
        written="Rust",
        games={"standard": ""},
        pins=("essence-wars==0.12.0",),
        script="essence.py",
    ),
    "pgx": Peer(
        title="pgx",
        written="JAX",
        games=same("leduc_holdem", "sparrow_mahjong", "backgammon"),
        pins=("pgx==2.6.0",),
        script="pgx.py",
        surroundings=ONE_THREAD,
    ),
    "boardgame": Peer(
        title="boardgame.io",
        written="JavaScript",
        games={"eights": "eights"},
        pins=("boardgame.io@0.50.2",),
        script="boardgame.js",
    ),
    "showdown": Peer(
        title="Pokémon Showdown",
        written="TypeScript",
        games={"gen1randombattle": "gen 1", "gen9randombattle": "gen 9"},
        pins=("@pkmn/sim@0.10.11", "@pkmn/randoms@0.10.6"),
        script="showdown.js",
    ),
}


def home(folder: Path, key: str) -> Path:
    """Where a peer is installed: a virtual environment of its own, or the one folder of all that run under Node."""
    return folder / ("node" if PEERS[key].on_node else key)


def python(folder: Path, key: str) -> Path:
    """The interpreter of a peer in Python."""
    return home(folder, key) / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp(folder: Path, key: str) -> Path:
    """A file that holds the pins that were installed; without it, or with others, the peer is not set up."""
    return folder / f"{key}.pins"


def is_set_up(folder: Path, key: str) -> bool:
    """Whether exactly what is pinned has been installed."""
    kept = stamp(folder, key)
    return kept.is_file() and kept.read_text("utf-8").split() == [*PEERS[key].pins]


def reason(said: str) -> str:
    """Why something failed, in one line of what it said: the last about an error, or else the last."""
    lines = [line.strip() for line in said.splitlines() if line.strip()] or ["it said nothing"]
    named = [line for line in lines if "error" in line.lower() and "complete log" not in line]  # npm ends with a path
    return (named or lines)[-1]
