"""How much of the engine's speed reaches a learning library: decisions a second, each way in one run.

python bench/batches.py [--seconds 4] [--tables 64] [--json FILE] [GAME ...]

Play is random, by the same cheap choice in every line. `engine` plays tables directly; `PettingZoo` is the path through
its wrappers; the others are `timescoop.research.vector`, with one process or two, with and without observations and
features. Every line counts all decisions, forced ones included. The first figure is by processor time of this process,
which a busy machine disturbs little; the second by wall clock, which alone tells what a second process brings.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from timescoop.bots import mover
from timescoop.catalogue import GAMES
from timescoop.research import Study
from timescoop.research.pettingzoo import env
from timescoop.research.vector import VectorTables

Way = Callable[[str, float], tuple[float, float]]  # game, seconds of processor time: decisions a second, both ways


class Clock:
    """Measures until this process has used some seconds of processor time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.used, self.since = time.process_time(), time.perf_counter()

    def runs(self) -> bool:
        """True until the time is up."""
        return time.process_time() < self.used + self.seconds

    def speeds(self, decisions: int) -> tuple[float, float]:
        """Decisions a second of processor time, and by wall clock."""
        return decisions / (time.process_time() - self.used), decisions / (time.perf_counter() - self.since)


def engine(key: str, seconds: float) -> tuple[float, float]:
    """Tables played directly."""
    study, rng = Study(key), random.Random(0)
    clock = Clock(seconds)
    decisions, seed = 0, 0
    while clock.runs():
        table = study.deal(seed)
        seed += 1
        while not table.over():
            seat = mover(table)
            options = table.options(seat)
            table.play(seat, options[int(rng.random() * len(options))])
            decisions += 1
    return clock.speeds(decisions)


def through_pettingzoo(key: str, seconds: float) -> tuple[float, float]:
    """The wrapped environment, as its users play it."""
    game, rng = env(game=key), random.Random(0)
    clock = Clock(seconds)
    decisions, seed = 0, 0
    while clock.runs():
        game.reset(seed=seed)
        seed += 1
        for _ in game.agent_iter():
            seen, _, ended, truncated, _ = game.last()
            if ended or truncated:
                game.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            game.step(int(legal[int(rng.random() * len(legal))]))
            decisions += 1
            if not clock.runs():
                break
    return clock.speeds(decisions)


def in_a_batch(tables: int, **asked: Any) -> Way:
    """Many tables in one call; the choice is one pass over the masks."""

    def play(key: str, seconds: float) -> tuple[float, float]:
        batch = VectorTables(key, tables=tables, copy=False, **asked)
        rng = np.random.default_rng(0)
        seen, info = batch.reset(seed=0)
        before, decisions = np.zeros(tables, np.int64), 0
        clock = Clock(seconds)
        while clock.runs():
            rows, legal = np.nonzero(seen["action_mask"])
            first = np.searchsorted(rows, np.arange(tables))
            count = np.diff(np.append(first, len(rows)))
            actions = legal[first + (rng.random(tables) * count).astype(np.int64)]
            seen, _, ended, truncated, info = batch.step(actions)
            decisions += int((info["decisions"] - before).sum())
            before = np.where(ended | truncated, 0, info["decisions"])
        found = clock.speeds(decisions)
        batch.close()
        return found

    return play


def ways(tables: int) -> dict[str, Way]:
    """What is measured, by name."""
    return {
        "engine": engine,
        "PettingZoo": through_pettingzoo,
        "batch, masks": in_a_batch(tables, observe=False),
        "batch, masks and observations": in_a_batch(tables),
        "batch, all and features": in_a_batch(tables, features=True),
        "batch, skip_forced": in_a_batch(tables, skip_forced=True),
        "batch, two processes": in_a_batch(tables, processes=2),
        "batch, two processes, skip_forced": in_a_batch(tables, processes=2, skip_forced=True),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(GAMES))
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    found: dict[str, dict[str, tuple[float, float]]] = {}
    for key in asked.games:
        print(f"{key}, decisions a second: processor time, of the engine; wall clock, of the engine")
        rows = found.setdefault(key, {})
        for name, way in ways(asked.tables).items():
            used, passed = rows[name] = way(key, asked.seconds)
            shares = used / rows["engine"][0], passed / rows["engine"][1]
            print(f"  {name:<36} {used:>10,.0f} {shares[0]:6.2f} {passed:>10,.0f} {shares[1]:6.2f}", flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
