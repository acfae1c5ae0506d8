"""The workshop's background processes: one reads card texts, the others run one playtest at a time."""

import asyncio
import logging
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from time import monotonic
from typing import Any, Final, TypeVar

from starlette.requests import Request

from timescoop.arena import PlaytestStats, Trial, TrialDeal, run_until_decided, summarize
from timescoop.bots import start_pool, stop_pool
from timescoop.hosting import GUEST, FairQueue, Host, Paused
from timescoop.kernel import TimescoopError
from timescoop.language import Known
from timescoop.web.authoring.box_state import BoxState
from timescoop.web.authoring.set_checker import CheckedSet, check_set

LOG: Final = logging.getLogger("timescoop.web")
T = TypeVar("T")

PATIENCE_S: Final = 20.0  # for reading a set; a new process takes about two
WAITING: Final = 12  # who comes after so many is asked to come again
MOST_DEALS: Final = 20_000
LONGEST_S: Final = 600.0  # of a playtest; then it reports what has been played
OF_ONE: Final = 6  # things to be read of one guest that wait
QUEUE: Final = 6  # playtests that wait
TRIALS_OF_ONE: Final = 2  # playtests of one guest that run or wait
LONGEST: Final = 400_000  # characters of a set
REMEMBERED: Final = 64  # sets that were looked at last
REMEMBERED_LETTERS: Final = 2_000_000  # of all of them together
KEPT: Final = 40  # playtests whose reports can still be read


class Playtest:
    """A playtest: its settings, the deals played so far, and its result."""

    def __init__(self, trial: Trial, games: int, who: str, title: str, back: str) -> None:
        """`who` is the person whose it is, `back` the address from which it was started."""
        self.key = secrets.token_urlsafe(12)
        self.trial = trial
        self.games = games
        self.who = who
        self.title = title
        self.back = back
        self.guest = ""  # on whose behalf it runs
        self.tried: list[TrialDeal] = []
        self.findings: PlaytestStats | None = None
        self.failed = False
        self.begun = 0.0
        self.ended = threading.Event()
        self.enough = threading.Event()

    @property
    def over(self) -> bool:
        """Whether no further deal is played."""
        return self.ended.is_set()

    def run(self, workers: int) -> None:
        """Play, and sum up; in a thread of its own."""
        self.begun = monotonic()
        try:
            stop = self.enough.is_set
            deals = run_until_decided(self.trial, games=self.games, workers=workers, seconds=LONGEST_S, stop=stop)
            for each in deals:
                self.tried.append(each)
            if self.tried:
                self.findings = summarize(self.trial, self.tried)
        except Exception:  # a card must not bring the server down
            LOG.exception("a playtest broke off")
            self.failed = True
        finally:
            self.ended.set()


class WorkshopJobs:
    """Reads card texts and runs playtests in the background; starts no process before the first request."""

    def __init__(self, host: Host) -> None:
        self.catalogue = host.catalogue.name
        self.apart = host.bots.pool.workers > 0
        self.pool: ProcessPoolExecutor | None = None
        self.queue = FairQueue(1)
        self.checked_sets: dict[str, CheckedSet] = {}
        self.boxes: dict[str, BoxState] = {}
        self.phrases: dict[tuple[str, str], list[Known]] = {}
        self.running: dict[str, Playtest] = {}
        self.trials_of_one = TRIALS_OF_ONE
        self.at_work = threading.Lock()  # one playtest at a time has the processors

    async def work(self, job: Callable[..., T], *args: Any) -> T:
        """Have something worked out, one thing after the other and fairly between guests, within the patience.

        Raises:
            Paused: Too many others wait.
            TimescoopError: It took too long, or broke the process.
        """
        guest = GUEST.get()
        self.queue.refuse_more(guest, OF_ONE, WAITING, "many people are at work just now; try again in a minute")
        async with self.queue.place(guest):
            if not self.apart:
                return await asyncio.to_thread(job, self.catalogue, *args)
            return await self.work_apart(job, *args)

    async def work_apart(self, job: Callable[..., T], *args: Any) -> T:
        """The same in the process for it."""
        if self.pool is None:
            self.pool = start_pool(1, jobs=100)
        try:
            done = asyncio.wrap_future(self.pool.submit(job, self.catalogue, *args))
            return await asyncio.wait_for(done, PATIENCE_S)
        except TimeoutError as error:
            self.stop_reading()
            raise TimescoopError("this took too long to read") from error
        except BrokenExecutor as error:
            self.stop_reading()
            raise TimescoopError("this could not be read: the process broke off") from error

    def stop_reading(self) -> None:
        """End the process that reads; the next text gets a new one."""
        pool, self.pool = self.pool, None
        if pool is not None:
            stop_pool(pool)

    # ---- playtests

    def begin(self, trial: Trial, games: int, who: str, title: str, back: str) -> Playtest:
        """Start a playtest, or put it in the queue; someone who has one running gets that one.

        Raises:
            Paused: Too many others wait.
        """
        going = [each for each in self.running.values() if not each.over]
        for each in going:
            if each.who == who:
                return each
        guest = GUEST.get()
        if len(going) > QUEUE or (guest and sum(each.guest == guest for each in going) >= self.trials_of_one):
            raise Paused("many cards are on trial just now; try again in a while")
        new = Playtest(trial, max(1, min(games, MOST_DEALS)), who, title, back)
        new.guest = guest
        self.running[new.key] = new
        for old in [each.key for each in self.running.values() if each.over][: max(0, len(self.running) - KEPT)]:
            del self.running[old]
        threading.Thread(target=self.one_at_a_time, args=(new,), daemon=True).start()
        return new

    def one_at_a_time(self, new: Playtest) -> None:
        """Wait for the processors, and play."""
        with self.at_work:
            new.run((os.cpu_count() or 1) if self.apart else 0)

    def found(self, key: str) -> Playtest | None:
        """A playtest by its key."""
        return self.running.get(key)


def jobs_of(request: Request) -> WorkshopJobs:
    """This server's workshop jobs, created on first use."""
    state = request.app.state
    if not hasattr(state, "jobs"):
        state.jobs = WorkshopJobs(state.host)
        state.jobs.trials_of_one = getattr(state, "playtests_of_one", TRIALS_OF_ONE)
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
