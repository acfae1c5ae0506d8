"""A-2: keys live in cookies that no script and no other site can use; by TLS no other host can have set them."""

import pytest
from starlette.requests import Request
from starlette.responses import Response

from timescoop.web import keys

MATCH = "m" * 24
KEY = "k" * 32


def asking(scheme: str, cookies: str = "") -> Request:
    headers = [(b"host", b"127.0.0.1:8000"), (b"cookie", cookies.encode("latin-1"))]
    scope = {"type": "http", "scheme": scheme, "path": "/", "query_string": b"", "headers": headers}
    return Request({**scope, "server": ("127.0.0.1", 8000)})


def given(scheme: str) -> str:
    response = Response()
    keys.hold(response, asking(scheme), MATCH, KEY)
    return response.headers["set-cookie"]


def test_by_tls_a_key_is_kept_under_a_name_that_only_this_host_can_set() -> None:
    cookie = given("https")
    assert cookie.startswith(f"__Host-seat_{MATCH}={KEY};")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "domain" not in cookie.lower()


def test_without_tls_the_name_is_plain() -> None:
    assert given("http").startswith(f"seat_{MATCH}={KEY};")
    assert "Secure" not in given("http")


@pytest.mark.parametrize("read", [keys.key_for, keys.any_key])
def test_by_tls_no_other_cookie_counts(read: object) -> None:
    assert callable(read)
    assert read(asking("https", f"__Host-seat_{MATCH}={KEY}"), MATCH) == KEY
    assert read(asking("https", f"seat_{MATCH}={KEY}"), MATCH) == ""
    assert read(asking("http", f"__Host-seat_{MATCH}={KEY}"), MATCH) == ""


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_what_is_kept_is_read_again(scheme: str) -> None:
    response = Response()
    request = asking(scheme)
    keys.hold(response, request, MATCH, KEY)
    keys.share(response, request, MATCH, [KEY, "l" * 32])
    keys.hold_guests(response, request, MATCH, {1: KEY, 12: "l" * 32})
    sent = [value.decode().split(";")[0] for name, value in response.raw_headers if name == b"set-cookie"]
    back = asking(scheme, "; ".join(sent))
    assert keys.key_for(back, MATCH) == KEY
    assert keys.shared(back, MATCH) == [KEY, "l" * 32]
    assert keys.guests(back, MATCH) == {1: KEY, 12: "l" * 32}
    assert keys.held(back) == {MATCH: KEY}


@pytest.mark.parametrize(
    "cookie",
    ["seat_m=short", "seat_m=" + "\xe9" * 32, "guests_m=99999.x~\xb2." + KEY, "guests_m=" + "9" * 5000 + "." + KEY],
)
def test_a_cookie_that_no_page_of_ours_set_is_no_key(cookie: str) -> None:
    request = asking("http", cookie)
    assert keys.key_for(request, "m") == ""
    assert keys.guests(request, "m") == {}


def test_a_key_is_taken_away_under_both_names() -> None:
    response = Response()
    keys.drop(response, MATCH)
    sent = [value.decode() for name, value in response.raw_headers if name == b"set-cookie"]
    assert [cookie.split("=")[0] for cookie in sent] == [f"seat_{MATCH}", f"__Host-seat_{MATCH}"]
    assert all("Max-Age=0" in cookie for cookie in sent)
    assert "Secure" in sent[1]
