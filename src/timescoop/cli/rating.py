"""`timescoop rate`: rates bots by playing them in pairs, or tests which of two is stronger."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from timescoop.arena import Halted, Meeting, On, Rated, RatingSetup, max_share, rate, stronger
from timescoop.cli.choosing import bot_of, game_of, options_of
from timescoop.cli.ending import FAILED, FINE, BadUsage
from timescoop.cli.figures import figures, page, tell
from timescoop.cli.screen.console import safe_console
from timescoop.cli.simulating import share_told, told_if_kept, watched
from timescoop.wording import _, figure


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
    on: On = "here",
) -> int:
    """Play, and print ratings and meetings; with `by`, the verdict of the test."""
    game = game_of(key)
    names = [bot_of(bot.strip()).key for bot in bots.split(",")]
    if games < 1:
        raise BadUsage(f"--games must be at least 1, not {games}")
    count = game.edition(edition).least if seats is None else seats
    if count < 1:
        raise BadUsage(f"--seats must be at least 1, not {count}")
    setup = RatingSetup(key, count, edition, seed, options_of(options), os.cpu_count() or 1, keep, on)
    console = page()
    with told_if_kept(keep), meetings_told_if_stopped(console, count):
        if by is not None:
            return compare(setup, names, games, by, console)
        with watched(safe_console(error=True), _("meetings")) as progress:
            rated, meetings = rate(setup, names, games, rungs=ladder, progress=progress)
    show(console, rated, meetings, count)
    return FINE


def verdict(said: str) -> str:
    """What a test of two bots has shown, with gaps for their names."""
    return {
        "reached": _("{first} is stronger than {second}"),
        "missed": _("{first} is not stronger than {second} by {by}"),
        "undecided": _("undecided after {games} games: {first} may or may not be stronger than {second}"),
    }[said]


def explained() -> str:
    """How ratings are read."""
    deviation = _("± is one standard deviation. At least is the rating minus three of them.")
    start = _("A bot that hasn't played has 25 ± 8.3.")
    return f"{deviation} {start}"


def compare(setup: RatingSetup, names: Sequence[str], games: int, by: float, console: Console) -> int:
    """Test two bots, and print the verdict."""
    if by <= 0:
        raise BadUsage(f"--by is a win rate above an equal one, more than 0, not {by}")
    if len(names) != 2:  # noqa: PLR2004 - this one and that one
        raise BadUsage(f"--by compares two bots, not {len(names)}")
    if names[0] == names[1]:
        raise BadUsage(f"--by compares two bots; both are {names[0]}")
    with watched(safe_console(error=True)) as progress:
        meeting = stronger(setup, names[0], names[1], games, by, progress)
    show(console, [], [meeting], setup.seats)
    console.print(verdict(meeting.said).format(**meeting._asdict(), by=figure(by, ".2f")))
    return FINE if meeting.said == "reached" else FAILED


@contextmanager
def meetings_told_if_stopped(console: Console, seats: int) -> Iterator[None]:
    """Where Control-C stops the games, tell what came of the meetings that were over, or of a test so far."""
    try:
        yield
    except Halted as halted:
        if halted.meetings:
            show(console, halted.rated, halted.meetings, seats)
        print(_("Stopped before all games were played."), file=sys.stderr)
        raise


def show(console: Console, rated: Sequence[Rated], meetings: Sequence[Meeting], seats: int) -> None:
    """The ratings, if there are any, and the meetings, with a word on how they are to be read."""
    if rated:
        tell(console, ratings_of(rated))
        console.print(explained())
    tell(console, meetings_of(meetings, seats))
    if max_share(seats) < 1:
        said = _("Win rates are per seat. With {seats} seats a bot has half of them, so {most} is the most.")
        console.print(said.format(seats=seats, most=figure(max_share(seats), ".2f")))


def ratings_of(rated: Sequence[Rated]) -> Table:
    """A row for each bot, the best first."""
    rows = [
        (each.bot, *(figure(part, ".1f") for part in (each.middle, each.spread, each.least)), *share_told(each.share))
        for each in rated
    ]
    counts = [str(each.games) for each in rated]
    headings = (_("Rating"), "±", _("At least"), _("Win rate"), _("95 % CI"), _("Games"))
    return figures(_("Bot"), headings, [(*row, count) for row, count in zip(rows, counts, strict=True)])


def meetings_of(meetings: Sequence[Meeting], seats: int) -> Table:
    """A row for each meeting."""
    equal = _("Win rate (equal: {share})").format(share=figure(1 / seats, ".2f"))
    rows = [
        (_("{one} against {other}").format(one=each.first, other=each.second), *share_told(each.share), str(each.games))
        for each in meetings
    ]
    return figures(_("Meeting"), (equal, _("95 % CI"), _("Games")), rows)
