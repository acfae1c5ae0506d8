"""Run jobs in processes of this machine and yield results in order; stopping does not wait for running jobs."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeVar

from timescoop.bots import reporting_losses, start_pool, stop_pool

AHEAD: Final = 1000  # jobs that are submitted and not yielded yet: enough for many workers, and little memory
ENDED: Final = 130  # the exit code after Control-C
Job = TypeVar("Job")
Done = TypeVar("Done")


def run_jobs(work: Callable[[Job], Done], jobs: Sequence[Job], workers: int) -> Generator[Done]:
    """Run all jobs and yield their results in order.

    Args:
        work: The function that carries out a job; jobs and results must be picklable.
        jobs: All jobs.
        workers: Processes; with 1, or for one job, all is done in this one.

    Raises:
        LostProcess: A process ended before its work was done.
    """
    if workers <= 1 or len(jobs) <= 1:
        yield from map(work, jobs)
        return
    with start_pool(min(workers, len(jobs)), ignore_sigint) as pool:
        try:
            with reporting_losses(pool):
                yield from run_on_pool(pool, work, jobs)
        except BaseException:
            stop_pool(pool)
            raise


def run_on_pool(pool: Executor, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
    """Run all jobs in the processes of a pool."""
    waiting = iter(jobs)
    results: deque[Future[Done]] = deque()
    while True:
        if len(results) <= AHEAD // 2:  # in batches, so that Control-C rarely interrupts a submission
            with sigint_blocked():
                results.extend(pool.submit(work, job) for job in islice(waiting, AHEAD - len(results)))
        if not results:
            return
        yield results.popleft().result()  # popped before, so that it can be freed


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Block SIGINT: processes started meanwhile never get Control-C, not even while they start up."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_sigint() -> None:
    """Ignore SIGINT in a worker: Control-C is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
