"""The commands for studying a game, with their `--help`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

Switch = Annotated[bool, Parameter(negative=())]
Pairs = Annotated[list[str] | None, Parameter(negative=())]
On = Literal["here", "ray"]


def simulate(  # noqa: PLR0913 - each is a word of the command
    game: str = "invasion",
    *,
    games: int = 100,
    bots: str = "greedy,greedy,random",
    edition: str | None = None,
    seed: int = 0,
    options: Pairs = None,
    cards: Path | None = None,
    keep: Path | None = None,
    first: int = 0,
    decisions: bool = False,
    records: str | None = None,
    on: On = "here",
) -> int:
    """Let bots play each other, and show who won.

    Args:
        game: invasion, nemesis, ccg, or the key of a plug-in's game.
        games: The minimum number of games. Each deal is played with the bots in every order.
        bots: One bot per seat, see `timescoop bots`.
        edition: The key of the edition; by default the first.
        seed: The same seed gives the same games.
        options: Optional rules, as key=value.
        cards: Your own card file, instead of the cards of the edition.
        keep: A folder for the results as Parquet. The same command resumes where it stopped.
        first: Number of the first deal, counted from 0. Use it to split a simulation between machines.
        decisions: Save every decision, too.
        records: Write records of these games, numbered from 0, such as 0,17,30-33, to the folder. You can do this
            later with the same command.
        on: `here` (all processors of this machine) or `ray` (a Ray cluster).
    """
    from timescoop.cli.simulating import simulate_games

    return simulate_games(
        game, games, bots, edition, seed, options or [], cards,
        keep=keep, first=first, decisions=decisions, records=records, on=on,
    )  # fmt: skip


def rate(  # noqa: PLR0913 - each is a word of the command
    game: str = "invasion",
    *,
    bots: str = "greedy,novice,random",
    seats: int | None = None,
    games: int = 100,
    edition: str | None = None,
    seed: int = 0,
    options: Pairs = None,
    ladder: bool = False,
    by: float | None = None,
    keep: Path | None = None,
    on: On = "here",
) -> int:
    """Rate bots: each pair plays games on the same deals. With --by, test whether one is stronger.

    ± is one standard deviation of a rating. The column At least is the rating minus three of them. A bot that hasn't
    played has 25 ± 8.3. The order of the bots doesn't matter.

    Args:
        game: invasion, nemesis, ccg, or the key of a plug-in's game.
        bots: The bots, see `timescoop bots`.
        seats: Number of players; by default as few as the edition allows. The two bots alternate.
        games: The minimum number of games of each pair; with --by the maximum, rounded up to batches of 20 deals.
        edition: The key of the edition; by default the first.
        seed: The same seed gives the same games.
        options: Optional rules, as key=value.
        ladder: Only neighbours in the list play each other.
        by: Test whether the win rate of the first of two bots is this much above an equal share, such as 0.05. The test
            stops as soon as the result is clear. The highest value is 0.5, 0.33 and 0.25 with 2, 3 and 4 seats.
        keep: A folder for the results as Parquet. The same command resumes where it stopped.
        on: `here` (all processors of this machine) or `ray` (a Ray cluster).
    """
    from timescoop.cli.rating import rate_bots

    return rate_bots(
        game, bots, seats=seats, games=games, edition=edition, seed=seed, options=options or [], ladder=ladder, by=by,
        keep=keep, on=on,
    )  # fmt: skip


def analyse(
    record: Path, *, seat: str | None = None, worlds: int | None = None, most: int = 12, cards: Path | None = None
) -> int:
    """Analyse a finished game: what each choice cost, and what would have been better.

    Shows each player's chance to win over the game, how much their own choices cost, and how much luck and the other
    players changed it. Choices are judged by what the player could know.

    Args:
        record: The record file.
        seat: Only this player's choices.
        worlds: Number of possible deals to compare for each choice; more is slower and more precise.
        most: The maximum number of choices to show.
        cards: The card file, if the game used custom cards.
    """
    from timescoop.cli.analysing import analyse_record

    return analyse_record(record, seat, worlds, most, cards)


def report(*folder: Path, out: Path = Path("report.html"), overwrite: Switch = False) -> int:
    """Make a page of statistics of a simulation, as one HTML file.

    It shows win rates by bot, seat, side and card, with confidence intervals. It also shows endings, lengths, who led
    and when, and card texts that never ran.

    Args:
        folder: The folder of simulate --keep FOLDER --decisions. Several folders of one game and number of seats make
            one page, by edition.
        out: The HTML file. An older report is replaced.
        overwrite: Replace the file even if it isn't a report.
    """
    from timescoop.cli.reporting import make_report

    return make_report(folder, out, overwrite=overwrite)


def train(
    game: str = "invasion",
    *,
    seats: str = "2-4",
    hours: float = 1.0,
    keep: Path,
    seed: int = 0,
    editions: str | None = None,
    rounds: int = 0,
    settings: Path | None = None,
) -> int:
    """Train a network for the bots `trained` and `master`, by self-play.

    It needs no graphics card, but pip install 'timescoop[train]'. A line for each round shows how well the network
    predicts who wins (loss; lower is better), beside the game's own evaluation. It also shows how often the network won
    against that evaluation (1 is an equal share).

    Args:
        game: invasion, nemesis, ccg, or the key of a plug-in's game.
        seats: Number of players: a number, or a range such as 2-4.
        hours: How long to train in all, counting earlier runs in the folder.
        keep: A folder for settings, checkpoints, the curve and the network. The same command resumes where it stopped.
        seed: The same seed repeats a run.
        editions: The keys of the editions to play, such as classic,2012; by default all but solitaires.
        rounds: Stop after this many rounds in total; 0 for no limit.
        settings: The settings.json of another run, to repeat it; game, seats, seed and editions are then ignored.
    """
    from timescoop.cli.training import settings_from, settings_of, train_network

    plan = settings_from(settings) if settings else settings_of(game, seats, seed, editions)
    return train_network(plan, hours, keep, rounds)
