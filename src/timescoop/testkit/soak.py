"""Checks every law in random games for a long time: `python -m timescoop.testkit.soak --game invasion`.

It takes every edition and number of seats in turn, half of them with other options of the deal, in two processes. It
prints figures, and ends with an error as soon as a law is broken. The laws of a table as it lies are held at every
decision; the dearer ones so often that in a million decisions they come together as often as RATES says, so that a game
with many cards takes no hours.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from timescoop.testkit.broken import LawBroken
from timescoop.testkit.check import Shares, check_game
from timescoop.testkit.replays import find_game
from timescoop.testkit.walks import Luck, editions_of, options_of

PROCESSES: Final = 2
RATES: Final = {"copies": 50_000, "triples": 54_000}  # in a million decisions
ANSWERS: Final = 0.01
WORDS: Final = 0.03
ENDS: Final = 0.02  # of the worlds that are imagined, played to the end
OPTIONS: Final = 0.5  # of the games that are dealt with other options than the defaults


def play(job: tuple[str, int, int, float, float, float]) -> tuple[Counter[str], str]:
    """Play until a share of decisions or of seconds is used up; returns figures, and what was broken."""
    room, first, decisions, copies, triples, seconds = job
    game = find_game(room)
    deals = editions_of(game)
    figures: Counter[str] = Counter()
    seed, luck = first, Luck(first)
    end = time.monotonic() + seconds
    while figures["decisions"] < decisions and time.monotonic() < end:
        edition, seats = deals[seed // PROCESSES % len(deals)]
        options = luck.of(options_of(game, edition)) if luck.chance(OPTIONS) else {}
        shares = Shares(min(1.0, copies), min(1.0, triples / (seats + 1)), ANSWERS, WORDS, ENDS)
        try:
            figures += check_game(game, seats, seed, edition=edition, options=options, shares=shares)
        except LawBroken as broken:
            return figures, str(broken)
        seed += PROCESSES
    return figures, ""


def arguments(words: list[str]) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="timescoop.testkit.soak", description="Random games, every law looked at.")
    parser.add_argument("--game", default="invasion", help="the name of a room of games, or a full import name")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="how many in all")
    for name, what in (("copies", "copied and saved tables played on"), ("triples", "state, viewer and world")):
        told = f"{what}, how many in all; {RATES[name]:,} in a million decisions, if it is not said"
        parser.add_argument(f"--{name}", type=int, help=told)
    parser.add_argument("--seconds", type=float, default=3600.0, help="stop after so long")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    return parser.parse_args(words)


def rate(name: str, wanted: argparse.Namespace) -> float:
    """How often a decision a kind of law is to be held."""
    asked: int | None = getattr(wanted, name)
    return RATES[name] / 1_000_000 if asked is None else asked / max(1, wanted.decisions)


def main(words: list[str]) -> int:
    """Run, print figures, and return 1 if a law was broken."""
    wanted = arguments(words)
    started = time.monotonic()
    copies, triples = rate("copies", wanted), rate("triples", wanted)
    jobs = [
        (wanted.game, wanted.first + i, wanted.decisions // PROCESSES, copies, triples, wanted.seconds)
        for i in range(PROCESSES)
    ]
    with ProcessPoolExecutor(PROCESSES, mp_context=get_context("spawn")) as pool:
        results = list(pool.map(play, jobs))
    figures: Counter[str] = Counter()
    for found, broken in results:
        figures += found
        if broken:
            sys.stderr.write(broken + "\n")
    taken = time.monotonic() - started
    sys.stdout.write(f"{wanted.game}: {taken:.0f} s\n")
    for name, count in sorted(figures.items()):
        sys.stdout.write(f"  {name:24}{count:>12,}\n")
    return 1 if any(broken for _, broken in results) or not figures["decisions"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
