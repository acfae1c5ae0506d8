"""Files that a command writes: never replaces a file without --overwrite, and saves work even on errors."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from timescoop.cli.ending import BadUsage
from timescoop.documents import rescue, write_file
from timescoop.wording import _, localized

YES: Final = {"y", "yes", "j", "ja"}  # in any language of ours


def check_place(path: Path, what: str, *, overwrite: bool) -> None:
    """Look at the place of a file before the work for it begins; at a terminal, ask whether it is to be replaced.

    Raises:
        BadUsage: Nothing can be written there, or something is there that is to stay.
    """
    if not path.parent.is_dir():
        raise BadUsage(_("there is no folder {folder} for {what}").format(folder=path.parent, what=what))
    if path.is_dir():
        raise BadUsage(_("{path} is a folder; name a file in it for {what}").format(path=path, what=what))
    if overwrite or not would_replace(path):
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadUsage(_("{path} already exists. Choose another file, or add --overwrite").format(path=path))
    print(_("{path} already exists. Replace it? [y/N]").format(path=path), end=" ", flush=True)
    if sys.stdin.readline().strip().casefold() not in YES:
        raise BadUsage(_("{path} was not changed. Choose another file").format(path=path))


def would_replace(path: Path) -> bool:
    """True if something would be lost: a file with something in it, not a device or a pipe."""
    return path.is_file() and path.stat().st_size > 0


def saved_text(path: Path, text: str, what: str, *, last: bool) -> tuple[bool, str]:
    """Write a file, and the sentence about it.

    Args:
        path: Where.
        text: What it says.
        what: What it is called, as the subject of a sentence.
        last: There is no second chance: if it cannot be written there, it is kept in the folder for temporary files.

    Returns:
        Whether it was written there, and where it is now or why it is not.
    """
    try:
        write_file(path, text)
    except OSError as error:
        said = _("Can't write {path}: {error}.").format(path=path, error=localized(error.strerror or str(error)))
        kept = rescue(text, path.suffix) if last else None
        instead = _("{what} was saved to {path} instead.").format(what=what, path=kept)
        return False, f"{said} {instead}" if kept else said
    return True, _("{what} was saved to {path}.").format(what=what, path=path)
