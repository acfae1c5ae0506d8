"""The same tests on the compiled build: `python -m tests.compiled [--folder FOLDER] [TESTS...]`.

A copy of the project is built with mypyc in a folder of its own; then golden games, laws and scenarios are run on it,
and random games must go, choice by choice, as they go interpreted. Tests that plant faults need the interpreted build
and are not among them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
TESTS: Final = ("tests/test_golden.py", "tests/test_laws.py", "tests/test_scenarios.py")
PARTS: Final = ("src", "tests", "scripts", "docs", "pyproject.toml", "README.md", "LICENSE", "ARCHITECTURE.md")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "*.so")
IS_COMPILED: Final = "import timescoop.kernel.table as it; assert it.__file__.endswith('.so'), it.__file__"
GAMES: Final = 3  # random ones, of each edition with each number of seats

# Prints a line for each random game: decisions, a checksum of all options and answers, the scores. Then the rate.
PLAYED: Final = f"""
import time
from timescoop.catalogue import GAMES
from timescoop.kernel import playout
for key, game in GAMES.items():
    made, start = 0, time.process_time()
    for edition in game.editions:
        for seats in range(edition.least, edition.most + 1):
            for nth in range({GAMES}):
                table = game.deal(seats=seats, seed=bytes([nth] * 32), edition=edition.key)
                count, check = playout(table, nth)
                made += count
                print(key, edition.key, seats, nth, count, check, game.scores(table))
    print(f" {{key}} {{made / (time.process_time() - start):,.0f}}")
"""


def copied(folder: Path) -> None:
    """The project without what was built in place."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT, dirs_exist_ok=True)
        else:
            shutil.copy(ROOT / part, folder / part)


def run(folder: Path, *words: str) -> None:
    """One of our programs on the copy; it must end well."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    subprocess.run([sys.executable, *words], cwd=folder, env=environment, check=True)


def games(folder: Path) -> tuple[list[str], list[str]]:
    """Random games on a copy, and the lines that tell how fast they were."""
    told = subprocess.run(
        [sys.executable, "-c", PLAYED],
        cwd=folder, env={**os.environ, "PYTHONPATH": str(folder / "src")}, check=True, capture_output=True, text=True,
    ).stdout.splitlines()  # fmt: skip
    return [line for line in told if line[0] != " "], [line for line in told if line[0] == " "]


def examine(folder: Path, tests: Sequence[str]) -> None:
    """Copy, compile, compare, test; it fails loudly."""
    copied(folder)
    interpreted, before = games(folder)
    run(folder, "scripts/compile.py")
    run(folder, "-c", IS_COMPILED)
    compiled, after = games(folder)
    for build, rates in (("interpreted", before), ("compiled", after)):
        for key, rate in map(str.split, rates):
            print(f"  {build} {key}, decisions/s {rate}", flush=True)
    wrong = [f"{one}\n{other}" for one, other in zip(interpreted, compiled, strict=True) if one != other]
    if wrong or not compiled:
        sys.exit("compiled games go otherwise:\n" + "\n".join(wrong))
    print(f"  games alike {len(compiled)}", flush=True)
    run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout", "3000", *(tests or TESTS))


def main(words: Sequence[str]) -> int:
    """Examine a copy that is thrown away, or one in a folder that is left."""
    parser = argparse.ArgumentParser(prog="compiled", description="The tests on the compiled build.")
    parser.add_argument("--folder", type=Path, help="where to build, and leave it; a temporary folder otherwise")
    parser.add_argument("tests", nargs="*", help="the tests to run; golden games, laws and scenarios by default")
    asked = parser.parse_args(words)
    try:
        if asked.folder:
            asked.folder.mkdir(parents=True, exist_ok=True)
            examine(asked.folder.resolve(), asked.tests)
        else:
            with tempfile.TemporaryDirectory() as folder:
                examine(Path(folder), asked.tests)
    except subprocess.CalledProcessError as failed:
        return failed.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
