"""A-2: one cookie holds a browser's key ring, which no script and no other site can use; the store opens nothing."""

from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import select
from starlette.requests import Request
from tests.wire.client import Client

from timescoop.hosting import Host, Match, Paused, SeatPlan, Store, store_address
from timescoop.hosting.schema import METADATA, RING
from timescoop.web import create_app
from timescoop.web.access import keys
from timescoop.web.access.key_ring import MatchKeys, digest_of, new_ring, seal, unseal
from timescoop.web.access.key_ring_middleware import TAKEN_AWAY
from timescoop.web.access.legacy_cookies import names_in

MATCH = "m" * 24
KEY = "k" * 32
SEATS = [SeatPlan("person", "Ada"), SeatPlan("open")]


def asking(scheme: str, cookies: str = "") -> Request:
    headers = [(b"host", b"127.0.0.1:8000"), (b"cookie", cookies.encode("latin-1"))]
    scope = {"type": "http", "scheme": scheme, "path": "/", "query_string": b"", "headers": headers}
    return Request({**scope, "server": ("127.0.0.1", 8000)})


class House:
    """A store, a host and an application."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    async def __aenter__(self) -> Self:
        self.store = await Store.open(store_address(str(self.folder / "store.db")))
        self.host = await Host.start(self.store, pace=0, workers=0)
        self.app = create_app(self.host)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.host.close()
        await self.store.close()

    async def new_match(self) -> Match:
        return await self.host.new_match("invasion", edition="classic", seats=SEATS)

    def browser(self, scheme: str = "http", cookies: dict[str, str] | None = None) -> Client:
        client = Client(self.app, scheme)
        client.cookies = dict(cookies or {})
        return client


async def seat_of(client: Client, match: Match) -> int:
    """The seat whose table a browser is shown."""
    return int((await client.get(f"/api/matches/{match.id}/view")).json["view"]["seat"])


def cookies_set(answer: object) -> list[str]:
    return [value for name, value in answer.headers if name == "set-cookie"]  # type: ignore[attr-defined]


async def test_two_hundred_matches_are_one_cookie(tmp_path: Path) -> None:
    async with House(tmp_path) as at:
        client = at.browser()
        matches = [await at.new_match() for _ in range(200)]
        for match in matches:
            assert (await client.get(f"/seats/{match.id}/{match.keys[0]}")).status == 303
        assert list(client.cookies) == ["ring"]
        assert [await seat_of(client, match) for match in (matches[0], matches[-1])] == [0, 0]
        home = (await client.get("/")).text
        assert all(f"/matches/{match.id}" in home for match in matches)


async def test_the_cookies_of_older_versions_are_moved_onto_the_ring_a_few_at_a_time(tmp_path: Path) -> None:
    async with House(tmp_path) as at:
        matches = [await at.new_match() for _ in range(30)]
        old = {f"seat_{match.id}": match.keys[0] for match in matches}
        old |= {f"guests_{match.id}": f"1.{match.keys[1]}" for match in matches}
        old |= {"seat_" + "x" * 24: "y" * 32, "name": "Ada"}
        async with httpx.AsyncClient(transport=httpx.ASGITransport(at.app), base_url="http://127.0.0.1:8000") as client:
            for name, value in old.items():
                client.cookies.set(name, value, domain="127.0.0.1")
            for _ in range(20):
                page = await client.get(f"/matches/{matches[0].id}")
                assert len(page.headers.get_list("set-cookie")) <= TAKEN_AWAY + 1
                assert "Your move" in page.text or "Invite" in page.text
            assert sorted({cookie.name for cookie in client.cookies.jar}) == ["name", "ring"]
            home = (await client.get("/")).text
            assert all(f"/matches/{match.id}" in home for match in matches)
            for match in matches:
                assert match.keys[1] in (await client.get(f"/matches/{match.id}/lobby")).text
        assert len(await at.store.read(select(RING))) == len(matches), "keys that open nothing are not kept"


async def test_two_requests_with_the_same_old_cookies_get_the_same_ring(tmp_path: Path) -> None:
    async with House(tmp_path) as at:
        match = await at.new_match()
        clients = [at.browser(cookies={f"seat_{match.id}": match.keys[0]}) for _ in range(2)]
        for client in clients:
            await client.get(f"/matches/{match.id}")
        assert clients[0].cookies["ring"] == clients[1].cookies["ring"]


async def test_what_the_ring_holds_counts_for_more_than_an_old_cookie(tmp_path: Path) -> None:
    async with House(tmp_path) as at:
        match = await at.new_match()
        client = at.browser()
        await client.get(f"/seats/{match.id}/{match.keys[0]}")
        client.cookies[f"seat_{match.id}"] = match.keys[1]
        assert await seat_of(client, match) == 0


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_the_cookie_is_for_this_host_and_no_script(tmp_path: Path, scheme: str) -> None:
    async with House(tmp_path) as at:
        match = await at.new_match()
        client = at.browser(scheme)
        (cookie,) = cookies_set(await client.get(f"/seats/{match.id}/{match.keys[0]}"))
        assert match.keys[0] not in cookie
        assert cookie.startswith("__Host-ring=" if scheme == "https" else "ring=")
        assert ("Secure" in cookie) == (scheme == "https")
        assert "Path=/" in cookie
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "domain" not in cookie.lower()
        assert await seat_of(client, match) == 0


@pytest.mark.parametrize("name", ["ring", "seat"])
async def test_by_tls_no_other_cookie_counts(tmp_path: Path, name: str) -> None:
    async with House(tmp_path) as at:
        match = await at.new_match()
        client = at.browser()
        await client.get(f"/seats/{match.id}/{match.keys[0]}")
        right = {"ring": client.cookies["ring"], "seat": match.keys[0]}[name]
        full = {"ring": "ring", "seat": f"seat_{match.id}"}[name]
        for scheme, prefix, seat in (
            ("http", "", 0),
            ("https", "__Host-", 0),
            ("https", "", 2),
            ("http", "__Host-", 2),
        ):
            assert await seat_of(at.browser(scheme, {f"{prefix}{full}": right}), match) == seat


async def test_the_store_alone_opens_nothing(tmp_path: Path) -> None:
    """Neither a key nor the secret of a ring is in the store, and what is there is no key to anything."""
    async with House(tmp_path) as at:
        match = await at.new_match()
        client = at.browser()
        await client.get(f"/seats/{match.id}/{match.keys[0]}")
        tables = [await at.store.read(select(table)) for table in METADATA.sorted_tables]
        whole = repr(tables)
        for secret in (client.cookies["ring"], *match.keys.values()):
            assert secret not in whole
        (row,) = await at.store.read(select(RING))
        assert row.ring == digest_of(client.cookies["ring"])
        for thief in (row.ring, row.ring[:32], row.ring[32:], row.sealed[:32]):
            assert await seat_of(at.browser(cookies={"ring": thief}), match) == 2


async def test_who_only_looks_leaves_nothing_in_the_store(tmp_path: Path) -> None:
    async with House(tmp_path) as at:
        match = await at.new_match()
        client = at.browser(cookies={f"seat_{match.id}": "z" * 32, f"guests_{match.id}": "1." + "z" * 32})
        for path in ("/", f"/matches/{match.id}", f"/matches/{match.id}/lobby", "/reports"):
            await client.get(path)
        assert await at.store.read(select(RING)) == []


async def test_a_row_is_read_by_its_own_ring_and_match_only() -> None:
    secret, bunch = new_ring(), MatchKeys(KEY, [KEY, "l" * 32], {1: KEY, 12: "l" * 32})
    sealed = seal(secret, MATCH, bunch)
    assert unseal(secret, MATCH, sealed) == bunch
    assert unseal(new_ring(), MATCH, sealed) == MatchKeys()
    assert unseal(secret, "n" * 24, sealed) == MatchKeys()
    assert seal(secret, MATCH, bunch) != sealed, "no two rows look alike"


async def test_the_ring_is_read_while_the_store_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with House(tmp_path) as at:
        match = await at.new_match()
        client = at.browser()
        await client.get(f"/seats/{match.id}/{match.keys[0]}")

        async def away(*_: object, **_values: object) -> None:
            raise Paused("the store is away")

        monkeypatch.setattr(at.store, "read", away)
        monkeypatch.setattr(at.store, "keep", away)
        assert await seat_of(client, match) == 0
        stranger = at.browser(cookies={"ring": new_ring()})
        assert (await stranger.get(f"/matches/{match.id}")).status == 503
        assert (await client.get(f"/seats/{match.id}/{match.keys[0]}")).status == 503


@pytest.mark.parametrize(
    "cookie",
    ["seat_m=short", "seat_m=" + "\xe9" * 32, "guests_m=99999.x~\xb2." + KEY, "guests_m=" + "9" * 5000 + "." + KEY],
)
def test_a_cookie_that_no_page_of_ours_set_is_no_key(cookie: str) -> None:
    request = asking("http", cookie)
    assert keys.key_for(request, "m") == ""
    assert keys.guests(request, "m") == {}
    assert names_in(request.cookies) == [urlsplit(cookie).path.partition("=")[0]]
