"""`timescoop simulate`: bots against bots, with a progress bar on a terminal and tables at the end."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from timescoop.arena import On, Report, Row, Share, Stopped, numbered, seatings, simulate
from timescoop.cli.choosing import bot_of, game_of, options_of
from timescoop.cli.ending import FINE, BadUsage, told_to_end
from timescoop.cli.figures import figures, page, tell
from timescoop.cli.recording import check_numbers, numbers_of, write_records
from timescoop.cli.screen.console import safe_console
from timescoop.documents import read_one, whole_cards
from timescoop.kernel import Game, leave_blank
from timescoop.wording import _, counted_, figure, left_by_simulations, texts_of


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
    records: str | None = None,
    on: On = "here",
) -> int:
    """Play the games and print who won how often; write down those whose records are asked for."""
    if (decisions or records is not None) and not keep:
        raise BadUsage(f"--{'decisions' if decisions else 'records'} needs a folder: --keep FOLDER")
    game = game_of(key)
    names = [bot_of(bot.strip()).key for bot in bots.split(",")]
    if games < 1:
        raise BadUsage(f"--games must be at least 1, not {games}")
    if first < 0:
        raise BadUsage(f"--first must be at least 0, not {first}")
    numbers = numbers_of(records) if records is not None else []
    check_numbers(numbers, numbered(len(seatings(tuple(names))), games, first))
    document = card_file(cards, game, edition) if cards else None
    left = left_by_simulations(leave_blank(document)[1]) if document else ""
    if left:
        print(left, file=sys.stderr)
    console = page()
    with told_if_kept(keep), summed_up_if_stopped(console, game), watched(safe_console(error=True)) as progress:
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
    if keep and numbers:
        write_records(report, numbers, keep, cards, os.cpu_count() or 1)
    return FINE


def card_file(path: Path, game: Game, edition: str | None) -> dict[str, Any]:
    """The card file as a document, once it is known to be well."""
    from timescoop.catalogue import GAMES

    of, printing, found, _pool = whole_cards(read_one(path), GAMES)
    if of.key != game.key or edition not in (None, printing):
        raise BadUsage(f"{path} has cards of {of.key} {printing}")
    return found


@contextmanager
def summed_up_if_stopped(console: Console, game: Game) -> Iterator[None]:
    """Where Control-C stops the games, tell what came of those that were played."""
    try:
        yield
    except Stopped as stopped:
        if stopped.report.played:
            show(console, stopped.report, game)
        print(_("Stopped before all of {n} games were played.").format(n=figure(stopped.wanted)), file=sys.stderr)
        raise


@contextmanager
def told_if_kept(keep: Path | None) -> Iterator[None]:
    """Where Control-C or another signal stops games that are saved, say how to go on."""
    try:
        with told_to_end():
            yield
    except KeyboardInterrupt:
        if keep:
            print(_("The games so far are in {keep}. The same command resumes.").format(keep=keep), file=sys.stderr)
        raise


@contextmanager
def watched(console: Console, what: str = "") -> Iterator[Callable[[int, int], None] | None]:
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
        task = bar.add_task(what or _("games"), total=None, rate="")

        def progress(played: int, of: int) -> None:
            speed = bar.tasks[0].speed
            rate = _("{rate} a second").format(rate=figure(speed, ".1f")) if speed else ""
            bar.update(task, completed=played, total=of, rate=rate)

        yield progress


def show(console: Console, report: Report, game: Game) -> None:
    """The summary: a row for each bot, a row for each seat, how long the games were and how they ended."""
    setting = report.setting
    edition = game.edition(setting.edition)
    equal = 1 / report.seats
    console.print(
        _("{game}, {edition}: {games}, {seats} seats, seed {seed}").format(
            game=_(game.title),
            edition=_(edition.title),
            games=counted_("{n} game", "{n} games", len(report.played)),
            seats=report.seats,
            seed=setting.seed,
        )
    )
    said = _("Equal win rate: {equal}. The 95 % column is the confidence interval.")
    console.print(said.format(equal=figure(equal, ".2f")))
    for nth, name in enumerate(edition.ruled, report.seats - len(edition.ruled) + 1):
        ruled = _("The rules play seat {nth} ({name}); its bot never chooses. Compare seats, not bots.")
        console.print(ruled.format(nth=nth, name=name))
    tell(console, table_of(_("Bot"), report.by_bot(), thinking=True))
    seats = [row._replace(key=str(int(row.key) + 1)) for row in report.by_seat()]
    tell(console, table_of(_("Seat"), seats, thinking=False))
    for said, (mean, least, most) in (
        (_("Turns per game: {mean} ({least} to {most})"), report.turns()),
        (_("Decisions per game: {mean} ({least} to {most})"), report.decisions()),
    ):
        console.print(said.format(mean=f"{mean:.0f}", least=least, most=most))
    words = texts_of(game.room)
    endings = ", ".join(f"{words.label(key)} {count}" for key, count in report.endings().items())
    console.print(_("Endings: {endings}").format(endings=endings))


def table_of(first: str, rows: Sequence[Row], *, thinking: bool) -> Table:
    """Rows with their win share and points."""
    headings = [_("Win rate"), _("95 % CI"), _("Points"), _("Lead")]
    told = [[row.key, *share_told(row.share), figure(row.score, ".1f"), figure(row.lead, "+.1f")] for row in rows]
    if thinking:
        headings += [_("ms/choice"), _("slowest 5 %")]
        for cells, row in zip(told, rows, strict=True):
            cells += [figure(1000 * row.think, ".1f"), figure(1000 * row.think_p95, ".1f")]
    return figures(first, headings, told)


def share_told(share: Share) -> tuple[str, str]:
    """A share of the win and its interval."""
    return figure(share.mean, ".3f"), f"{figure(share.low, '.2f')}-{figure(share.high, '.2f')}"
