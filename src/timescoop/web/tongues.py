"""In which language a page is told: what its browser asks for, as far as there is a catalogue."""

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from timescoop.wording import preferred, spoken_in, tongue_of, tongues

UNTOLD: Final = ("/static/", "/games/")  # what has no words in it


class Spoken:
    """Answers each request in the language of `Accept-Language`, and says so."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; a stream speaks the language in which it was asked for, to its end."""
        if scope["type"] != "http" or scope["path"].startswith(UNTOLD):
            await self.app(scope, receive, send)
            return
        spoken = tongue_of(preferred(Headers(scope=scope).get("accept-language", ""), tongues()))

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Language"] = spoken[0]
                headers.add_vary_header("Accept-Language")
            await send(message)

        with spoken_in(spoken):
            await self.app(scope, receive, told)
