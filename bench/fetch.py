"""Install the peers that `bench/run.py` measures, each in a place of its own under `build/peers`.

python bench/fetch.py [PEER ...]

It takes some minutes and about 2 GB, and uses the settings that pip and npm have here. A peer that cannot be installed
is named with the reason and left out; one that is set up already is left as it is.
"""

import argparse
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from registry import FOLDER, PEERS, home, is_set_up, python, reason, stamp

PATIENCE_S = 1800


class CannotBeInstalled(Exception):
    """A step failed; the text is the reason, in one line."""


def done(command: Sequence[str], where: Path) -> None:
    """Run one step of an installation.

    Raises:
        CannotBeInstalled: With what the step said last, if it failed or took longer than PATIENCE_S.
    """
    try:
        subprocess.run(command, cwd=where, check=True, capture_output=True, text=True, timeout=PATIENCE_S)
    except subprocess.CalledProcessError as failed:
        raise CannotBeInstalled(reason(failed.stderr or failed.stdout)) from failed
    except (OSError, subprocess.TimeoutExpired) as failed:
        raise CannotBeInstalled(str(failed)) from failed


def install(folder: Path, key: str) -> None:
    """Install one peer, and note its pins.

    Raises:
        CannotBeInstalled: If a step fails, or Node is wanted and is not there.
    """
    stamp(folder, key).unlink(missing_ok=True)
    home(folder, key).mkdir(parents=True, exist_ok=True)
    (from_npm if PEERS[key].on_node else from_pip)(folder, key)
    stamp(folder, key).write_text("\n".join(PEERS[key].pins) + "\n", "utf-8")


def from_pip(folder: Path, key: str) -> None:
    """Make the virtual environment and fill it."""
    done([sys.executable, "-m", "venv", "--clear", str(home(folder, key))], folder)
    pip = [str(python(folder, key)), "-E", "-m", "pip", "--disable-pip-version-check", "--no-input"]
    done([*pip, "install", "--quiet", *PEERS[key].pins], folder)


def from_npm(folder: Path, key: str) -> None:
    """Add the packages to the folder that those under Node share."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise CannotBeInstalled("node and npm are not there")
    manifest = home(folder, key) / "package.json"
    if not manifest.exists():
        manifest.write_text('{"private": true}\n', "utf-8")
    done([npm, "install", "--save-exact", "--no-audit", "--no-fund", *PEERS[key].pins], manifest.parent)


def main() -> None:
    """Install what is missing, and say what became of each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("peers", nargs="*", metavar="PEER", help=f"{', '.join(PEERS)}; all, if none is named")
    wanted = parser.parse_args().peers or [*PEERS]
    if strangers := [key for key in wanted if key not in PEERS]:
        parser.error(f"no peer is called {', '.join(strangers)}; the peers are {', '.join(PEERS)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in wanted:
        if is_set_up(FOLDER, key):
            print(f"{PEERS[key].title}: set up already")
            continue
        try:
            install(FOLDER, key)
        except CannotBeInstalled as why:
            print(f"{PEERS[key].title}: left out; {why}", flush=True)
        else:
            print(f"{PEERS[key].title}: {', '.join(PEERS[key].pins)}", flush=True)


if __name__ == "__main__":
    main()
