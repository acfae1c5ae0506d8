"""The long tests, one table of them: `make soak`. To add one, add a line to RUNS.

A run is a program of ours: some tests with larger counts from the environment, or a module with arguments. They go two
at a time, as they stand; those that want both processors come last. Random games in great numbers are played on the
compiled engine, once that is built and compared; `make test` plays them interpreted. Its counts a run tells through
`tests.tally`, or prints as `name 1,234`; tests that pass are counted anyway. The table at the end shows them, and the
soak fails if any run fails, counts nothing, or counts less or more than it is held to.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Event
from typing import Final

from timescoop.catalogue import GAMES

ROOT: Final = Path(__file__).resolve().parents[1]
COMPILED: Final = ROOT / "build" / "soak"  # a copy of the project
BUILDING: Final = "compiled"  # the run that builds it
PROCESSORS: Final = 2
FIGURE: Final = re.compile(r"^  (\S.*?) +([\d,]+)$", re.MULTILINE)
PASSED: Final = re.compile(r"^(?:=+ )?(\d+) passed", re.MULTILINE)
DECISIONS: Final = 1_000_000
LIMIT: Final = 3000  # seconds for one run
LONG: Final = ("--timeout", str(LIMIT), "-o", f"faulthandler_timeout={LIMIT}")  # one test takes as long as a suite does
OWN: Final = ("invasion/test_inv_own_texts", "nemesis/test_nem_own_texts", "ccg/test_ccg_own_boxes")
Counts = Mapping[str, object]
Held = Mapping[str, int]


@dataclass(frozen=True)
class Run:
    """One long test.

    Args:
        name: What it is called on the command line and in the table.
        words: What follows the interpreter.
        environment: Its counts.
        processors: How many it keeps busy.
        least: What it must have counted, at the least.
        most: What it may have counted, at the most.
        fast: Whether it is carried out on the compiled engine, where there is one.
    """

    name: str
    words: Sequence[str]
    environment: Mapping[str, str] = field(default_factory=dict)
    processors: int = 1
    least: Held = field(default_factory=dict)
    most: Held = field(default_factory=dict)
    fast: bool = False

    def wrong_with(self, figures: Held) -> str:
        """Which of its counts are not what it is held to, in words; nothing if all are."""
        if not figures:
            return "it counted nothing"
        least = [f"{figures.get(name, 0):,} {name}; at least {n:,}" for name, n in self.least.items()
                 if figures.get(name, 0) < n]  # fmt: skip
        most = [f"{figures.get(name, 0):,} {name}; at most {n:,}" for name, n in self.most.items()
                if figures.get(name, 0) > n]  # fmt: skip
        return "\n".join(least + most)


def laws(room: str, decisions: int) -> Run:
    """Random games of one room, with every law looked at."""
    words = ("-m", "timescoop.testkit.soak", "--game", room, "--decisions", str(decisions))
    least = {"decisions": decisions, "triples": decisions // 20, "copies": decisions // 25}
    return Run(f"laws of {room.rpartition('.')[2]}", words, processors=PROCESSORS, least=least, fast=True)


def suite(name: str, *selected: str, counts: Counts, least: Held, most: Held | None = None, alone: bool = False) -> Run:
    """Some tests by path, or path and `-k` words, with larger counts from the environment."""
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", *LONG, *selected)
    environment = {f"TIMESCOOP_{key}": str(count) for key, count in {"WIDE": "all", **counts}.items()}
    return Run(name, words, environment, PROCESSORS if alone else 1, least, most or {})


def studied(library: str, test: str, counted: str, decisions: int) -> list[Run]:
    """Half as many decisions of each game as of the laws, through a learning library; those with most cards first."""
    path, _, part = test.partition("::")
    return [
        replace(suite(f"{library} {key}", path, "-k", f"{part} and {key}", counts={"STUDIED": decisions},
                      least={counted: decisions}), fast=True)
        for key in reversed(GAMES)
    ]  # fmt: skip


def sampled() -> list[str]:
    """The files of tests that try a few of their cases in everyday runs, and all of them here; see `tests.breadth`."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    marks = ("from tests.breadth import", "from tests.research.deals import")
    return [str(path.relative_to(ROOT)) for path in files if any(mark in path.read_text("utf-8") for mark in marks)]


def runs(decisions: int = DECISIONS) -> list[Run]:
    """Every long test. The numbers are those that a release is held to."""
    spiel, zoo = "tests/research/test_openspiel.py", "tests/research/test_pettingzoo.py"
    return [
        Run(BUILDING, ("-m", "tests.compiled", "--folder", str(COMPILED)), least={"games alike": 1}),
        suite("canaries", "tests/wire/test_canaries.py", counts={"CANARY_GAMES": 8 * len(GAMES)},
              least={f"canary games of {key}": 8 for key in GAMES}),
        suite("traces", "tests/wire/test_traces.py", counts={"STRETCHES": 1200}, least={"paired stretches": 1200}),
        *studied("openspiel", f"{spiel}::asks", "decisions played by openspiel", decisions // 2),
        *studied("pettingzoo", f"{zoo}::mask", "decisions in pettingzoo", decisions // 2),
        suite("openspiel saved", spiel, "-k", "saved", counts={"STUDIED": decisions // 200},
              least={"decisions in openspiel": len(GAMES) * (decisions // 200)}),
        replace(suite("bots", "tests/bots/test_at_length.py", counts={"HANDED": 5000},
                      least={"hand overs": 5000 * len(GAMES), "games ended": 10}), fast=True),
        replace(suite("bots again", "tests/bots/test_laws.py", "-k", "b_2", counts={"REPEATED": 2000},
                      least={f"choices repeated in {key}": 2000 for key in GAMES}), fast=True),
        Run("training", ("-m", "tests.research.learned_in_minutes"),
            least={"games trained on": 20, "wins against random": 40}),
        suite("chaos", "tests/web/test_chaos.py", counts={"CHAOS": 10_000}, least={"moves": 10_000}),
        suite("sittings", "tests/wire/test_sittings.py", counts={"REJOINS": 10_000, "SITTINGS": 1000},
              least={"rejoins": 10_000, "answers tried again": 1500}),
        suite("damage", "tests/hosting/test_damage.py", counts={"DAMAGES": 1000, "POISONED": 1000},
              least={"damaged stores": 1000, "matches": 1000, "set aside": 10}),
        suite("thefts", "tests/wire/test_thefts.py", counts={"THEFTS": 10_000},
              least={"thefts tried": 10_000, "ways of theft": 25}),
        suite("records", "tests/hosting/test_fairness.py", counts={"TAMPERED": 2000}, least={"tampered records": 2000}),
        replace(suite("rungs", "tests/arena/test_ladder.py", counts={"LADDER": 24}, least={"games of rungs": 88}),
                fast=True),
        suite("requests", "tests/wire/test_fuzz.py", counts={"REQUESTS": 20_000}, least={"requests sent": 20_000}),
        suite("pages", "tests/web/test_secrets.py", counts={"NAMES_OPENED": 200, "LAYERED": 12},
              least={"names opened": 200, "answers read in every layer": 12 * len(GAMES)}),
        suite("keys", "tests/web/test_access.py", "-k", "keyboard", counts={"KEYED": 12}, least={"moves by keys": 12}),
        suite("examples", "tests/web/test_learn.py", "-k", "every_step", counts={"EXAMPLES": "all"},
              least={"steps of examples": 1000}),
        suite("school pages", "tests/web/test_learn_browser.py", "-k", "axe or sideways", counts={"EXAMPLES": "all"},
              least={"pages without an axe fault": 10, "pages without a fallen layout": 10}),
        Run("wheel", ("scripts/wheel.py",)),
        suite("every case", *sampled(), counts={}, least={"tests": 500}),
        replace(suite("own texts", *(f"tests/games/{each}.py" for each in OWN), "-k",
                      "every_law", counts={"BOXES": 80}, least={"boxes": 80 * len(OWN)}), fast=True),
        suite("options", "tests/test_laws.py", "-k", "every_option", counts={"CHOSEN": 8}, least={"option deals": 200}),
        *(laws(game.room, decisions) for game in GAMES.values()),
        suite("kills", "tests/hosting/test_kill.py", counts={"KILLS": 100},
              alone=True, least={"kills": 100, "answers kept": 10_000}, most={"ms until back at most": 3000}),
        Run("workers", ("-m", "tests.hosting.worker_kills"), processors=PROCESSORS,
            least={"workers killed": 2, "tables that went on": 18}),
        Run("bench", ("bench/run.py", "--seconds", "0.5"), processors=PROCESSORS),
    ]  # fmt: skip


@dataclass(frozen=True)
class Outcome:
    """How a run went: seconds, what it counted, and what it said if it failed."""

    run: Run
    seconds: float
    figures: Mapping[str, int]
    wrong: str

    @property
    def failed(self) -> bool:
        """Whether it failed, or has nothing to show for itself."""
        return bool(self.wrong)


def carry_out(run: Run) -> Outcome:
    """One run, in a process of its own."""
    started = time.monotonic()
    home = COMPILED if run.fast and COMPILED.exists() else ROOT
    with tempfile.TemporaryDirectory() as folder:
        tally = Path(folder) / "tally"
        environment = {**os.environ, **run.environment, "TIMESCOOP_TALLY": str(tally)}
        if home != ROOT:
            environment["PYTHONPATH"] = str(home / "src")
        try:
            done = subprocess.run(
                [sys.executable, *run.words], cwd=home, env=environment, capture_output=True, text=True, check=False,
                timeout=LIMIT,
            )  # fmt: skip
        except subprocess.TimeoutExpired as late:
            done = subprocess.CompletedProcess(late.args, 1, "", f"it was not over after {LIMIT} seconds")
        told = tally.read_text("utf-8") if tally.exists() else ""
    figures: Counter[str] = Counter()
    for name, count in FIGURE.findall(told + done.stdout):
        figures[name] += int(count.replace(",", ""))
    if passed := PASSED.search(done.stdout):
        figures["tests"] += int(passed[1])
    wrong = (done.stdout + done.stderr)[-4000:] if done.returncode else run.wrong_with(figures)
    outcome = Outcome(run, time.monotonic() - started, figures, wrong)
    print(line_of(outcome), flush=True)
    if wrong:
        print(f"\n{run.name}:\n{wrong}\n", file=sys.stderr, flush=True)  # at once: the others may take an hour
    return outcome


def line_of(outcome: Outcome) -> str:
    """An outcome as a line of the table."""
    figures = ", ".join(f"{count:,} {name}" for name, count in outcome.figures.items())
    verdict = "FAILED" if outcome.failed else "ok"
    return f"{outcome.run.name:<24}{verdict:<8}{outcome.seconds:>6.0f} s  {figures}"


def carry_out_all(wanted: Sequence[Run]) -> list[Outcome]:
    """First the runs that go side by side, then those that want the machine to themselves.

    What goes on the compiled engine comes late and waits until that was built, well or not.
    """
    built = Event()
    if not any(run.name == BUILDING for run in wanted):
        built.set()

    def in_its_time(run: Run) -> Outcome:
        if run.fast:
            built.wait()
        try:
            return carry_out(run)
        finally:
            if run.name == BUILDING:
                built.set()

    beside = sorted((run for run in wanted if run.processors < PROCESSORS), key=lambda run: run.fast)
    with ThreadPoolExecutor(PROCESSORS) as lanes:
        outcomes = list(lanes.map(in_its_time, beside))
    return outcomes + [carry_out(run) for run in wanted if run.processors >= PROCESSORS]


def main(words: Sequence[str]) -> int:
    """Carry out all runs, or those named; 1 if one failed."""
    parser = argparse.ArgumentParser(prog="soak", description="The long tests, with every count.")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="of random games, for each game")
    parser.add_argument("only", nargs="*", help="the runs to carry out, by name; all, if none is named")
    asked = parser.parse_args(words)
    known = {run.name: run for run in runs(asked.decisions)}
    if strange := set(asked.only) - set(known):
        parser.error(f"no run is called {', '.join(sorted(strange))}; the runs are {', '.join(known)}")
    started = time.monotonic()
    wanted = [known[name] for name in asked.only] or list(known.values())
    if any(run.name == BUILDING for run in wanted):
        shutil.rmtree(COMPILED, ignore_errors=True)
    outcomes = carry_out_all(wanted)
    failed = [outcome for outcome in outcomes if outcome.failed]
    print(f"{len(outcomes)} runs in {(time.monotonic() - started) / 60:.0f} minutes, {len(failed)} of them failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
