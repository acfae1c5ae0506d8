"""Picks each request's language: the reader's preference, else `Accept-Language`, if there is a catalogue."""

from collections.abc import Mapping
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from timescoop.web.preference_cookie import preferences_of
from timescoop.wording import localized, preferred, spoken_in, tongue_of, tongues

WORDLESS: Final = ("/static/", "/pictures/")  # what has no words in it, as style sheets have none


def tongue_asked_for(scope: Scope) -> str:
    """The code of a request's language: the one its reader chose, else the best of `Accept-Language`."""
    asked = HTTPConnection(scope)
    chosen = preferences_of(asked).language
    return preferred(chosen if chosen in tongues() else asked.headers.get("accept-language", ""), tongues())


def refused(scope: Scope, words: str, status: int, headers: Mapping[str, str] | None = None) -> PlainTextResponse:
    """A refusal in plain text, in the request's language: for middleware around `LocaleMiddleware`."""
    with spoken_in(tongue_of(tongue_asked_for(scope))):
        return PlainTextResponse(localized(words), status, headers)


class LocaleMiddleware:
    """Answers each request in the language that its reader chose, or in that of `Accept-Language`, and says so."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; a stream speaks the language in which it was asked for, to its end."""
        if scope["type"] != "http" or scope["path"].startswith(WORDLESS) or scope["path"].endswith(".css"):
            await self.app(scope, receive, send)
            return
        spoken = tongue_of(tongue_asked_for(scope))

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Language"] = spoken[0]
                headers.add_vary_header("Accept-Language, Cookie")
            await send(message)

        with spoken_in(spoken):
            await self.app(scope, receive, told)
