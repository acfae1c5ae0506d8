"""A store that fails, as people see it: the page says so in words, live and without scripts, and goes on by itself."""

import asyncio
from pathlib import Path

import pytest
from tests.hosting.faults import locked
from tests.web.test_matches import SCRIPT, host_at, number_in, options_in, seats_at
from tests.wire.client import Client

from timescoop.hosting import Match, Paused
from timescoop.web import create_app
from timescoop.web.access.visits import Visit
from timescoop.web.render.markup import markup_of
from timescoop.web.render.scene_builder import scene_of
from timescoop.web.render.table.table_page import scene_part
from timescoop.web.routes.event_stream import frames

PAUSED = "Paused: the server"
KEPT = "Nothing was changed"


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timescoop.hosting.engines.TIMEOUT", 0.2)
    monkeypatch.setattr("timescoop.hosting.store.RETRY", 0.05)


def folder_of(path: Path) -> Path:
    """The store of these tests by the name that the faults know."""
    (path / "store.db").symlink_to(path / "matches.db")
    return path


async def test_an_answer_is_refused_in_words_and_the_page_says_paused(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        asked = match.timeline.table.waiting()[0]
        address = f"/matches/{match.id}"
        page = (await clients[asked].get(address)).text
        assert PAUSED not in page
        form = {"number": str(number_in(page)), "option": str(options_in(page)[0])}
        with locked(host.store, folder_of(tmp_path)):
            for headers in (SCRIPT, {}):
                refused = await clients[asked].post(f"{address}/answer", data=form, headers=headers)
                assert refused.status_code == 503
                assert KEPT in refused.text
            for client in clients.values():
                page = (await client.get(address)).text
                assert PAUSED in page
                assert 'role="status"' in page.split(PAUSED)[0].rsplit("<div", 1)[1]
            assert PAUSED in (await clients[asked].get(f"{address}/text")).text
        await host.store.back.wait()
        assert PAUSED not in (await clients[asked].get(address)).text
        assert (await clients[asked].post(f"{address}/answer", data=form, headers=SCRIPT)).status_code == 204


async def test_the_stream_says_paused_and_then_that_play_goes_on(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, _ = await seats_at(host, create_app(host))
        stream = frames(watcher(match), lambda: drawn(match))
        assert PAUSED not in await anext(stream)
        host.store.pause(OSError("the disk is gone"))
        assert PAUSED in await anext(stream)
        await host.store.back.wait()
        assert PAUSED not in await anext(stream)
        await stream.aclose()


async def test_a_server_whose_store_is_away_is_alive_but_not_ready(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        client = Client(create_app(host))
        assert [(await client.get(path)).status for path in ("/healthz", "/readyz")] == [200, 200]
        host.store.pause(OSError("the disk is gone"))
        assert [(await client.get(path)).status for path in ("/healthz", "/readyz")] == [200, 503]
        await host.store.back.wait()
        assert (await client.get("/readyz")).status == 200


async def test_a_server_that_cannot_read_its_store_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(_query: object) -> None:
        raise Paused("the server can't read its data right now; try again in a moment")

    async def never(_query: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("timescoop.web.routes.monitoring.READY_S", 0.01)
    async with host_at(tmp_path) as host:
        client = Client(create_app(host))
        for read in (gone, never):
            with monkeypatch.context() as patch:
                patch.setattr(host.store, "read", read)
                assert (await client.get("/readyz")).status == 503


def watcher(match: Match) -> Visit:
    return Visit(match, len(match.seats), "", lobby=False)


def drawn(match: Match) -> tuple[int, str]:
    scene = scene_of(watcher(match))
    return scene.number, markup_of(scene_part(scene))


async def test_a_page_can_be_read_while_nothing_can_be_written(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        with locked(host.store, folder_of(tmp_path)):
            host.store.pause(OSError("locked"))
            for path in ("", "/log", "/text"):
                assert (await clients[0].get(f"/matches/{match.id}{path}")).status_code == 200
            form = {"game": "invasion", "edition": "classic", "seats": "2", "bot": "random"}
            laid = await clients[0].post("/play", data=form)
            assert laid.status_code == 503
            assert KEPT in laid.text
