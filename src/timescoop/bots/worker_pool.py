"""A pool of worker processes in which bots think and games are played."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import connection, current_process, get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Final

from timescoop.kernel import TimescoopError

UNGUARDED: Final = 86  # the exit code of a process that would start processes while it reads the script of its asker
TIMEOUT: Final = 5.0  # seconds in which a process that ends has ended
PAUSE: Final = 0.02  # seconds between two looks at it
GUARD: Final = (
    "each process reads the script that asked for it, and this script asks for processes as it is read; "
    'put that part of it under `if __name__ == "__main__":`'
)
KILLED: Final = "a process ended in the middle of its work: it was killed, or there was not enough memory for it"
NICE: Final = 10  # people who wait for a page come first


class LostProcess(TimescoopError):
    """A process of a pool has ended before its work was done; the message says why, and what to do."""


def refuse_unguarded() -> None:
    """End a process that has only been started to work, and reads a script that starts the same things again.

    Its asker learns why, see `reporting_losses`.
    """
    # while a process that was spawned reads the script of its asker; there is no public way to ask
    if getattr(current_process(), "_inheriting", False):
        os._exit(UNGUARDED)  # at once: nothing of the script is to be done or said twice


@contextmanager
def reporting_losses(pool: ProcessPoolExecutor) -> Iterator[None]:
    """Turn a broken pool into an error that says why.

    Raises:
        LostProcess: It has broken.
    """
    try:
        yield
    except BrokenProcessPool as error:
        unguarded = UNGUARDED in [exit_code(process) for process in processes_of(pool)]
        raise LostProcess(GUARD if unguarded else KILLED) from error


def start_pool(
    workers: int,
    begin: Callable[..., object] | None = None,
    *told: object,
    jobs: int | None = None,
    nice: int = NICE,
) -> ProcessPoolExecutor:
    """Start a pool of processes that exit with their parent; usually they run at low priority.

    Args:
        workers: How many.
        begin: What each does before its first job.
        told: With what.
        jobs: How many jobs one does before a new one takes its place; None for any number.
        nice: How much lower their priority is, from 0 to 19; 0 if somebody waits for their answer.
    """
    refuse_unguarded()
    context = get_context("spawn")  # a fork would copy everything that the asker has open
    return ProcessPoolExecutor(workers, context, partial(start_worker, nice, begin, *told), max_tasks_per_child=jobs)


def start_worker(nice: int, begin: Callable[..., object] | None, *told: object) -> None:
    """Initialize a worker."""
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=exit_with_parent, daemon=True).start()
    if begin is not None:
        begin(*told)


def exit_with_parent() -> None:
    """Wait until the parent ends, then exit: a parent that is killed cannot stop its workers."""
    asker = parent_process()
    if asker is not None:
        connection.wait([asker.sentinel])
        os._exit(0)


def stop_pool(pool: ProcessPoolExecutor) -> None:
    """Terminate the processes of a pool, even in the middle of a job."""
    going = processes_of(pool)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in going:
        process.terminate()


def exit_code(process: BaseProcess) -> int | None:
    """The exit code of a process; None if it has not ended within our patience.

    The pool waits for the same process. If two threads wait for one, the second returns at once without a code.
    """
    late = time.monotonic() + TIMEOUT
    while process.exitcode is None and time.monotonic() < late:
        process.join(PAUSE)
        time.sleep(PAUSE)
    return process.exitcode


def processes_of(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """The processes of a pool."""
    return list((pool._processes or {}).values())  # noqa: SLF001 - there is no public way before 3.14
