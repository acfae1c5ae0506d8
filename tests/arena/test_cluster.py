"""Simulations on Ray: a lost worker loses no finished game, no game counts twice, and Ray comes only when asked for."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.breadth import in_the_soak

from timescoop.arena import Report, simulate
from timescoop.cli.app import run
from timescoop.kernel import BadDeal

ROOT = Path(__file__).resolve().parents[2]
GAMES = 16
LOST = ("random.novice.6", "greedy.random.1")  # the games whose worker is killed, one of each kind of work

# A worker writes down what it begins and ends, and dies by kill -9 in the middle of one game, once.
PERILOUS = """
import json, os, signal, sys
from pathlib import Path

folder, notes, lost = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]


def perilous(play):
    def play_or_die(job):
        _, block, turn = job
        number = f"{'.'.join(turn)}.{block}"
        note = notes / f"{number}-{os.getpid()}"
        Path(f"{note}.begun").touch()
        if number in lost and len(list(notes.glob(f"{number}-*"))) == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        told = play(job)
        Path(f"{note}.ended").touch()
        return told
    return play_or_die


import timescoop.arena
module = sys.modules["timescoop.arena.simulation"]
module.play = perilous(module.play)
"""
RATED = ["rate", "invasion", "--bots", "novice,random,greedy", "--games", "4", "--seed", "5", "--ladder"]
# One Ray for both: to start one takes longer than all these games.
SIMULATED_AND_RATED = f"""
{PERILOUS}
from timescoop.arena.cluster import connected, ray_library
from timescoop.cli.app import run
os.cpu_count = lambda: 2
ray = ray_library()
meet, met = ray.init, []
ray.init = lambda **how: met.append(how) or meet(**how)
every, told = notes, []
notes = every / "games"
with connected(ray, 2):
    for first, games in ((4, {GAMES // 2}), (0, {GAMES})):
        report = timescoop.arena.simulate("invasion", ("novice", "random"), games=games, seed=3, first=first,
                                          keep=folder / "games", on="ray", progress=lambda *done: told.append(done))
    print(json.dumps([[each.block, each.bots, each.scores, each.decisions] for each in report.played]))
    print(json.dumps(told), flush=True)
    notes = every / "rated"
    assert run({RATED} + ["--keep", str(folder / "rated"), "--on", "ray"]) == 0
print(len(met), ray.is_initialized())
"""


@dataclass(frozen=True)
class OnRay:
    """What was played on two workers: what the script printed, what was kept, and what its workers noted."""

    lines: list[str]
    kept: Path
    notes: Path

    def noted(self, part: str, what: str) -> list[tuple[str, str]]:
        """The games of a part that were begun or ended, each with its process."""
        names = [each.stem.split("-") for each in (self.notes / part).glob(f"*.{what}")]
        return [(game, process) for game, process in names]

    def check(self, part: str, lost: str) -> list[str]:
        """Two workers or more played a part, though one was killed; the games, each played to its end once."""
        begun, ended = self.noted(part, "begun"), self.noted(part, "ended")
        assert len({process for _, process in ended}) >= 2, "two workers played"
        assert len([game for game, _ in begun if game == lost]) == 2, "its worker was killed, another took over"
        assert len(ended) == len({game for game, _ in ended})
        return sorted(game for game, _ in ended)


@pytest.fixture(scope="module")
def on_ray(tmp_path_factory: pytest.TempPathFactory) -> OnRay:
    """A simulation and a rating on two workers; of each, one game loses its worker."""
    folder = tmp_path_factory.mktemp("on_ray")
    for part in ("games", "rated"):
        (folder / "notes" / part).mkdir(parents=True)
    program = folder / "killed.py"
    program.write_text(SIMULATED_AND_RATED, "utf-8")
    ran = subprocess.run(
        [sys.executable, str(program), str(folder / "kept"), str(folder / "notes"), *LOST],
        env={**os.environ, "RAY_ADDRESS": "local"},
        cwd=ROOT, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    lines = [line for line in ran.stdout.splitlines() if "(raylet)" not in line]  # what Ray tells comes at any time
    return OnRay(lines, folder / "kept", folder / "notes")


def as_told(report: Report) -> Any:
    return json.loads(json.dumps([[each.block, each.bots, each.scores, each.decisions] for each in report.played]))


@in_the_soak
def test_a_lost_worker_loses_no_game_and_none_counts_twice(on_ray: OnRay, tmp_path: Path) -> None:
    games, progress = [json.loads(line) for line in on_ray.lines if line.startswith("[[")]
    seatings = ("novice.random", "random.novice")
    every = sorted(f"{seating}.{block}" for seating in seatings for block in range(GAMES // 2))
    assert on_ray.check("games", LOST[0]) == every
    half, whole = [(done, 8) for done in range(1, 9)], [(done, GAMES) for done in range(8, GAMES + 1)]
    assert [tuple(each) for each in progress] == half + whole, "half was kept, and is not played again"

    here = simulate("invasion", ("novice", "random"), games=GAMES, seed=3, workers=1)
    assert games == as_told(here)
    shutil.copytree(on_ray.kept / "games", tmp_path / "kept")
    kept = simulate("invasion", ("novice", "random"), games=GAMES, seed=3, workers=1, keep=tmp_path / "kept")
    assert as_told(kept) == as_told(here)


def test_bots_are_rated_on_ray_as_they_are_here_and_ray_is_met_once(
    on_ray: OnRay, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert on_ray.lines[-1] == "1 False", "one Ray for all meetings, and it is gone"
    assert len(on_ray.check("rated", LOST[1])) == 8

    monkeypatch.setattr("os.cpu_count", lambda: 1)
    assert run(RATED) == 0
    here = capsys.readouterr().out.splitlines()
    assert on_ray.lines[-1 - len(here) : -1] == here


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadDeal, match=r"pip install 'timescoop\[cluster\]'"):
        simulate("invasion", ("random", "random"), games=2, on="ray")
    for command in ("simulate", "rate"):
        assert run([command, "--bots", "random,novice", "--games", "2", "--on", "ray"]) == 2
        assert "timescoop[cluster]" in capsys.readouterr().err


def test_an_address_without_a_cluster_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "nowhere")
    assert run(["simulate", "--bots", "random,novice", "--games", "2", "--on", "ray"]) == 2
    said = capsys.readouterr().err
    assert "Ray finds no cluster at nowhere, as RAY_ADDRESS has it" in said
    assert "Traceback" not in said


def test_ray_is_not_imported_unless_it_is_asked_for() -> None:
    code = (
        "import sys; from timescoop.arena import simulate\n"
        "simulate('invasion', ('random', 'random'), games=1, workers=1)\n"
        "sys.exit('ray' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
