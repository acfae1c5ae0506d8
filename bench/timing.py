"""How a subject is measured, in its own process and by processor time: ours and peers in Python alike.

It needs the standard library alone, because it also runs in the interpreters of the peers, which know nothing of ours.
`peers/timing.js` does the same for those in JavaScript and must agree with it.
"""

import random
import resource
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

ROUNDS = 5
COPIES = 4000
COPYING_US = 1e6  # where a copy is slow, fewer are kept: as many as this buys
STATUS = Path("/proc/self/status")

Found = dict[str, float]


@dataclass(frozen=True)
class Subject:
    """How to play one game through, and what can be done with a table in mid-game."""

    playout: Callable[[random.Random, int], int]  # decisions that a random game took
    middle: Callable[[], Any]
    verbs: dict[str, Callable[[Any], object]]
    search: Callable[[Any], int] | None = None  # a choice by the subject's own search; how many iterations that took


def pick(rng: random.Random, options: Any) -> Any:
    """Any option, as likely as any other."""
    return options[int(rng.random() * len(options))]


def figures(subject: Subject, seconds: float) -> Found:
    """All that is measured of a subject.

    Args:
        subject: What is measured.
        seconds: Of processor time, for random play; each verb has an eighth of it, as has search.

    Returns:
        `decisions/s`, `decisions a game`; `decision` and each of its verbs in microseconds; `memory`, the most that the
        process has held by then, in MB; `weight`, kilobytes of one more copy of a table, if it has `copy`; and
        `search`, iterations a second, if it has one.
    """
    rate, length = speed(lambda rng, seed: (subject.playout(rng, seed), 1), seconds)
    found = {"decisions/s": rate, "decisions a game": length, "decision": 1e6 / rate}
    table = subject.middle()
    for verb, deed in subject.verbs.items():
        found[verb] = cost(partial(deed, table), seconds / 8)
    found["memory"] = peak_kb() / 1000
    if subject.search is not None:
        found["search"] = iterations(partial(subject.search, table), seconds / 8)
    if "copy" in found:
        found["weight"] = weight(table, subject.verbs["copy"], min(COPIES, 20 + int(COPYING_US / found["copy"])))
    return found


def speed(play: Callable[[random.Random, int], tuple[int, int]], seconds: float) -> tuple[float, float]:
    """Decisions a second, the best of some rounds, and the decisions of an average game.

    Args:
        play: From luck and a seed to how many decisions were made, and how many games ended with them.
        seconds: Of processor time, for all rounds.
    """
    rng = random.Random(1)
    play(rng, 0)
    best, calls, games, total = 0.0, 0, 0, 0
    for _ in range(ROUNDS):
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds / ROUNDS:
            calls += 1
            made, ended = play(rng, calls)
            decisions, games = decisions + made, games + ended
        best = max(best, decisions / spent)
        total += decisions
    return best, total / games


def cost(deed: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call, the best of some batches."""
    times, spent = 1, 0.0
    while spent < seconds / ROUNDS:
        times *= 2
        spent = batch(deed, times)
    return min([spent, *(batch(deed, times) for _ in range(ROUNDS - 1))]) / times * 1e6


def batch(deed: Callable[[], object], times: int) -> float:
    """Seconds of processor time for so many calls."""
    start = time.process_time()
    for _ in range(times):
        deed()
    return time.process_time() - start


def iterations(search: Callable[[], int], seconds: float) -> float:
    """Iterations of a search in a second, the best of some rounds of at least one choice each."""
    best = 0.0
    for _ in range(ROUNDS):
        done, start = 0, time.process_time()
        while not done or time.process_time() - start < seconds / ROUNDS:
            done += search()
        best = max(best, done / (time.process_time() - start))
    return best


def weight(table: object, copy: Callable[[Any], object], copies: int) -> float:
    """Kilobytes that one more copy of a table takes, by the growth of the process while many are kept."""
    kept = [copy(table) for _ in range(copies)]  # fills what the allocators have to spare
    before = peak_kb()
    kept += [copy(table) for _ in range(copies)]
    return (peak_kb() - before) / (len(kept) - copies)


def peak_kb() -> float:
    """The most memory this program has held, in kilobytes.

    What the system counts for a process begins, on Linux, with the peak of its parent, so it is asked for this
    program's own there.
    """
    lines = STATUS.read_text("ascii").splitlines() if STATUS.exists() else []
    own = next((line for line in lines if line.startswith("VmHWM:")), None)
    return float(own.split()[1]) if own else float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
