"""A package of somebody else's adds a game by an entry point, and it is studied as every other is."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from timescoop.catalogue import BOTS, GAMES, added
from timescoop.kernel import Game

ROOT = Path(__file__).resolve().parents[2]
PLUGIN = Path(__file__).with_name("plugin")


def test_a_plug_in_adds_a_game_to_everything(tmp_path: Path) -> None:
    place = tmp_path / "site"
    options = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(place), str(PLUGIN)]
    subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)
    assert (place / "timescoop_kites").is_dir()
    path = os.pathsep.join([str(place), str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-W", "ignore::UserWarning", str(PLUGIN / "trying.py")],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    assert "kites: 2 games simulated" in done.stdout
    described = subprocess.run(
        [sys.executable, "-m", "timescoop.research", "kites", "--seats", "3"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert "place in the sky" in described.stdout


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("kites", "timescoop_of_nobody:GAME", "cannot be loaded: ModuleNotFoundError"),
        ("kites", "timescoop.games.nemesis:GAME", "a Game with the key 'kites' is expected"),
        ("kites", "timescoop.kernel:mix", "a Game with the key 'kites' is expected, not <"),
        ("nemesis", "timescoop.games.nemesis:GAME", "takes the name of one that is there already"),
    ],
)
def test_a_plug_in_that_cannot_be_used_is_left_out_and_named(
    name: str, value: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    point = EntryPoint(name, value, "timescoop.games")
    monkeypatch.setattr("timescoop.catalogue.entry_points", lambda **_: [point])
    with pytest.warns(UserWarning, match=f"'{name}' of an unknown package, in the group timescoop.games.*{why}"):
        assert dict(added("timescoop.games", Game, GAMES)) == {}


def test_a_plug_in_brings_what_its_entry_point_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("greedy", "timescoop.bots:GREEDY", "timescoop.bots")
    monkeypatch.setattr("timescoop.catalogue.entry_points", lambda **_: [point])
    assert dict(added("timescoop.bots", type(BOTS["greedy"]), {})) == {"greedy": BOTS["greedy"]}
