"""Request guard: security headers on every response, origin and host checks, limits on body size."""

import ipaddress
import re
import socket
from collections.abc import Collection
from typing import Final
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import FormData, Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from timescoop.hosting import LONGEST_RECORD
from timescoop.web.access.refusals import FOREIGN, NO_ADDRESS, OTHER_NAME, TOO_LONG
from timescoop.web.access.request_timeouts import in_time
from timescoop.web.i18n import refused

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
OURS: Final = {"same-origin", "none"}
HEALTH: Final = ("/healthz", "/readyz")  # a proxy that checks us asks by the name it reaches us at, such as `one:8000`
BODY_LIMIT: Final = 8192  # bytes; the largest form lays a table
RECORD_LIMIT: Final = 2 * LONGEST_RECORD + 4096  # a record, its card file, and what the form has around them
MADE: Final = ("/decks/", "/workshop/", "/games/", "/lay")  # where somebody hands in a deck or cards of their own
MADE_LIMIT: Final = 2_000_000  # a spreadsheet of a box, or a long set in a form
LENGTH: Final = re.compile(r"[0-9]{1,12}")
HOME_ENDINGS: Final = (".local", ".lan", ".home.arpa", ".internal")


class Guard:
    """Refuses what a page of ours would not send, and puts the strict headers on every answer."""

    def __init__(self, app: ASGIApp, hosts: Collection[str] = ()) -> None:
        """Guard an application; `hosts` are further names that this server goes by, as behind a proxy."""
        self.app = app
        self.hosts = {"localhost", "testserver", socket.gethostname().lower(), *(host.lower() for host in hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                put_headers(MutableHeaders(scope=message))
            await send(message)

        refusal = self.refusal(scope["method"], scope["path"], headers)
        if refusal:
            status, why = refusal
            await refused(scope, why, status)(scope, receive, guarded)
            return
        short = limited(receive, body_limit(scope["method"], scope["path"]))
        await self.app(scope, in_time(short, lambda: started), guarded)

    def refusal(self, method: str, path: str, headers: Headers) -> tuple[int, str] | None:
        """Status and reason if the request is not to be let in."""
        if not path.isprintable():
            return 400, NO_ADDRESS
        if path not in HEALTH and not self.knows(headers.get("host", "")):
            return 421, OTHER_NAME
        foreign = from_elsewhere(headers)
        if foreign and (method not in SAFE or path.endswith("/stream") or path.startswith("/api/")):
            return 403, FOREIGN
        length = headers.get("content-length", "0")
        if not LENGTH.fullmatch(length) or int(length) > body_limit(method, path):
            return 413, TOO_LONG
        return None

    def knows(self, host: str) -> bool:
        """Whether a Host header names this machine: an address in figures, its own name, or one on the local network.

        A page of another site can point a name of its own at us, but not an address in figures.
        """
        name = split(f"//{host}").hostname or ""
        if name in self.hosts or (name.endswith(HOME_ENDINGS) and name.split(".")[0] == socket.gethostname().lower()):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def from_elsewhere(headers: Headers) -> bool:
    """Whether a browser says that another site asked: by Sec-Fetch-Site, else by an Origin other than the Host."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in OURS
    origin = headers.get("origin")
    return origin is not None and split(origin).netloc != headers.get("host")


def split(address: str) -> SplitResult:
    """The parts of an address; one that is none has no parts."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def put_headers(headers: MutableHeaders) -> None:
    """The strict headers; what is not marked otherwise is never kept by a cache."""
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Cache-Control", "no-store")


def body_limit(method: str, path: str) -> int:
    """How many bytes a request may bring: what a form of ours sends, or a record, or what somebody has made."""
    if method == "POST" and path.startswith(MADE):
        return MADE_LIMIT
    return RECORD_LIMIT if (method, path) == ("POST", "/records") else BODY_LIMIT


def limited(receive: Receive, limit: int) -> Receive:
    """A body cut off by an error once it is longer than it may be."""
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > limit:
            return {"type": "http.disconnect"}
        return message

    return counted


async def fields_of(request: Request) -> FormData:
    """The fields of a form that brings no file; nothing of it is left open.

    Raises:
        HTTPException: It brings a file, or cannot be read (400).
    """
    async with request.form(max_files=0) as form:
        return form
