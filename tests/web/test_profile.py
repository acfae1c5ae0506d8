"""Profiles: made by those who want one, opened on other devices, rated once, exported, deleted."""

import asyncio
import json
import re
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, insert, select
from tests.web.test_matches import browser, host_at, laid, links_in, sat

from timescoop.hosting import Host, Match
from timescoop.hosting.match_ratings import MatchRatings
from timescoop.hosting.schema import HANDOVER, PROFILE, RATING
from timescoop.web import create_app


async def made(client: httpx.AsyncClient, name: str) -> None:
    """Make a profile."""
    page = await client.post("/profile", data={"name": name, "colour": "blue"})
    assert page.status_code == 200, page.text[:300]
    assert name in page.text


async def play_out(match: Match) -> None:
    """Everybody answers what comes first until the match is over."""
    while not match.over():
        seat = match.waiting()[0]
        look = match.snapshot(seat)
        await match.answer(seat, look.options[0][0], look.number)


async def begun(host: Host, ada: httpx.AsyncClient, bo: httpx.AsyncClient) -> Match:
    """A rated match of two."""
    form = {"game": "invasion", "edition": "classic", "name": "Ada", "players": "2", "others": "friend"}
    lobby = await ada.post("/games/invasion/classic", data={**form, "rated": "yes"})
    return await host.match((await sat(bo, links_in(lobby.text)[0], "Bo")).removeprefix("/matches/"))


@pytest.fixture
def path_of_key() -> re.Pattern[str]:
    return re.compile(r'value="http://[^"]+?(/(?:profile/recover|matches/[^/"]+/continue)/[^"]+)"')


async def test_a_profile_opens_on_another_device_with_seats_and_settings(
    tmp_path: Path, path_of_key: re.Pattern[str]
) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as phone, browser(app) as stranger:
            table = str((await laid(ada, "bot:random")).url.path)
            assert "You don't need a profile" in (await ada.get("/profile")).text.replace("&#39;", "'")
            await made(ada, "Ada")
            await ada.post("/preferences", data={"theme": "dark"})
            other = str((await laid(phone, "bot:random")).url.path)

            first = path_of_key.search((await ada.post("/profile/link")).text)
            second = path_of_key.search((await ada.post("/profile/link")).text)
            assert first
            assert second
            assert (await stranger.get(first[1])).status_code == 410, "replaced by the second"
            assert "Open it here" in (await phone.get(second[1])).text
            assert "Ada" not in (await phone.get("/profile")).text, "opening the link alone changes nothing"
            assert "Ada" in (await phone.post(second[1])).text
            assert "color-scheme: dark" in (await phone.get("/preferences.css")).text
            for own in (table, other):
                assert 'id="answer"' in (await phone.get(own)).text or 'class="you"' in (await phone.get(own)).text
                assert own in (await phone.get("/")).text
            (row,) = await host.store.read(select(PROFILE))
            secret = phone.cookies["ring"]
            assert secret not in str(row), "the store cannot open anybody's ring"
            assert second[1].rpartition("/")[2] not in str(row)


async def test_a_seat_continues_on_a_second_device_by_a_link_that_works_once(
    tmp_path: Path, path_of_key: re.Pattern[str]
) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as phone, browser(app) as thief:
            table = str((await laid(ada, "bot:random")).url.path)
            match = await host.match(table.removeprefix("/matches/"))
            assert (await thief.post(f"{table}/device")).status_code == 403
            found = path_of_key.search((await ada.post(f"{table}/device")).text)
            assert found
            (row,) = await host.store.read(select(HANDOVER))
            assert match.keys[0] not in row.sealed
            assert "Continue here" in (await phone.get(found[1])).text
            assert (await phone.post(found[1])).url.path == table
            assert (await phone.get(f"/api{table}/view")).json()["view"]["seat"] == 0
            assert (await ada.get(f"/api{table}/view")).json()["view"]["seat"] == 0
            assert (await thief.post(found[1])).status_code == 410
            assert (await thief.get(f"/api{table}/view")).json()["view"]["seat"] > 0


async def test_others_at_a_table_see_picture_rating_and_colour_of_a_profile(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as bo, browser(app) as watcher:
            shown = re.findall(r'name="picture" value="([^"]+)"', (await ada.get("/profile")).text)
            await ada.post("/profile", data={"name": "Ada", "colour": "violet", "picture": shown[-1]})
            await bo.post("/profile", data={"name": "Bo", "colour": "violet", "picture": shown[-2]})
            match = await begun(host, ada, bo)
            assert [seat.colour for seat in match.seats] == ["violet", "red"], "no two seats have one colour"
            (_, profile) = (await MatchRatings(host.store, host.match).people(match))[0]
            row = insert(RATING).values(profile=profile, game="invasion", mu=30.0, sigma=2.0, games=3, wins=2)
            await host.store.keep(partial(Connection.execute, statement=row))
            host.people.seated.forget()
            for page in (f"/matches/{match.id}", f"/matches/{match.id}/lobby"):
                html = (await watcher.get(page)).text
                assert html.count(f'src="{shown[-1]}"') == html.count(f'src="{shown[-2]}"') == 1, page
                assert "Rating 24.0" in html
            await match.seating.stand_in_for(1, 1)
            assert f'src="{shown[-2]}"' not in (await watcher.get(f"/matches/{match.id}")).text, "a bot plays there"
            await ada.post("/profile/delete")
            html = (await watcher.get(f"/matches/{match.id}")).text
            assert f'src="{shown[-1]}"' not in html
            assert "Rating" not in html


async def test_who_takes_a_seat_anew_does_not_get_the_picture_of_who_sat_there(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as bo, browser(app) as cy:
            shown = re.findall(r'name="picture" value="([^"]+)"', (await bo.get("/profile")).text)
            await bo.post("/profile", data={"name": "Bo", "colour": "green", "picture": shown[-2]})
            match = await begun(host, ada, bo)
            assert match.seats[1].colour == "green"
            assert f'src="{shown[-2]}"' in (await ada.get(f"/matches/{match.id}")).text
            lobby = await ada.post(f"/matches/{match.id}/renew", data={"seat": "1"})
            assert f'src="{shown[-2]}"' not in lobby.text
            await sat(cy, links_in(lobby.text)[0], "Cy")
            assert f'src="{shown[-2]}"' not in (await ada.get(f"/matches/{match.id}")).text


async def test_a_rated_match_counts_once_and_others_never(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as ada, browser(app) as bo, browser(app) as stranger:
            ratings = MatchRatings(host.store, host.match)
            assert await ratings.people(await begun(host, ada, bo)) == [], "nobody has a profile"
            await made(ada, "Ada")
            assert await ratings.people(await begun(host, ada, bo)) == [], "one has none"
            await made(bo, "Bo")
            lent = await begun(host, ada, bo)
            assert len(await ratings.people(lent)) == 2
            await lent.seating.stand_in_for(1, 1)
            assert await ratings.people(lent) == [], "a bot plays"
            match = await begun(host, ada, bo)
            await play_out(match)
            await asyncio.gather(*(host.people.watch.look() for _ in range(3)))
            rows = await host.store.read(select(RATING).order_by(RATING.c.mu.desc()))
            won = match.snapshot(2).view["winners"]
            assert [row.games for row in rows] == [1, 1]
            assert [row.wins for row in rows] == ([1, 0] if len(won) == 1 else [len(won) // 2] * 2)
            page = (await ada.get("/profile")).text
            assert match.game.title in page
            assert "Bo" in page
            assert "Ada" not in (await stranger.get("/profile")).text
            told = json.loads((await ada.get("/profile/export.json")).text)
            assert told["name"] == "Ada"
            assert [each["name"] for each in told["met"]] == ["Bo"]
            assert match.keys.get(0, "?") not in json.dumps(told)

            assert "Delete profile" in (await ada.get("/profile/delete")).text
            await ada.post("/profile/delete")
            assert len(await host.store.read(select(PROFILE))) == 1
            assert len(await host.store.read(select(RATING))) == 1
            assert "Ada" not in (await bo.get("/profile")).text
            assert (await ada.get(f"/matches/{match.id}")).status_code == 200
