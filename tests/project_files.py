"""The project's own files, with git or without it: an archive that was unpacked is tested alike."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
# What make and the tools make, by the name of the folder, and copies that the build packs.
MADE: Final = {"__pycache__", "build", "built", "dist", "node_modules", "test-results", "vendor"}
HIDDEN: Final = {".ci", ".gitignore", ".npmrc"}  # what is ours although its name begins with a dot
PACKED: Final = {"src/timescoop/documents/guides", "src/timescoop/documents/scenarios"}


def project_files() -> Iterator[str]:
    """The names of all files, from the project's root on, that nothing has made."""
    for folder, inner, names in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT)
        inner[:] = sorted(name for name in inner if is_ours((here / name).as_posix()))
        yield from (name for name in ((here / each).as_posix() for each in sorted(names)) if is_ours(name))


def is_ours(name: str) -> bool:
    """Whether a file or folder belongs to the project."""
    last = name.rpartition("/")[2]
    hidden = last.startswith(".") and last not in HIDDEN
    return not (hidden or last in MADE or last.endswith(".egg-info") or name in PACKED)
