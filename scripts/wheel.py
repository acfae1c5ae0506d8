"""Build the wheel from what git knows, install it away from the checkout, and play: first alone, then for research.

What it counts is printed as the soak reads it. It takes some minutes and asks the package registry. `--compiled` builds
a wheel for this platform and Python, with the compiled engine, and keeps it in `dist`. It says first how long that
takes.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
HEAVY: Final = {"numpy", "scipy", "open-spiel", "pettingzoo", "gymnasium", "polars", "pytest"}
LIGHT: Final = 45  # packages that a plain install may bring, dependencies of dependencies among them
PIP: Final = ("-m", "pip", "-q", "--disable-pip-version-check")
COMPILING_MIN: Final = 5.0  # minutes of processor time on the machine that was measured
LOOP_S: Final = 0.05  # of processor time for a reference loop, where the minutes were measured
ALONE: Final = """
import sys
import timescoop
from timescoop.arena import simulate
from timescoop.catalogue import GAMES
assert "site-packages" in timescoop.__file__, timescoop.__file__
played = sum(len(simulate(key, ["random", "greedy"], games=2, workers=1).played) for key in GAMES)
assert "numpy" not in sys.modules
print(f"  games played {played:,}")
"""
FAST: Final = """
import time
import timescoop.kernel.table as table
from timescoop.catalogue import GAMES
from timescoop.kernel import playout
assert table.__file__.endswith((".so", ".pyd")) and "site-packages" in table.__file__, table.__file__
for key, game in GAMES.items():
    made, start = 0, time.process_time()
    while time.process_time() - start < 2:
        made += playout(game.deal(seats=game.editions[0].least, seed=bytes([made % 256])), made)[0]
    print(f"  compiled {key}, decisions/s {made / (time.process_time() - start):,.0f}")
"""
STUDIED: Final = """
import warnings
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
import timescoop.research.openspiel as spiel
from timescoop.catalogue import GAMES
from timescoop.research.gymnasium import SingleSeat
from timescoop.research.pettingzoo import env
warnings.simplefilter("ignore")
for key in GAMES:
    api_test(env(game=key), num_cycles=200)
    check_env(SingleSeat(key), skip_close_check=True)
    pyspiel.random_sim_test(pyspiel.load_game(f"timescoop_{key}(longest=200)"), 1, True, False)
    if spiel.tiny_of(GAMES[key]):
        pyspiel.random_sim_test(pyspiel.load_game(f"timescoop_{key}_tiny"), 2, True, False)
print(f"  games studied {len(GAMES):,}")
"""


def run(*words: str | Path, cwd: Path, **settings: str) -> str:
    """One command, in a folder that is not the checkout; what it printed."""
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd, capture_output=True, text=True, check=False, env={**os.environ, **settings},
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, words))}\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


def export(folder: Path) -> None:
    """The files that git knows as they stand, as in an empty clone, and the fonts if they have been fetched."""
    listed = run("git", "-C", ROOT, "ls-files", "-z", cwd=ROOT)
    vendor = (ROOT / "src/timescoop/web/static/vendor").glob("*")
    for path in [*(ROOT / name for name in listed.split("\0") if name), *vendor]:
        if path.is_file():
            copy = folder / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())


def packages(python: Path, cwd: Path) -> set[str]:
    """What is installed, but for pip itself."""
    listed = json.loads(run(python, "-m", "pip", "list", "--format", "json", "--disable-pip-version-check", cwd=cwd))
    return {each["name"].lower() for each in listed} - {"pip", "setuptools"}


def expected(slow: float) -> str:
    """How long the compiled engine takes, in words.

    Args:
        slow: How many times as long as on the machine that was measured this one takes.
    """
    return f"Compiling the engine takes about {COMPILING_MIN * slow:.0f} minutes of one free processor."


def slowness() -> float:
    """How many times as much processor time as on the machine that was measured a reference loop takes here."""
    start = time.process_time()
    sum(nth * nth % 7 for nth in range(1_000_000))
    return (time.process_time() - start) / LOOP_S


def compile_engine(source: Path) -> None:
    """Compile the engine of an exported checkout in place."""
    path = {"PYTHONPATH": str(source / "src")}
    run(sys.executable, "-m", "timescoop.documents.build", cwd=source, **path)
    start = time.monotonic()
    run(sys.executable, source / "scripts" / "compile.py", cwd=source, **path)
    print(f"  minutes to compile {(time.monotonic() - start) / 60:,.0f}", flush=True)
    for library in (source / "src").rglob("*.so"):
        if shutil.which("strip"):
            run("strip", "--strip-debug", library, cwd=source)


def build(folder: Path, source: Path, outside: Path, *, compiled: bool) -> Path:
    """The wheel of an exported checkout."""
    settings = {"TIMESCOOP_COMPILED": "1"} if compiled else {}
    run(sys.executable, *PIP, "wheel", "--no-deps", "--wheel-dir", folder, source, cwd=outside, **settings)
    (wheel,) = folder.glob("timescoop-*.whl")
    if wheel.name.endswith("-py3-none-any.whl") is compiled:
        raise SystemExit(f"{wheel.name} has the name of another kind of wheel")
    print(f"  kilobytes of wheel {wheel.stat().st_size // 1024:,}", flush=True)
    return wheel


def play(folder: Path, wheel: Path, outside: Path) -> Path:
    """Install a wheel into an empty environment and play there; its Python."""
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / "bin" / "python"
    started = time.monotonic()
    run(python, *PIP, "install", wheel, cwd=outside)
    brought = packages(python, outside)
    print(f"  packages {len(brought):,}\n  seconds to install {time.monotonic() - started:,.0f}", flush=True)
    if brought & HEAVY or len(brought) > LIGHT:
        raise SystemExit(f"a plain install is to stay light: {', '.join(sorted(brought))}")
    print(run(python, "-I", "-c", ALONE, cwd=outside), end="", flush=True)
    run(folder / "env" / "bin" / "timescoop", "--help", cwd=outside)
    return python


def study(python: Path, wheel: Path, outside: Path) -> None:
    """Install what research needs, and let each library play."""
    run(python, *PIP, "install", f"{wheel}[research]", cwd=outside)
    print(run(python, "-I", "-c", STUDIED, cwd=outside).splitlines()[-1])
    run(python, "-I", "-m", "timescoop.research.recorded", "games", "--games", "1", "--bots", "random", cwd=outside)
    written = sum(len(path.read_text("utf-8").splitlines()) for path in (outside / "games").glob("*.jsonl"))
    print(f"  games recorded {written:,}")


def main() -> int:
    """Build, install, play."""
    parser = argparse.ArgumentParser(description="Build the wheel and try it away from the checkout.")
    parser.add_argument(
        "--compiled", action="store_true", help="with the compiled engine, for this platform; into dist"
    )
    compiled = parser.parse_args().compiled
    if compiled:
        print(expected(slowness()), flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source, outside = folder / "source", folder / "outside"
        outside.mkdir()
        export(source)
        if compiled:
            compile_engine(source)
        wheel = build(folder, source, outside, compiled=compiled)
        python = play(folder, wheel, outside)
        if compiled:
            print(run(python, "-I", "-c", FAST, cwd=outside), end="", flush=True)
            DIST.mkdir(exist_ok=True)
            print(f"  wheel {shutil.copy(wheel, DIST)}")
        else:
            study(python, wheel, outside)
    return 0


if __name__ == "__main__":
    sys.exit(main())
