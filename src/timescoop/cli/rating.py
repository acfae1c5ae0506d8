"""`timescoop rate`: bots in order of their strength, or whether one of two is stronger."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from timescoop.arena import Meeting, Rated, Sitting, rate, stronger
from timescoop.cli.choosing import bot_of, game_of, options_of
from timescoop.cli.main import FAILED, FINE, BadUsage
from timescoop.cli.simulating import watched

SAID = {
    "reached": "{first} is stronger than {second}",
    "missed": "{first} is not stronger than {second} by {by:.2f} of the win",
    "undecided": "{games} games do not say whether {first} is stronger than {second}",
}


def rate_bots(  # noqa: PLR0913 - as many as the command has
    key: str,
    bots: str,
    *,
    seats: int | None,
    games: int,
    edition: str | None,
    seed: int,
    options: Sequence[str],
    ladder: bool,
    by: float | None,
    keep: Path | None,
) -> int:
    """Play, and print ratings and meetings; with `by`, the verdict of the test."""
    game = game_of(key)
    names = [bot_of(bot.strip()).key for bot in bots.split(",")]
    if games < 1:
        raise BadUsage(f"at least 1 game is played, not {games}")
    count = seats or game.edition(edition).least
    sitting = Sitting(key, count, edition, seed, options_of(options), os.cpu_count() or 1, keep)
    console = Console(highlight=False)
    if by is not None:
        if len(names) != 2:  # noqa: PLR2004 - this one and that one
            raise BadUsage(f"--by compares two bots, not {len(names)}")
        with watched(Console(stderr=True)) as progress:
            meeting = stronger(sitting, names[0], names[1], games, by, progress)
        console.print(table_of([meeting], count))
        console.print(SAID[meeting.said].format(**meeting._asdict(), by=by))
        return FINE if meeting.said == "reached" else FAILED
    with watched(Console(stderr=True), "meetings") as progress:
        rated, meetings = rate(sitting, names, games, rungs=ladder, progress=progress)
    console.print(ratings_of(rated))
    console.print(table_of(meetings, count))
    return FINE


def ratings_of(rated: Sequence[Rated]) -> Table:
    """A row for each bot, the best first."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Bot")
    for heading in ("Rating", "±", "At least", "Wins", "95 %", "Games"):
        table.add_column(heading, justify="right")
    for row in rated:
        interval = f"{row.share.low:.2f}-{row.share.high:.2f}"
        figures = (f"{row.middle:.1f}", f"{row.spread:.1f}", f"{row.least:.1f}", f"{row.share.mean:.3f}", interval)
        table.add_row(row.bot, *figures, str(row.games))
    return table


def table_of(meetings: Sequence[Meeting], seats: int) -> Table:
    """A row for each meeting."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Meeting")
    for heading in (f"Wins (equal: {1 / seats:.2f})", "95 %", "Games"):
        table.add_column(heading, justify="right")
    for each in meetings:
        share = each.share
        interval = f"{share.low:.2f}-{share.high:.2f}"
        table.add_row(f"{each.first} against {each.second}", f"{share.mean:.3f}", interval, str(each.games))
    return table
