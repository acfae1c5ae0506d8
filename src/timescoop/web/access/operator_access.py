"""Who counts as the operator: anybody with the operator's key, and for figures a program on this machine."""

import hashlib
import hmac
import time
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request

from timescoop.web.access.keys import prefix
from timescoop.web.access.reach import is_loopback

COOKIE: Final = "operator"
SESSION_S: Final = 8 * 3600
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
SHORTEST_KEY: Final = 20  # characters


@dataclass(frozen=True)
class Operator:
    """How an operator is known.

    Args:
        key: The operator's key; empty if there is none, and then nobody can sign in.
        local: True if a program on this machine may read the figures without the key. False behind a proxy, whose
            requests also come from this machine.
    """

    key: str = ""
    local: bool = True

    def fits(self, given: str) -> bool:
        """True if this is the operator's key; it always takes as long."""
        return bool(self.key) and hmac.compare_digest(digest(given), digest(self.key))

    def session(self, until: int) -> str:
        """The value of the cookie of somebody who has signed in; any server with the same key takes it."""
        seal = hmac.new(digest(self.key), f"operator until {until}".encode(), hashlib.sha256).hexdigest()
        return f"{until}.{seal}"

    def opens(self, cookie: str, now: float) -> bool:
        """True if a cookie is that of somebody who has signed in lately."""
        until = cookie.partition(".")[0]
        if not self.key or not until.isdecimal() or len(until) > 12 or int(until) < now:  # noqa: PLR2004 - digits
            return False
        return hmac.compare_digest(cookie.encode(), self.session(int(until)).encode())


def digest(text: str) -> bytes:
    """A hash of a text, so that its length takes no time to compare."""
    return hashlib.sha256(text.encode()).digest()


def operator_of(request: Request) -> Operator:
    """How this server knows its operator."""
    found: Operator = request.app.state.operator
    return found


def cookie_name(request: Request) -> str:
    """The name of the cookie; over TLS it belongs to this host alone."""
    return prefix(request) + COOKIE


def signed_in(request: Request) -> bool:
    """True if the operator asks: by a cookie, or by the key as a bearer token."""
    operator, given = operator_of(request), request.headers.get("authorization", "")
    if given.startswith("Bearer ") and operator.fits(given.removeprefix("Bearer ").strip()):
        return True
    return operator.opens(request.cookies.get(cookie_name(request), ""), time.time())


def may_read_figures(request: Request) -> bool:
    """True for the operator, and for a program on this machine that asks directly, not through a proxy."""
    if signed_in(request):
        return True
    direct = operator_of(request).local and not any(name in request.headers for name in FORWARDED)
    client = request.client.host if request.client else ""
    return direct and is_loopback(client) and is_loopback(request.url.hostname or "")
