"""The luck study: how much of the result depends on the seat, on the deal, and on later events.

`python -m timescoop.arena.luck --game nemesis --bots greedy --seats 2 4` has equals play each deal many times over,
with new random numbers each time, and decomposes the variance of win shares. No choice can change what the seat and
the deal decide, so this bounds the share that any bot can reach.

Source: one-way analysis of variance, with the deal as the random effect.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from typing import Final, NamedTuple

from timescoop.arena.arguments import add_common_arguments, check_common_arguments
from timescoop.arena.match import Setting, earned, play_match
from timescoop.arena.process_pool import ENDED, run_jobs
from timescoop.arena.shares import Share, share_of, variance
from timescoop.catalogue import BOTS, GAMES
from timescoop.documents import in_safety

COLUMNS: Final = "{:<10} {:<12} {:>5} {:>6} {:>6}  {:<60} {:>6} {:>6} {:>6}\n"
HEAD: Final = ("edition", "bots", "seats", "deals", "games", "share of each seat (95 %)", "seat", "deal", "later")
LEAST: Final = 2  # deals, and games of each: one has no variance
Grid = list[list[float]]  # deal by deal, the win share that a seat had in each game


class Parts(NamedTuple):
    """The variance of a win share, decomposed: the parts of the seat, of the deal, and of later events."""

    seat: float
    deal: float
    later: float

    def of_all(self) -> Parts:
        """The parts as shares of the whole, from 0 to 1; all are 0 if there is no variance."""
        whole = sum(self)
        return Parts(*(part / whole for part in self)) if whole else self


class Stopped(KeyboardInterrupt):
    """Control-C: the win shares of the deals played so far, and how many deals were asked for."""

    def __init__(self, grids: list[Grid], wanted: int) -> None:
        super().__init__()
        self.grids = grids
        self.wanted = wanted

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.grids[0])


def parts_of(grids: Sequence[Grid]) -> Parts:
    """Decompose the variance of win shares.

    Args:
        grids: For each seat its win shares: at least two deals, with the same number of games (at least two) each.
    """
    games = len(grids[0][0])
    within = mean([variance(deal) for grid in grids for deal in grid])
    between = mean([variance([mean(deal) for deal in grid]) for grid in grids])
    return Parts(max(0.0, between_seats(grids)), max(0.0, between - within / games), within)


def between_seats(grids: Sequence[Grid]) -> float:
    """The variance between the seats' win shares.

    The part that chance alone explains with so few deals is subtracted. So the result for equal seats is 0 on
    average, and can be below 0.
    """
    means = [[mean(deal) for deal in grid] for grid in grids]
    squares = mean([mean(deals) ** 2 - variance(deals) / len(deals) for deals in means])
    return squares - (1 / len(grids)) ** 2


def mean(values: Sequence[float]) -> float:
    """The mean of some values."""
    return sum(values) / len(values)


def shares_of(grids: Sequence[Grid]) -> list[Share]:
    """The win share of each seat; games of one deal count for as much as the variance between deals allows."""
    return [share_of([mean(deal) for deal in grid], sum(map(len, grid))) for grid in grids]


def play_deal(setting: Setting, games: int, block: int) -> list[tuple[float, ...]]:
    """The win shares of the seats in each game of one deal. This may run in a separate process."""
    game, bots = GAMES[setting.game], [BOTS[bot] for bot in setting.bots]
    return [earned(play_match(game, bots, setting, block, again=again).shares) for again in range(games)]


def study(setting: Setting, deals: int, games: int, workers: int) -> list[Grid]:
    """Play each deal several times; return the win shares of each seat, deal by deal.

    Raises:
        Stopped: Control-C.
    """
    played: list[list[tuple[float, ...]]] = []
    try:
        with closing(run_jobs(partial(play_deal, setting, games), range(deals), workers)) as results:
            played.extend(results)
    except KeyboardInterrupt as stopped:
        raise Stopped(by_seat(setting, played), deals) from stopped
    return by_seat(setting, played)


def by_seat(setting: Setting, played: Sequence[Sequence[tuple[float, ...]]]) -> list[Grid]:
    """The win shares of each seat, deal by deal."""
    return [[[game[seat] for game in deal] for deal in played] for seat in range(len(setting.bots))]


def line(setting: Setting, grids: Sequence[Grid]) -> str:
    """One line of the table."""
    told = ", ".join(map(str, shares_of(grids)))
    parts = parts_of(grids).of_all()
    counts = (len(setting.bots), len(grids[0]), len(grids[0][0]))
    return COLUMNS.format(setting.edition, setting.bots[0], *counts, told, *(f"{part:.2f}" for part in parts))


def main(words: Sequence[str] | None = None) -> int:
    """Print the table, each line as soon as it is ready."""
    parser = argparse.ArgumentParser(prog="python -m timescoop.arena.luck", description=__doc__)
    add_common_arguments(parser)
    parser.add_argument("--bots", nargs="*", default=["greedy"], choices=sorted(BOTS), help="each plays its equals")
    parser.add_argument("--seats", nargs="*", type=int, default=[2, 4])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--games", type=int, default=50, help="of each deal")
    asked = parser.parse_args(words)
    check_common_arguments(parser, asked.game, asked.editions, asked.workers)
    if min(asked.deals, asked.games) < LEAST:
        parser.error("two deals and two games of each are played at least")
    settings = [
        Setting(asked.game, edition.key, (bot,) * seats, asked.seed, {}, "")
        for edition in GAMES[asked.game].editions
        if not asked.editions or edition.key in asked.editions
        for bot in asked.bots
        for seats in asked.seats
        if edition.least <= seats <= edition.most
    ]
    if not settings:
        parser.error(f"no such edition of {asked.game} is for so many seats")
    sys.stdout.write(COLUMNS.format(*HEAD))
    for setting in settings:
        try:
            sys.stdout.write(line(setting, study(setting, asked.deals, asked.games, asked.workers)))
        except Stopped as stopped:
            if stopped.deals >= LEAST:
                sys.stdout.write(line(setting, stopped.grids))
            sys.stderr.write(f"Stopped after {stopped.deals} of {stopped.wanted} deals.\n")
            return ENDED
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(in_safety("python -m timescoop.arena.luck", main))
