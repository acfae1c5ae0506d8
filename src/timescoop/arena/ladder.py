"""Measure the bots: each rung of the ladder plays the one below, at 2, 3 and 4 seats, in each edition.

`python -m timescoop.arena.ladder --games 100` prints a table of win shares with their 95 % intervals. One strong
seat plays against copies of the weaker bot; a share above 1 / seats means that the bot deserves its rung.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from timescoop.arena.arguments import add_common_arguments, check_common_arguments
from timescoop.arena.process_pool import ENDED
from timescoop.arena.report import Report
from timescoop.arena.shares import verdict
from timescoop.arena.simulation import Stopped, simulate
from timescoop.catalogue import BOTS, GAMES
from timescoop.documents import in_safety

Pair = tuple[str, str]

# (strong, weak, seats) -> the target share in Invasion, found by trials beforehand.
MODEL: Final = "invasion"
GOALS: Final[dict[tuple[str, str, int], float]] = {
    ("greedy", "random", 2): 0.97,
    ("greedy", "random", 4): 0.90,
    ("lookahead", "greedy", 2): 0.65,
    ("lookahead", "greedy", 4): 0.31,
    ("search", "greedy", 2): 0.72,
    ("search", "greedy", 4): 0.35,
    ("search", "lookahead", 2): 0.58,
    ("search", "lookahead", 4): 0.28,
}
# Game -> seats -> the variance that seat and deal explain among equals (`greedy`), by the luck study; ADR 39.
DECIDED: Final[dict[str, dict[int, float]]] = {
    "invasion": {2: 0.08, 4: 0.06},
    "nemesis": {2: 0.12, 4: 0.01},
    "ccg": {2: 0.44},
}
PAIRS: Final = (
    ("novice", "random"),
    ("greedy", "random"),
    ("greedy", "novice"),
    ("lookahead", "greedy"),
    ("search", "lookahead"),
)
A_STEP: Final = 0.05  # above an equal share, where there is no target or a game's luck is not known
COLUMNS: Final = "{:<10} {:<22} {:>5} {:>5}  {:<22} {:>5} {:>5}  {:<10} {:>8} {:>8}\n"
HEAD: Final = ("edition", "strong vs weak", "seats", "games", "share (95 %)", "equal", "goal", "so far", "ms", "p95 ms")


class Rung(NamedTuple):
    """One comparison: a bot against the one below it."""

    game: str
    edition: str
    strong: str
    weak: str
    seats: int

    @property
    def equal(self) -> float:
        """The share of a seat among equals."""
        return 1 / self.seats

    @property
    def goal(self) -> float:
        """The target share.

        A bot is asked for the same edge in every game, measured by what the seat and the deal leave open: its log odds
        above those of an equal share shrink with the square root of the unexplained part of the variance.
        """
        goal = GOALS.get((self.strong, self.weak, self.seats))
        if goal is None or self.game not in DECIDED:
            return self.equal + A_STEP
        narrower = sqrt(left_open(self.game, self.seats) / left_open(MODEL, self.seats))
        return share_at(odds(self.equal) + (odds(goal) - odds(self.equal)) * narrower)


def left_open(game: str, seats: int) -> float:
    """The part of the variance that neither seat nor deal explains, by the study of the nearest number of seats."""
    known = DECIDED[game]
    return 1 - known[min(known, key=lambda each: abs(each - seats))]


def odds(share: float) -> float:
    """The log odds of a share."""
    return log(share / (1 - share))


def share_at(logged: float) -> float:
    """The share with these log odds."""
    return 1 / (1 + exp(-logged))


def rungs(game: str, editions: Sequence[str], seats: Sequence[int], pairs: Sequence[Pair]) -> Iterator[Rung]:
    """All comparisons that an edition's numbers of seats allow."""
    for edition in GAMES[game].editions:
        if editions and edition.key not in editions:
            continue
        for strong, weak in pairs:
            for count in seats:
                if edition.least <= count <= edition.most:
                    yield Rung(game, edition.key, strong, weak, count)


def play_rung(rung: Rung, games: int, seed: int, workers: int) -> Report:
    """Play one comparison."""
    bots = [rung.strong] + [rung.weak] * (rung.seats - 1)
    return simulate(rung.game, bots, edition=rung.edition, games=games, seed=seed, workers=workers)


def line(rung: Rung, report: Report) -> str:
    """One line of the table."""
    row = next(row for row in report.by_bot() if row.key == rung.strong)
    so_far = verdict(report.blocks_of(rung.strong), rung.equal, rung.goal)
    return COLUMNS.format(
        rung.edition,
        f"{rung.strong} vs {rung.weak}",
        rung.seats,
        len(report.played),
        str(row.share),
        f"{rung.equal:.2f}",
        f"{rung.goal:.2f}",
        so_far,
        f"{1000 * row.think:.1f}",
        f"{1000 * row.think_p95:.1f}",
    )


def main(words: Sequence[str] | None = None) -> int:
    """Print the table, each line as soon as it is ready."""
    parser = argparse.ArgumentParser(prog="python -m timescoop.arena.ladder", description=__doc__)
    add_common_arguments(parser)
    parser.add_argument("--seats", nargs="*", type=int, default=[2, 3, 4])
    parser.add_argument(
        "--bots", nargs=2, choices=sorted(BOTS), help="the strong one and the weak one; the whole ladder by default"
    )
    parser.add_argument("--games", type=int, default=100, help="for each line, made up to whole deals")
    asked = parser.parse_args(words)
    check_common_arguments(parser, asked.game, asked.editions, asked.workers)
    if asked.games < 1:
        parser.error(f"at least 1 game is played, not {asked.games}")
    found = list(rungs(asked.game, asked.editions, asked.seats, [tuple(asked.bots)] if asked.bots else PAIRS))
    if not found:
        parser.error(f"no such edition of {asked.game} is for so many seats")
    sys.stdout.write(COLUMNS.format(*HEAD))
    for rung in found:
        try:
            sys.stdout.write(line(rung, play_rung(rung, asked.games, asked.seed, asked.workers)))
        except Stopped as stopped:
            if stopped.report.played:
                sys.stdout.write(line(rung, stopped.report))
            sys.stderr.write(f"Stopped before all of {stopped.wanted:,} games of a line were played.\n")
            return ENDED
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(in_safety("python -m timescoop.arena.ladder", main))
