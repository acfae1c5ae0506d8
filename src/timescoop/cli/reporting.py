"""`timescoop report`: a page of what a simulation has shown."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import Console

from timescoop.arena import gather
from timescoop.cli.ending import FINE, BadUsage, installed
from timescoop.cli.simulating import watched


def make_report(folder: Path, out: Path) -> int:
    """Live through the games again, and write the page."""
    if not out.parent.is_dir() or out.is_dir():
        raise BadUsage(f"--out {out}: the page is a file in a folder that is there")
    try:
        from timescoop.web import report_page

        with watched(Console(stderr=True)) as progress:
            gathered = gather(folder, workers=os.cpu_count() or 1, progress=progress)
        page = report_page(gathered, installed())
    except ImportError as error:
        raise BadUsage("a report is drawn by matplotlib: pip install 'timescoop[arena]'") from error
    out.write_text(page, "utf-8")
    print(f"{out}: {len(gathered.games):,} games, {len(page) // 1024:,} KB")
    return FINE
