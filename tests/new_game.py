"""The game that `docs/guides/new-game.md` builds, written down and installed as somebody would."""

import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from timescoop import catalogue
from timescoop.catalogue import GAMES, added
from timescoop.kernel import Game

GUIDE = (Path(__file__).resolve().parents[1] / "docs/guides/new-game.md").read_text("utf-8")
BLOCKS: list[tuple[str, str, str]] = re.findall(r"^```(\w+) (\S+)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
FILES = [(name, text) for _, name, text in BLOCKS if "." in name]


def build(folder: Path) -> None:
    """Write down the files of the guide, and install them as somebody would."""
    for name, text in FILES:
        path = folder / "written" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(text)
    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder / "site")]
    subprocess.run([*command, str(folder / "written")], check=True, capture_output=True, text=True, timeout=120)


@contextmanager
def installed(folder: Path) -> Iterator[Path]:
    """The folder where the game is installed; it is found there meanwhile."""
    build(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder / "site"))
        importlib.invalidate_caches()
        yield folder / "site"


@contextmanager
def catalogued() -> Iterator[Game]:
    """The game as its entry point brings it, in the catalogue meanwhile; it must be installed."""
    (point,) = [each for each in entry_points(group="timescoop.games") if each.name == "stowaways"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "entry_points", lambda **_: [point])
        found = dict(added("timescoop.games", Game, GAMES))
        patch.setitem(GAMES, "stowaways", found["stowaways"])
        yield found["stowaways"]
