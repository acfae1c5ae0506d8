"""Each goal of the Makefile makes what it stands on by itself: nobody has to call `make setup` first."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MAKEFILE = (ROOT / "Makefile").read_text()
GOALS = [goal for goal, work in re.findall(r"^([a-z]+):.*## .*\n\t(.*)", MAKEFILE, re.MULTILINE) if "$(BIN)" in work]
MAKING = r"-m (?:pip|compileall|timescoop.documents.build)\b"
CARDS = ".venv/bin/python -m timescoop.documents.build"


@pytest.mark.parametrize("goal", GOALS)
def test_a_goal_reads_the_cards_before_it_runs_our_code_where_nothing_is_made_yet(goal: str, tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml", "build_hook.py", "package-lock.json"):
        shutil.copy(ROOT / name, tmp_path)
    done = subprocess.run(["make", "-n", goal], cwd=tmp_path, capture_output=True, text=True, check=True)
    steps = [step for step in done.stdout.splitlines() if ".venv/bin/" in step]
    cards = [number for number, step in enumerate(steps) if CARDS in step]
    ours = [number for number, step in enumerate(steps) if not re.search(MAKING, step)]
    assert cards, f"make {goal} never reads the cards:\n{done.stdout}"
    assert ours, f"make {goal} runs nothing of ours:\n{done.stdout}"
    assert cards[0] < ours[0], f"make {goal} runs our code before it reads the cards:\n{done.stdout}"
