"""Several people at one browser: a curtain falls between them, and nobody's cards are behind it."""

import html
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import StreamingResponse
from tests.web.test_matches import browser, host_at, number_in, options_in

from timescoop.hosting import Host, KeyRings, Match
from timescoop.web import create_app
from timescoop.web.access.key_ring_middleware import KeyRingMiddleware
from timescoop.web.routes.matches import stream


async def laid_here(client: httpx.AsyncClient, host: Host, *others: str) -> Match:
    """Elisabeth lays a table for herself and Tom, who is here too."""
    seats = {f"seat-{nth}": who for nth, who in enumerate(("you", "here", *others))}
    form = {"game": "invasion", "edition": "classic", "name": "Elisabeth", "name-1": "Tom", **seats}
    page = await client.post("/lay", data=form)
    assert page.status_code == 200
    return await host.match(str(page.url.path).split("/")[2])


def held_by(match: Match, seat: int) -> set[str]:
    """The names of the cards that a seat holds, and that no watcher sees anywhere."""
    names = [str(face["name"]) for face in match.faces]
    own = {int(card["kind"]) for zone in match.snapshot(seat).view["seats"][seat]["zones"] for card in zone["cards"]}
    seen = str(match.snapshot(len(match.seats)).view)
    return {names[kind] for kind in own if kind >= 0 and f"'kind': {kind}," not in seen}


def cards_in(page: str, match: Match) -> set[str]:
    """Every card's name that stands anywhere in some bytes; a name within a longer one is the longer one."""
    found = set()
    for name in sorted((html.escape(str(face["name"])) for face in match.faces), key=len, reverse=True):
        if name in page:
            found.add(html.unescape(name))
            page = page.replace(name, "")
    return found


async def lift(client: httpx.AsyncClient, match: Match, seat: int) -> httpx.Response:
    return await client.post(f"/matches/{match.id}/lift", data={"seat": str(seat)})


async def test_nothing_of_anybodys_hand_is_on_a_page_before_the_curtain_is_lifted(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        match = await laid_here(client, host)
        asked = match.waiting()[0]
        first = await client.get(f"/matches/{match.id}")
        assert f"Pass the device to {match.state.names[asked]}" in first.text
        for seat in (0, 1):
            held = held_by(match, seat)
            assert held, "the test has nothing to look for"
            for path in ("", "/text", "/log", "/lobby", "/windows", "/replay"):
                page = (await client.get(f"/matches/{match.id}{path}")).text
                page = page.split('class="sheet"')[0]  # behind it every card of the game is explained, on every page
                assert not cards_in(page, match) & held, path
        assert first.headers["cache-control"] == "no-store"
        assert options_in(first.text) == []

        own = (await lift(client, match, asked)).text
        assert "Pass the device" not in own
        assert held_by(match, asked) <= cards_in(own, match)


async def answered(client: httpx.AsyncClient, match: Match) -> httpx.Response:
    """Give the first answer that the page offers."""
    page = (await client.get(f"/matches/{match.id}")).text
    form = {"number": str(number_in(page)), "option": str(options_in(page)[0])}
    return await client.post(f"/matches/{match.id}/answer", data=form)


async def test_the_curtain_falls_by_itself_when_the_other_is_asked(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host, browser(create_app(host)) as client:
        match = await laid_here(client, host)
        lifted = match.waiting()[0]
        await lift(client, match, lifted)
        falls = 0
        for _ in range(16):
            if match.waiting() == [lifted]:
                page = await answered(client, match)
                continue
            falls += 1
            page = await client.get(f"/matches/{match.id}")
            assert f"Pass the device to {match.state.names[match.waiting()[0]]}" in page.text
            assert not held_by(match, lifted) & cards_in(page.text, match)
            assert (await client.get(f"/api/matches/{match.id}/view")).json()["view"]["seat"] == 2, (
                "no key stays behind"
            )
            refused = await client.post(f"/matches/{match.id}/answer", data={"number": "1", "option": "0"})
            assert refused.status_code == 403
            lifted = match.waiting()[0]
            await lift(client, match, lifted)
        assert falls


async def test_anybody_may_draw_the_curtain_and_only_who_is_here_lifts_it(tmp_path: Path) -> None:
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as client, browser(app) as stranger:
            match = await laid_here(client, host, "friend")
            await lift(client, match, 0)
            page = await client.post(f"/matches/{match.id}/curtain")
            assert 'data-curtain="down"' in page.text
            assert (await lift(client, match, 2)).status_code == 403
            assert (await lift(stranger, match, 0)).status_code == 403
            assert (await stranger.post(f"/matches/{match.id}/curtain")).status_code == 403


async def open_stream(app: Starlette, client: httpx.AsyncClient, match: Match) -> AsyncIterator[str]:
    """What the stream of this browser's page says, as it is said."""
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)
    scope = {
        "type": "http",
        "app": app,
        "method": "GET",
        "scheme": "http",
        "server": ("127.0.0.1", 8000),
        "path": f"/matches/{match.id}/stream",
        "path_params": {"match": match.id},
        "query_string": b"",
        "headers": [(b"cookie", cookies.encode())],
    }
    request = Request(scope)
    await KeyRingMiddleware(app, KeyRings(app.state.host.store)).load(request)
    response = await stream(request)
    assert isinstance(response, StreamingResponse)
    async for chunk in response.body_iterator:
        yield str(chunk)


async def newest(chunks: AsyncIterator[str], number: int) -> list[str]:
    """What a stream says until it has come to the look of a number: stills and scenes."""
    told: list[str] = []
    while not told or not told[-1].startswith(f"id: {number}\n"):
        told.append(await anext(chunks))
    return told


async def test_a_stream_that_was_open_shows_the_curtain_and_never_lifts_it(tmp_path: Path) -> None:
    """Elisabeth's page is still open in a tab: when she is asked again, that tab does not show her hand by itself."""
    async with host_at(tmp_path) as host:
        app = create_app(host)
        async with browser(app) as client:
            match = await laid_here(client, host)
            lifted = match.waiting()[0]
            await lift(client, match, lifted)
            chunks = open_stream(app, client, match)
            assert held_by(match, lifted) <= cards_in(await anext(chunks), match)
            while match.waiting() == [lifted]:
                await answered(client, match)
            told = await newest(chunks, match.snapshot(lifted).number)
            assert "data-curtain" in told[-1]
            await lift(client, match, match.waiting()[0])
            assert await seen_behind(client, match, chunks, lifted) > 1


async def seen_behind(client: httpx.AsyncClient, match: Match, chunks: AsyncIterator[str], lifted: int) -> int:
    """Play until the first is asked again; how much her stream has said meanwhile, all of it for everybody's eyes."""
    shown, passed = match.snapshot(lifted).number, 0
    while match.waiting() != [lifted]:
        await answered(client, match)
        if match.snapshot(lifted).number == shown:
            continue
        shown = match.snapshot(lifted).number
        for chunk in await newest(chunks, shown):
            passed += 1
            assert "data-curtain" in chunk, "neither a scene nor a still is shown behind it"
            assert ">You<" not in chunk, "it tells what everybody was told"
            assert not held_by(match, lifted) & cards_in(chunk, match)
    return passed
