"""The size of each game for a benchmark: options, lengths, branching and what is hidden, measured by random play.

`python -m timescoop.research.benchmark [GAME] [--edition E] [--seats N] [--games 30]` prints a line of
`docs/benchmark.md` for each way to play. The same command prints the same lines.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import log10, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from timescoop.bots import mover
from timescoop.catalogue import GAMES
from timescoop.documents import in_safety
from timescoop.kernel import Table
from timescoop.research.recorded import ways
from timescoop.research.study import Study

Z: Final = 1.96  # of a 95 % confidence interval
HEAD: Final = (
    "| game, edition | seats | options | observation | decisions | choices | a choice (most) | games | hidden |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


class Sizes(NamedTuple):
    """One game of random play.

    Attributes:
        decisions: All answers.
        choices: Answers with more than one option.
        branching: Mean number of options of a choice.
        widest: The most options of a choice.
        tree: Logarithm to base 10 of the product of all numbers of options: how many such games there are, roughly.
        hidden: Mean share of all cards that the seat to answer does not know.
    """

    decisions: int
    choices: int
    branching: float
    widest: int
    tree: float
    hidden: float


def sizes_of(study: Study, seed: int) -> Sizes:
    """Play one game at random, and measure it.

    Args:
        study: What is played.
        seed: Of the deal and of the play.
    """
    table, rng = study.deal(seed), Random(seed)  # noqa: S311 - random play, no secret
    widths: list[int] = []
    unknown: list[float] = []
    while not table.over() and len(widths) < study.longest:
        seat = mover(table)
        offered = table.options(seat)
        widths.append(len(offered))
        if len(offered) > 1:
            unknown.append(share_unknown(table, seat))
        table.play(seat, offered[int(rng.random() * len(offered))])
    chosen = [width for width in widths if width > 1]
    return Sizes(
        decisions=len(widths),
        choices=len(chosen),
        branching=fmean(chosen) if chosen else 0.0,
        widest=max(widths, default=0),
        tree=sum(map(log10, widths)),
        hidden=fmean(unknown) if unknown else 0.0,
    )


def share_unknown(table: Table, seat: int) -> float:
    """The share of all cards that a seat does not know, from 0 to 1."""
    return sum(not known >> seat & 1 for known in table.known) / len(table.known)


def line_of(study: Study, games: int) -> str:
    """A line of the table, over the deals with seeds from 0 on."""
    found = [sizes_of(study, seed) for seed in range(games)]
    return (
        f"| {study.game.title}, {study.edition} | {study.seats} | {study.actions} | {study.length} "
        f"| {interval([each.decisions for each in found])} | {interval([each.choices for each in found])} "
        f"| {fmean(each.branching for each in found):.1f} ({max(each.widest for each in found)}) "
        f"| 10^{fmean(each.tree for each in found):.0f} | {100 * fmean(each.hidden for each in found):.0f} % |"
    )


def interval(numbers: Sequence[int]) -> str:
    """A mean with half the width of its 95 % confidence interval, by the normal approximation."""
    half = Z * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("nan")
    return f"{fmean(numbers):.0f} ± {half:.0f}"


def lines(studies: Sequence[Study], games: int) -> Iterator[str]:
    """The head of the table, and a line for each way to play."""
    yield HEAD
    for study in studies:
        yield line_of(study, games)


def main(words: Sequence[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m timescoop.research.benchmark", description=__doc__)
    parser.add_argument("game", nargs="?", choices=sorted(GAMES))
    parser.add_argument("--edition")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=30)
    asked = parser.parse_args(words)
    studies = ways(asked.game, asked.edition, asked.seats)
    if asked.games < 1 or not studies:
        parser.error(f"nothing to play: {asked.games} games, edition {asked.edition}, {asked.seats} seats")
    for line in lines(studies, asked.games):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(in_safety("python -m timescoop.research.benchmark", main))
