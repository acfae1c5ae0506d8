"""A match over HTTP: laid, sat down at, answered, refused; with a real host, a real store and a real game."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from jsonschema import Draft202012Validator
from starlette.applications import Starlette
from starlette.requests import Request

from timescoop.hosting import Host, Match, SeatPlan, Store
from timescoop.web import create_app
from timescoop.web.access.visits import Visit
from timescoop.web.routes.event_stream import BEAT, frames
from timescoop.web.routes.matches import shown_on_page

HERE = "http://127.0.0.1:8000"
SCRIPT = {"HX-Request": "true", "Sec-Fetch-Site": "same-origin"}


@asynccontextmanager
async def host_at(path: Path) -> AsyncIterator[Host]:
    store = await Store.open(f"sqlite+aiosqlite:///{path / 'matches.db'}")
    host = await Host.start(store, pace=0, workers=0, luck=Random(2012))
    try:
        yield host
    finally:
        await host.close()
        await store.close()


def browser(app: Starlette) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HERE, follow_redirects=True)


def number_in(page: str) -> int:
    found = re.search(r'name="number" value="(\d+)"', page)
    assert found, page[:500]
    return int(found[1])


def options_in(page: str) -> list[int]:
    return [int(value) for value in re.findall(r'name="option" value="(\d+)"', page)]


async def laid(client: httpx.AsyncClient, *others: str) -> httpx.Response:
    seats = {f"seat-{nth}": who for nth, who in enumerate(("you", *others))}
    form = {"game": "invasion", "edition": "classic", "name": "Elisabeth", **seats}
    return await client.post("/games/invasion/classic", data=form)


async def sat(client: httpx.AsyncClient, link: str, name: str) -> str:
    """Open a friend's link and sit down; the address of the table."""
    page = await client.get(link)
    table = str(page.url.path)
    assert ">Join</button>" in page.text
    await client.post(f"{table}/sit", data={"name": name})
    return table


def links_in(page: str) -> list[str]:
    return re.findall(r'value="(http://[^"]+/seats/[^"]+)"', page)


async def test_playing_against_bots_takes_one_form(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        assert "Play now" in (await client.get("/")).text
        form = {"game": "invasion", "edition": "classic", "seats": "3", "bot": "random", "name": "Elisabeth"}
        page = await client.post("/play", data=form)
        assert page.status_code == 200
        assert re.search(r'<span class="who">Elisabeth</span>', page.text)
        assert page.text.count('<span class="you">bot</span>') == 2
        assert f'href="{page.url.path}"' in (await client.get("/")).text


async def test_a_key_stands_once_in_the_link_then_is_on_the_ring(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as mine, browser(app) as friend:
            lobby = await laid(mine, "friend", "friend")
            first, second = links_in(lobby.text)
            key = first.rsplit("/", 1)[1]
            moved = await friend.get(first, follow_redirects=False)
            cookie = moved.headers["set-cookie"]
            assert moved.status_code == 303
            assert key not in moved.headers["location"]
            assert cookie.startswith("ring=")
            assert key not in cookie, "the key is on the ring, in the store"
            assert "HttpOnly" in cookie
            assert "samesite=lax" in cookie.lower()
            table = await sat(friend, first, "Tom")
            page = await friend.get(table)
            assert key not in page.text
            assert '<span class="who">Tom</span>' in page.text
            assert links_in((await mine.get(f"{table}/lobby")).text) == [second]


async def test_one_browser_holds_one_seat(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        lobby = await laid(client, "friend")
        page = await client.get(links_in(lobby.text)[0])
        assert "This link is for somebody else" in page.text
        assert "as Elisabeth" in page.text


async def test_without_a_seat_one_watches_and_cannot_answer(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as mine, browser(app) as stranger:
            table = str((await laid(mine, "friend")).url.path).removesuffix("/lobby")
            page = await stranger.get(table)
            assert options_in(page.text) == []
            refused = await stranger.post(f"{table}/answer", data={"number": "1", "option": "0"}, headers=SCRIPT)
            assert refused.status_code == 403
            assert "watching this match: only the players can answer" in refused.text
            assert (await stranger.get("/seats/nothing/aaaaaaaaaaaaaaaaaaaaaaaa")).status_code == 404


async def seats_at(host: Host, app: Starlette) -> tuple[Match, dict[int, httpx.AsyncClient]]:
    match = await host.new_match(
        "invasion", edition="classic", seats=[SeatPlan("person", "Elisabeth"), SeatPlan("person", "Tom")]
    )
    clients = {seat: browser(app) for seat in (0, 1)}
    for seat, client in clients.items():
        await client.get(f"/seats/{match.id}/{match.keys[seat]}")
    return match, clients


async def test_an_answer_is_204_for_scripts_and_a_redirect_for_forms(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        table = f"/matches/{match.id}"
        asked = match.timeline.table.waiting()[0]
        page = (await clients[asked].get(table)).text
        form = {"number": str(number_in(page)), "option": str(options_in(page)[0])}
        answered = await clients[asked].post(f"{table}/answer", data=form, headers=SCRIPT)
        assert (answered.status_code, answered.text) == (204, "")
        asked = match.timeline.table.waiting()[0]
        page = (await clients[asked].get(table)).text
        form = {"number": str(number_in(page)), "option": str(options_in(page)[0])}
        answered = await clients[asked].post(f"{table}/answer", data=form, follow_redirects=False)
        assert (answered.status_code, answered.headers["location"]) == (303, table)


async def test_a_stale_answer_is_409_and_says_so(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        table = f"/matches/{match.id}"
        asked = match.timeline.table.waiting()[0]
        page = (await clients[asked].get(table)).text
        form = {"number": str(number_in(page)), "option": str(options_in(page)[0])}
        await clients[asked].post(f"{table}/answer", data=form, headers=SCRIPT)
        form["option"] = str(options_in(page)[1])
        for headers, start in ((SCRIPT, "<p>The table has changed since you looked"), ({}, "<!doctype html>")):
            again = await clients[asked].post(f"{table}/answer", data=form, headers=headers)
            assert again.status_code == 409
            assert again.text.startswith(start)
            assert "has changed since you looked" in again.text


@pytest.mark.parametrize(
    "form", [{}, {"number": "1"}, {"number": "1", "option": "-1"}, {"number": "1", "option": "9" * 40}]
)
async def test_a_form_without_numbers_is_refused(tmp_path: Path, form: dict[str, str]) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        refused = await clients[0].post(f"/matches/{match.id}/answer", data=form, headers=SCRIPT)
        assert refused.status_code == 409


async def test_an_option_that_is_not_on_offer_is_refused(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        asked = match.timeline.table.waiting()[0]
        page = (await clients[asked].get(f"/matches/{match.id}")).text
        form = {"number": str(number_in(page)), "option": "99999"}
        refused = await clients[asked].post(f"/matches/{match.id}/answer", data=form, headers=SCRIPT)
        assert refused.status_code == 409
        assert (await clients[asked].get(f"/matches/{match.id}")).text == page


async def test_the_record_is_secret_until_the_end(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, clients = await seats_at(host, create_app(host))
        for client in clients.values():
            assert (await client.get(f"/matches/{match.id}/record")).status_code == 403


async def test_the_stream_gives_the_scene_now_and_after_each_change(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, _ = await seats_at(host, create_app(host))
        asked = match.timeline.table.waiting()[0]
        drawn: list[int] = []

        def draw() -> tuple[int, str]:
            drawn.append(match.snapshot(asked).number)
            return drawn[-1], "<p>\nscene\n</p>"

        stream = frames(Visit(match, asked, match.keys[asked], lobby=False), draw, heartbeat_s=0.05)
        assert await anext(stream) == f"retry: 800\n\nid: {drawn[0]}\ndata: <p>\ndata: scene\ndata: </p>\n\n"
        assert await anext(stream) == BEAT
        look = match.snapshot(asked)
        await match.answer(asked, look.options[0][0], look.number)
        told = await anext(stream)
        while told.startswith(":"):
            told = await anext(stream)
        assert told.startswith(f"id: {look.number + 1}\n")
        await host.close()
        assert [each async for each in stream] == []


@pytest.mark.parametrize(("seconds", "stills"), [(0.0, 0), (60.0, 1)])
async def test_the_stream_leaves_stills_out_while_there_is_more_to_do_than_can_be_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, stills: int
) -> None:
    monkeypatch.setattr("timescoop.web.routes.event_stream.LATE_S", seconds)
    async with host_at(tmp_path) as host:
        match, _ = await seats_at(host, create_app(host))
        look = match.snapshot(match.timeline.table.waiting()[0])
        at = Visit(match, look.viewer, match.keys[look.viewer], lobby=False)
        stream = frames(
            at, lambda: (match.snapshot(look.viewer).number, "scene"), animation=lambda since: [f"since {since}"]
        )
        assert (await anext(stream)).startswith("retry")
        await match.answer(look.viewer, look.options[0][0], look.number)
        for _ in range(stills):
            assert await anext(stream) == f"event: still\ndata: since {look.number}\n\n"
        assert (await anext(stream)).startswith(f"id: {look.number + 1}\n")


@pytest.mark.parametrize("moves", [True, False], ids=["after a move", "after a pause"])
async def test_a_page_that_shows_the_newest_scene_is_sent_none_until_there_is_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, moves: bool
) -> None:
    monkeypatch.setattr("timescoop.web.routes.event_stream.PAUSE_S", (60.0, 60.0) if moves else (0.05, 0.05))
    async with host_at(tmp_path) as host:
        match, _ = await seats_at(host, create_app(host))
        look = match.snapshot(match.timeline.table.waiting()[0])
        at = Visit(match, look.viewer, match.keys[look.viewer], lobby=False)
        drawn: list[int] = []

        def draw() -> tuple[int, str]:
            drawn.append(match.snapshot(look.viewer).number)
            return drawn[-1], "scene"

        stream = frames(at, draw, heartbeat_s=60, animation=lambda since: [f"since {since}"], shown=look.number)
        assert await anext(stream) == "retry: 800\n\n"
        assert drawn == []
        if moves:
            await match.answer(look.viewer, look.options[0][0], look.number)
            assert await anext(stream) == f"event: still\ndata: since {look.number}\n\n"
        assert await anext(stream) == f"id: {look.number + moves}\ndata: scene\n\n"
        await stream.aclose()
        stale = frames(at, draw, shown=look.number - 1)
        assert (await anext(stale)).endswith("data: scene\n\n"), "an older page is sent the scene at once"
        await stale.aclose()


@pytest.mark.parametrize(
    ("query", "shared", "known"),
    [
        ("seat=1&shown=7", (), 7),
        ("seat=0&shown=7", (), 0),  # its key opens the seat no longer, or another one
        ("seat=1&shown=7", (0, 1), 0),  # the screen may have to be hidden by now
        ("seat=1&shown=-7", (), 0),
        ("seat=1", (), 0),
        ("", (), 0),
    ],
)
async def test_what_a_page_shows_counts_for_its_own_seat_alone(
    tmp_path: Path, query: str, shared: tuple[int, ...], known: int
) -> None:
    async with host_at(tmp_path) as host:
        match, _ = await seats_at(host, create_app(host))
        request = Request({"type": "http", "query_string": query.encode(), "headers": []})
        assert shown_on_page(request, Visit(match, 1, match.keys[1], lobby=False, shared=shared)) == known


async def test_the_stream_ends_when_the_key_opens_the_seat_no_longer(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        match, _ = await seats_at(host, create_app(host))
        stream = frames(Visit(match, 0, "another key", lobby=False), lambda: (1, ""), heartbeat_s=0.01)
        assert (await anext(stream)).startswith("retry")
        assert [each async for each in stream] == []


async def test_the_rules_are_a_link_away(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = await client.get("/rules/INV-DEF-08")
        assert page.status_code == 200
        assert 'class="clause here alone"' in page.text
        assert (await client.get("/rules/NO-SUCH-RULE")).status_code == 404
        found = await client.get("/rules/invasion", params={"words": "three cards"})
        assert "INV-TURN-06" in found.text
        assert "INV-TP-05" not in found.text


async def test_options_of_the_deal_stand_where_a_table_is_laid(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = (await client.get("/games/invasion/2012")).text
        assert 'name="option-attacker_discard"' in page
        assert 'href="/rules/INV-AMB-42"' in page
        assert "option-attacker_discard" not in (await client.get("/games/invasion/classic")).text
        assert (await client.get("/games/invasion/1999")).status_code == 404
        form = {"game": "invasion", "edition": "2012", "name": "E", "seat-0": "you", "seat-1": "bot:nobody"}
        assert (await client.post("/lay", data=form)).status_code == 422


async def test_programs_play_by_the_same_rules(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        match, _ = await seats_at(host, app)
        asked = match.timeline.table.waiting()[0]
        bearer = {"Authorization": f"Bearer {match.keys[asked]}"}
        base = f"/api/matches/{match.id}"
        async with browser(app) as client:
            shown = (await client.get(f"{base}/view", headers=bearer)).json()
            assert shown["view"]["seat"] == asked
            assert (await client.get(f"{base}/view")).json()["view"]["seat"] == 2
            offered = (await client.get(f"{base}/options", headers=bearer)).json()
            given = {"option": offered["options"][0]["number"], "number": offered["number"]}
            assert (await client.post(f"{base}/answer", headers=bearer, json=given)).status_code == 204
            again = await client.post(f"{base}/answer", headers=bearer, json=given)
            assert again.status_code == 204, "what was taken already is only acknowledged"
            other = {"option": offered["options"][1]["number"], "number": offered["number"]}
            assert (await client.post(f"{base}/answer", headers=bearer, json=other)).status_code == 409
            assert (await client.post(f"{base}/answer", json=given)).status_code == 403
            assert (await client.get(f"{base}/view", headers={"Authorization": "Bearer x"})).status_code == 403
            assert (await client.get("/api/matches/none/view")).status_code == 404
            assert "/matches/{match}/answer" in (await client.get("/api/openapi.json")).json()["paths"]


async def test_programs_are_told_the_schema_of_what_they_are_sent(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        match = await host.new_match("invasion", seats=[SeatPlan("person", "Ann"), SeatPlan("person", "Bo")])
        base, seat = f"/api/matches/{match.id}", match.timeline.table.waiting()[0]
        bearer = {"Authorization": f"Bearer {match.keys[seat]}"}
        described = (await client.get("/api/openapi.json")).json()
        (where,) = described["components"]["schemas"]["Shown"]["properties"]["view"]["allOf"]
        assert where["$ref"].removeprefix("/api") in described["paths"]
        schema = await client.get(where["$ref"])
        assert schema.headers["content-type"] == "application/schema+json"
        shown = (await client.get(f"{base}/view", headers=bearer)).json()
        Draft202012Validator(schema.json()).validate(shown["view"])
        option = Draft202012Validator((await client.get("/api/schemas/option.json")).json())
        for offered in (await client.get(f"{base}/options", headers=bearer)).json()["options"]:
            option.validate(offered)
        assert (await client.get("/api/schemas/face.json")).json()["title"] == "Face"
        assert (await client.get("/api/schemas/other.json")).status_code == 404


async def test_a_match_goes_on_after_the_server_has_been_restarted(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        page = await client.post("/play", data={"game": "invasion", "edition": "2012", "seats": "2", "bot": "random"})
        cookies, table = client.cookies, str(page.url.path)
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        client.cookies = cookies
        again = await client.get(table)
        assert '<span class="you">you</span>' in again.text
        assert f'href="{table}"' in (await client.get("/")).text


async def test_friends_in_the_house_get_the_address_of_the_house(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host, lan="http://192.168.0.7:8000")) as client:
        lobby = await laid(client, "friend")
        assert links_in(lobby.text)[0].startswith("http://192.168.0.7:8000/seats/")


async def test_a_person_without_a_seat_at_a_table_of_bots_watches(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        form = {"game": "invasion", "edition": "classic", "seat-0": "bot:random", "seat-1": "bot:random"}
        page = await client.post("/lay", data=form)
        assert page.status_code == 200
        assert 'class="watching"' in page.text
        assert "set-cookie" not in page.headers or "seat_" not in page.headers["set-cookie"]


async def test_a_form_that_is_sent_three_times_lays_one_match(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        home = (await client.get("/")).text
        fields = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', home))
        form = {"game": "invasion", "edition": "classic", "seats": "2", "bot": "random", "nonce": "ab" * 32} | {
            key: fields[key] for key in ("promise", "once")
        }
        sent = await asyncio.gather(*[client.post("/play", data=form, follow_redirects=False) for _ in range(3)])
        assert len({answer.headers["location"] for answer in sent}) == 1
        other = await client.post("/play", data=form | {"once": "another form"}, follow_redirects=False)
        assert other.headers["location"] != sent[0].headers["location"]
        match = await host.match(sent[0].headers["location"].rpartition("/")[2])
        assert match.plan.nonces[0], "the nonce was lost"
