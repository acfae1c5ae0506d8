"""Processes apart, in which bots think and games are played, while whoever asked for it goes on with something else."""

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
PATIENCE: Final = 5.0  # seconds in which a process that ends has ended
PAUSE: Final = 0.02  # seconds between two looks at it
GUARD: Final = (
    "each process reads the script that asked for it, and this script asks for processes as it is read; "
    'put that part of it under `if __name__ == "__main__":`'
)
KILLED: Final = "a process ended in the middle of its work: it was killed, or there was not enough memory for it"
NICE: Final = 10  # whoever waits for a page comes first


class LostProcess(TimescoopError):
    """A process of a pool has ended before its work was done; the message says why, and what to do."""


def refuse_unguarded() -> None:
    """End a process that has only been started to work, and reads a script that starts the same things again.

    Its asker learns why, see `losses_told`.
    """
    # while a process that was spawned reads the script of its asker; there is no public way to ask
    if getattr(current_process(), "_inheriting", False):
        os._exit(UNGUARDED)  # at once: nothing of the script is to be done or said twice


@contextmanager
def losses_told(pool: ProcessPoolExecutor) -> Iterator[None]:
    """Where a pool breaks meanwhile, say why.

    Raises:
        LostProcess: It has broken.
    """
    try:
        yield
    except BrokenProcessPool as error:
        unguarded = UNGUARDED in [exit_code(process) for process in at_work(pool)]
        raise LostProcess(GUARD if unguarded else KILLED) from error


def processes(
    workers: int, begin: Callable[..., object] | None = None, *told: object, jobs: int | None = None
) -> ProcessPoolExecutor:
    """Processes that let everything else go first, and end with whoever asked for them.

    Args:
        workers: How many.
        begin: What each does before its first job.
        told: With what.
        jobs: How many jobs one does before a new one takes its place; None for any number.
    """
    refuse_unguarded()
    context = get_context("spawn")  # a fork would copy whatever the asker has open
    return ProcessPoolExecutor(workers, context, partial(begin_nicely, begin, *told), max_tasks_per_child=jobs)


def begin_nicely(begin: Callable[..., object] | None, *told: object) -> None:
    """Make ready a process."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=end_with_the_asker, daemon=True).start()
    if begin is not None:
        begin(*told)


def end_with_the_asker() -> None:
    """Wait for the end of whoever asked, and go too: who is killed cannot say good-bye."""
    asker = parent_process()
    if asker is not None:
        connection.wait([asker.sentinel])
        os._exit(0)


def end(pool: ProcessPoolExecutor) -> None:
    """End processes, in the middle of whatever they do."""
    going = at_work(pool)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in going:
        process.terminate()


def exit_code(process: BaseProcess) -> int | None:
    """How a process has ended; None if it has not, for so long as we are patient.

    The pool waits for it too, and of two who wait for one process the second is told at once, and told nothing.
    """
    late = time.monotonic() + PATIENCE
    while process.exitcode is None and time.monotonic() < late:
        process.join(PAUSE)
        time.sleep(PAUSE)
    return process.exitcode


def at_work(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """The processes of a pool."""
    return list((pool._processes or {}).values())  # noqa: SLF001 - there is no public way before 3.14
