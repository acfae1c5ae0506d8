"""Build the wheel and the source archive of a release, and check both.

    pip install '.[release]'
    python scripts/release.py

The files are written into `dist`. The usual checkers are run where they are installed; without them the contents are
still compared with git, and the script says which checkers were missing.
"""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
CHECKERS: Final = (("twine", "check", "--strict"), ("check-wheel-contents",))
MADE: Final = ("/built/", "/vendor/", "documents/scenarios/", "documents/guides/")  # made by the build, unknown to git
MOST_MISSING: Final = 5  # files named in a complaint


def tracked(folder: str) -> set[str]:
    """The files of a folder that git knows."""
    listed = subprocess.run(["git", "ls-files", "-z", folder], cwd=ROOT, check=True, capture_output=True, text=True)
    return {name for name in listed.stdout.split("\0") if name}


def wheel_faults(names: Iterable[str], sources: set[str]) -> list[str]:
    """What a wheel has too much or too little of, compared with the sources below `src`."""
    held = {name for name in names if not name.split("/")[0].endswith(".dist-info")}
    wanted = {name.removeprefix("src/") for name in sources}
    made = {name for name in held if any(part in f"/{name}" for part in MADE)}
    faults = [f"the wheel lacks {name}" for name in sorted(wanted - held)[:MOST_MISSING]]
    faults += [f"the wheel has a stray {name}" for name in sorted(held - wanted - made)[:MOST_MISSING]]
    return faults + ([] if made else ["the wheel has no compiled cards and no browser files"])


def archive_faults(names: Iterable[str], sources: set[str]) -> list[str]:
    """What a source archive lacks of the files that a build or a test needs."""
    held = {name.partition("/")[2] for name in names}
    return [f"the source archive lacks {name}" for name in sorted(sources - held)[:MOST_MISSING]]


def built() -> tuple[Path, Path]:
    """The wheel and the source archive, built again from nothing."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(DIST)], cwd=ROOT, check=True)
    (wheel,), (archive,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    return wheel, archive


def main() -> int:
    """Build and check; the exit code says whether all is well."""
    wheel, archive = built()
    with zipfile.ZipFile(wheel) as packed:
        faults = wheel_faults(packed.namelist(), tracked("src/timescoop"))
    with tarfile.open(archive) as packed_source:
        faults += archive_faults(packed_source.getnames(), tracked("src") | tracked("tests") | tracked("docs"))
    for name, *words in CHECKERS:
        program = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
        if program is None:
            faults.append(f"{name} is not installed: pip install '.[release]'")
        else:
            files = [wheel, archive] if name == "twine" else [wheel]
            code = subprocess.run([program, *words, *map(str, files)], cwd=ROOT, check=False).returncode
            faults += [f"{name} found something wrong"] if code else []
    for fault in faults:
        print(fault)
    print(f"{wheel.name}, {archive.name}: " + (f"{len(faults)} problems" if faults else "ready"))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
