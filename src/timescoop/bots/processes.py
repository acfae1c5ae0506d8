"""Processes apart, in which bots think and games are played, while whoever asked for it goes on with something else."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Final

NICE: Final = 10  # whoever waits for a page comes first


def processes(
    workers: int, begin: Callable[..., object] | None = None, *told: object, jobs: int | None = None
) -> ProcessPoolExecutor:
    """Processes that let everything else go first.

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
    if begin is not None:
        begin(*told)


def end(pool: ProcessPoolExecutor) -> None:
    """End processes, in the middle of whatever they do."""
    at_work = list((pool._processes or {}).values())  # noqa: SLF001 - there is no public way before 3.14
    pool.shutdown(wait=False, cancel_futures=True)
    for process in at_work:
        process.terminate()
