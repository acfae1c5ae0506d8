"""Reports on matches that were played here: whose they are, what they count, and that no page waits for them."""

import asyncio
import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from tests.web.test_analysis import to_the_end
from tests.web.test_matches import browser, host_at, seats_at

from timescoop.arena import STEPS, ReplayedGame
from timescoop.bots import start_pool
from timescoop.hosting import Host, Match, SeatPlan, fetch_match, fork
from timescoop.web import create_app
from timescoop.web.reports import background_count
from timescoop.web.reports.background_count import BackgroundCount, replay_one

TWO = (SeatPlan("person", "Elisabeth"), SeatPlan("person", "Tom"))
ADDRESS = "/reports/invasion/classic/2"


async def finished(host: Host, app: Starlette, count: int = 1) -> tuple[list[Match], dict[int, httpx.AsyncClient]]:
    """Matches between the same two browsers, played to their ends."""
    match, clients = await seats_at(host, app)
    matches = [match]
    while len(matches) < count:
        new = await host.new_match("invasion", edition="classic", seats=list(TWO))
        for seat, client in clients.items():
            await client.get(f"/seats/{new.id}/{new.keys[seat]}")
        matches.append(new)
    for each in matches:
        await to_the_end(each)
    return matches, clients


async def report(client: httpx.AsyncClient, app: Starlette, address: str = ADDRESS) -> str:
    """A report, waited for."""
    first = await client.get(address)
    if "refresh" in first.headers:
        assert "This page updates by itself" in first.text
        await asyncio.wait_for(app.state.host.work.idle(), 60)
    page = await client.get(address)
    assert "refresh" not in page.headers
    return page.text


def figures_of(page: str, section: str) -> dict[str, tuple[int, float]]:
    """The rows of a section: n and share."""
    part = page.split(f'aria-labelledby="{section}"', 1)[1].split("</section>", maxsplit=1)[0]
    rows = re.findall(r'<th scope="row">([^<]*)</th><td class="n">([\d,]+)</td><td class="n">([\d.]+)</td>', part)
    return {name: (int(n.replace(",", "")), float(share)) for name, n, share in rows}


def lived_of(app: Starlette, match: Match) -> ReplayedGame:
    found: dict[str, Any] = app.state.counting.found
    lived = found[match.id]
    assert isinstance(lived, ReplayedGame)
    return lived


async def test_ones_own_finished_matches_are_counted_seat_by_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        matches, clients = await finished(host, app, 2)
        page = await report(clients[0], app)
        assert "Your matches: 2 matches." in page
        won = [each.timeline.table.won for each in matches]
        for seat, name in ((0, "You"), (1, "Tom")):
            mean = sum((w >> seat & 1) / w.bit_count() for w in won) / 2
            assert figures_of(page, "by-player")[name] == (2, round(mean, 3))
            assert figures_of(page, "by-seat")[f"Seat {seat + 1}"] == (2, round(mean, 3))
        assert {"You", "Elisabeth"} == set(figures_of(await report(clients[1], app), "by-player"))
        for match in matches:
            lived = lived_of(app, match)
            assert lived.played.scores == tuple(match.game.scores(match.timeline.table))
            assert lived.played.decisions == sum(not each.unasked for each in match.timeline.given)
            assert len(lived.leaders) == STEPS
            assert lived.drew
            assert lived.used
        listed = (await clients[0].get("/reports")).text
        assert f'href="{ADDRESS}"' in listed
        assert "2 matches" in listed
        assert 'href="/reports"' in (await clients[0].get("/")).text
        assert f'href="{ADDRESS}"' in (await clients[0].get(f"/matches/{matches[0].id}")).text
        await left_out(clients[0], app, matches[0], monkeypatch)


async def left_out(client: httpx.AsyncClient, app: Starlette, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that cannot be lived through any more is not counted, and the page says so."""
    sound = replay_one

    def mended(catalogue: str, stored: Any) -> ReplayedGame:
        if stored.plan.id == match.id:
            raise ValueError("the rules have been mended")
        return sound(catalogue, stored)

    monkeypatch.setattr(background_count, "replay_one", mended)
    app.state.counting.found.clear()
    await app.state.host.work.keep_newest("count", 0)
    page = await report(client, app)
    assert "Your matches: 1 match." in page
    assert "1 match is left out: it" in page


async def test_a_running_match_one_of_others_and_one_played_on_are_in_no_report(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        (match,), clients = await finished(host, app)
        running, _ = await seats_at(host, app)
        await clients[0].get(f"/seats/{running.id}/{running.keys[0]}")
        forked = await fork(host, await host.replays.of_match(match, 0), 1, seat=0, bot="random")
        await clients[0].get(f"/seats/{forked.id}/{forked.keys[0]}")
        assert "1 match." in await report(clients[0], app)
        assert set(app.state.counting.found) == {match.id}
        async with browser(app) as stranger:
            for address in ("/reports", "/reports?of=all", ADDRESS, f"{ADDRESS}?of=all"):
                page = await stranger.get(address)
                assert "No finished match yet." in page.text
                assert "ended early, or were played on from another one, are not counted." in page.text
                assert "Matches on this server" not in page.text


async def test_where_the_host_says_so_everybody_sees_all_and_nobody_is_named(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host, open_reports=True)
        (match,), clients = await finished(host, app)
        running, _ = await seats_at(host, app)
        async with browser(app) as stranger:
            assert 'href="/reports"' in (await stranger.get("/")).text
            assert f'href="{ADDRESS}?of=all"' in (await stranger.get("/reports?of=all")).text
            page = await report(stranger, app, f"{ADDRESS}?of=all")
        assert set(figures_of(page, "by-player")) == {"People"}
        assert figures_of(page, "by-player")["People"][0] == 2
        for name in match.state.names:
            assert name not in page
        assert running.id not in app.state.counting.found
        assert set(figures_of(await report(clients[0], app, f"{ADDRESS}?of=all"), "by-player")) == {"You", "Tom"}


async def test_matches_are_counted_in_a_process_of_its_own_while_pages_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def noted(workers: int, *begin: Any) -> ProcessPoolExecutor:
        made.append(workers)
        return start_pool(workers, *begin)

    monkeypatch.setattr(background_count, "start_pool", noted)
    async with host_at(tmp_path) as host:
        app = create_app(host)
        (match,), clients = await finished(host, app)
        apart: BackgroundCount = app.state.counting
        apart.apart = True
        first = await clients[0].get(ADDRESS)
        assert "0 of 1 matches" in first.text
        assert not apart.found, "the page has not waited"
        await asyncio.wait_for(host.work.idle(), 120)
        assert "refresh" not in (await clients[0].get(ADDRESS)).headers
        apart.stop()
        assert made == [1]
        assert apart.pool is None, "the process ends when nothing is left to count"
        assert apart.found[match.id] == replay_one(host.catalogue.name, await fetch_match(host.store, match.id))


async def test_there_is_an_end_to_what_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        _, clients = await finished(host, app)
        monkeypatch.setattr(background_count, "WAITING", 0)
        assert (await clients[0].get(ADDRESS)).status_code == 503


@pytest.mark.parametrize(
    "bad", ["none/classic/2", "invasion/none/2", "invasion/classic/x", "invasion/classic/77", "invasion/classic/1"]
)
async def test_there_is_no_report_on_what_is_no_game(tmp_path: Path, bad: str) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        assert (await client.get(f"/reports/{bad}")).status_code == 404
