"""`timescoop report`: a page of statistics of one or several simulations."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from timescoop.arena import load_datasets
from timescoop.cli.ending import FAILED, FINE, BadUsage, complain, installed
from timescoop.cli.screen.console import safe_console
from timescoop.cli.screen.saving import check_place, saved_text
from timescoop.cli.simulating import watched
from timescoop.wording import _, figure

PAGE: Final = b"<!doctype html"  # how a page begins, in any case


def make_report(folders: Path | Sequence[Path], out: Path, *, overwrite: bool = False) -> int:
    """Live through the games of some folders again, and write the page.

    Args:
        folders: One, or several of one game with as many seats: editions are told side by side.
        out: The page.
        overwrite: Replace what is there, even if it is no page.

    Raises:
        BadUsage: There is nowhere to write it, or nothing to report on.
        BadDeal: A folder cannot be counted, alone or with the others.
    """
    folders = [folders] if isinstance(folders, Path) else list(folders)
    if not folders:
        raise BadUsage("name the folder of a simulation, made by timescoop simulate --keep")
    check_place(out, _("the page"), overwrite=overwrite or is_page(out))
    from timescoop.web import report_page

    with watched(safe_console(error=True)) as progress:
        printings = load_datasets(folders, workers=os.cpu_count() or 1, progress=progress)
    page = report_page(printings, installed())
    saved, said = saved_text(out, page, _("The page"), last=True)
    if not saved:
        return complain(said, FAILED)
    games = sum(len(each.games) for each in printings)
    print(_("{file}: {games} games, {size} KB").format(file=out, games=figure(games), size=figure(len(page) // 1024)))
    if not all(each.told for each in printings):
        print(_("Some games were saved without decisions; the page says what is missing."))
    return FINE


def is_page(path: Path) -> bool:
    """True for a page that is there already, which a new one may replace."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(PAGE)).lower() == PAGE
