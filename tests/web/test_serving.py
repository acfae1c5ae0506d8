"""Serving: the next free port, a word on where it is, a browser only where somebody sits."""

import asyncio
import gc
import logging
import re
import socket
import weakref
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn
from tests.web.test_matches import browser, host_at

from timescoop.hosting import Host, Settings
from timescoop.web import NoPort, create_app, serving
from timescoop.web.assets import BUNDLES, FOLDER, asset, digest_of, stripped
from timescoop.web.render.page_frame import SCRIPTS

FIRST_VISIT = 96_000  # bytes of fonts, styles and scripts; 92,100 when this was written


def test_the_next_free_port_is_taken() -> None:
    with serving.listening(serving.LOOPBACK, 8600) as first:
        port = first.getsockname()[1]
        with serving.listening(serving.LOOPBACK, port) as second:
            assert port < second.getsockname()[1] <= port + serving.TRIES


def test_no_port_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving.listening(serving.LOOPBACK, 8600) as taken:
        monkeypatch.setattr(serving, "TRIES", 1)
        with pytest.raises(NoPort, match="--port"):
            serving.listening(serving.LOOPBACK, taken.getsockname()[1])


def test_a_port_that_was_asked_for_is_not_replaced_by_another() -> None:
    with serving.listening(serving.LOOPBACK, 8600) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(NoPort, match=f"port {port} cannot be had.*--port"):
            serving.listening(serving.LOOPBACK, port, alone=True)
        with pytest.raises(NoPort, match=f"port {port} cannot be had"):
            serving.serve(port, settings=Settings(store=":memory:"))


def test_only_the_house_is_told_a_link_and_a_picture_of_it() -> None:
    alone = list(serving.greeting(8000, lan=False))
    house = list(serving.greeting(8000, lan=True))
    assert alone == [line for line in house if "127.0.0.1" in line][:1]
    assert "http://127.0.0.1:8000" in alone[0]
    assert f"http://{serving.address_in_house()}:8000" in house[1]
    assert len(house[2].splitlines()) > 10


def test_in_a_log_of_json_the_greeting_is_a_line_of_it(caplog: pytest.LogCaptureFixture) -> None:
    """Else a picture of squares stands between the lines that a program reads."""
    said: list[str] = []
    with caplog.at_level(logging.INFO, "timescoop.web"):
        serving.greet(8000, Settings(lan=True, log="json"), said.append)
    assert said == []
    assert [record.getMessage().split("  ")[0] for record in caplog.records] == [
        "Timescoop is on http://127.0.0.1:8000"
    ]
    serving.greet(8000, Settings(lan=True), said.append)
    assert len(said) == 3


@pytest.mark.parametrize(
    ("shown", "terminal", "ci", "opens"),
    [(":0", True, "", True), ("", True, "", False), (":0", False, "", False), (":0", True, "1", False)],
)
def test_a_browser_opens_only_where_somebody_sits(
    monkeypatch: pytest.MonkeyPatch, shown: str, *, terminal: bool, ci: str, opens: bool
) -> None:
    for name, value in {"DISPLAY": shown, "WAYLAND_DISPLAY": "", "CI": ci}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    assert serving.may_open_browser() is opens


def test_the_socket_is_of_this_machine_alone_unless_asked() -> None:
    with serving.listening(serving.LOOPBACK, 8600) as sock:
        assert sock.getsockname()[0] == "127.0.0.1"
        assert sock.family == socket.AF_INET


class Telling(serving.Server):
    """Tells when it serves."""

    def __init__(self, config: uvicorn.Config, host: Host) -> None:
        super().__init__(config, host)
        self.up = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.up.set()


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.self = self


@asynccontextmanager
async def server_at(folder: Path) -> AsyncIterator[None]:
    """A server while it serves."""
    async with host_at(folder) as host:
        with serving.listening(serving.LOOPBACK, 8600) as sock:
            config = uvicorn.Config(create_app(host), log_level="warning", lifespan="off")
            server = Telling(config, host)
            task = asyncio.create_task(server.serve(sockets=[sock]))
            await asyncio.wait_for(server.up.wait(), 30)
            yield
            server.should_exit = True
            await task


async def test_memory_is_swept_rarely_while_it_serves_and_as_before_afterwards(tmp_path: Path) -> None:
    """A sweep of everything holds up everybody for as long as many moves take."""
    before = gc.get_threshold()
    async with server_at(tmp_path):
        assert gc.get_threshold()[0] == serving.SWEEP_AFTER
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def test_memory_is_swept_at_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "SWEEP_EVERY", 0.05)
    async with server_at(tmp_path):
        for _ in range(2):
            gone = asyncio.Event()
            knot = Knot()
            weakref.finalize(knot, gone.set)
            del knot
            await asyncio.wait_for(gone.wait(), 30)


class Stopped(Exception):
    """Nothing is served: what was asked for is known."""


@pytest.mark.parametrize("opened", [False, True])
async def test_reports_over_all_matches_are_open_only_where_the_host_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, opened: bool
) -> None:
    made: dict[str, object] = {}

    def noted(_host: Host, **how: object) -> None:
        made.update(how)
        raise Stopped

    monkeypatch.setattr(serving, "create_app", noted)
    with serving.listening(serving.LOOPBACK, 8600) as sock, pytest.raises(Stopped):
        await serving.served(sock, Settings(store=str(tmp_path / "tables.db"), reports=opened), pace=0)
    assert made["open_reports"] is opened


def test_the_address_of_a_file_changes_with_what_any_of_them_says(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("a { color: red }")
    before = digest_of(tmp_path)
    assert digest_of(tmp_path) == before
    (tmp_path / "a.css").write_text("a { color: tan }")
    assert digest_of(tmp_path) != before


async def test_files_are_kept_for_a_year_and_pages_are_not(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        home = await client.get("/")
        assert home.headers["cache-control"] == "no-store"
        named = re.findall(r'(?:href|src)="(/static/[^"]+)"', home.text)
        assert len(named) > 5
        for address in named:
            kept = await client.get(address)
            assert kept.status_code == 200, address
            assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (await client.get("/static/icon.svg")).headers["cache-control"] == "no-cache"


async def test_styles_and_scripts_are_sent_small_to_browsers_that_can_read_them(tmp_path: Path) -> None:
    plain = (FOLDER / "table.css").read_bytes()
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        small = await client.get(asset("table.css"), headers={"Accept-Encoding": "gzip, br"})
        assert (small.headers["content-encoding"], small.headers["vary"]) == ("br", "accept-encoding")
        assert small.content == stripped(FOLDER / "table.css")
        assert small.num_bytes_downloaded < len(plain) / 4
        again = await client.get(
            asset("table.css"), headers={"Accept-Encoding": "br", "If-None-Match": small.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        for headers in ({"Accept-Encoding": "identity"}, {"Accept-Encoding": "br", "Range": "bytes=0-9"}):
            whole = await client.get(asset("table.css"), headers=headers)
            assert "content-encoding" not in whole.headers
            assert whole.content == plain[: len(whole.content)]
        font = await client.get(asset("vendor/jost-latin-normal-400-700.woff2"), headers={"Accept-Encoding": "br"})
        assert "content-encoding" not in font.headers


@pytest.mark.parametrize("name", BUNDLES)
async def test_a_bundle_is_its_files_in_their_order(tmp_path: Path, name: str) -> None:
    files = [stripped(FOLDER / each) for each in BUNDLES[name]]
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        plain = await client.get(asset(name), headers={"Accept-Encoding": "identity"})
        small = await client.get(asset(name), headers={"Accept-Encoding": "br"})
    assert plain.content == small.content == b"\n".join(files)
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "br"
    for response in (plain, small):
        assert response.headers["content-type"].partition(";")[0] in {"text/css", "text/javascript"}
        assert response.headers["vary"].lower() == "accept-encoding"
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_browsers_get_no_comments_and_no_indentation_of_our_own_files_and_all_of_the_rest() -> None:
    ours = sorted([*FOLDER.glob("*.css"), *FOLDER.glob("*.js")])
    for path in ours:
        whole, small = path.read_text("utf-8"), stripped(path).decode()
        lines = small.split("\n")
        assert not [line for line in lines if line != line.strip() or line.startswith("//") or not line], path.name
        if path.suffix == ".css":
            assert "/*" not in small, path.name
        else:  # a text of several lines would lose its indentation
            assert not [line for line in whole.split("\n") if line.count("`") % 2 or line.endswith("\\")], path.name
    foreign = FOLDER / "vendor" / "htmx.min.js"
    assert stripped(foreign) == foreign.read_bytes()


async def test_what_a_first_visit_fetches_once_and_for_all_is_light(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        home = await client.get("/")
        named = set(re.findall(r'href="(/static/[^"]+\.(?:css|woff2))"', home.text))
        files = named | {asset(script) for script in SCRIPTS}
        sent = [await client.get(address, headers={"Accept-Encoding": "br"}) for address in sorted(files)]
        assert len(sent) == 6, "each request costs a browser time: styles and scripts come in bundles"
        weight = sum(each.num_bytes_downloaded for each in sent)
        assert weight < FIRST_VISIT, f"{weight} bytes: fonts, styles and scripts of a table weigh more than they did"
