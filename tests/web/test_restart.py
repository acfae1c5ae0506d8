"""Lost lines and restarted servers: players who come back are exactly where they were, and confirmed moves are kept."""

import contextlib
import itertools
import json
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.hosting.conftest import ROOT
from tests.tally import tally
from tests.web.test_matches import SCRIPT, number_in, options_in

from timescoop.hosting import store_address

FIRST_PORT = 8760
APART = 40  # ports of one process that tests from those of the next, which would take one that is meant to come back


@dataclass
class Serving:
    """A real server in a process of its own, and the match that it laid."""

    process: subprocess.Popen[str]
    port: int
    match: str
    keys: list[str]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def seat(self, seat: int) -> httpx.Client:
        """A browser that holds a seat's key."""
        cookies = {f"seat_{self.match}": self.keys[seat]}
        return httpx.Client(base_url=self.address, cookies=cookies, headers=SCRIPT, timeout=60)

    def end(self) -> int:
        """Tell it to end, as a system does that shuts down; its exit."""
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=60)
        return self.process.returncode


@pytest.fixture
def serve(tmp_path: Path, worker_id: str) -> Iterator[Callable[..., Serving]]:
    """Start servers on one store."""
    started: list[subprocess.Popen[str]] = []
    first = FIRST_PORT + APART * int(worker_id.removeprefix("gw") if worker_id != "master" else 0)

    def start(port: int = first) -> Serving:
        address = store_address(str(tmp_path / "store.db"))
        command = [sys.executable, "-m", "tests.hosting.stopping", address, str(port)]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        started.append(process)
        assert process.stdout is not None
        told = json.loads(process.stdout.readline())
        return Serving(process, told["port"], told["match"], told["keys"])

    yield start
    for process in started:
        process.kill()
        process.communicate()


def play(here: Serving, match: str, answers: int, luck: random.Random) -> list[tuple[int, int]]:
    """Answer for both seats over HTTP; seat and look of each answer that was acknowledged, until the line breaks."""
    kept: list[tuple[int, int]] = []
    with contextlib.suppress(httpx.TransportError), here.seat(0) as one, here.seat(1) as other:
        clients = [one, other]
        for nth in itertools.count():
            if len(kept) == answers:
                break
            page = clients[nth % 2].get(f"/matches/{match}").text
            if options := options_in(page):
                form = {"number": str(number_in(page)), "option": str(luck.choice(options))}
                if clients[nth % 2].post(f"/matches/{match}/answer", data=form).status_code == 204:
                    kept.append((nth % 2, number_in(page)))
    return kept


def first_frame(client: httpx.Client, match: str, **headers: str) -> tuple[int, str]:
    """The number and the scene that a stream begins with."""
    with client.stream("GET", f"/matches/{match}/stream", headers=headers) as answer:
        text = ""
        for piece in answer.iter_text():
            text += piece
            if found := re.search(r"\nid: (\d+)\n(data: .*\n)+\n", text):
                return int(found[1]), found[0]
    raise AssertionError("the stream ended without a scene")


def test_sigterm_loses_no_answer_and_players_who_come_back_are_where_they_were(serve: Callable[..., Serving]) -> None:
    here = serve()
    kept = play(here, here.match, 12, random.Random(1))
    with here.seat(0) as client:
        before = first_frame(client, here.match)
    assert here.end() in {0, -signal.SIGTERM}

    again = serve(here.port)
    assert again.port == here.port, "the port was not free again"
    again.match, again.keys = here.match, here.keys
    with again.seat(0) as client:
        assert first_frame(client, here.match) == before
        for untrusted in ("7", "-1", "999999999", "';--", "x" * 4000):
            assert first_frame(client, here.match, **{"Last-Event-ID": untrusted}) == before
    assert len(play(again, here.match, 6, random.Random(2))) == 6
    tally(answers=len(kept) + 6, restarts=1)


def test_a_browser_that_lost_its_line_or_its_server_shows_where_it_was(
    serve: Callable[..., Serving], browser: Browser
) -> None:
    here = serve()
    context = browser.new_context()
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))  # that the network is gone is told on the console
    page.goto(f"{here.address}/seats/{here.match}/{here.keys[0]}")
    expect(page.locator("#prompt")).to_be_visible()

    context.set_offline(True)
    play(here, here.match, 4, random.Random(3))
    context.set_offline(False)
    same_as_server(page, here)

    here.end()
    expect(page.locator("#line")).to_be_visible(timeout=30_000)
    again = serve(here.port)
    assert again.port == here.port, "the port was not free again"
    again.match, again.keys = here.match, here.keys
    play(again, here.match, 2, random.Random(4))
    same_as_server(page, again)
    expect(page.locator("#line")).to_be_hidden(timeout=30_000)
    context.close()
    assert wrong == []


def same_as_server(page: Page, here: Serving) -> None:
    """Wait until the page shows the look that the server says is the newest of seat 0."""
    with here.seat(0) as client:
        number, _ = first_frame(client, here.match)
    expect(page.locator("#scene")).to_have_attribute("data-number", str(number), timeout=60_000)
