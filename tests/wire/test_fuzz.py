"""H-1: on any request from anybody the server does not fail, and tells nothing of itself."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, unquote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.tally import tally
from tests.wire.client import Client
from tests.wire.fuzz import SORTS, bodies, headers, paths
from tests.wire.games import GAMES
from tests.wire.roles import cells_of, table_for
from tests.wire.sitting import House, Sitting, house, sit_down

from timescoop.testkit import Luck

REQUESTS: Final = int(os.environ.get("TIMESCOOP_REQUESTS", "160"))
INSIDE: Final = re.compile(
    r"Traceback|File \"|site-packages|/(?:home|usr|tmp|work|root)/|sqlalchemy|sqlite|starlette", re.IGNORECASE
)


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[House]:
    async with house(tmp_path) as one:
        yield one


class Fuzz:
    """Requests at two tables, one running and one over, by those who sit there and by others."""

    def __init__(self, at: House, running: Sitting, over: Sitting) -> None:
        self.at = at
        self.sittings = (running, over)
        self.answers: Counter[int] = Counter()
        matches = [each.match.id for each in self.sittings]
        keys = [key for each in self.sittings for key in each.match.keys.values()]
        known = {
            "match": matches, "key": keys, "eyes": ["0", "1", "3", "all"], "moment": ["1", "2", "999"],
            "record": ["r" * 24], "game": ["kites", "invasion"], "edition": ["hill", "classic", "2012"],
            "asked": ["invasion", "INV-DEF-08"], "name": ["a"], "card": ["box", "jamie"], "lesson": ["1", "first"],
            "rest:path": ["", "/1"],
        }  # fmt: skip
        # what waits for a reader's end is asked for elsewhere
        cells = [cell for cell in cells_of(at.app) if not cell[1].endswith("/stream")]
        self.requests = st.tuples(paths(cells, known), headers(keys, matches), st.sampled_from(SORTS), bodies)

    async def send(self, request: tuple[tuple[str, str], list[tuple[str, str]], str, bytes]) -> None:
        """Send a request, and insist on an answer that is none of our faults."""
        (method, path), given, sort, body = request
        rows = [*given, ("content-type", sort)] if sort else given
        client = Client(self.at.app)
        plain, mark, query = path.partition("?")
        safe = quote(plain, safe="/{}:~!$&'()*+,;=@", errors="replace")
        answer = await client.ask(
            method, decoded(safe) + mark + query, headers=rows, body=b"" if method == "GET" else body
        )
        self.answers[answer.status // 100] += 1
        assert answer.status < 500, (answer.status, request)
        if answer.status >= 400:
            assert not INSIDE.search(answer.text.replace(plain, "")), answer.text


def decoded(path: str) -> str:
    """An address as a server hands it on: unquoted, with bytes that are no UTF-8 replaced."""
    return unquote(path).replace("?", "%3f")


async def table_played(at: House, *, over: bool) -> Sitting:
    """A table of three, answered at random for some time or to its end, so that every server knows it."""
    sitting, luck = await sit_down(at, GAMES["kites"], "hill", 3), Luck(1)
    for _ in range(10**4 if over else 20):
        if sitting.table.over():
            break
        seat = luck.of(sitting.table.waiting())
        look = sitting.match.snapshot(seat)
        await sitting.match.answer(seat, luck.of([option for option, _ in look.options]), look.number)
    assert sitting.table.over() == over
    return sitting


@pytest.mark.parametrize("servers", [1, 2], ids=["one server", "two servers"])
async def test_h_1_no_request_makes_a_server_fail(tmp_path: Path, servers: int) -> None:
    async with house(tmp_path, servers) as at:
        await send_at_random(Fuzz(at, await table_played(at, over=False), await table_played(at, over=True)))


async def send_at_random(fuzz: Fuzz) -> None:
    """Send many requests of any shape."""
    sent: list[Any] = []

    @settings(max_examples=REQUESTS, suppress_health_check=list(HealthCheck), database=None)
    @given(fuzz.requests)
    def collect(request: Any) -> None:
        sent.append(request)

    collect()
    for request in sent:
        await fuzz.send(request)
    assert set(fuzz.answers) >= {2, 3, 4}
    tally(requests_sent=len(sent))


async def test_h_3_what_is_no_json_is_refused(at: House) -> None:
    sitting, _ = await table_for(at, "asked", over=False)
    key = {"authorization": f"Bearer {sitting.match.keys[0]}"}
    deep = b"[" * 4000
    for body in (
        b"",
        b"{",
        b"NaN",
        b'{"option": NaN, "number": 1}',
        b"\xff\xfe",
        b'{"option": 1e999}',
        deep,
        b"null",
        b"[1]",
    ):
        rows = {"content-type": "application/json", **key}
        answer = await Client(at.app).ask("POST", f"/api{sitting.base}/answer", headers=rows, body=body)
        assert answer.status in {400, 422}, (body, answer.status)
    for said in (True, "1", 1.5, None, [], [[1]], ["1"], [1.5], {"a": 1}):
        answer = await Client(at.app).post_json(f"/api{sitting.base}/answer", {"option": said, "number": 1}, key)
        assert answer.status == 422, said
        assert list(answer.json) == ["detail"], "it is told what is wrong, not what was sent"


@pytest.mark.parametrize("coding", ["gzip", "br", "zstd"])
async def test_what_is_packed_on_its_way_is_read_too(at: House, coding: str) -> None:
    """A refusal that came packed could hide what it tells."""
    told = await Client(at.app).ask("POST", "/", headers={"accept-encoding": coding})
    assert (told.status, told.header("content-encoding")) == (405, coding)
    assert "<html" in told.text
