"""A-2: a session may send so many answers in a minute and have so many streams open; honest players never notice."""

import asyncio

import pytest
from starlette.types import Receive, Scope, Send
from tests.wire.client import Client

from timescoop.web.access.keys import COOKIE
from timescoop.web.access.rate_limits import Limits, Throttle, until
from timescoop.web.access.stream_limits import StreamLimits

KEY = "k" * 32


class Clock:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Echo:
    """An application that answers with one status, and serves streams until their readers go."""

    def __init__(self, status: int = 204) -> None:
        self.status = status
        self.taken = 0
        self.streams = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.taken += 1
        await send({"type": "http.response.start", "status": self.status, "headers": []})
        if scope["path"].endswith("/stream"):
            self.streams += 1
            await send({"type": "http.response.body", "body": b"hello", "more_body": True})
            while (await receive())["type"] != "http.disconnect":
                pass
            self.streams -= 1
        await send({"type": "http.response.body", "body": b""})


def throttled(limits: Limits, echo: Echo) -> tuple[Throttle, Clock]:
    clock = Clock()
    return Throttle(echo, limits, now=clock), clock


async def send(door: Throttle, key: str = KEY, count: int = 1, address: str = "127.0.0.1") -> list[int]:
    client = Client(door, address=address)
    client.cookies = {"seat_m": key} if key else {}
    return [(await client.post("/matches/m/answer", {})).status for _ in range(count)]


async def test_a_session_may_send_a_hundred_a_minute_and_some_at_once() -> None:
    door, clock = throttled(Limits(a_minute=60, at_once=5), Echo())
    assert await send(door, count=7) == [204] * 5 + [429] * 2
    clock.now += 1
    assert await send(door, count=2) == [204, 429]
    clock.now += 3600
    assert await send(door, count=7) == [204] * 5 + [429] * 2


async def test_who_is_refused_is_told_when_to_try_again() -> None:
    door, _ = throttled(Limits(a_minute=10, at_once=1), Echo())
    client = Client(door)
    client.cookies = {"seat_m": KEY}
    await client.post("/matches/m/answer", {})
    refused = await client.post("/matches/m/answer", {})
    assert refused.header("retry-after") == "6"
    assert refused.text == "That was too fast. Wait a moment, then try again."


async def test_one_session_does_not_slow_another() -> None:
    door, _ = throttled(Limits(a_minute=60, at_once=5), Echo())
    await send(door, count=9)
    assert await send(door, "l" * 32, count=5) == [204] * 5


async def test_many_honest_players_of_one_house_are_not_slowed() -> None:
    door, _ = throttled(Limits(a_minute=60, at_once=5, sessions=2), Echo())
    for seat in range(200):
        assert await send(door, f"{seat:032d}", count=5) == [204] * 5


async def test_made_up_keys_are_no_new_sessions() -> None:
    door, clock = throttled(Limits(a_minute=60, at_once=5, sessions=2), Echo(403))
    statuses = [(await send(door, f"{n:032d}"))[0] for n in range(30)]
    assert statuses == [403] * 10 + [429] * 20
    assert await send(door, address="192.168.0.9") == [403], "another address is not concerned"
    clock.now += 60
    assert await send(door) == [403]


async def test_without_a_key_the_address_is_the_session() -> None:
    door, _ = throttled(Limits(a_minute=60, at_once=5, sessions=2), Echo())
    assert await send(door, "", count=12) == [204] * 10 + [429] * 2


async def test_pages_are_not_counted() -> None:
    door, _ = throttled(Limits(a_minute=60, at_once=1), Echo())
    client = Client(door)
    assert [(await client.get("/matches/m")).status for _ in range(50)] == [204] * 50


async def test_one_stream_too_many_ends_the_one_that_was_opened_first() -> None:
    echo = Echo()
    door, _ = throttled(Limits(streams=StreamLimits(page=4)), echo)
    client = Client(door)
    client.cookies = {"seat_m": KEY}
    streams = [await client.listen("/matches/m/stream") for _ in range(6)]
    await asyncio.wait([streams[0].task, streams[1].task], timeout=10)
    assert [stream.task.done() for stream in streams] == [True, True, False, False, False, False]
    assert echo.streams == 4
    other = Client(door)
    other.cookies = {"seat_m": "l" * 32}
    await other.listen("/matches/m/stream")
    assert echo.streams == 5
    await client.close()
    await other.close()
    assert echo.streams == 0
    assert door.open.of == {}
    assert door.open.all == 0


@pytest.mark.parametrize("cookie", [True, False])
async def test_twenty_watchers_behind_one_address_keep_twenty_streams(*, cookie: bool) -> None:
    echo = Echo()
    door, _ = throttled(Limits(), echo)
    watchers = [Client(door, address="192.0.2.7") for _ in range(20)]
    for nth, watcher in enumerate(watchers):
        watcher.cookies = {"ring": f"{nth:032d}"} if cookie else {}
        await watcher.listen("/matches/m/stream")
    await asyncio.sleep(0.05)
    assert echo.streams == 20
    for watcher in watchers:
        await watcher.close()
    assert not door.open.crowds


async def test_a_crowd_too_large_is_refused_and_ends_nobodys_stream() -> None:
    echo = Echo()
    door, _ = throttled(Limits(streams=StreamLimits(crowd=5)), echo)
    watchers = [Client(door, address="192.0.2.7") for _ in range(7)]
    streams = []
    for nth, watcher in enumerate(watchers):
        watcher.cookies = {"ring": f"{nth:032d}"}
        streams.append(await watcher.listen("/matches/m/stream"))
    assert [stream.sent.answer.status for stream in streams] == [204] * 5 + [503] * 2
    assert echo.streams == 5
    seated = Client(door, address="192.0.2.7")
    seated.cookies = {"seat_m": KEY}
    assert (await seated.listen("/matches/m/stream")).sent.answer.status == 204, "who has a seat is not counted"
    for client in (*watchers, seated):
        await client.close()


async def test_head_of_a_stream_takes_no_stream_away() -> None:
    echo = Echo()
    door, _ = throttled(Limits(streams=StreamLimits(page=1)), echo)
    client = Client(door)
    client.cookies = {"seat_m": KEY}
    stream = await client.listen("/matches/m/stream")
    _, task = client.begin("HEAD", "/matches/m/stream", [], b"")
    await asyncio.sleep(0.05)
    assert not stream.task.done()
    task.cancel()
    await client.close()


async def test_a_reader_who_is_sent_away_hears_nothing_more() -> None:
    ended = asyncio.Event()

    async def never() -> dict[str, str]:
        await asyncio.sleep(3600)
        return {}

    ended.set()
    assert (await until(ended, never)())["type"] == "http.disconnect"


async def test_sessions_that_rest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timescoop.web.access.rate_limits.MOST_SESSIONS", 10)
    door, clock = throttled(Limits(), Echo())
    for n in range(50):
        clock.now += 1
        await send(door, f"{n:032d}")
    assert len(door.buckets) <= 12


async def listening(door: Throttle, count: int, *, key: str = KEY, address: str = "192.0.2.7") -> tuple[int, int]:
    """Open streams of different tables, each with a key of its own; how many were let in, and how many refused."""
    statuses = []
    for nth in range(count):
        client = Client(door, address=address)
        client.cookies = {f"seat_m{nth}": f"{nth:02d}{key[2:]}"} if key else {}
        statuses.append((await client.listen(f"/matches/m{nth}/stream")).sent.answer.status)
    return statuses.count(204), statuses.count(503)


async def test_the_server_as_a_whole_and_each_network_have_so_many_streams() -> None:
    door, _ = throttled(Limits(streams=StreamLimits(all=7, network=4)), Echo())
    assert await listening(door, 6) == (4, 2)
    assert await listening(door, 6, address="192.0.2.8") == (3, 3)
    client = Client(door, address="192.0.2.9")
    refused = (await client.listen("/matches/m/stream")).sent.answer
    assert (refused.status, refused.header("retry-after")) == (503, "30")
    assert refused.text.startswith("This server is full just now. Your seat is safe")


async def test_addresses_of_one_ipv6_network_are_one() -> None:
    door, _ = throttled(Limits(streams=StreamLimits(network=4)), Echo())
    assert await listening(door, 3, address="2001:db8:1:2::1") == (3, 0)
    assert await listening(door, 3, address="2001:db8:1:2:ffff::2") == (1, 2)
    assert await listening(door, 3, address="2001:db8:1:3::1") == (3, 0)


async def test_a_browser_with_very_many_tables_keeps_those_that_it_opened_last() -> None:
    echo = Echo()
    door, _ = throttled(Limits(streams=StreamLimits(browser=3)), echo)
    client = Client(door)
    client.cookies = {"ring": "r" * 32}
    streams = [await client.listen(f"/matches/m{nth}/stream") for nth in range(5)]
    await asyncio.wait([streams[0].task, streams[1].task], timeout=10)
    assert [stream.task.done() for stream in streams] == [True, True, False, False, False]
    await client.close()


async def test_invented_keys_count_as_none() -> None:
    """Such streams are of people without a seat, however many keys somebody makes up."""

    async def opens(_scope: Scope, key: str) -> bool:
        return key == KEY

    limits = Limits(streams=StreamLimits(crowd=3))
    door = Throttle(Echo(), limits, opens=opens)
    assert await listening(door, 5) == (3, 2)
    seated = Client(door, address="192.0.2.7")
    seated.cookies = {"seat_m": KEY}
    assert (await seated.listen("/matches/m/stream")).sent.answer.status == 204


async def test_one_address_creates_so_many_tables_and_plays_on_all_the_same() -> None:
    door, clock = throttled(Limits(a_minute=60, at_once=5), Echo())
    client = Client(door, address="192.0.2.7")
    paths = ["/play", "/lay", "/games/ccg/first", "/decks/ccg/first/play", "/matches/m/replay/0/3/fork", "/play"]
    assert [(await client.post(path, {})).status for path in paths] == [204] * 5 + [429]
    assert await send(door, count=5, address="192.0.2.7") == [204] * 5
    clock.now += 1
    assert [(await client.post("/play", {})).status for _ in range(2)] == [204, 429]


async def test_pages_about_cards_in_their_address_are_counted() -> None:
    door, _ = throttled(Limits(a_minute=60, at_once=2, costly=1), Echo())
    client = Client(door, address="192.0.2.7")
    costly = f"/workshop/ccg/first?a=b&set={'A' * 80}"
    assert [(await client.get(costly)).status for _ in range(3)] == [204, 204, 429]
    assert [(await client.get("/decks/ccg/first?deck=short")).status for _ in range(9)] == [204] * 9
    assert (await Client(door, address="192.0.2.8").get(costly)).status == 204


async def test_a_person_is_one_person_at_every_seat_and_address() -> None:
    """A profile has one key ring on all its devices, so changing addresses changes nothing."""
    door, clock = throttled(Limits(a_minute=60, at_once=5, person=2), Echo())

    async def act(nth: int, ring: str, path: str = "/matches/m/answer") -> int:
        client = Client(door, address=f"192.0.2.{nth}")
        client.cookies = {"seat_m": f"{nth:032d}", COOKIE: ring}
        return (await client.post(path, {})).status

    assert [await act(nth, "r" * 32) for nth in range(12)] == [204] * 10 + [429] * 2
    assert await act(20, "s" * 32) == 204, "another person"
    clock.now += 60
    assert [await act(30 + nth, "r" * 32, "/play") for nth in range(7)] == [204] * 5 + [429] * 2, "tables are dearer"
