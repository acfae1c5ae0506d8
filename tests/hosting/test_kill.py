"""A host that is killed loses nothing that it has acknowledged, and applies nothing twice."""

import contextlib
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.hosting.both import GAMES
from tests.hosting.conftest import ROOT
from tests.tally import tally

from timescoop.hosting import Store
from timescoop.hosting.facts import write_table
from timescoop.hosting.reading import fetch
from timescoop.hosting.resume import resumed

KILLS = int(os.environ.get("TIMESCOOP_KILLS", "5"))
MATCHES = 8

Kept = tuple[str, int, int, int]
Sent = tuple[str, int, int]  # a match, the number of a move's first answer, and how many answers it has


def between(nth: int) -> int:
    """How many answers are acknowledged before a kill: now more, now fewer."""
    return (60 if KILLS < 50 else 105) + 7 * (nth % 10)


def run_and_kill(address: str, enough: int, waits: list[float], sent: list[Sent]) -> Iterator[Kept]:
    """What a host says it has kept until it is killed in the middle of its work.

    Args:
        address: Its store.
        enough: How many lines it says before it is killed.
        waits: Gets the seconds until its first line.
        sent: Gets what was about to be stored.
    """
    command = [sys.executable, "-m", "tests.hosting.answering", address, str(MATCHES)]
    started = time.monotonic()
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True) as server:
        assert server.stdout is not None
        for count, line in enumerate(server.stdout, 1):
            if count == 1:
                waits.append(time.monotonic() - started)
            if count == enough:
                os.killpg(server.pid, signal.SIGKILL)
            if line.endswith("\n"):  # the last may have been cut off
                word, match, number, seat, option = line.split()
                if word == "kept":
                    yield match, int(number), int(seat), int(option)
                else:
                    sent.append((match, int(number), int(option)))


async def test_kill_nothing_acknowledged_is_lost_or_doubled(address: str, tmp_path: Path) -> None:
    waits: list[float] = []
    sent: list[Sent] = []
    kept = [line for nth in range(KILLS) for line in run_and_kill(address, 2 * between(nth), waits, sent)]
    assert len(kept) >= sum(map(between, range(KILLS))) - KILLS * (MATCHES + 1)
    tally(kills=KILLS, answers_kept=len(kept), ms_until_back_at_most=round(1000 * max(waits)))

    connection = sqlite3.connect(tmp_path / "store.db")
    rows = connection.execute("SELECT match, number, seat, option FROM answer ORDER BY match, number").fetchall()
    decided = {
        (match, number): at for match, number, *at in connection.execute("SELECT match, number, seat, look FROM answer")
    }
    games = dict(connection.execute("SELECT id, game FROM match").fetchall())
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()

    assert len(set(kept)) == len(kept)
    assert set(kept) <= set(rows)
    assert max(count for *_, count in sent) > 2
    newest = {(match, first): count for match, first, count in sent}  # what was lost is sent anew, or something else
    for (match, first), count in newest.items():  # a move that was cut off is there as a whole or not at all
        at = decided.get((match, first), ["lost"])
        there = [number for number in range(first, first + 4 * count) if decided.get((match, number)) == at]
        assert not count or len(there) in {0, count}, (match, first, count)
    assert {games[match] for match, *_ in kept} == set(GAMES), "not every game was played"
    counts = Counter(row[0] for row in rows)
    last = {match: number for match, number, *_ in rows}
    assert last == dict(counts), "a gap"
    store = await Store.open(address)
    for match, game in games.items():
        stored = await fetch(store, match)
        assert write_table(resumed(GAMES[game], stored, None).table) == stored.latest.table
    await store.close()


def test_bots_do_not_outlive_a_host_that_is_killed(address: str) -> None:
    """Their output is the host's, so it ends when the last of them has gone; half a minute is no limit of ours."""
    command = [sys.executable, "-m", "tests.hosting.answering", address, "8"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True) as host:
        assert host.stdout is not None
        for _ in range(20):
            host.stdout.readline()
        host.kill()
        try:
            host.communicate(timeout=30)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(host.pid, signal.SIGKILL)
