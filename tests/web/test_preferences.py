"""Preferences: kept in a cookie, told by a style sheet, and nothing but the known choices."""

from pathlib import Path

import pytest
from tests.web.test_matches import browser, host_at

from timescoop.web import create_app


async def test_what_was_chosen_is_kept_for_this_browser_alone(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as mine, browser(app) as other:
            page = await mine.post("/preferences", data={"theme": "dark", "size": "large", "speed": "fast"})
            assert page.text.count(" checked") == 8
            for kept in ("dark", "large", "fast"):
                assert f'value="{kept}" checked' in page.text
            sheet = await mine.get("/preferences.css")
            assert sheet.headers["content-type"].startswith("text/css")
            assert sheet.headers["cache-control"] == "no-store"
            assert sheet.text == ":root { color-scheme: dark; --scale: 1.25; --speed: 0.5; }\n"
            assert (await other.get("/preferences.css")).text == USUAL


@pytest.mark.parametrize("bad", ["dark}.large", "red; } body { display: none", ".", "dark"])
async def test_a_cookie_of_another_making_changes_nothing_else(tmp_path: Path, bad: str) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        sheet = (await client.get("/preferences.css", headers={"Cookie": f"look={bad}"})).text
        assert sheet in {
            f":root {{ color-scheme: {theme}; --scale: {size}; --speed: 1.0; }}\n" for theme, size in KNOWN
        }
        await client.post("/preferences", data={"theme": bad, "size": bad, "match": "//elsewhere.example"})
        assert (await client.get("/preferences.css")).text == USUAL or bad == "dark"


USUAL = ":root { color-scheme: light dark; --scale: 1.0; --speed: 1.0; }\n"
KNOWN = [("light dark", "1.0"), ("light dark", "1.25"), ("dark", "1.0")]


async def test_one_comes_back_to_the_table_and_to_no_other_place(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        form = {"game": "invasion", "edition": "classic", "seats": "2", "bot": "random", "name": "Elisabeth"}
        table = str((await client.post("/play", data=form)).url.path)
        match = table.rsplit("/", 1)[1]
        assert f'value="{match}"' in (await client.get(f"/preferences?match={match}")).text
        assert str((await client.post("/preferences", data={"match": match})).url.path) == table
        for bad in ("//elsewhere.example", "../rules", "javascript:alert(1)"):
            assert bad not in (await client.get("/preferences", params={"match": bad})).text
            page = await client.post("/preferences", data={"match": bad})
            assert page.url.path == "/preferences"
