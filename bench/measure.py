"""Measure one subject in a process of its own, and print what was found as JSON.

python bench/measure.py SUBJECT SECONDS
"""

import json
import random
import resource
import sys
import time
from collections.abc import Callable
from functools import partial

from subjects import SUBJECTS, Subject

ROUNDS = 5
COPIES = 4000


def speed(subject: Subject, seconds: float) -> tuple[float, float]:
    """Decisions a second, the best of some rounds, and the decisions of an average game."""
    rng = random.Random(1)
    subject.playout(rng, 0)
    best, games, total = 0.0, 0, 0
    for _ in range(ROUNDS):
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds / ROUNDS:
            games += 1
            decisions += subject.playout(rng, games)
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


def weight(subject: Subject) -> float:
    """Kilobytes that one more copy of a table takes, by the growth of the process while many are kept."""
    table, copy = subject.middle(), subject.verbs["copy"]
    kept = [copy(table) for _ in range(COPIES)]  # fills what the allocators have to spare
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept += [copy(table) for _ in range(COPIES)]
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / (len(kept) - COPIES)


def main(name: str, seconds: str) -> None:
    """Measure one subject."""
    subject = SUBJECTS[name]()
    rate, length = speed(subject, float(seconds))
    found = {"decisions/s": rate, "decisions a game": length, "decision": 1e6 / rate, "weight": weight(subject)}
    table = subject.middle()
    for verb, deed in subject.verbs.items():
        found[verb] = cost(partial(deed, table), float(seconds) / 8)
    print(json.dumps(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
