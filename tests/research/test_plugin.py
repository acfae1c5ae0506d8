"""A package of somebody else's adds a game by an entry point, and it is studied as every other is."""

import os
import subprocess
import sys
from pathlib import Path

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
