"""`timescoop analyse`: analyses a finished game, with what each choice cost."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.table import Table as Rows

from timescoop.bots import Judged, account, agreed, analysed, analysis_budget, usual_worlds, win_share
from timescoop.catalogue import GAMES
from timescoop.cli.ending import FINE, BadUsage
from timescoop.cli.figures import figures, page, tell
from timescoop.cli.records import pool_of, record_from, viewer_of
from timescoop.cli.screen.console import safe_console
from timescoop.cli.screen.sight import sight
from timescoop.cli.simulating import watched
from timescoop.documents import Record, deal_record, play_entry
from timescoop.kernel import Game, Table
from timescoop.wording import TableText, _, plain

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60  # columns of the chart, where there is room for them
NARROWEST: Final = 10


def analyse_record(path: Path, seat: str | None, worlds: int | None, most: int, cards: Path | None) -> int:
    """Judge every choice; then tell the chances, what the seats made of them, and the choices that cost most."""
    record = record_from(path)
    wanted = viewer_of(record, seat)
    if worlds is None:
        worlds = usual_worlds(GAMES[record.game], len(record.seats))
    sound(worlds, most)
    pool = pool_of(record, cards)
    game, table = deal_record(record, GAMES, pool)
    before: list[Table] = []
    for entry in record.answers:
        before.append(table.copy())
        play_entry(record, game, table, entry)
    if not table.over():
        raise BadUsage(_("{path} isn't finished, so it can't be analysed").format(path=path))
    found: list[Judged] = []
    with watched(safe_console(error=True), _("answers")) as progress:
        for done, judged in analysed(record, GAMES, pool, budget=analysis_budget(worlds)):
            found += [judged] if judged else []
            if progress:
                progress(done, len(record.answers))
    found = agreed(found)
    console = page()
    console.print(
        _("{game}: {n} choices, judged by what each player could know").format(game=_(game.title), n=len(found))
    )
    tell(console, seats_told(record, table, found))
    console.print(units_told(worlds), style="dim")
    tell(console, chart(record, found, console.width))
    costly = [each for each in found if each.costly and wanted in (each.said.seat, len(record.seats))]
    costly.sort(key=lambda each: (-each.lost, each.said.done))
    tell(console, choices_told(record, game, before, costly, most))
    return FINE


def units_told(worlds: int) -> str:
    """What the figures are, and on how many imagined worlds they rest."""
    summed = _("In percentage points of the chance to win, summed over the game; this can exceed 100.")
    compared = _("Each choice was compared over {n} possible deals.")
    return f"{summed} {compared.format(n=worlds)}"


def sound(worlds: int, most: int) -> None:
    """Refuse numbers that ask for nothing that there is."""
    said = _("{option} must be at least {least}, not {found}")
    if worlds < 1:
        raise BadUsage(said.format(option="--worlds", least=1, found=worlds))
    if most < 0:
        raise BadUsage(said.format(option="--most", least=0, found=most))


def percent(chance: float) -> str:
    """A chance as people say it; one that the search has shifted beyond nothing or all is told as that."""
    return f"{100 * min(1.0, max(0.0, chance)):.0f} %"


def points(change: float) -> str:
    """A sum of changes, in percentage points; the sum of a game may be more than 100."""
    return f"{100 * change:+.0f}"


def seats_told(record: Record, table: Table, found: Sequence[Judged]) -> Rows:
    """What each seat began with, lost by its choices, was given by luck and the others, and ended with."""
    rows = []
    for seat, name in enumerate(record.names):
        told = account(found, seat, win_share(table, seat))
        rows.append((name, percent(told.start), points(-told.chosen), points(told.luck), percent(told.end)))
    return figures(_("Seat"), (_("start"), _("own choices"), _("luck and others"), _("end")), rows)


def chart(record: Record, found: Sequence[Judged], room: int) -> Rows:
    """The chance to win of each seat over the game, as far as it knew: from its choice on until its next.

    Args:
        record: Of the game.
        found: Its choices.
        room: How many columns there are, for the names too.
    """
    heading = _("Chance")
    rows = Rows(heading, _("from the deal to the end"), box=None, pad_edge=False)
    width = max(NARROWEST, min(WIDTH, room - max(map(len, (heading, *record.names))) - 2))
    for seat, name in enumerate(record.names):
        mine = [each for each in found if each.said.seat == seat]
        line = ""
        for column in range(width):
            at = len(record.answers) * (column + 1) / width
            known = [each.chance for each in mine if each.said.done < at]
            line += BARS[max(0, min(len(BARS) - 1, int(known[-1] * len(BARS))))] if known else " "
        rows.add_row(name, line)
    return rows


def choices_told(record: Record, game: Game, before: Sequence[Table], costly: Sequence[Judged], most: int) -> Rows:
    """The choices that cost most, with what was better, but for those that differ only in what luck did not bring."""
    rows = Rows(box=None, pad_edge=False)
    answer = _("Answer")
    rows.add_column(answer, min_width=len(answer))
    for heading in (_("Seat"), _("Asked"), _("Chose"), _("Better")):
        rows.add_column(heading, overflow="fold")
    of = _("{chance} of {best}")
    rows.add_column(_("Chance"), justify="right", min_width=len(of.format(chance="90 %", best="99 %")))
    rows.add_column(_("Cost"), justify="right", min_width=len("99 %"))
    for each in costly:
        said = each.said
        chosen, better = (in_words(record, game, before[said.done], said.seat, line) for line in (said.line, each.best))
        if rows.row_count == most:
            break
        if chosen.startswith(better):
            continue
        rows.add_row(
            str(said.done + 1),
            record.names[said.seat],
            asked(sight(game, before[said.done], said.seat, record.names)),
            chosen,
            better,
            of.format(chance=percent(each.chance), best=percent(each.could)),
            percent(each.lost),
        )
    return rows


def asked(told: TableText) -> str:
    """What the reader is asked; empty where it is asked nothing."""
    return next((plain(line.body) for line in told.question()), "")


def in_words(record: Record, game: Game, before: Table, seat: int, line: Sequence[int]) -> str:
    """A declaration in the words of its options."""
    table, words = before.copy(), []
    for option in line:
        if option not in table.options(seat):  # who changes a sealed answer waits for nobody
            break  # what luck brought in the mind of the search did not come
        words.append(game.words(table, seat, option, record.names))
        table.play(seat, option)
    return ", ".join(words)
