"""H-5 on two servers that share a store: hostile names, texts and files reach a page of neither as code."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import httpx
import pytest
from starlette.applications import Starlette
from tests.breadth import part
from tests.web.hostile import HOSTILE
from tests.web.test_card_files import handed
from tests.web.test_editors import SHOP
from tests.web.test_matches import browser
from tests.wire.sitting import InTurn

from timescoop.documents import packed
from timescoop.hosting import Host, Match, SeatPlan, Store
from timescoop.web import create_app

FORBIDDEN = {"base", "iframe", "object", "embed"}
ADDRESSES = {"href", "src", "action", "formaction"}
TABLES = part([HOSTILE[at : at + 4] for at in range(0, len(HOSTILE), 4)])
FILES = part(HOSTILE, 15)


class Servers:
    """Two servers on one store, with their hosts."""

    def __init__(self, hosts: Sequence[Host]) -> None:
        self.hosts = hosts
        self.apps = [create_app(host) for host in hosts]
        self.both: Starlette = InTurn(self.apps)

    async def know(self, match: Match) -> None:
        """Wait until both show the newest state of a match."""
        async with asyncio.timeout(10):
            while len({(await host.match(match.id)).state.version for host in self.hosts}) > 1:  # noqa: ASYNC110 - no event tells it
                await asyncio.sleep(0.02)

    async def pages(self, who: httpx.AsyncClient, path: str) -> list[httpx.Response]:
        """A page as each server shows it to somebody."""
        found = []
        for app in self.apps:
            async with browser(app) as same:
                same.cookies.update(who.cookies)
                found.append(await same.get(path))
        return found


@pytest.fixture
async def servers(tmp_path: Path) -> AsyncIterator[Servers]:
    async with AsyncExitStack() as stack:
        hosts = []
        for _ in range(2):
            store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'matches.db'}")
            stack.push_async_callback(store.close)
            hosts.append(await Host.start(store, pace=0, workers=0, luck=Random(2012)))
            stack.push_async_callback(hosts[-1].close)
        yield Servers(hosts)


class Strange(HTMLParser):
    """Finds elements on a page that no page of ours has."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at one element."""
        given = dict(attrs)
        handlers = [name for name in given if name.startswith("on")]
        leads = [value for name, value in attrs if name in ADDRESSES and leads_away(value or "")]
        runs = tag == "script" and "src" not in given and given.get("type") != "application/json"
        if handlers or leads or runs or tag in FORBIDDEN or "http-equiv" in given or "srcdoc" in given:
            self.found.append(self.get_starttag_text() or tag)


def leads_away(address: str) -> bool:
    """Whether an address runs code, or belongs to another host."""
    return address.strip().lower().startswith(("javascript:", "data:text", "//"))


def strange_in(page: httpx.Response) -> list[str]:
    """The strange elements of a page, which must be an answer that is no fault of ours."""
    assert page.status_code < 500, page.text
    reader = Strange()
    reader.feed(page.text)
    reader.close()
    return reader.found


def alike(first: httpx.Response, second: httpx.Response) -> bool:
    """Whether two pages are the same, but for the random numbers of their forms."""
    one, other = (re.sub(r'value="[\w-]{32}"', "", page.text) for page in (first, second))
    return one == other


def test_what_would_run_is_found() -> None:
    code = [text for text in HOSTILE if text.endswith(("=1>", "x>", "//x>", "refresh>")) and "<" in text]
    assert len(code) > 90
    for text in code:
        assert strange_in(httpx.Response(200, text=f"<p>{text}")), text


@pytest.mark.timeout(300)
async def test_h_5_no_name_and_no_message_is_code_at_either_server(servers: Servers) -> None:
    """A table is made at one server; people sit down and write by turns at both, and both show it."""
    written = 0
    for names in TABLES:
        plans = [SeatPlan("person", names[0]), SeatPlan("bot", names[1], "random"), SeatPlan("open", names[2])]
        match = await servers.hosts[0].new_match("invasion", seats=plans, seed=bytes(32))
        async with browser(servers.both) as host, browser(servers.both) as friend:
            await host.get(f"/seats/{match.id}/{match.keys[0]}")
            await friend.get(f"/seats/{match.id}/{match.keys[2]}")
            sits = await friend.post(f"/matches/{match.id}/sit", data={"name": names[3]})
            assert sits.status_code < 500
            assert strange_in(sits) == []
            for who, words in ((host, names[3]), (friend, names[0])):
                sent = await who.post(f"/matches/{match.id}/chat", data={"words": words})
                assert strange_in(sent) == []
                written += sent.status_code == 200
            await servers.know(match)
            for path in ("", "/text", "/lobby"):
                pages = await servers.pages(host, f"/matches/{match.id}{path}")
                assert [page.status_code for page in pages] == [200, 200], names
                assert [strange_in(page) for page in pages] == [[], []], names
                assert alike(*pages), names
    assert written > len(TABLES)


@pytest.mark.timeout(300)
async def test_h_5_no_set_deck_or_record_is_code_at_either_server(servers: Servers) -> None:
    """What one server was given, the other one shows; what is refused is refused by both."""
    accepted = 0
    for nth, text in enumerate(FILES):
        async with browser(servers.both) as client:  # each by somebody else: nobody may publish more than five sets
            said = json.dumps(text)
            words = json.dumps(f"Take 5 Time Points.{text * (nth % 2)}")
            card = f"{{name: {said}, type: support, copies: 1, text: {words}}}"
            whole = f"set: {said}\ngame: invasion\nedition: classic\ncards:\n  - {card}\n"
            page = await client.post(SHOP, data={"text": whole})
            assert strange_in(page) == []
            for path in (str(page.url), f"{SHOP}/print?{page.url.query.decode()}"):
                shown = await servers.pages(client, path)
                assert shown[0].status_code == shown[1].status_code
                assert [strange_in(each) for each in shown] == [[], []], text
                assert alike(*shown), text
            put = await client.post(f"{SHOP}/publish", data={"set": packed(whole), "owner": text})
            assert strange_in(put) == []
            accepted += put.status_code == 200
            deck = await client.post("/decks/ccg/first/bring", data={"deck": f"2 Cyberman\n1 {text}\nname: {text}"})
            assert strange_in(deck) == []
            record = await handed(
                client, f"game: invasion\nedition: classic\nseat: {text} (person)\n\n{text}: {text}\n"
            )
            assert strange_in(record) == []
            assert record.status_code == 422
    assert accepted > len(FILES) // 4
    async with browser(servers.both) as client:
        shelves = await servers.pages(client, "/sets")
        assert [strange_in(each) for each in shelves] == [[], []]
        assert alike(*shelves)
