"""Playthroughs as OpenSpiel writes them, shortened; `python -m tests.research.playing_through` records them anew.

A playthrough holds every value of OpenSpiel's interface along one game. Where a line is long, its beginning stands here
and a hash of the whole.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough
from tests.research.deals import EVERY, spiel_name

import timescoop.research.openspiel as ours
from timescoop.catalogue import GAMES
from timescoop.kernel import IllegalChoice

FOLDER = Path(__file__).with_name("playthroughs")
LONG = 120
ANSWERS = 13
TENSOR = re.compile(r"(?:InformationState|Observation)Tensor\(\d+\)|[◯◉ \d.-]{8,}$")


def names() -> dict[str, str]:
    """The file of each playthrough, and the game that OpenSpiel loads for it."""
    full = {
        f"{key}-{edition}-{seats}": spiel_name(key, edition, seats, seed=7, longest=ANSWERS)
        for key, edition, seats in EVERY
    }
    tiny = {f"{key}-tiny": f"timescoop_{key}_tiny" for key, game in GAMES.items() if ours.tiny_of(game)}
    return full | tiny


def recorded(name: str, actions: list[int] | None = None) -> str:
    """A playthrough of a game, by some actions or at random."""
    lines = playthrough(name, actions, seed=len(name)).splitlines()
    return "\n".join(shortened(lines)) + "\n"


def shortened(lines: list[str]) -> list[str]:
    """The same, long lines as their beginning and a hash, and arrays that stand together as one hash."""
    out: list[str] = []
    arrays: list[str] = []
    for line in [*lines, ""]:
        if TENSOR.match(line):
            arrays.append(line)
            continue
        if arrays:
            out.append(f"{len(arrays)} lines of arrays {digest_of(arrays)}")
            arrays = []
        out.append(line if len(line) <= LONG else f"{line[:LONG]} ... {digest_of([line])}")
    return out


def digest_of(lines: list[str]) -> str:
    """Twelve hexadecimal digits."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12]


def actions_of(text: str) -> list[int]:
    """The actions of a playthrough."""
    return [int(found) for found in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


def main() -> int:
    """Record all anew, by the actions that stand there where they are still legal."""
    for file, name in names().items():
        path = FOLDER / f"{file}.txt"
        try:
            text = recorded(name, actions_of(path.read_text("utf-8")) if path.exists() else None)
        except (ValueError, pyspiel.SpielError, IllegalChoice):
            text = recorded(name)
        path.write_text(text, "utf-8")
        sys.stdout.write(f"{path.name}: {len(text):,} characters\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
