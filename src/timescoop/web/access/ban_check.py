"""Refuses banned addresses and browsers, on every page but the operator's own."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from timescoop.hosting import BanList
from timescoop.web.access import keys
from timescoop.web.access.key_ring import digest_of
from timescoop.web.access.rate_limits import address_of
from timescoop.web.access.refusals import BANNED_WORDS
from timescoop.web.i18n import refused

BANNED: Final = 403
OPEN: Final = ("/operator", "/healthz", "/readyz", "/static/")


class BanCheck:
    """Middleware that asks the list of bans."""

    def __init__(self, app: ASGIApp, bans: BanList) -> None:
        """Check for an application."""
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "http" and not scope["path"].startswith(OPEN):
            secret = keys.secret_in(HTTPConnection(scope))
            if await self.bans.refuses(address_of(scope), digest_of(secret) if secret else ""):
                await refused(scope, BANNED_WORDS, BANNED)(scope, receive, send)
                return
        await self.app(scope, receive, send)
