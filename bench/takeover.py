"""How long the bots of a server that is killed wait until another server on the same store goes on with them.

python bench/takeover.py [--tables 6] [--apart]

With `--apart`, each server believes itself on a machine of its own, so that it must miss the other's updates first;
that needs root, on Linux. Two servers share an SQLite file. Tables of bots are created at the first, which is killed in
the middle of their moves.
"""

import argparse
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx

AIM_S = 5.0
PATIENCE_S = 60.0
FORM = {"game": "invasion", "edition": "classic", "seat-0": "bot:greedy", "seat-1": "bot:greedy"}


def started(store: Path, machine: str = "") -> tuple["subprocess.Popen[str]", str]:
    """A server, and its address; a `machine` is the name of the one that it believes to be on."""
    command = [sys.executable, "-m", "timescoop", "serve", "--port", "0", "--store", str(store)]
    if machine:
        command = ["unshare", "--uts", "sh", "-c", 'hostname "$0"; exec "$@"', machine, *command]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    return server, server.stdout.readline().split()[3]


def answers(store: Path) -> dict[str, int]:
    """How many answers each match has."""
    with sqlite3.connect(store) as rows:
        return dict(rows.execute("SELECT match, count(*) FROM answer GROUP BY match").fetchall())


def wait_for(done: Callable[[], bool]) -> None:
    """Wait until something holds, or patience ends."""
    late = time.monotonic() + PATIENCE_S
    while not done() and time.monotonic() < late:
        time.sleep(0.05)


def measured(store: Path, tables: int, *, apart: bool) -> list[float]:
    """Seconds from the death of a server until each of its tables goes on; fewer than there were if some never do."""
    first, address = started(store, "one" if apart else "")
    second, _ = started(store, "two" if apart else "")
    try:
        time.sleep(3.0)  # they find one another
        for _ in range(tables):
            assert httpx.post(f"{address}/lay", data=FORM, timeout=60).is_redirect
        wait_for(lambda: len(answers(store)) == tables)
        first.kill()
        first.wait()
        died, before = time.monotonic(), answers(store)
        seconds: dict[str, float] = {}

        def all_go_on() -> bool:
            for match, count in answers(store).items():
                if count > before.get(match, 0):
                    seconds.setdefault(match, time.monotonic() - died)
            return len(seconds) == tables

        wait_for(all_go_on)
        return sorted(seconds.values())
    finally:
        for server in (first, second):
            server.kill()
            server.wait()


def main() -> None:
    """Measure, and say whether the aim is met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--apart", action="store_true", help="each server believes itself on a machine of its own")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        seconds = measured(Path(folder) / "store.db", args.tables, apart=args.apart)
    print(f"{len(seconds)} of {args.tables} tables go on, after {', '.join(f'{each:.1f}' for each in seconds)} s")
    raise SystemExit(len(seconds) < args.tables or seconds[-1] > AIM_S)


if __name__ == "__main__":
    main()
