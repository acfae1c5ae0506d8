"""How fast our games are, as ratios to a measuring rod, to OpenSpiel's gin rummy and to the peers that are set up.

python bench/run.py [--seconds 4] [--json FILE] [--no-peers] [GAME ...]

Play is random, each subject in processes of its own, in two passes through the list, and its best is taken. Processor
time is used throughout, so that a busy machine disturbs little; it still shifts the figures, the ratios less. The peers
are there after `make peers`; this installs nothing.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

import beside
from ratios import SAID, better, over
from subjects import CHEAP, EDITIONS, FACTS, FIRST, IMPORTS, SUBJECTS
from timescoop.catalogue import GAMES
from timing import Found

HERE = Path(__file__).parent
PASSES = 2
COSTS = {  # a row of the report, and what we aim at in decisions of our own
    "copy": "at most 0.6 of a decision",
    "observe": "at most 0.4 of a decision",
    "view": "",
    "imagine": "",
}


def measured(*words: str) -> Found:
    """What one script of this folder found, in a process of its own."""
    command = [sys.executable, str(HERE / words[0]), *words[1:]]
    told: Found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return told


def import_ms(statement: str) -> float:
    """Milliseconds of processor time that an import takes in a fresh interpreter, the least of some tries.

    As it is for users: modules have been imported before, so their byte code lies in a cache, here one of our own.
    """
    code = f"import time\nstart = time.process_time()\n{statement}\nprint(time.process_time() - start)"
    env = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as cache:
        command = [sys.executable, "-X", f"pycache_prefix={cache}", "-c", code]
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


def report(keys: list[str], found: dict[str, Found], loads: dict[str, float], searched: dict[str, Found]) -> None:
    """Print the tables: speed, then what each game costs, then search; ours beside the rod's and the rival's."""
    rod, gin = found["rod"], found["gin"]
    print(f"Random play; {build()}; Python {platform.python_version()}")
    print(SAID)
    speeds(found)
    for key in keys:
        costs(key, found[FIRST[key]], rod, gin, {name: loads[name] for name in (FIRST[key], "rod", "gin")})
    searches(searched)
    print(f"\nThe rod makes {rod['decisions/s']:,.0f} decisions a second here, {rod['decision']:.1f} us each.")


def speeds(found: dict[str, Found]) -> None:
    """A row for each edition, and for other ways to play the first."""
    print(f"\n{'':<24}{'decisions/s':>12} {'/ rod':>8} {'/ gin':>8} {'games/s':>9} {'decisions a game':>17}")
    for name in [name for name in (*EDITIONS, CHEAP, FACTS) if name in found]:
        each = found[name]
        beside = " ".join(over(each["decisions/s"], found[other]["decisions/s"]) for other in ("rod", "gin"))
        length = each["decisions a game"]
        print(f"{name:<24}{each['decisions/s']:>12,.0f} {beside} {each['decisions/s'] / length:>9.1f} {length:>17,.0f}")
    print("The aim is 0.5 of the rod, and to be faster than gin.")


def costs(key: str, us: Found, rod: Found, gin: Found, loads: dict[str, float]) -> None:
    """What one game costs beside playing."""
    print(f"\n{FIRST[key]:<34}{'ours':>12} {'/ rod':>8} {'/ gin':>8}")

    def row(label: str, value: str, mine: float, others: list[float | None], note: str = "") -> None:
        beside = [over(mine, other) if other else f"{'-':>8}" for other in others]
        print(f"{label:<34}{value:>12} {beside[0]} {beside[1]}  {note}".rstrip())

    for what, aim in COSTS.items():
        note = f"{us[what] / us['decision']:.2f} of a decision" + (f"; aim: {aim}" if aim else "")
        row(f"{what}, us", f"{us[what]:,.1f}", us[what], [rod.get(what), gin.get(what)], note)
    row("memory of a table, kB", f"{us['weight']:,.1f}", us["weight"], [rod["weight"], gin["weight"]])
    load = loads[FIRST[key]]
    row("import of the engine, ms", f"{load:,.0f}", load, [loads["rod"], loads["gin"]], "aim: under 50 ms")


def searches(searched: dict[str, Found]) -> None:
    """Iterations a second from the middle of a game with the fewest seats, beside OpenSpiel's ISMCTS in Python."""
    print(f"\n{'iterations a second':<24}{'search':>9} {'played out':>11} {'ISMCTS':>9} {'search /':>9} {'out /':>9}")
    for key, each in searched.items():
        beside = " ".join(f"{each[what] / each['ismcts']:>9.2f}" for what in ("search", "worlds"))
        print(f"{key:<24}{each['search']:>9,.1f} {each['worlds']:>11,.1f} {each['ismcts']:>9,.1f} {beside}")
    print("An iteration of search ends at the next turn; the others play a world out to the end of the game, at equal")
    print("length. ISMCTS is OpenSpiel's, in Python, over the same game and by our imagine. The aim is 3.")


def main() -> None:
    """Measure all, then report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", help="the games to measure; all, if none is named")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each subject and pass")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    parser.add_argument("--no-peers", action="store_true", help="leave out the peers, which take most of the time")
    args = parser.parse_args()
    keys = [key for key in GAMES if key in (args.games or GAMES)]
    names = [name for name in SUBJECTS if name not in EDITIONS or EDITIONS[name][0] in keys]
    found: dict[str, Found] = {}
    searched: dict[str, Found] = {}
    peers = beside.Beside()
    for _ in range(PASSES):
        for name in names:
            found[name] = better(found.get(name), measured("measure.py", name, str(args.seconds)))
        for key in keys:
            searched[key] = better(searched.get(key), measured("searching.py", key, str(args.seconds)))
        if not args.no_peers:
            beside.measure(peers, args.seconds)
    loads = {name: import_ms(IMPORTS[name]) for name in (*(FIRST[key] for key in keys), "rod", "gin")}
    if args.json:
        told = {"found": found, "import_ms": loads, "searched": searched, "peers": peers.told()}
        args.json.write_text(json.dumps(told, indent=2) + "\n", "utf-8")
    report(keys, found, loads, searched)
    ours = {key: found[FIRST[key]] | {"import": loads[FIRST[key]], "search": searched[key]["search"]} for key in keys}
    beside.report(ours, peers)
    everything = (*found.values(), *searched.values(), *peers.found.values())
    print(f"\n  measurements {sum(map(len, everything))}")


if __name__ == "__main__":
    main()
