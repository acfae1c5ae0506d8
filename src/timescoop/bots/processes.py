"""Processes apart, in which bots think and games are played, while whoever asked for it goes on with something else."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import connection, get_context, parent_process
from typing import Final

NICE: Final = 10  # whoever waits for a page comes first


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
    at_work = list((pool._processes or {}).values())  # noqa: SLF001 - there is no public way before 3.14
    pool.shutdown(wait=False, cancel_futures=True)
    for process in at_work:
        process.terminate()
