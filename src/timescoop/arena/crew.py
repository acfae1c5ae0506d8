"""Work done by processes of this machine, and told in order; whoever stops it does not wait for what is going on."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeVar

from timescoop.bots import end, losses_told, processes

AHEAD: Final = 1000  # jobs that are handed out and not told yet: enough for many workers, and a burden for no memory
ENDED: Final = 130  # what a program says that Control-C has ended
Job = TypeVar("Job")
Done = TypeVar("Done")


def done_here(work: Callable[[Job], Done], jobs: Sequence[Job], workers: int) -> Generator[Done]:
    """Do all jobs, and tell what comes of each in their order.

    Args:
        work: What is done with a job; what is handed to processes must go through a pickle.
        jobs: All there is to do.
        workers: Processes; with 1, or for one job, all is done in this one.

    Raises:
        LostProcess: A process has ended before its work was done.
    """
    if workers <= 1 or len(jobs) <= 1:
        yield from map(work, jobs)
        return
    with processes(min(workers, len(jobs)), stay) as pool:
        try:
            with losses_told(pool):
                yield from done_by(pool, work, jobs)
        except BaseException:
            end(pool)
            raise


def done_by(pool: Executor, work: Callable[[Job], Done], jobs: Sequence[Job]) -> Iterator[Done]:
    """Do all jobs by the processes of a pool."""
    waiting = iter(jobs)
    results: deque[Future[Done]] = deque()
    while True:
        if len(results) <= AHEAD // 2:  # in batches: Control-C seldom falls into the handing out
            with undisturbed():
                results.extend(pool.submit(work, job) for job in islice(waiting, AHEAD - len(results)))
        if not results:
            return
        yield results.popleft().result()  # nothing is held longer than it has to be


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes that are started meanwhile never hear of Control-C, not even while they are waking up."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def stay() -> None:
    """A process that works leaves Control-C to the one that asked for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
