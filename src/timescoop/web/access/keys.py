"""A browser's seat keys, on one key ring whose secret is in one cookie."""

from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from timescoop.web.access.key_ring import KEY, RING, KeyRing, MatchKeys, new_ring
from timescoop.web.access.legacy_cookies import match_keys_in

COOKIE: Final = "ring"
NAME: Final = "name"
KEEP_S: Final = 180 * 24 * 3600
HOST_ONLY: Final = "__Host-"  # a browser takes such a cookie from this very host alone, and only by TLS
SCOPE: Final = "timescoop.ring"

__all__ = ["KEY", "NAME", "KeyRing"]


def prefix(request: HTTPConnection) -> str:
    """The prefix of a key cookie's name; under TLS it is one that no other origin can set."""
    return HOST_ONLY if request.url.scheme == "https" else ""


def secret_in(request: HTTPConnection) -> str:
    """The secret of the browser's ring, or nothing."""
    found = request.cookies.get(prefix(request) + COOKIE, "")
    return found if RING.fullmatch(found) else ""


def ring_of(request: HTTPConnection) -> KeyRing:
    """The ring as the middleware loaded it; without the middleware, what old cookies hold."""
    if SCOPE not in request.scope:
        request.scope[SCOPE] = KeyRing(
            secret_in(request) or new_ring(), match_keys_in(request.cookies, prefix(request))
        )
    ring: KeyRing = request.scope[SCOPE]
    return ring


def match_keys_of(request: HTTPConnection, match: str) -> MatchKeys:
    """The keys for one match."""
    return ring_of(request).bunches.get(match) or MatchKeys()


def held(request: Request) -> dict[str, str]:
    """Match to key, for every seat that this browser holds."""
    rows = ring_of(request).bunches.items()
    found = {match: next(iter([key for key in (bunch.own, *bunch.shared) if key]), "") for match, bunch in rows}
    return {match: key for match, key in found.items() if key}


def key_for(request: HTTPConnection, match: str) -> str:
    """The key that this browser holds for a match, or nothing."""
    return match_keys_of(request, match).own


def any_key(request: HTTPConnection, match: str) -> str:
    """A key that this browser holds for a match, of whichever seat, or nothing."""
    return key_for(request, match) or next(iter(shared(request, match)), "")


def put(response: Response, request: HTTPConnection, name: str, value: str) -> None:
    """A cookie that no script and no other site can use."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=KEEP_S, httponly=True, samesite="lax", secure=secure)


def hold(request: Request, match: str, key: str) -> None:
    """Give this browser the key of a seat."""
    ring_of(request).change(match).own = key


def drop(request: Request, match: str) -> None:
    """Take the key of a seat from this browser."""
    ring_of(request).change(match).own = ""


def shared(request: HTTPConnection, match: str) -> list[str]:
    """The keys of all the seats of a match whose people share this browser; none where it is one person's."""
    return list(match_keys_of(request, match).shared)


def share(request: Request, match: str, keys: Iterable[str]) -> None:
    """Give this browser the keys of several people's seats."""
    ring_of(request).change(match).shared = list(keys)


def guests(request: Request, match: str) -> dict[int, str]:
    """Seat to key, for the seats of a match that this browser may give away."""
    return dict(match_keys_of(request, match).guests)


def hold_guests(request: Request, match: str, keys: Mapping[int, str]) -> None:
    """Keep the keys of open seats for their links."""
    ring_of(request).change(match).guests = dict(keys)


def cookie_text(name: str) -> str:
    """A name as a cookie can hold it."""
    return quote(name[:60], safe="")


def name_of(request: Request) -> str:
    """The name that this browser's person went by last."""
    return unquote(request.cookies.get(NAME, ""))[:60]
