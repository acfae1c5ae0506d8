"""Before every page: strict headers, no request from another site, no strange name of this host, no long body."""

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from timescoop.web.access.guard import BODY_LIMIT, Guard, fields_of

HERE = "http://127.0.0.1:8000"


async def echo(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def fields(request: Request) -> Response:
    return PlainTextResponse(str(sorted((await fields_of(request)).items())))


APP: ASGIApp = Guard(
    Starlette(
        routes=[
            Route("/", echo, methods=["GET", "POST"]),
            Route("/healthz", echo),
            Route("/readyz", echo),
            Route("/matches/a/stream", echo),
            Route("/form", fields, methods=["POST"]),
        ]
    ),
    hosts=["play.example.org"],
)


async def ask(
    method: str, headers: dict[str, str], path: str = "/", body: bytes = b"", base: str = HERE
) -> httpx.Response:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(APP), base_url=base) as client:
        return await client.request(method, path, headers=headers, content=body)


async def test_every_answer_has_the_strict_headers() -> None:
    for response in (
        await ask("GET", {}),
        await ask("GET", {"Host": "elsewhere.example.org"}),
        await ask("GET", {}, "/none"),
    ):
        policy = response.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert response.headers["referrer-policy"] == "no-referrer"
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_an_unsafe_request_from_another_site_is_refused(site: str) -> None:
    assert (await ask("POST", {"Sec-Fetch-Site": site})).status_code == 403
    assert (await ask("POST", {"Sec-Fetch-Site": "same-origin"})).status_code == 200
    assert (await ask("GET", {"Sec-Fetch-Site": site})).status_code == 200


async def test_a_stream_is_for_our_own_pages() -> None:
    assert (await ask("GET", {"Sec-Fetch-Site": "cross-site"}, "/matches/a/stream")).status_code == 403
    assert (await ask("GET", {"Sec-Fetch-Site": "same-origin"}, "/matches/a/stream")).status_code == 200


async def test_without_sec_fetch_site_the_origin_decides() -> None:
    assert (await ask("POST", {"Origin": "http://example.org"})).status_code == 403
    assert (await ask("POST", {"Origin": "null"})).status_code == 403
    assert (await ask("POST", {"Origin": HERE})).status_code == 200
    assert (await ask("POST", {})).status_code == 200


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8000", 200),
        ("localhost", 200),
        ("192.168.0.7:8000", 200),
        ("[::1]:8000", 200),
        ("play.example.org", 200),
        ("rebound.example.org", 421),
        ("127.0.0.1.example.org", 421),
    ],
)
async def test_a_name_that_is_not_ours_is_refused(host: str, status: int) -> None:
    assert (await ask("GET", {"Host": host})).status_code == status


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
async def test_a_proxy_checks_the_servers_health_by_any_name(path: str) -> None:
    """As Caddy does in `deploy/compose.yaml`; they tell nothing but that the server runs."""
    assert (await ask("GET", {"Host": "one:8000"}, path)).status_code == 200
    assert (await ask("GET", {"Host": "one:8000"}, f"{path}/")).status_code == 421


async def test_a_body_longer_than_any_form_is_refused() -> None:
    assert (await ask("POST", {}, body=b"x" * BODY_LIMIT)).text == str(BODY_LIMIT)
    assert (await ask("POST", {}, body=b"x" * (BODY_LIMIT + 1))).status_code == 413


WRONG = (
    "http://example.org", "https://example.org", "http://127.0.0.1", "http://127.0.0.1:80", "http://127.0.0.1:8001",
    "http://127.0.0.1:80000", "http://127.0.0.1:8000.example.org", "http://127.0.0.1.example.org:8000", "null", "",
    "http://evil.127.0.0.1:8000", "http://x@127.0.0.1:8000", "http://127.0.0.1:8000@example.org", "http://localhost:8000",
    "http://[::1]:8000", "http://2130706433:8000", "http://0x7f000001:8000", "http://127.1:8000", "http://0.0.0.0:8000",
    "http://127.0.0.1:8000:8000", "http://127.0.0.2:8000", "http://127.0.0.1\\@example.org", "127.0.0.1:8000", "http://",
    "HTTP://EXAMPLE.ORG", "file://", "data:text/html,x", "chrome-extension://abcdefgh", "http://[::1", "//example.org",
    "http://127.0.0.1:8000 http://example.org", "http://xn--127-0-0-1:8000", "javascript:1", "http://127.0.0.1:08000",
)  # fmt: skip


@pytest.mark.parametrize("origin", WRONG)
async def test_a_3_a_wrong_origin_is_refused(origin: str) -> None:
    assert (await ask("POST", {"Origin": origin})).status_code == 403
    assert (await ask("GET", {"Origin": origin}, "/matches/a/stream")).status_code == 403


@pytest.mark.parametrize("length", ["-1", "\xb2", "1e3", "9" * 5000, "0x10", " ", "1, 1"])
async def test_a_length_that_is_none_is_refused(length: str) -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(APP), base_url=HERE) as client:
        headers = [(b"host", b"127.0.0.1:8000"), (b"content-length", length.encode("latin-1"))]
        assert (await client.request("POST", "/", headers=headers)).status_code == 413


@pytest.mark.parametrize("host", ["[::1", "[", "]", "127.0.0.1:x]", "\xe9", "a b", ""])
async def test_a_host_that_is_none_is_refused(host: str) -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(APP), base_url=HERE) as client:
        assert (await client.get("/", headers=[(b"host", host.encode("latin-1"))])).status_code == 421


@pytest.mark.parametrize("path", ["/matches/%00", "/matches/a%0ab", "/matches/%1b[31m", "/rules/%E2%80%AE"])
async def test_an_address_with_letters_that_nobody_can_see_is_refused(path: str) -> None:
    assert (await ask("GET", {}, path)).status_code == 400


async def test_a_form_brings_fields_and_no_file() -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(APP), base_url=HERE) as client:
        ours = {"Sec-Fetch-Site": "same-origin"}
        said = await client.post("/form", headers=ours, data={"name": "Ace"})
        assert (said.status_code, said.text) == (200, "[('name', 'Ace')]")
        brought = await client.post("/form", headers=ours, files={"name": ("ace.txt", b"Ace")})
        assert brought.status_code == 400
