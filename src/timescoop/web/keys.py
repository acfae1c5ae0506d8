"""Keys of seats in cookies: one for each match, and the keys of seats that the reader may still give away."""

import re
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

SEAT: Final = "seat_"
GUESTS: Final = "guests_"
SHARED: Final = "shared_"
NAME: Final = "name"
KEEP_S: Final = 180 * 24 * 3600
KEY: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
GUEST: Final = re.compile(r"([0-9]{1,2})\.([A-Za-z0-9_-]{16,64})")
HOST_ONLY: Final = "__Host-"  # a browser takes such a cookie from this very host alone, and only by TLS


def named(request: HTTPConnection, name: str) -> str:
    """The full name of a cookie with a key. By TLS no other is taken for it, wherever it may come from."""
    return f"{HOST_ONLY}{name}" if request.url.scheme == "https" else name


def held(request: Request) -> dict[str, str]:
    """Match to key, for every seat that this browser holds."""
    cookies, seat, several_seats = request.cookies.items(), named(request, SEAT), named(request, SHARED)
    own = {name.removeprefix(seat): key for name, key in cookies if name.startswith(seat) and KEY.fullmatch(key)}
    several = [name.removeprefix(several_seats) for name, _ in cookies if name.startswith(several_seats)]
    return {match: first for match in several for first in shared(request, match)[:1]} | own


def key_for(request: HTTPConnection, match: str) -> str:
    """The key that this browser holds for a match, or nothing."""
    key = request.cookies.get(named(request, SEAT + match), "")
    return key if KEY.fullmatch(key) else ""


def any_key(request: HTTPConnection, match: str) -> str:
    """A key that this browser holds for a match, of whichever seat, or nothing."""
    return key_for(request, match) or next(iter(shared(request, match)), "")


def put(response: Response, request: Request, name: str, value: str) -> None:
    """A cookie that no script and no other site can use."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=KEEP_S, httponly=True, samesite="lax", secure=secure)


def hold(response: Response, request: Request, match: str, key: str) -> None:
    """Give this browser the key of a seat."""
    put(response, request, named(request, SEAT + match), key)


def drop(response: Response, match: str) -> None:
    """Take the key of a seat from this browser, under either name."""
    response.delete_cookie(SEAT + match, httponly=True, samesite="lax")
    response.delete_cookie(HOST_ONLY + SEAT + match, secure=True, httponly=True, samesite="lax")


def shared(request: HTTPConnection, match: str) -> list[str]:
    """The keys of all the seats of a match whose people share this browser; none where it is one person's."""
    return [key for key in request.cookies.get(named(request, SHARED + match), "").split("~") if KEY.fullmatch(key)]


def share(response: Response, request: Request, match: str, keys: Iterable[str]) -> None:
    """Give this browser the keys of several people's seats."""
    put(response, request, named(request, SHARED + match), "~".join(keys))


def guests(request: Request, match: str) -> dict[int, str]:
    """Seat to key, for the seats of a match that this browser may give away."""
    entries = request.cookies.get(named(request, GUESTS + match), "").split("~")
    return {int(found[1]): found[2] for entry in entries if (found := GUEST.fullmatch(entry))}


def hold_guests(response: Response, request: Request, match: str, keys: Mapping[int, str]) -> None:
    """Keep the keys of open seats for their links."""
    put(response, request, named(request, GUESTS + match), "~".join(f"{seat}.{key}" for seat, key in keys.items()))


def spelled(name: str) -> str:
    """A name as a cookie can hold it."""
    return quote(name[:60], safe="")


def name_of(request: Request) -> str:
    """The name that this browser's person went by last."""
    return unquote(request.cookies.get(NAME, ""))[:60]
