"""A server that is full says so in words, before it has no descriptor left, and serves on."""

import asyncio
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from tests.hosting.postgres import free_port
from tests.web.test_matches import host_at
from tests.wire.client import Client

from timescoop.hosting import SeatPlan
from timescoop.web import create_app
from timescoop.web.access import descriptors
from timescoop.web.access.rate_limits import Limits, opens_seat
from timescoop.web.access.stream_limits import StreamLimits

DESCRIPTORS = 400


@contextmanager
def small_server(folder: Path, port: int) -> Iterator[Path]:
    """A server that may have few files open; where it writes what goes wrong."""
    said = folder / "stderr"
    words = f"ulimit -n {DESCRIPTORS}; exec {sys.executable} -m timescoop serve --port {port}"
    with said.open("w") as errors:
        command = ["/bin/bash", "-c", f"{words} --store {folder / 'full.db'}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors) as server:
            try:
                assert server.stdout is not None
                assert server.stdout.readline()
                yield said
            finally:
                server.terminate()


async def told(port: int) -> bytes:
    """Connect and send half a request; what the server says before it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HT")
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def test_too_many_connections_are_refused_in_words_and_the_server_serves_on(tmp_path: Path) -> None:
    """More come at once than it has descriptors; those that it takes are hung up on for sending no more."""
    port = free_port()
    with small_server(tmp_path, port) as said:
        answers = await asyncio.gather(*(told(port) for _ in range(DESCRIPTORS + 200)))
        refused = [answer.decode() for answer in answers if answer]
        assert refused
        assert refused[0].startswith("HTTP/1.1 503 ")
        assert "Retry-After: 30" in refused[0]
        assert refused[0].endswith("This server is full just now. Try again in half a minute.")
        health = await asyncio.to_thread(httpx.get, f"http://127.0.0.1:{port}/healthz", timeout=60)
        assert health.status_code == 200
    assert "Traceback" not in said.read_text()


def test_the_limit_on_open_files_is_raised_as_far_as_it_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(1024, 4096), (1024, resource.RLIM_INFINITY), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)]
    found = []
    for soft, hard in limits:
        asked: list[tuple[int, int]] = []
        monkeypatch.setattr(resource, "getrlimit", lambda _which, now=(soft, hard): now)
        monkeypatch.setattr(resource, "setrlimit", lambda _which, wanted, asked=asked: asked.append(wanted))
        found.append((descriptors.raise_limit(), asked))
    assert found == [
        (4096 - descriptors.RESERVE, [(4096, 4096)]),
        (descriptors.ENOUGH - descriptors.RESERVE, [(descriptors.ENOUGH, resource.RLIM_INFINITY)]),
        (descriptors.ENOUGH - descriptors.RESERVE, []),
    ]


def test_what_cannot_be_raised_is_lived_with(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object) -> None:
        raise ValueError("not allowed")

    monkeypatch.setattr(resource, "getrlimit", lambda _which: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", forbid)
    assert descriptors.raise_limit() == descriptors.FEWEST


def test_connections_that_cannot_be_taken_are_one_line_in_half_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    times = iter([0.0, 0.0, *(1.0 for _ in range(998)), 31.0, 31.0])
    handle, loop = descriptors.accept_quietly(lambda: next(times)), asyncio.new_event_loop()
    try:
        for _ in range(1000):
            handle(loop, {"message": "socket.accept() out of system resource", "exception": OSError(24, "no more")})
        handle(loop, {"message": "something else"})
    finally:
        loop.close()
    assert caplog.text.count("no connection can be taken: [Errno 24] no more") == 2
    assert caplog.text.count("something else") == 1


async def test_a_key_counts_as_a_seat_only_if_it_opens_one(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match = await host.new_match("invasion", seats=[SeatPlan("person"), SeatPlan("person")])
        opens = opens_seat(host)
        scope = {"type": "http", "path": f"/api/matches/{match.id}/stream"}
        luck = Random(1)
        assert await opens(scope, match.keys[1])
        assert await opens(scope, f"Bearer {match.keys[0]}")
        assert not await opens(scope, luck.randbytes(24).hex())
        assert not await opens({"type": "http", "path": "/matches/nowhere/stream"}, match.keys[1])


async def test_the_server_asks_its_matches_what_a_key_opens(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match = await host.new_match("invasion", seats=[SeatPlan("person"), SeatPlan("person")])
        app = create_app(host, limits=Limits(streams=StreamLimits(crowd=1)))
        statuses = []
        clients = [Client(app) for _ in range(4)]
        for nth, client in enumerate(clients):
            client.cookies = {f"seat_{match.id}": match.keys[0] if nth == 2 else f"{nth:032d}"}
            statuses.append((await client.listen(f"/matches/{match.id}/stream")).sent.answer.status)
        for client in clients:
            await client.close()
    assert statuses == [200, 503, 200, 503]
