"""Simulations on Ray: a lost worker loses no finished game, no game counts twice, and Ray comes only when asked for."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from timescoop.arena import Report, simulate
from timescoop.cli.main import run
from timescoop.kernel import BadDeal

ROOT = Path(__file__).resolve().parents[2]
GAMES = 16
LOST = 13  # the number of the game that its worker is killed at

# A worker writes down what it begins and ends, and dies by kill -9 in the middle of one game, once.
KILLED = """
import json, os, signal, sys
from pathlib import Path

from timescoop.arena import simulate
from timescoop.arena.cluster import connected, ray_library
module = sys.modules["timescoop.arena.simulate"]
folder, notes = Path(sys.argv[1]), Path(sys.argv[2])


def perilous(play):
    def play_or_die(job):
        _, block, turn = job
        number = 2 * block + (turn[0] == "random")
        note = notes / f"{number}-{os.getpid()}"
        note.with_suffix(".begun").touch()
        if number == LOST and len(list(notes.glob(f"{number}-*"))) == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        told = play(job)
        note.with_suffix(".ended").touch()
        return told
    return play_or_die


module.play = perilous(module.play)
told = []
with connected(ray_library(), 2):
    for first, games in ((4, GAMES // 2), (0, GAMES)):
        report = simulate("invasion", ("novice", "random"), games=games, seed=3, first=first, keep=folder,
                          on="ray", progress=lambda *done: told.append(done))
print(json.dumps([[each.block, each.bots, each.scores, each.decisions] for each in report.played]))
print(json.dumps(told))
"""


def as_told(report: Report) -> Any:
    return json.loads(json.dumps([[each.block, each.bots, each.scores, each.decisions] for each in report.played]))


def test_a_lost_worker_loses_no_game_and_none_counts_twice(tmp_path: Path) -> None:
    folder, notes = tmp_path / "kept", tmp_path / "notes"
    notes.mkdir()
    script = tmp_path / "killed.py"
    script.write_text(KILLED.replace("GAMES", str(GAMES)).replace("LOST", str(LOST)), "utf-8")
    ran = subprocess.run(
        [sys.executable, str(script), str(folder), str(notes)],
        env={**os.environ, "RAY_ADDRESS": "local"},
        cwd=ROOT, capture_output=True, text=True, timeout=200, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    games, progress = [json.loads(line) for line in ran.stdout.splitlines()[-2:]]

    begun, ended = ([each.stem.split("-") for each in notes.glob(f"*.{what}")] for what in ("begun", "ended"))
    assert len({pid for _, pid in ended}) >= 2, "two workers played"
    assert sorted(int(number) for number, _ in ended) == list(range(GAMES)), "each game was played to its end once"
    assert len([number for number, _ in begun if number == str(LOST)]) == 2, "its worker was killed, another took over"
    half, whole = [(done, 8) for done in range(1, 9)], [(done, GAMES) for done in range(8, GAMES + 1)]
    assert [tuple(each) for each in progress] == half + whole, "half was kept, and is not played again"

    here = simulate("invasion", ("novice", "random"), games=GAMES, seed=3, workers=1)
    assert games == as_told(here)
    kept = simulate("invasion", ("novice", "random"), games=GAMES, seed=3, workers=1, keep=folder)
    assert as_told(kept) == as_told(here)


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadDeal, match=r"pip install 'timescoop\[cluster\]'"):
        simulate("invasion", ("random", "random"), games=2, on="ray")
    assert run(["simulate", "--bots", "random,random", "--games", "2", "--on", "ray"]) == 2
    assert "timescoop[cluster]" in capsys.readouterr().err


def test_ray_is_not_imported_unless_it_is_asked_for() -> None:
    code = (
        "import sys; from timescoop.arena import simulate\n"
        "simulate('invasion', ('random', 'random'), games=1, workers=1)\n"
        "sys.exit('ray' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
