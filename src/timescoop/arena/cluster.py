"""Matches on a cluster of machines, by Ray. Any worker may be lost.

It needs `pip install timescoop[cluster]` on every machine, in the same version. A running cluster (`ray
start`, or `RAY_ADDRESS`) is used. If there is none, Ray is started on this machine until the games are over.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from itertools import islice
from typing import Any, Final, Literal

from timescoop.arena.match import Played
from timescoop.kernel import BadDeal

On = Literal["here", "ray"]

AHEAD: Final = 1000  # games that are submitted to Ray and not finished: enough for some hundred workers
TRIES: Final = 10  # after so many lost workers, the game itself must be the cause
STORE: Final = 100_000_000  # bytes of the object store of our own Ray: a game takes a few thousand
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # no telemetry
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # no warnings about graphics cards, which we never use
}


def ray_library() -> Any:
    """Ray, imported only when it is needed.

    Raises:
        BadDeal: It is not installed.
    """
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        return import_module("ray")
    except ImportError as error:
        raise BadDeal("games on other machines need Ray: pip install 'timescoop[cluster]'") from error


def own_cluster_settings(workers: int) -> dict[str, Any]:
    """The settings for a Ray cluster on this machine."""
    return {"num_cpus": max(1, workers), "include_dashboard": False, "object_store_memory": STORE}


@contextmanager
def connected(ray: Any, workers: int) -> Iterator[None]:
    """Connect to the running cluster, or start one on this machine, which ends with this process.

    Raises:
        BadDeal: There is no cluster at the address in `RAY_ADDRESS`.
    """
    if ray.is_initialized():
        yield
        return
    quietly = {"configure_logging": False, "log_to_driver": False}
    address = os.environ.get("RAY_ADDRESS", "auto")
    try:
        ray.init(address=address, **quietly, **(own_cluster_settings(workers) if address == "local" else {}))
    except (ConnectionError, RuntimeError, ValueError) as error:
        if address != "auto" or not isinstance(error, ConnectionError):
            raise BadDeal(f"Ray finds no cluster at {address}, as RAY_ADDRESS has it: {error}") from error
        ray.init(address="local", **quietly, **own_cluster_settings(workers))
    try:
        yield
    finally:
        ray.shutdown()


def ray_session(on: On, workers: int) -> AbstractContextManager[None]:
    """One Ray connection for several simulations in a row; a null context if they run here."""
    return connected(ray_library(), workers) if on == "ray" else nullcontext()


def play_on_ray(jobs: dict[int, Any], play: Callable[[Any], Played], workers: int) -> Generator[tuple[int, Played]]:
    """Play all games, and yield each of them once, as it ends.

    Results that came back are kept. A game whose worker is lost starts again elsewhere. It has its own seed, so its
    result is the same.

    Args:
        jobs: The jobs, by the number of the game.
        play: The function that plays one, in a worker.
        workers: Processes, if Ray is started here; a cluster has its own.
    """
    ray = ray_library()
    with connected(ray, workers):
        task = ray.remote(play).options(num_cpus=1, max_retries=TRIES)
        waiting = iter(jobs.items())
        under_way: dict[Any, int] = {}
        try:
            while True:
                for number, job in islice(waiting, AHEAD - len(under_way)):
                    under_way[task.remote(job)] = number
                if not under_way:
                    return
                done, _ = ray.wait(list(under_way), num_returns=1)
                for each in done:
                    yield under_way.pop(each), ray.get(each)
        finally:
            for each in under_way:
                ray.cancel(each, force=True)
