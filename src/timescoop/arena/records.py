"""Records of simulated games: a game's number determines it, so it is played again and written as a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import closing
from dataclasses import replace
from functools import partial
from string import ascii_uppercase

from timescoop.arena.match import Played, Setting
from timescoop.arena.process_pool import run_jobs
from timescoop.arena.report import Report
from timescoop.arena.seeds import deal_seed
from timescoop.arena.simulation import compiled, job_of, play, seatings
from timescoop.catalogue import BOTS, GAMES
from timescoop.documents import Record, RecordSeat, record_answers
from timescoop.kernel import BadDeal


def record_of(setting: Setting, number: int, kept: Played | None = None) -> Record:
    """Play a game of a simulation again and write its record. This may run in a separate process.

    Args:
        setting: Of the simulation, as in `Report.setting` or from `read_setting`.
        number: Of the game, from 0: the number of the deal times the number of seatings, plus that of the seating.
        kept: The result when it was first played, to compare with; None for no comparison.

    Returns:
        The record, with its luck as a given seed. It names no version, and not the hash of a
        custom card file, which a setting does not have.

    Raises:
        BadDeal: The game goes differently under these rules.
    """
    played = play(job_of(setting._replace(trace=True), seatings(setting.bots), number))
    if kept and outcome(kept) != outcome(played):
        raise BadDeal(f"game {number} goes differently now: it was played by another version of Timescoop")
    game = GAMES[setting.game]
    edition = game.edition(setting.edition)
    seed = deal_seed(setting.seed, played.block)
    cards = compiled(game.key, setting.cards) if setting.cards else None
    names = names_of(played.bots)
    table = game.deal(seats=len(names), seed=seed, edition=edition.key, options=setting.options, cards=cards)
    record = record_answers(game, table, names, [(seat, answer) for seat, _, _, answer in played.choices])
    return replace(
        record,
        edition=edition.key,
        options=game.settle_options(edition, setting.options),
        seats=tuple(RecordSeat(name, "bot", bot) for name, bot in zip(names, played.bots, strict=True)),
        seed=seed,
        unsealed=True,
    )


def records_of(report: Report, numbers: Sequence[int], workers: int = 1) -> Generator[Record]:
    """The records of some games of a simulation, in the order of `numbers`.

    Args:
        report: The report of the simulation that the games are from.
        numbers: Of the games, see `record_of`.
        workers: Processes; with 1, all is played in this one.

    Raises:
        BadDeal: A game goes differently under these rules.
    """
    turns = seatings(report.setting.bots)
    kept = {each.block * len(turns) + turns.index(each.bots): each for each in report.played}
    jobs = [(number, kept[number]) for number in numbers]
    with closing(run_jobs(partial(record_job, report.setting), jobs, workers)) as records:
        yield from records


def record_job(setting: Setting, job: tuple[int, Played]) -> Record:
    """Make one record, in a worker."""
    return record_of(setting, *job)


def outcome(played: Played) -> tuple[object, ...]:
    """The part of a result that must be the same each time a game is played."""
    return (*played[: Played._fields.index("seconds")],)


def names_of(bots: Sequence[str]) -> list[str]:
    """The names of a record's seats: their bots, with a letter in turn order where a bot has several."""
    times, before = Counter(bots), Counter[str]()
    names = []
    for bot in bots:
        before[bot] += 1
        names.append(BOTS[bot].name + (f" {ascii_uppercase[before[bot] - 1]}" if times[bot] > 1 else ""))
    return names
