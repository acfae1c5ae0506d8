"""Sets are published from the workshop in one click, and a new table chooses one without its link."""

from __future__ import annotations

import html
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from tests.web.test_editors import SET, SHOP
from tests.web.test_making import match_at
from tests.web.test_matches import browser, host_at

from timescoop.documents import packed
from timescoop.hosting import Host, Publication, boxes, publish
from timescoop.web import create_app

GAME = "/games/invasion/classic"
FIELD = re.compile(r'type="radio" name="shelf" value="(stored-\w+)"( checked)?')


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    async with host_at(tmp_path) as one:
        yield one


@pytest.fixture
async def client(host: Host) -> AsyncIterator[httpx.AsyncClient]:
    async with browser(create_app(host)) as one:
        yield one


async def test_one_click_in_the_workshop_publishes_a_set_and_another_takes_it_off(client: httpx.AsyncClient) -> None:
    page = await client.get(SHOP, params={"set": packed(SET)})
    assert "Publish on this server" in page.text
    page = await client.post(f"{SHOP}/publish", data={"set": packed(SET), "owner": " Ada\n"})
    assert page.url.path == SHOP
    assert page.url.params["set"] == packed(SET)
    shelf = await client.get("/sets", params={"q": "ada", "game": "invasion", "edition": "classic"})
    assert "1 card · Ada" in shelf.text
    found = re.search(r'name="made" value="(\w+)"', page.text)
    assert found
    assert "Unpublish" in page.text
    async with browser(client._transport.app) as other:  # type: ignore[attr-defined]
        page = await other.get(SHOP, params={"set": packed(SET)})
        assert "Unpublish" not in page.text, "only who has published it can"
        await other.post(f"{SHOP}/unpublish", data={"made": found[1], "set": packed(SET)})
        assert "1 card · Ada" in (await other.get("/sets")).text
    page = await client.post(f"{SHOP}/unpublish", data={"made": found[1], "set": packed(SET)})
    assert "Unpublish" not in page.text
    assert "1 card · Ada" not in (await client.get("/sets")).text
    nothing = (await client.get("/sets", params={"q": "loans", "game": "invasion", "edition": "classic"})).text
    assert "No set found for “loans”." in nothing
    assert '<a class="facet" href="/sets">All</a>' in nothing, "the way back to the sets of every game"


async def test_a_set_with_mistakes_or_of_another_edition_is_not_published(client: httpx.AsyncClient) -> None:
    wrong = packed(SET.replace("Take 5", "Snatch 5"))
    for base, link in (
        (SHOP, wrong),
        ("/workshop/invasion/2012", packed(SET)),
        (SHOP, ""),
        (SHOP, "stored-" + "0" * 40),
    ):
        page = await client.post(f"{base}/publish", data={"set": link})
        assert (page.status_code, "Fix them before you publish" in page.text) == (422, True)
    assert "Publish on this server" not in (await client.get(SHOP, params={"set": wrong})).text
    assert "No sets here yet." in (await client.get("/sets")).text


async def test_the_workshop_says_why_there_is_no_room(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boxes, "MOST_OF_ONE", 1)
    await client.post(f"{SHOP}/publish", data={"set": packed(SET)})
    page = await client.post(f"{SHOP}/publish", data={"set": packed(SET)})
    assert page.status_code == 200, "the same set is there already"
    page = await client.post(f"{SHOP}/publish", data={"set": packed(SET.replace("Take 5", "Take 4"))})
    assert (page.status_code, "unpublish one first" in page.text) == (422, True)
    assert "Take 4 Time Points" in page.text, "the set is still on the page"


async def test_the_same_set_is_on_the_shelf_once(client: httpx.AsyncClient, host: Host) -> None:
    await publish(host.store, "another", Publication("invasion", "classic", "First", "Bo", SET, 1))
    page = await client.post(f"{SHOP}/publish", data={"set": packed(SET)})
    assert (page.status_code, "is published already" in page.text, "Unpublish" in page.text) == (422, True, False)


async def test_a_new_table_chooses_a_published_set(client: httpx.AsyncClient, host: Host) -> None:
    assert 'name="shelf"' not in (await client.get(GAME)).text
    await client.post(f"{SHOP}/publish", data={"set": packed(SET), "owner": "Ada"})
    page = await client.get(GAME)
    (link, chosen), *rest = FIELD.findall(page.text)
    assert (chosen, rest) == ("", [])
    assert 'name="find"' not in page.text, "one set needs no search"
    assert 'name="shelf"' not in (await client.get("/games/invasion/2012")).text
    assert 'name="shelf"' not in (await client.get("/games/nemesis")).text
    form = {"game": "invasion", "edition": "classic", "name": "Bo", "seat-0": "you", "seat-1": "bot:random"}
    match = await match_at(host, await client.post(GAME, data=form | {"shelf": link}))
    assert "Time Loan" in [face["name"] for face in match.faces]
    match = await match_at(host, await client.post(GAME, data=form | {"shelf": "", "set": ""}))
    assert "Time Loan" not in [face["name"] for face in match.faces]
    page = await client.get(GAME, params={"set": link})
    assert FIELD.findall(page.text) == [(link, " checked")], "a link to a published set chooses it"
    assert f'name="set" value="{link}"' not in page.text
    page = await client.post(GAME, data=form | {"shelf": link, "option-x": "y"})
    assert page.status_code == 422
    assert FIELD.findall(page.text) == [(link, " checked")], "a refused form keeps it"


async def test_many_published_sets_are_searched_and_the_chosen_one_stays(client: httpx.AsyncClient, host: Host) -> None:
    for nth in range(12):
        text = SET.replace("Take 5", f"Take {nth + 6}")
        await publish(host.store, f"key {nth}", Publication("invasion", "classic", f"Time {nth}", "Ada", text, 1))
    page = await client.get(GAME)
    links = [link for link, _ in FIELD.findall(page.text)]
    assert len(links) == 8, "the newest"
    assert 'name="find"' in page.text
    page = await client.get(GAME, params={"find": "time 2", "shelf": links[0], "players": "2"})
    assert [chosen for _, chosen in FIELD.findall(page.text)] == [" checked", ""]
    assert "Time 11" in page.text
    assert re.search(r'name="players" value="2" checked', page.text), "the rest of the form stays"
    page = await client.get(GAME, params={"find": "no such set"})
    assert "No published set has these words." in html.unescape(page.text)
