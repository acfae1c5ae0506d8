"""Middleware: loads a browser's key ring before a request and stores changes before the response goes out."""

import base64
import hmac
import secrets
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from timescoop.hosting import KeyRings, Paused
from timescoop.web.access import keys
from timescoop.web.access.key_ring import KeyRing, digest_of, new_ring, unsealed
from timescoop.web.access.legacy_cookies import match_keys_in, names_in
from timescoop.web.error_handlers import handle_own_error

WITHOUT: Final = (
    "/static/",
    "/preferences",
    "/healthz",
    "/readyz",
    "/worker.js",
    "/offline",
    "/metrics",
    "/api/version",
)  # no page there needs a key, and no style sheet
ALL: Final = ("/reports", "/profile")  # pages about all matches of a browser, like the first page
TAKEN_AWAY: Final = 10  # old cookies that one response deletes, so that its headers stay short


class KeyRingMiddleware:
    """Puts the ring into the request's scope, moves the keys of old cookies onto it, and stores changes."""

    def __init__(self, app: ASGIApp, rings: KeyRings) -> None:
        """For an application, with the rings of its store."""
        self.app = app
        self.rings = rings
        self.salt = secrets.token_bytes(32)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http" or scope["path"].startswith(WITHOUT) or scope["path"].endswith(".css"):
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        try:
            moved = await self.load(request)
        except Paused as error:
            await (await handle_own_error(request, error))(scope, receive, send)
            return
        failed = False

        async def stored(message: Message) -> None:
            nonlocal failed
            if message["type"] == "http.response.start":
                try:
                    await self.store(request, moved, MutableHeaders(scope=message))
                except Paused as error:
                    failed = True
                    await (await handle_own_error(request, error))(scope, receive, send)
            if not failed:
                await send(message)

        await self.app(scope, receive, stored)

    async def load(self, request: Request) -> set[str]:
        """Put the ring into the scope; the matches whose keys only old cookies have.

        Raises:
            Paused: The store cannot be read.
        """
        old = match_keys_in(request.cookies, keys.prefix(request))
        secret = keys.secret_in(request)
        ring = KeyRing(secret or self.fresh(request, old=bool(old)))
        match = match_in(request.url.path)
        if old or (secret and (match or wants_all(request))):
            rows = await self.rings.read(digest_of(ring.secret), "" if old or wants_all(request) else match)
            ring.bunches = unsealed(ring.secret, rows)
        moved = set(old) - set(ring.bunches)
        ring.bunches |= {each: old[each] for each in moved}
        request.scope[keys.SCOPE] = ring
        return moved

    def fresh(self, request: HTTPConnection, *, old: bool) -> str:
        """A new secret; requests with the same old cookies get the same one, so that two at once do not part."""
        if not old:
            return new_ring()
        told = "; ".join(sorted(f"{name}={request.cookies[name]}" for name in names_in(request.cookies)))
        return secret_from(hmac.digest(self.salt, told.encode(), "sha256"))

    async def store(self, request: Request, moved: set[str], headers: MutableHeaders) -> None:
        """Store what changed, and set or delete cookies.

        Raises:
            Paused: The store cannot keep it.
        """
        ring = keys.ring_of(request)
        waiting = moved - ring.changed
        if waiting:
            known = await self.rings.known({match: ring.bunches[match].keys() for match in waiting})
            for match in waiting:
                ring.bunches[match] = ring.bunches[match].only(known.get(match, set()))
            ring.changed |= {match for match in waiting if ring.bunches[match].keys()}
        if ring.changed:
            await self.rings.write(digest_of(ring.secret), ring.sealed())
        response = Response()
        if ring.changed or starts_here(request):
            keys.put(response, request, keys.prefix(request) + keys.COOKIE, ring.secret)
        for name in names_in(request.cookies)[:TAKEN_AWAY]:
            response.delete_cookie(name, secure=name.startswith(keys.HOST_ONLY), httponly=True, samesite="lax")
        for cookie in response.headers.getlist("set-cookie"):
            headers.append("set-cookie", cookie)


def secret_from(digest: bytes) -> str:
    """A ring's secret made of random bytes."""
    return base64.urlsafe_b64encode(digest[:24]).decode()


def match_in(path: str) -> str:
    """The match that an address names, or nothing."""
    parts = path.split("/")
    for room in ("matches", "seats"):
        if room in parts[1:3] and len(parts) > parts.index(room) + 1:
            return parts[parts.index(room) + 1]
    return ""


def wants_all(request: HTTPConnection) -> bool:
    """True for pages about all matches of a browser."""
    return request.url.path == "/" or request.url.path.startswith(ALL)


def starts_here(request: Request) -> bool:
    """True where a browser gets its ring: on its first page of a table, and again on each visit to the first page."""
    if request.method != "GET" or request.url.path.endswith("/stream"):
        return False
    return request.url.path == "/" or (request.url.path.startswith("/matches/") and not keys.secret_in(request))
