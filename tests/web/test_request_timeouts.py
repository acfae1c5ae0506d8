"""Requests that are sent halfway do not hold a connection, and HEAD does not hold a stream."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
from tests.web.test_matches import host_at
from tests.wire.client import Client
from uvicorn.protocols.http.h11_impl import H11Protocol

from timescoop.hosting import SeatPlan
from timescoop.web import create_app, serving
from timescoop.web.access import request_timeouts
from timescoop.web.access.refusals import FULL
from timescoop.wording import translation

HEAD = b"Host: 127.0.0.1\r\n"
FORM = b"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 40\r\n\r\ngame="
SOON = 5.0  # seconds after which a test says that nothing has ended


@asynccontextmanager
async def port_of(folder: Path, protocol: str) -> AsyncIterator[int]:
    """A real server; the port that it listens on."""
    async with host_at(folder) as host:
        with serving.listening(serving.LOOPBACK, 8760) as sock:
            config = uvicorn.Config(create_app(host), log_level="warning", lifespan="off", http=protocol)
            config.timeout_graceful_shutdown = config.timeout_keep_alive = 1
            server = serving.Server(config, host)
            task = asyncio.ensure_future(server.serve(sockets=[sock]))
            while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
                await asyncio.sleep(0.01)
            yield int(sock.getsockname()[1])
            server.should_exit = True
            await task


async def dripped(port: int, *parts: bytes) -> bytes:
    """Send the first part, then the others a few bytes at a time, for ever; what came before the server hung up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(parts[0])
    answer = asyncio.ensure_future(reader.read())

    async def drip() -> None:
        while True:
            await asyncio.sleep(0.05)
            writer.write(b"".join(parts[1:]))

    dripping = asyncio.ensure_future(drip())
    try:
        return await asyncio.wait_for(answer, SOON)
    finally:
        dripping.cancel()
        writer.close()


@pytest.mark.parametrize("protocol", ["h11", "httptools"])
async def test_half_a_head_is_hung_up_on(tmp_path: Path, protocol: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_timeouts, "HEAD_S", 0.4)
    monkeypatch.setattr(request_timeouts, "BODY_S", 0.4)
    async with port_of(tmp_path, protocol) as port:
        assert await dripped(port, b"") == b"", "nothing at all"
        assert await dripped(port, b"GET / HT") == b"", "half a line"
        assert await dripped(port, b"GET /healthz HTTP/1.1\r\n" + HEAD, b"X-A: b\r\n") == b"", "line by line"
        second = await dripped(port, b"GET /healthz HTTP/1.1\r\n" + HEAD + b"\r\nGET / HTTP/1.1\r\n", b"X-A: b\r\n")
        assert second.startswith(b"HTTP/1.1 200"), "the first request is answered, the second never ends"
        late = await dripped(port, b"POST /play HTTP/1.1\r\n" + HEAD + FORM)
        assert late.startswith(b"HTTP/1.1 408"), "half a body"
        assert b"too long to arrive" in late
        unread = await dripped(port, b"GET /healthz HTTP/1.1\r\n" + HEAD + FORM)
        assert unread.startswith(b"HTTP/1.1 200"), "a body that nobody reads"


async def test_head_of_a_stream_ends_at_once(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match = await host.new_match("invasion", edition="classic", seats=[SeatPlan("person"), SeatPlan("person")])
        client = Client(create_app(host))
        for path in ("stream", "lobby/stream", "replay/stream"):
            answer = await asyncio.wait_for(client.ask("HEAD", f"/matches/{match.id}/{path}"), SOON)
            assert answer.status == 200
            assert answer.header("content-type").startswith("text/event-stream")
            assert answer.body == b""


def test_a_full_server_reads_no_file_to_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no descriptor left for one; so the words lie ready, in each language, before it serves."""
    for cached in (request_timeouts.full_answers, translation.tongues, translation.tongue_of, translation.errors_of):
        cached.cache_clear()
    request_timeouts.with_limits(H11Protocol)
    monkeypatch.setattr(translation, "catalogue_in", None)
    assert "Server" in request_timeouts.full_answer(b"GET / HTTP/1.1\r\nAccept-Language: de\r\n\r\n").decode()
    assert request_timeouts.full_answer(b"GET / HT").endswith(FULL.encode())
