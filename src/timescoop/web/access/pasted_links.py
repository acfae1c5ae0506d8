"""Pasted links: trailing punctuation of the sentence they stood in is removed."""

from typing import Final
from urllib.parse import parse_qsl, quote, urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

AFTER: Final = " \t.,;:!?…)]}>'\"’”»*"  # what no id, key or packed text of ours ends with
PACKED: Final = ("deck", "set")  # fields of an address that hold something packed
SEE_OTHER: Final = 303


def without_punctuation(request: Request) -> str:
    """The address without punctuation after its path, or nothing where there is none or it is no page's."""
    bare = str(request.scope["path"]).rstrip(AFTER)
    if request.method not in {"GET", "HEAD"} or bare == request.scope["path"] or bare in {"", "/"}:
        return ""
    query = request.url.query
    return quote(bare) + (f"?{query}" if query else "")


class PastedLinkMiddleware:
    """Middleware: sends a browser on where a packed deck or set at the end of an address has punctuation after it.

    Punctuation after a path is handled where no page was found, because a card's name may end with it.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        clean = clean_query(scope) if scope["type"] == "http" and scope["method"] in {"GET", "HEAD"} else ""
        app = RedirectResponse(f"{quote(scope['path'])}?{clean}", SEE_OTHER) if clean else self.app
        await app(scope, receive, send)


def clean_query(scope: Scope) -> str:
    """The query without punctuation after a packed field at its end; nothing where there is none."""
    query = scope["query_string"].decode("latin-1")
    if not any(f"{name}=" in query for name in PACKED):
        return ""
    fields = parse_qsl(query, keep_blank_values=True)
    name, value = fields[-1] if fields else ("", "")
    bare = value.rstrip(AFTER)
    return urlencode([*fields[:-1], (name, bare)]) if name in PACKED and bare and bare != value else ""
