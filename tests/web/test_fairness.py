"""The deal's promise over HTTP: shown before a table is laid, kept by the table, and told who gave a nonce."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import httpx
import pytest

from timescoop.hosting import Host, Store, hash_in, store_address
from timescoop.web import create_app

HERE = "http://127.0.0.1:8000"
NONCE = "0f" * 32
SEATS = {"seat-0": "you", "seat-1": "bot:random"}
FORMS = {
    "/": ("/play", {"seats": "2", "bot": "random"}),
    "/games/invasion/classic": ("/games/invasion/classic", SEATS),
}


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    store = await Store.open(store_address(str(tmp_path / "store.db")))
    host = await Host.start(store, pace=0, workers=0, luck=Random(2012))
    app = create_app(host)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HERE, follow_redirects=True) as client:
        yield client
    await host.close()
    await store.close()


async def promise_on(client: httpx.AsyncClient, address: str) -> str:
    page = (await client.get(address)).text
    fields = re.findall(r'name="promise" value="([0-9a-f]{64}\.[\w-]{108})"', page)
    assert len(set(fields)) == 1, "one promise, however many games the page lays"
    assert f"SHA-256 {hash_in(fields[0])}</code>" in page
    assert page.index('name="nonce" value=""') < page.index('/nonce.js"')
    return str(fields[0])


async def lay(client: httpx.AsyncClient, address: str, **luck: str) -> str:
    where, form = FORMS[address]
    given = {"game": "invasion", "edition": "classic", "name": "Elisabeth", **form, **luck}
    page = await client.post(where, data=given)
    assert page.status_code == 200
    return page.text


@pytest.mark.parametrize("address", FORMS)
async def test_the_table_keeps_the_promise_of_the_page_it_was_laid_from(
    client: httpx.AsyncClient, address: str
) -> None:
    promise = await promise_on(client, address)
    table = await lay(client, address, promise=promise, nonce=NONCE)
    assert f"The deal is sealed: SHA-256 {hash_in(promise)}. Random seed added by Elisabeth." in table
    assert NONCE not in table


@pytest.mark.parametrize("address", FORMS)
async def test_without_a_script_the_table_says_that_no_nonce_was_given(client: httpx.AsyncClient, address: str) -> None:
    promise = await promise_on(client, address)
    table = await lay(client, address, promise=promise, nonce="")
    assert f"SHA-256 {hash_in(promise)}. No browser added a random seed." in table


@pytest.mark.parametrize("promise", ["", "00" * 32, "<script>"])
async def test_a_nonce_without_a_promise_does_not_count(client: httpx.AsyncClient, promise: str) -> None:
    assert "No browser added a random seed." in await lay(client, "/", promise=promise, nonce=NONCE)


async def test_each_page_has_a_promise_of_its_own(client: httpx.AsyncClient) -> None:
    assert await promise_on(client, "/") != await promise_on(client, "/")


async def test_the_script_is_served(client: httpx.AsyncClient) -> None:
    assert "getRandomValues" in (await client.get("/static/nonce.js")).text
