"""Open tables: listed, joined by strangers, taken off the list; nobody takes a seat that is for a friend."""

import re
from pathlib import Path

import httpx
from starlette.applications import Starlette
from tests.web.test_matches import browser, host_at, laid, links_in

from timescoop.web import create_app
from timescoop.web.club import Club


async def opened(client: httpx.AsyncClient, *others: str) -> str:
    """Create a table; its address."""
    page = await laid(client, *(others or ("anyone", "friend")))
    assert page.status_code == 200, page.text[:300]
    return str(page.url.path).removesuffix("/lobby")


async def joins(client: httpx.AsyncClient, table: str, name: str) -> httpx.Response:
    """Take a free seat by the form."""
    page = await client.get(f"{table}/join")
    token = re.search(r'name="token" value="([^"]+)"', page.text)
    assert token, page.text[:300]
    return await client.post(f"{table}/join", data={"name": name, "token": token[1]})


async def test_a_stranger_finds_a_table_and_takes_the_seat_that_is_for_anyone(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as stranger, browser(app) as late:
            table = await opened(ada, "friend", "anyone")
            home = (await stranger.get("/")).text
            assert f'href="{table}/join"' in home
            assert "Elisabeth is waiting" in home
            assert f'href="{table}/join"' in (await stranger.get("/tables")).text
            assert f'href="{table}/join"' not in (await ada.get("/")).text, "one's own table is under one's matches"
            assert "There is a free seat." in (await stranger.get(table)).text
            assert (await joins(stranger, table, "Bo")).url.path == table
            match = await host.match(table.removeprefix("/matches/"))
            assert [seat.kind for seat in match.seats] == ["person", "open", "person"], "the friend's seat is kept"
            assert match.seats[2].name == "Bo"
            assert "/join" not in (await late.get("/tables")).text
            assert (await late.get(f"{table}/join")).status_code == 410
            refused = await late.post(f"{table}/join", data={"name": "Cy", "token": "x" * 32})
            assert refused.status_code == 410
            assert "Bo" in (await ada.get(f"{table}/lobby")).text


async def test_a_form_that_is_sent_twice_takes_one_seat(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as stranger:
            table = await opened(ada, "anyone", "anyone")
            for _ in range(2):
                await stranger.post(f"{table}/join", data={"name": "Bo", "token": "t" * 32})
            match = await host.match(table.removeprefix("/matches/"))
            first = await match.seating.join({1, 2}, "Bo", "t" * 32)
            assert first[0] == 1
            assert [seat.kind for seat in match.seats] == ["person", "person", "open"]


async def test_the_host_lists_a_seat_and_makes_it_private_again(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as stranger:
            table = await opened(ada, "friend")
            assert "/join" not in (await stranger.get("/")).text
            assert (await stranger.post(f"{table}/list", data={"seat": "1", "listed": "yes"})).status_code == 403
            lobby = await ada.post(f"{table}/list", data={"seat": "1", "listed": "yes"})
            assert "Anyone can take this seat" in lobby.text
            assert f'href="{table}/join"' in (await stranger.get("/")).text
            await ada.post(f"{table}/list", data={"seat": "1", "listed": "no"})
            assert "/join" not in (await stranger.get("/")).text
            assert (await stranger.post(f"{table}/join", data={"name": "Bo", "token": "t" * 32})).status_code == 410


async def test_the_host_may_remove_who_joined_and_the_old_key_opens_nothing(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as stranger:
            table = await opened(ada, "anyone")
            await joins(stranger, table, "Bo")
            lobby = (await ada.get(f"{table}/lobby")).text
            assert "Bo has seat 2." in lobby
            renewed = await ada.post(f"{table}/renew", data={"seat": "1"})
            assert len(links_in(renewed.text)) == 1
            match = await host.match(table.removeprefix("/matches/"))
            assert match.seats[1].kind == "open"
            assert (
                "You're watching" in (await stranger.get(f"{table}/text")).text
                or (await stranger.post(f"{table}/answer", data={"option": "0", "number": "1"})).status_code == 403
            )


async def test_a_server_without_open_tables_lists_none(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app: Starlette = create_app(host, club=Club(open_tables=False))
        async with browser(app) as ada, browser(app) as stranger:
            assert "Anyone" not in (await ada.get("/games/invasion/classic")).text
            table = await opened(ada, "anyone")
            assert (await ada.post(f"{table}/list", data={"seat": "1", "listed": "yes"})).status_code == 404
            assert "/join" not in (await stranger.get("/")).text
            assert (await stranger.post(f"{table}/join", data={"name": "Bo", "token": "t" * 32})).status_code == 410
