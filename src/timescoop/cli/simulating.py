"""`timescoop simulate` and `rate`: bots against bots, a progress bar where somebody watches, and tables at the end."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from signal import SIGTERM, default_int_handler, getsignal, signal
from threading import current_thread, main_thread
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from timescoop.arena import Meeting, On, Rated, Report, Row, Sitting, Stopped, rate, simulate, stronger
from timescoop.cli.choosing import bot_of, game_of, options_of
from timescoop.cli.ending import FAILED, FINE, BadUsage
from timescoop.documents import read_one, whole_cards
from timescoop.kernel import Game
from timescoop.wording import texts_of

SAID = {
    "reached": "{first} is stronger than {second}",
    "missed": "{first} is not stronger than {second} by {by:.2f} of the win",
    "undecided": "{games} games do not say whether {first} is stronger than {second}",
}


def simulate_games(  # noqa: PLR0913 - as many as the command has
    key: str,
    games: int,
    bots: str,
    edition: str | None,
    seed: int,
    options: Sequence[str],
    cards: Path | None,
    *,
    keep: Path | None = None,
    first: int = 0,
    decisions: bool = False,
    on: On = "here",
) -> int:
    """Play the games and print who won how often."""
    if decisions and not keep:
        raise BadUsage("--decisions are kept in a folder: --keep FOLDER")
    game = game_of(key)
    names = [bot_of(bot.strip()).key for bot in bots.split(",")]
    if games < 1:
        raise BadUsage(f"at least 1 game is played, not {games}")
    document = card_file(cards, game, edition) if cards else None
    console = Console(highlight=False)
    with told_if_kept(keep), summed_up_if_stopped(console, game), watched(Console(stderr=True)) as progress:
        report = simulate(
            key,
            names,
            games=games,
            edition=str(document["edition"]) if document else edition,
            seed=seed,
            options=options_of(options),
            cards=document,
            workers=os.cpu_count() or 1,
            progress=progress,
            keep=keep,
            first=first,
            decisions=decisions,
            on=on,
        )
    show(console, report, game)
    return FINE


def card_file(path: Path, game: Game, edition: str | None) -> dict[str, Any]:
    """The card file as a document, once it is known to be well."""
    from timescoop.catalogue import GAMES

    of, printing, found, _ = whole_cards(read_one(path), GAMES)
    if of.key != game.key or edition not in (None, printing):
        raise BadUsage(f"{path} has the cards of {of.key} {printing}")
    return found


@contextmanager
def summed_up_if_stopped(console: Console, game: Game) -> Iterator[None]:
    """Where Control-C stops the games, tell what came of those that were played."""
    try:
        yield
    except Stopped as stopped:
        if stopped.report.played:
            show(console, stopped.report, game)
        print(f"Stopped before all of {stopped.wanted:,} games were played.", file=sys.stderr)
        raise


@contextmanager
def told_if_kept(keep: Path | None) -> Iterator[None]:
    """Where Control-C, or whoever else ends programs, stops games that are kept, say how to go on."""
    before = getsignal(SIGTERM)
    mine = current_thread() is main_thread()
    if mine:
        signal(SIGTERM, default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        if keep:
            print(f"What was played is in {keep}; the same command goes on from there.", file=sys.stderr)
        raise
    finally:
        if mine:
            signal(SIGTERM, before)


@contextmanager
def watched(console: Console, what: str = "games") -> Iterator[Callable[[int, int], None] | None]:
    """A progress bar, where there is somebody to see it."""
    if not console.is_terminal:
        yield None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=None, rate="")

        def progress(played: int, of: int) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, completed=played, total=of, rate=f"{speed:.1f} a second" if speed else "")

        yield progress


def show(console: Console, report: Report, game: Game) -> None:
    """The summary: a row for each bot, a row for each seat, how long the games were and how they ended."""
    setting = report.setting
    edition = game.edition(setting.edition)
    equal = 1 / report.seats
    console.print(
        f"{game.title}, {edition.title}: {len(report.played)} games, {report.seats} seats, seed {setting.seed}"
    )
    console.print(f"A share of {equal:.2f} is an equal one; the 95 % column is where it lies with that certainty.")
    console.print(table_of("Bot", report.by_bot(), thinking=True))
    console.print(
        table_of("Seat", [row._replace(key=str(int(row.key) + 1)) for row in report.by_seat()], thinking=False)
    )
    for label, (mean, least, most) in (("Turns", report.turns()), ("Decisions", report.decisions())):
        console.print(f"{label} a game: {mean:.0f} ({least} to {most})")
    words = texts_of(game.room)
    endings = ", ".join(f"{words.label(key)} {count}" for key, count in report.endings().items())
    console.print(f"Endings: {endings}")


def table_of(first: str, rows: Sequence[Row], *, thinking: bool) -> Table:
    """Rows with their win share and points."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(first)
    for heading in ("Wins", "95 %", "Points", "Lead", *(("ms a choice", "slowest 5 %") if thinking else ())):
        table.add_column(heading, justify="right")
    for row in rows:
        cells = [
            f"{row.share.mean:.3f}",
            f"{row.share.low:.2f}-{row.share.high:.2f}",
            f"{row.score:.1f}",
            f"{row.lead:+.1f}",
        ]
        if thinking:
            cells += [f"{1000 * row.think:.1f}", f"{1000 * row.think_p95:.1f}"]
        table.add_row(row.key, *cells)
    return table


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
        raise BadUsage(f"at least 1 game is played, not {games}")
    count = game.edition(edition).least if seats is None else seats
    if count < 1:
        raise BadUsage(f"at least 1 seat is played from, not {count}")
    if by is not None and not 0 < by < 1:
        raise BadUsage(f"--by is a part of the win above an equal share, more than 0 and less than 1, not {by}")
    sitting = Sitting(key, count, edition, seed, options_of(options), os.cpu_count() or 1, keep, on)
    console = Console(highlight=False)
    if by is not None:
        if len(names) != 2:  # noqa: PLR2004 - this one and that one
            raise BadUsage(f"--by compares two bots, not {len(names)}")
        if names[0] == names[1]:
            raise BadUsage(f"--by compares two bots; both are {names[0]}")
        with told_if_kept(keep), watched(Console(stderr=True)) as progress:
            meeting = stronger(sitting, names[0], names[1], games, by, progress)
        console.print(meetings_of([meeting], count))
        console.print(SAID[meeting.said].format(**meeting._asdict(), by=by))
        return FINE if meeting.said == "reached" else FAILED
    with told_if_kept(keep), watched(Console(stderr=True), "meetings") as progress:
        rated, meetings = rate(sitting, names, games, rungs=ladder, progress=progress)
    console.print(ratings_of(rated))
    console.print(meetings_of(meetings, count))
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


def meetings_of(meetings: Sequence[Meeting], seats: int) -> Table:
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
