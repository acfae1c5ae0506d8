"""The commands for those who study a game, with their words for `--help`."""

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
    """Let bots play against each other, and sum up who won.

    Args:
        game: Which game.
        games: How many games, at least; each deal is played with the bots in every order.
        bots: One for each seat, see `timescoop bots`.
        edition: The key of an edition; without it, the first of the game.
        seed: The same seed gives the same games.
        options: Options of the deal, as key=value.
        cards: A card file of your own in place of the edition's.
        keep: A folder for the results as Parquet; the same command goes on where it was stopped.
        first: The number of the first deal, from 0, to share out one simulation among machines.
        decisions: Keep every decision too.
        records: Numbers of games to be written down in the folder, from 0, as 0,17,30-33. `timescoop replay`, `verify`
            and `analyse` read such a record, and so does the browser. The same command with this word does it later.
        on: Where it is played: on all processors here, or by Ray on the machines of its cluster.
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
    """Rate bots by letting them meet in pairs on the same deals; or ask whether one is stronger.

    In the table ± is how unsure a rating is, one standard deviation; At least is the rating less three of them. Who has
    not played has 25 and is unsure by 8.3. The order of the bots changes no rating.

    Args:
        game: Which game.
        bots: Which bots, see `timescoop bots`.
        seats: How many play; the two bots of a meeting sit in turn about. Without it, as few as the edition is for.
        games: Of each meeting, at least; with --by at most, but for a batch of 20 deals, which is played to its end.
        edition: The key of an edition; without it, the first of the game.
        seed: The same seed gives the same games.
        options: Options of the deal, as key=value.
        ladder: Neighbours in the list alone meet, rather than all.
        by: Of two bots: is the first stronger by this share of the win? It stops as soon as it is sure; 0.05 is usual,
            and 0.5, 0.33, 0.25 the most with 2, 3, 4 seats, as a bot has half of the seats.
        keep: A folder for the results as Parquet; the same command goes on where it was stopped.
        on: Where it is played: on all processors here, or by Ray on the machines of its cluster.
    """
    from timescoop.cli.rating import rate_bots

    return rate_bots(
        game, bots, seats=seats, games=games, edition=edition, seed=seed, options=options or [], ladder=ladder, by=by,
        keep=keep, on=on,
    )  # fmt: skip


def analyse(
    record: Path, *, seat: str | None = None, worlds: int = 60, most: int = 12, cards: Path | None = None
) -> int:
    """Judge every choice of a finished game by what its seat could know.

    Tells the chance to win that each seat saw over the game, how much of it its own choices cost and how much luck and
    the others brought, and the choices that cost most, with what would have been better.

    Args:
        record: The file with the record.
        seat: Only the choices of this player.
        worlds: Imagined worlds in which each choice is looked into; more are slower and surer.
        most: How many choices to tell.
        cards: The card file that the game was played with, if it had one of its own.
    """
    from timescoop.cli.analysing import analyse_record

    return analyse_record(record, seat, worlds, most, cards)


def report(*folder: Path, out: Path = Path("report.html"), overwrite: Switch = False) -> int:
    """Make a page of what a simulation has shown, which opens anywhere and fetches nothing.

    Win shares by bot, seat and side, how games end, how long they are, each card's win share when drawn and when
    played, how early the winner is ahead, and what never happened; each with its number and its interval.

    Args:
        folder: Where a simulation was kept: simulate --keep FOLDER --decisions. Several of one game with as many seats
            are told together, edition by edition.
        out: The page; an older page there is replaced.
        overwrite: Replace the file of --out even if it is no page.
    """
    from timescoop.cli.reporting import make_report

    return make_report(folder, out, overwrite=overwrite)
