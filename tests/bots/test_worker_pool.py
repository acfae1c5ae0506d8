"""Processes apart begin as they are told, let others go first, and end even in the middle of work."""

import os
import time
from multiprocessing import connection

from timescoop.bots import start_pool, stop_pool

TOLD: list[str] = []
PATIENCE_S = 60


def told(words: str) -> None:
    TOLD.append(words)


def what_was_told() -> tuple[list[str], int, int]:
    return TOLD, os.nice(0), os.getpid()


def test_a_process_begins_as_it_is_told_and_lets_others_go_first() -> None:
    with start_pool(1, told, "here", jobs=2) as pool:
        found = [pool.submit(what_was_told).result(PATIENCE_S) for _ in range(3)]
    heard, nice, pids = zip(*found, strict=True)
    assert heard == (["here"],) * 3
    assert min(nice) > os.nice(0) or os.nice(0) == 19
    assert pids[0] == pids[1] != pids[2], "after its jobs a new one takes its place"
    assert os.getpid() not in pids


def test_a_process_that_somebody_waits_for_does_not_step_back() -> None:
    with start_pool(1, told, "here", nice=0) as pool:
        assert pool.submit(what_was_told).result(PATIENCE_S)[1] == os.nice(0)


def test_what_never_ends_is_ended() -> None:
    pool = start_pool(1)
    _, _, pid = pool.submit(what_was_told).result(PATIENCE_S)
    at_work = pool._processes[pid]
    endless = pool.submit(time.sleep, 20 * PATIENCE_S)
    until = time.monotonic() + PATIENCE_S
    while not endless.running() and time.monotonic() < until:
        time.sleep(0.01)
    stop_pool(pool)
    assert connection.wait([at_work.sentinel], PATIENCE_S)  # its exit code belongs to the thread that reaps it
