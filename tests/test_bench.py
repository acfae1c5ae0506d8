"""The bench measures every game of the catalogue, also those added later."""

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.breadth import some

from timescoop.catalogue import GAMES

BENCH = Path(__file__).resolve().parents[1] / "bench"
EDITIONS = [f"{key} {edition.key}" for key, game in GAMES.items() for edition in game.editions]
ALWAYS = {"decisions/s", "decisions a game", "decision", "weight", "copy", "observe", "imagine"}


def found(*words: str) -> dict[str, float]:
    ran = subprocess.run(
        [sys.executable, str(BENCH / words[0]), *words[1:]], check=True, capture_output=True, text=True, timeout=100
    )
    told: dict[str, float] = json.loads(ran.stdout)
    return told


@pytest.mark.parametrize("name", some([*EDITIONS, "rod"], 0, 3, -1))
def test_everything_that_is_compared_is_measured(name: str) -> None:
    figures = found("measure.py", name, "0.01")
    assert figures.keys() >= ALWAYS
    assert all(value > 0 for key, value in figures.items() if key != "weight")
    assert figures["decision"] == pytest.approx(1e6 / figures["decisions/s"])


def test_ratios_are_ours_over_theirs() -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(BENCH)!r})\n"
        "import run\n"
        "run.speeds({'invasion classic': {'decisions/s': 30_000, 'decisions a game': 300},\n"
        "            'rod': {'decisions/s': 60_000}, 'gin': {'decisions/s': 10_000}})\n"
        "run.searches({'invasion': {'search': 30, 'worlds': 60, 'ismcts': 20}})\n"
    )
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.splitlines()
    row = next(line for line in told if line.startswith("invasion classic"))
    assert row.split()[2:] == ["30,000", "0.50", "3.00", "100.0", "300"]
    row = next(line for line in told if line.startswith("invasion  "))
    assert row.split()[1:] == ["30.0", "60.0", "20.0", "1.50", "3.00"]


def test_an_acknowledged_move_is_lost_if_neither_its_seat_nor_hosting_has_stored_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    compare = importlib.import_module("replace").compare
    rows = [("m", 0, 7, 3), ("m", 1, 9, 0), ("m", 0, 9, 0), ("m", 0, 8, 6), ("m", 0, 9, 0)]
    taken = {("m", 0, 3): {7}, ("m", 0, 6): {8}}
    assert compare(taken, rows) == ([], [])
    assert compare({**taken, ("m", 0, 4): {9}}, rows) == ([("m", 0, 4)], []), "it was forced"
    assert compare({**taken, ("m", 0, 4): {9}, ("m", 0, 5): {9}}, rows) == ([("m", 0, 4)], [("m", 0, 5)])
    assert compare({("m", 1, 4): {9}, ("m", 1, 5): {8}}, rows) == ([("m", 1, 4)], [("m", 1, 5)])
    assert compare({("m", 0, 3): {9}}, rows) == ([], [("m", 0, 3)]), "another option is stored"
    assert compare({("m", 0, 3): {7, 9}}, rows) == ([], [("m", 0, 3)]), "two options can't both be stored"
    assert compare({("m", 0, 2): {9}}, rows) == ([], [("m", 0, 2)]), "the forced moves came later"
    assert compare({("other", 0, 3): {7}}, rows) == ([], [("other", 0, 3)])
