"""Our games beside the peers that are set up: measured in the same run, each game of theirs in a process of its own."""

import json
import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ratios import SAID, better
from registry import FOLDER, HERE, PEERS, home, is_set_up, python, reason
from timing import Found

PATIENCE_S = 300  # for one game, beyond the time it is measured
WIDTH = 120
LABEL = 25
OWN = {  # a figure of one game: the head of its column, how wide that is, and decimals where the figure is small
    "decisions/s": ("decisions/s", 11, 0),
    "games/s": ("games/s", 8, 1),
    "decisions a game": ("a game", 7, 0),
    "copy": ("copy", 8, 1),
    "observe": ("observe", 8, 1),
    "view": ("view", 7, 1),
    "imagine": ("imagine", 8, 1),
    "weight": ("kB", 7, 1),
    "memory": ("MB", 4, 0),
    "import": ("import", 7, 0),
    "search": ("search/s", 9, 0),
}
NOTE = """\
Microseconds for copy, observe (numbers for a seat), view (words or an object for it) and imagine; kB for another table,
MB for the whole process; milliseconds for import. Where states never change, no copy is needed, and none is measured.
An iteration of their search plays a game out to its end, one of ours ends at the next turn. pgx plays 1,024 at once."""
RATIOS = {  # what is told as ours over theirs, for each game of ours
    "decisions/s": "decisions a second",
    "games/s": "games a second",
    "search": "search a second",
    "copy": "cost of copy",
    "observe": "cost of observe",
    "view": "cost of view",
    "imagine": "cost of imagine",
    "weight": "memory of a table",
    "import": "time of import",
}


@dataclass
class Beside:
    """What was found of the peers.

    Args:
        found: Figures by peer and game, as the report names them.
        broken: Why a peer or a game of it could not be measured, by the same names.
        absent: Peers that are not set up.
    """

    found: dict[str, Found] = field(default_factory=dict)
    broken: dict[str, str] = field(default_factory=dict)
    absent: list[str] = field(default_factory=list)

    def told(self) -> dict[str, object]:
        """All of it, for JSON."""
        return asdict(self)


def name_of(key: str, game: str) -> str:
    """A game of a peer, as the report names it."""
    return f"{PEERS[key].title} {PEERS[key].games[game]}".strip()


NAMES = {name_of(key, game): (key, game) for key, peer in PEERS.items() for game in peer.games}


def measure(beside: Beside, seconds: float, folder: Path = FOLDER) -> None:
    """Measure every game of every peer that is set up, and keep the better of this and what was found before.

    What breaks is noted with the reason it gave, and not tried again.
    """
    ready = {key for key in PEERS if is_set_up(folder, key)}
    beside.absent = [peer.title for key, peer in PEERS.items() if key not in ready]
    for name, (key, game) in NAMES.items():
        if key in ready and name not in beside.broken:
            try:
                beside.found[name] = better(beside.found.get(name), measured(key, game, seconds, folder))
            except subprocess.CalledProcessError as broke:
                ended = f"signal {-broke.returncode} ended it"  # what it said before was about something else
                beside.broken[name] = reason(broke.stderr) if broke.returncode > 0 else ended
            except (OSError, ValueError, subprocess.TimeoutExpired) as broke:
                beside.broken[name] = str(broke)


def measured(key: str, game: str, seconds: float, folder: Path) -> Found:
    """What one game's script found, under the peer's own interpreter; the last line it prints.

    Raises:
        subprocess.CalledProcessError: If it fails.
        subprocess.TimeoutExpired: If it takes PATIENCE_S longer than what it was given.
        OSError: If its interpreter cannot be started.
        ValueError: If what it prints is not what it found.
    """
    peer = PEERS[key]
    script = HERE / "peers" / peer.script
    if peer.on_node:
        command = [shutil.which("node") or "node", "--expose-gc", str(script), game, str(seconds)]
    else:
        command = [str(python(folder, key)), "-E", str(HERE / "peer.py"), script.stem, game, str(seconds)]
    ran = subprocess.run(
        command,
        cwd=home(folder, key),
        env=os.environ | peer.surroundings,
        check=True,
        capture_output=True,
        text=True,
        timeout=PATIENCE_S + 20 * seconds,
    )
    found: Found = json.loads((ran.stdout.splitlines() or [""])[-1])
    return found


def report(ours: Mapping[str, Found], beside: Beside) -> None:
    """Print what each game of a peer does, then ours as ratios to it; then what could not be told, and why.

    Args:
        ours: Figures of our games, by their keys, with `import` and `search` among them.
        beside: What was found of the peers.
    """
    mine = {key: whole(found) for key, found in ours.items()}
    theirs = {name: whole(beside.found[name]) for name in NAMES if name in beside.found}
    if theirs:
        own(mine | theirs)
        column = 1 + max(8, *map(len, mine))
        at_once = max(1, (WIDTH - LABEL) // (column * len(mine)))
        for start in range(0, len(RATIOS), at_once):
            ratios([*RATIOS][start : start + at_once], mine, theirs, column)
        print(SAID)
    notes = [f"{name} could not be measured: {why}" for name, why in beside.broken.items()]
    if beside.absent:
        notes.append(f"Not set up; `make peers` does that: {', '.join(beside.absent)}.")
    if notes:
        print("\n" + "\n".join(notes))


def whole(found: Found) -> Found:
    """Figures with those that follow from others."""
    return found | {"games/s": found["decisions/s"] / found["decisions a game"]}


def own(rows: Mapping[str, Found]) -> None:
    """A row for each game, ours first, with its own figures."""
    heads = "".join(f"{head:>{width}}" for head, width, _ in OWN.values())
    print(f"\n{'':<{LABEL}}{'written in':<11}{heads}")
    for name, found in rows.items():
        row = "".join(cell(found.get(what), width, digits) for what, (_, width, digits) in OWN.items())
        print(f"{name:<{LABEL}}{written(name):<11}{row}")
    print(NOTE)


def written(name: str) -> str:
    """In what the rules of a game are written."""
    if name not in NAMES:
        return "Python"
    key, game = NAMES[name]
    return PEERS[key].games_written.get(game, PEERS[key].written)


def cell(value: float | None, width: int, digits: int) -> str:
    """A figure in its column; a stroke where there is none."""
    return f"{'-':>{width}}" if value is None else f"{value:>{width},.{digits if value < 1000 else 0}f}"


def ratios(whats: Sequence[str], mine: Mapping[str, Found], theirs: Mapping[str, Found], column: int) -> None:
    """Ours over theirs: a row for each game of a peer that has any of these figures, a column for each game of ours."""
    print(f"\n{'ours /':<{LABEL}}" + "".join(f"{RATIOS[what]:>{column * len(mine)}}" for what in whats))
    print(" " * LABEL + "".join(f"{key:>{column}}" for _ in whats for key in mine))
    for name, other in theirs.items():
        if any(what in other for what in whats):
            row = [share(us.get(what), other.get(what)) for what in whats for us in mine.values()]
            print(f"{name:<{LABEL}}" + "".join(f"{told:>{column}}" for told in row))


def share(one: float | None, other: float | None) -> str:
    """A ratio; what is far from 1 by its first two figures."""
    if one is None or not other:
        return "-"
    ratio = one / other
    return f"{ratio:.2g}" if ratio < 0.1 else f"{ratio:,.2f}" if ratio < 100 else f"{ratio:,.0f}"
