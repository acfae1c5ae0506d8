"""Many matches between bots, on as many processes as wished; the result does not depend on how many."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

from timescoop.arena.match import Played, Setting, play_match
from timescoop.arena.report import Report
from timescoop.catalogue import BOTS, GAMES
from timescoop.kernel import BadDeal

Progress = Callable[[int, int], None]


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
) -> Report:
    """Play bots against one another, each deal from every seating, and count.

    Args:
        game: The key of a game.
        bots: The keys of the bots, one for each seat.
        games: How many games at least; made up to whole blocks, one game for each seating that differs.
        edition: The key of an edition; None is the game's first.
        seed: The same seed plays the same games.
        options: Options of the deal.
        cards: A card file as a document, in place of the edition's own.
        workers: Processes; with 1, all is played in this one.
        progress: `progress(played, of)` is called after each game.

    Raises:
        BadDeal: An unknown game, edition, option or bot, a number of seats that the game is not for, no games.
    """
    setting = Setting(game, edition, tuple(bots), seed, dict(options or {}), json.dumps(cards) if cards else "")
    check(setting, games)
    turns = seatings(setting.bots)
    blocks = -(-games // len(turns))
    jobs = [(setting, block, seating) for block in range(blocks) for seating in turns]
    played: list[Played] = []
    for each in play_all(jobs, workers):
        played.append(each)
        if progress:
            progress(len(played), len(jobs))
    return Report(setting, played)


def seatings(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The bots moved round the table, each seating that differs once."""
    seen: dict[tuple[str, ...], None] = {}
    for by in range(len(bots)):
        seen[bots[by:] + bots[:by]] = None
    return list(seen)


def check(setting: Setting, games: int) -> None:
    """Refuse what cannot be played, before any process is started."""
    if setting.game not in GAMES:
        raise BadDeal(f"there is no game {setting.game!r}; the games are {', '.join(sorted(GAMES))}")
    for bot in setting.bots:
        if bot not in BOTS:
            raise BadDeal(f"there is no bot {bot!r}; the bots are {', '.join(BOTS)}")
    if games < 1:
        raise BadDeal(f"at least 1 game is played, not {games}")
    game = GAMES[setting.game]
    game.deal(
        seats=len(setting.bots),
        seed=b"",
        edition=setting.edition,
        options=setting.options,
        cards=compiled(game.key, setting.cards) if setting.cards else None,
    )


Job = tuple[Setting, int, tuple[str, ...]]


def play_all(jobs: list[Job], workers: int) -> Iterator[Played]:
    """Play all, in the order of the list."""
    if workers <= 1 or len(jobs) == 1:
        yield from map(play, jobs)
        return
    with ProcessPoolExecutor(min(workers, len(jobs)), mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(play, jobs)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play(job: Job) -> Played:
    """Play one match; this may run in a process of its own."""
    setting, block, seating = job
    cards = compiled(setting.game, setting.cards) if setting.cards else None
    return play_match(GAMES[setting.game], [BOTS[bot] for bot in seating], setting, block, cards)


@cache
def compiled(game: str, cards: str) -> Any:
    """A card file, checked and compiled once in each process."""
    return GAMES[game].compile_cards(json.loads(cards))
