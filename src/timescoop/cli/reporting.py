"""`timescoop report`: a page of what one simulation has shown, or several."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from timescoop.arena import gather_all
from timescoop.cli.ending import FINE, BadUsage, installed
from timescoop.cli.screen.console import safe_console
from timescoop.cli.simulating import watched


def make_report(folders: Path | Sequence[Path], out: Path) -> int:
    """Live through the games of some folders again, and write the page.

    Args:
        folders: One, or several of one game with as many seats: editions are told side by side.
        out: The page.

    Raises:
        BadUsage: There is nowhere to write it, or nothing to report on.
        BadDeal: A folder cannot be counted, alone or with the others.
    """
    folders = [folders] if isinstance(folders, Path) else list(folders)
    if not folders:
        raise BadUsage("a report is of a folder that `timescoop simulate --keep` has filled, or of several")
    if not out.parent.is_dir() or out.is_dir():
        raise BadUsage(f"--out {out}: the page is a file in a folder that is there")
    try:
        from timescoop.web import report_page

        with watched(safe_console(error=True)) as progress:
            printings = gather_all(folders, workers=os.cpu_count() or 1, progress=progress)
        page = report_page(printings, installed())
    except ImportError as error:
        raise BadUsage("a report is drawn by matplotlib: pip install 'timescoop[arena]'") from error
    out.write_text(page, "utf-8")
    print(f"{out}: {sum(len(each.games) for each in printings):,} games, {len(page) // 1024:,} KB")
    if not all(each.told for each in printings):
        print("Some games were kept without their decisions; the page says what is missing.")
    return FINE
