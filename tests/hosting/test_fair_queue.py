"""Places are shared out between guests, however many tables one of them has."""

import asyncio
from collections.abc import Sequence

import pytest

from timescoop.hosting import Paused
from timescoop.hosting.fair_queue import FairQueue


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Users:
    """Those who use a queue, one second each, in the order in which they came through."""

    def __init__(self, queue: FairQueue, clock: Clock) -> None:
        self.queue = queue
        self.clock = clock
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def use(self, guest: str, seconds: float) -> None:
        async with self.queue.place(guest):
            self.served.append(guest)
            await asyncio.sleep(0)
            self.clock.now += seconds

    async def come(self, guests: Sequence[str], seconds: float = 1.0) -> None:
        """Let them queue, in this order."""
        for guest in guests:
            self.tasks.append(asyncio.create_task(self.use(guest, seconds)))
            await asyncio.sleep(0)

    async def done(self) -> str:
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return "".join(self.served)


def users(places: int = 1) -> Users:
    clock = Clock()
    return Users(FairQueue(places, clock), clock)


async def held_up(queue: FairQueue, guest: str, going: asyncio.Event) -> None:
    async with queue.place(guest):
        await going.wait()


async def test_a_guest_with_thirty_tables_lets_another_in_second() -> None:
    crowd = users()
    going = asyncio.Event()
    first = asyncio.create_task(held_up(crowd.queue, "a", going))
    await crowd.come(["a"] * 30 + ["b", "c"])
    going.set()
    await first
    assert (await crowd.done())[:3] == "abc"


async def test_who_uses_longer_comes_less_often() -> None:
    crowd = users()
    going = asyncio.Event()
    first = asyncio.create_task(held_up(crowd.queue, "x", going))
    await crowd.come(["a"] * 4, seconds=10.0)
    await crowd.come(["b"] * 8)
    going.set()
    await first
    assert await crowd.done() == "abbbbbbbbaaa"


async def test_nobody_saves_up_time_while_away() -> None:
    """Who comes late is level with the others, and does not overtake them until it has used as much."""
    crowd = users()
    await crowd.come(["a"] * 20)
    await crowd.done()
    going = asyncio.Event()
    first = asyncio.create_task(held_up(crowd.queue, "a", going))
    await crowd.come(["a"] * 4 + ["b"] * 4)
    going.set()
    await first
    late = (await crowd.done())[20:]
    assert late == "abababab"


async def test_no_guest_holds_all_places_while_there_are_more() -> None:
    queue, going = FairQueue(3), asyncio.Event()
    tasks = [asyncio.create_task(held_up(queue, "a", going)) for _ in range(5)]
    await asyncio.sleep(0)
    assert (queue.held["a"], queue.waiting_of("a")) == (2, 3)
    other = asyncio.create_task(held_up(queue, "b", going))
    await asyncio.sleep(0)
    assert queue.held["b"] == 1
    going.set()
    await asyncio.gather(*tasks, other)


async def test_who_goes_away_takes_no_place() -> None:
    queue, going = FairQueue(1), asyncio.Event()
    first = asyncio.create_task(held_up(queue, "a", going))
    await asyncio.sleep(0)
    gone = asyncio.create_task(held_up(queue, "b", going))
    last = asyncio.create_task(held_up(queue, "c", going))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    assert queue.waiting_of("b") == 0
    going.set()
    await asyncio.gather(first, last)
    assert not queue.held.total()


async def test_who_goes_away_as_it_comes_through_hands_the_place_on() -> None:
    queue, going = FairQueue(1), asyncio.Event()
    first = asyncio.create_task(held_up(queue, "a", going))
    await asyncio.sleep(0)
    second = asyncio.create_task(held_up(queue, "b", going))
    third = asyncio.create_task(held_up(queue, "c", going))
    await asyncio.sleep(0)
    going.set()
    await first  # the place is the second's now, who has not run yet
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    await third
    assert not queue.held.total()


async def test_those_who_have_gone_are_forgotten() -> None:
    crowd = users()
    for number in range(1100):
        async with crowd.queue.place(f"guest {number}"):
            pass
    assert len(crowd.queue.used) <= 1001


async def test_more_than_enough_of_one_guest_or_of_all_is_refused() -> None:
    queue, going = FairQueue(1), asyncio.Event()
    tasks = [asyncio.create_task(held_up(queue, guest, going)) for guest in "aab"]
    await asyncio.sleep(0)
    queue.refuse_more("a", 3, 4, "no more")
    for guest, most, all_most in (("a", 2, 4), ("c", 1, 3)):
        with pytest.raises(Paused, match="no more"):
            queue.refuse_more(guest, most, all_most, "no more")
    going.set()
    await asyncio.gather(*tasks)
