"""The workshop's background process, which reads card texts."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final, TypeVar

from starlette.requests import Request

from timescoop.bots import start_pool, stop_pool
from timescoop.hosting import GUEST, FairQueue, Host, load_catalogue
from timescoop.kernel import TimescoopError
from timescoop.web.authoring.box_state import BoxState
from timescoop.web.authoring.set_checker import CheckedSet, check_set, phrases
from timescoop.wording import PhraseSearch, tongue

LOG: Final = logging.getLogger("timescoop.web")
T = TypeVar("T")

PATIENCE_S: Final = 20.0  # for reading a set
START_S: Final = 90.0  # for a new process to load all games: two seconds, and far more on a busy machine
WAITING: Final = 12  # who comes after so many is asked to come again
OF_ONE: Final = 6  # things to be read of one guest that wait
LONGEST: Final = 400_000  # characters of a set
REMEMBERED: Final = 64  # sets that were looked at last
REMEMBERED_LETTERS: Final = 2_000_000  # of all of them together


def get_ready(catalogue: str) -> None:
    """Load all games, if this process hasn't yet."""
    load_catalogue(catalogue)


class WorkshopJobs:
    """Reads card texts in the background; starts no process before the first request."""

    def __init__(self, host: Host) -> None:
        self.catalogue = host.catalogue.name
        self.apart = host.bots.pool.workers > 0
        self.pool: ProcessPoolExecutor | None = None
        self.queue = FairQueue(1)
        self.checked_sets: dict[str, CheckedSet] = {}
        self.boxes: dict[str, BoxState] = {}
        self.phrases: dict[tuple[str, str, str], PhraseSearch] = {}

    async def work(self, job: Callable[..., T], *args: object) -> T:
        """Have something worked out, one thing after the other and fairly between guests, within the patience.

        Raises:
            Paused: Too many others wait.
            TimescoopError: It took too long, or broke the process.
        """
        guest = GUEST.get()
        self.queue.refuse_more(guest, OF_ONE, WAITING, "the server is busy; try again in a minute")
        async with self.queue.place(guest):
            if not self.apart:
                return await asyncio.to_thread(job, self.catalogue, *args)
            return await self.work_apart(job, *args)

    async def work_apart(self, job: Callable[..., T], *args: object) -> T:
        """The same in the process for it; its start is not counted as reading."""
        if self.pool is None:
            self.pool = start_pool(1, jobs=200, nice=0)  # each counts twice; their readers wait for the page
        try:
            ready = asyncio.wrap_future(self.pool.submit(get_ready, self.catalogue))
            await asyncio.wait_for(ready, START_S)
            done = asyncio.wrap_future(self.pool.submit(job, self.catalogue, *args))
            return await asyncio.wait_for(done, PATIENCE_S)
        except TimeoutError as error:
            self.stop_reading()
            raise TimescoopError("this took too long to read; try again in a minute, or with a shorter text") from error
        except BrokenExecutor as error:
            self.stop_reading()
            raise TimescoopError("this could not be read: the process broke off") from error

    def stop_reading(self) -> None:
        """End the process that reads; the next text gets a new one."""
        pool, self.pool = self.pool, None
        if pool is not None:
            stop_pool(pool)


def jobs_of(request: Request) -> WorkshopJobs:
    """This server's workshop jobs, created on first use."""
    state = request.app.state
    if not hasattr(state, "jobs"):
        state.jobs = WorkshopJobs(state.host)
    jobs: WorkshopJobs = state.jobs
    return jobs


async def checked_set(request: Request, text: str) -> CheckedSet:
    """The checked set of a text; the latest `REMEMBERED` are cached."""
    jobs = jobs_of(request)
    if text not in jobs.checked_sets:
        made = await jobs.work(check_set, text)
        while jobs.checked_sets and (
            len(jobs.checked_sets) >= REMEMBERED or sum(map(len, jobs.checked_sets)) > REMEMBERED_LETTERS
        ):
            del jobs.checked_sets[next(iter(jobs.checked_sets))]
        jobs.checked_sets[text] = made
    return jobs.checked_sets[text]


async def phrase_search(request: Request, game: str, edition: str) -> PhraseSearch:
    """What the cards of an edition can say, to be searched in the reader's language; cached."""
    jobs, at = jobs_of(request), (game, edition, tongue())
    if at not in jobs.phrases:
        jobs.phrases[at] = await jobs.work(phrases, *at)
    return jobs.phrases[at]
