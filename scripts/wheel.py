"""Build the wheel from what git knows, install it away from the checkout, and play: first alone, then for research.

What it counts is printed as the soak reads it. It takes some minutes and asks the package registry.
"""

import json
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
HEAVY: Final = {"numpy", "scipy", "open-spiel", "pettingzoo", "gymnasium", "polars", "pytest"}
LIGHT: Final = 45  # packages that a plain install may bring, dependencies of dependencies among them
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


def run(*words: str | Path, cwd: Path) -> str:
    """One command, in a folder that is not the checkout; what it printed."""
    done = subprocess.run([str(word) for word in words], cwd=cwd, capture_output=True, text=True, check=False)
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


def main() -> int:
    """Build, install, play."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source, outside = folder / "source", folder / "outside"
        outside.mkdir()
        export(source)
        pip = ("-m", "pip", "-q", "--disable-pip-version-check")
        run(sys.executable, *pip, "wheel", "--no-deps", "--wheel-dir", folder, source, cwd=outside)
        (wheel,) = folder.glob("timescoop-*-py3-none-any.whl")
        print(f"  kilobytes of wheel {wheel.stat().st_size // 1024:,}")
        venv.create(folder / "env", with_pip=True)
        python = folder / "env" / "bin" / "python"
        started = time.monotonic()
        run(python, *pip, "install", wheel, cwd=outside)
        brought = packages(python, outside)
        print(f"  packages {len(brought):,}\n  seconds to install {time.monotonic() - started:,.0f}")
        if brought & HEAVY or len(brought) > LIGHT:
            raise SystemExit(f"a plain install is to stay light: {', '.join(sorted(brought))}")
        print(run(python, "-I", "-c", ALONE, cwd=outside), end="")
        run(folder / "env" / "bin" / "timescoop", "--help", cwd=outside)
        run(python, *pip, "install", f"{wheel}[research]", cwd=outside)
        print(run(python, "-I", "-c", STUDIED, cwd=outside).splitlines()[-1])
        run(python, "-I", "-m", "timescoop.research.recorded", "games", "--games", "1", "--bots", "random", cwd=outside)
        written = sum(len(path.read_text("utf-8").splitlines()) for path in (outside / "games").glob("*.jsonl"))
        print(f"  games recorded {written:,}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
