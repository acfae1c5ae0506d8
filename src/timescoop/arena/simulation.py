"""Many matches between bots, on any number of processes; the result does not depend on how many."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from time import monotonic
from typing import Any, Final

from timescoop.arena.cluster import On, play_on_ray
from timescoop.arena.match import Played, Setting, play_match
from timescoop.arena.process_pool import run_jobs
from timescoop.arena.report import Report
from timescoop.arena.storage import GAMES_PER_FILE, GameStore
from timescoop.catalogue import BOTS, GAMES
from timescoop.kernel import BadDeal, leave_blank

Progress = Callable[[int, int], None]
Job = tuple[Setting, int, tuple[str, ...]]
MINUTE: Final = 60.0  # seconds after which finished games are stored, even if they are few


class Stopped(KeyboardInterrupt):
    """Control-C: the report on the deals played from every seat so far, and how many games were asked for."""

    def __init__(self, report: Report, wanted: int) -> None:
        super().__init__()
        self.report = report
        self.wanted = wanted


def simulate(  # noqa: PLR0913 - a simulation is asked for in one breath
    game: str,
    bots: Sequence[str],
    *,
    games: int,
    edition: str | None = None,
    seed: int = 0,
    options: dict[str, str] | None = None,
    cards: dict[str, Any] | None = None,
    workers: int = 2,
    progress: Progress | None = None,
    keep: Path | None = None,
    first: int = 0,
    decisions: bool = False,
    on: On = "here",
) -> Report:
    """Play bots against one another, each deal from every seating, and report the results.

    Args:
        game: The key of a game.
        bots: The keys of the bots, one for each seat.
        games: How many games at least; made up to whole blocks, one game for each seating that differs.
        edition: The key of an edition; None is the game's first.
        seed: The same seed plays the same games.
        options: Options of the deal.
        cards: A card file as a document, in place of the edition's own. Texts played by hand are left blank.
        workers: Processes; with 1 and on this machine, everything runs in this one.
        progress: `progress(played, of)` is called after each game.
        keep: A folder for Parquet files. Games in it are not played again, and finished games are stored in it
            even if something stops the rest.
        first: The number of the first deal, from 0, so that several runs can share out one simulation.
        decisions: Whether every decision is stored, too, as in a folder that has them; the report leaves them out.
        on: On processes here, or on a cluster by Ray; there, the games of a lost worker start again.

    Raises:
        BadDeal: An unknown game, edition, option or bot, a number of seats that the game doesn't allow, no games, a
            deal before the first; or the folder holds another simulation, or Ray is asked for and not installed.
        Stopped: Control-C.
    """
    blank = json.dumps(leave_blank(cards)[0]) if cards else ""
    setting = Setting(game, edition, tuple(bots), seed, dict(options or {}), blank, decisions)
    check(setting, games, first)
    turns = seatings(setting.bots)
    folder = GameStore(keep, setting, len(turns)) if keep else None
    setting = folder.setting if folder else setting
    jobs = {number: job_of(setting, turns, number) for number in numbered(len(turns), games, first)}
    played = {number: each for number, each in (folder.games() if folder else {}).items() if number in jobs}
    if progress and played:
        progress(len(played), len(jobs))
    missing = {number: job for number, job in jobs.items() if number not in played}
    try:
        with closing(play_missing(missing, workers, folder, on)) as results:
            for number, each in results:
                played[number] = each._replace(choices=()) if folder else each
                if progress:
                    progress(len(played), len(jobs))
    except KeyboardInterrupt as stopped:
        raise Stopped(Report(setting, whole_deals(played, len(turns))), len(jobs)) from stopped
    return Report(setting, [played[number] for number in jobs])


def whole_deals(played: dict[int, Played], times: int) -> list[Played]:
    """The games, by their numbers, of deals that were played from every seating."""
    counts = Counter(each.block for each in played.values())
    return [each for _, each in sorted(played.items()) if counts[each.block] == times]


def play_missing(jobs: dict[int, Job], workers: int, folder: GameStore | None, on: On) -> Generator[tuple[int, Played]]:
    """Play all games and store each as it ends, even if something stops the rest."""
    fresh: list[tuple[int, Played]] = []
    since = monotonic()
    crew = play_on_ray(jobs, play, workers) if on == "ray" and jobs else play_here(jobs, workers)
    try:
        with closing(crew):
            for each in crew:
                fresh.append(each)
                if folder and (len(fresh) >= GAMES_PER_FILE or monotonic() - since >= MINUTE):
                    folder.keep(fresh)
                    fresh.clear()
                    since = monotonic()
                yield each
    finally:
        if folder:
            folder.keep(fresh)


def seatings(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every different rotation of the bots round the table."""
    seen: dict[tuple[str, ...], None] = {}
    for by in range(len(bots)):
        seen[bots[by:] + bots[:by]] = None
    return list(seen)


def numbered(turns: int, games: int, first: int) -> range:
    """The numbers of the games of whole deals from a first one on, with so many seatings of each."""
    return range(first * turns, (first + -(-games // turns)) * turns)


def job_of(setting: Setting, turns: Sequence[tuple[str, ...]], number: int) -> Job:
    """The job of a game of a simulation: its number determines the deal and the seating."""
    block, nth = divmod(number, len(turns))
    return setting, block, turns[nth]


def check(setting: Setting, games: int, first: int) -> None:
    """Raise an error for anything that can't be played, before any process is started."""
    if setting.game not in GAMES:
        raise BadDeal(f"there is no game {setting.game!r}; the games are {', '.join(sorted(GAMES))}")
    for bot in setting.bots:
        if bot not in BOTS:
            raise BadDeal(f"there is no bot {bot!r}; the bots are {', '.join(BOTS)}")
    if games < 1:
        raise BadDeal(f"at least 1 game is played, not {games}")
    if first < 0:
        raise BadDeal(f"deals are counted from 0, so the first can't be {first}")
    game = GAMES[setting.game]
    game.deal(
        seats=len(setting.bots),
        seed=b"",
        edition=setting.edition,
        options=setting.options,
        cards=compiled(game.key, setting.cards) if setting.cards else None,
    )


def play_here(jobs: dict[int, Job], workers: int) -> Generator[tuple[int, Played]]:
    """Play all games on this machine, in the order of their numbers."""
    with closing(run_jobs(play, list(jobs.values()), workers)) as results:
        yield from zip(jobs, results, strict=True)


def play(job: Job) -> Played:
    """Play one match; this may run in a separate process."""
    setting, block, seating = job
    cards = compiled(setting.game, setting.cards) if setting.cards else None
    return play_match(GAMES[setting.game], [BOTS[bot] for bot in seating], setting, block, cards)


@lru_cache(maxsize=8)
def compiled(game: str, cards: str) -> Any:
    """A card file, checked and compiled once in each process."""
    return GAMES[game].compile_cards(json.loads(cards))
