"""How fast our games are at random play, as ratios to a measuring rod and to OpenSpiel's gin rummy, all in one run.

python bench/run.py [--seconds 5] [--peer PYTHON_WITH_OPEN_SPIEL] [--json FILE]

Each subject is measured in processes of its own, in two passes through the list, and its best is taken. Processor
time is used throughout, so that a busy machine disturbs little; it still shifts the figures, the ratios less.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

from subjects import IMPORTS, SUBJECTS

HERE = Path(__file__).parent
COSTS = {  # a row of the report, and what we aim at in decisions of our own
    "copy": "at most 0.6 of a decision",
    "observe": "at most 0.4 of a decision",
    "view": "",
    "imagine": "",
}
Found = dict[str, float]


def measured(python: str, subject: str, seconds: float) -> Found:
    """One subject, in a process of its own."""
    command = [python, str(HERE / "measure.py"), subject, str(seconds)]
    told: Found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return told


def better(one: Found | None, other: Found) -> Found:
    """The faster of two measurements, figure by figure."""
    if one is None:
        return other
    return {key: max(one[key], value) if key == "decisions/s" else min(one[key], value) for key, value in other.items()}


def import_ms(python: str, statement: str) -> float:
    """Milliseconds of processor time that an import takes in a fresh interpreter, the least of some tries.

    As it is for users: modules have been imported before, so their byte code lies in a cache, here one of our own.
    """
    code = f"import time\nstart = time.process_time()\n{statement}\nprint(time.process_time() - start)"
    env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as cache:
        command = [python, "-X", f"pycache_prefix={cache}", "-c", code]
        tries = [
            float(subprocess.run(command, check=True, capture_output=True, text=True, env=env, cwd=HERE).stdout)
            for _ in range(9)
        ]
    return 1000 * min(tries)


def build() -> str:
    """Whether the engine that was measured is the interpreted or the compiled one."""
    told = subprocess.run(
        [sys.executable, "-c", "import timescoop.kernel.table as t; print(t.__file__)"],
        check=True,
        capture_output=True,
        text=True,
    )
    return "compiled" if told.stdout.strip().endswith((".so", ".pyd")) else "interpreted"


def over(one: float, other: float) -> str:
    """A ratio, as people read it."""
    return f"{one / other:8.2f}"


def report(found: dict[str, Found], loads: dict[str, float]) -> None:
    """Print the table: ours, then ours as a share of the rod's and of the rival's."""
    us, rod, gin = found["classic"], found["rod"], found.get("gin", {})

    def row(label: str, value: str, key: str, note: str = "", *, mine: Found = us) -> None:
        beside = [over(mine[key], other[key]) if key in other else f"{'-':>8}" for other in (rod, gin)]
        print(f"{label:<34}{value:>12} {beside[0]} {beside[1]}  {note}".rstrip())

    print(f"Invasion, 3 seats, random play; {build()}; Python {platform.python_version()}")
    print("A speed above 1 is faster than the other's, a cost below 1 is cheaper.\n")
    print(f"{'':<34}{'ours':>12} {'/ rod':>8} {'/ gin':>8}")
    row("decisions a second, classic", f"{us['decisions/s']:,.0f}", "decisions/s", "aim: 0.5 of the rod, above gin")
    for name in ("2012", "cheap luck", "facts kept", "nemesis"):
        row(f"  {name}", f"{found[name]['decisions/s']:,.0f}", "decisions/s", mine=found[name])
    for key, aim in COSTS.items():
        share = us[key] / us["decision"]
        row(f"{key}, us", f"{us[key]:,.1f}", key, f"{share:.2f} of a decision" + (f"; aim: {aim}" if aim else ""))
    row("memory of a table, kB", f"{us['weight']:,.1f}", "weight")
    beside = [over(loads["classic"], loads[name]) if name in loads else f"{'-':>8}" for name in ("rod", "gin")]
    print(f"{'import of the engine, ms':<34}{loads['classic']:>12,.0f} {beside[0]} {beside[1]}  aim: under 50 ms")
    print(f"\nThe rod makes {rod['decisions/s']:,.0f} decisions a second here, {rod['decision']:.1f} us each.")
    nemesis = found["nemesis"]
    costs = ", ".join(f"{key} {nemesis[key]:,.1f}" for key in COSTS)
    print(f"Nemesis, us: a decision {nemesis['decision']:.1f}, {costs}.")
    lengths = [f"{each['decisions a game']:,.0f}" for each in (us, nemesis, rod)]
    print(f"A game of Invasion takes {lengths[0]} decisions, of Nemesis {lengths[1]}, of the rod {lengths[2]}.")


def main() -> None:
    """Measure all, then report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each subject and pass")
    parser.add_argument("--peer", help="a Python that has OpenSpiel")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    args = parser.parse_args()
    pythons = {name: sys.executable for name in SUBJECTS if name != "gin"} | (
        {"gin": str(Path(args.peer).absolute())} if args.peer else {}
    )
    found: dict[str, Found] = {}
    for _ in range(2):
        for name, python in pythons.items():
            found[name] = better(found.get(name), measured(python, name, args.seconds))
    loads = {name: import_ms(pythons[name], IMPORTS[name]) for name in IMPORTS if name in pythons}
    if args.json:
        args.json.write_text(json.dumps({"found": found, "import_ms": loads}, indent=2) + "\n", "utf-8")
    report(found, loads)


if __name__ == "__main__":
    main()
