"""The part of a link with a card set: its packed text, or the id of a stored one."""

import re
from typing import Final

from starlette.requests import Request

from timescoop.documents import packed, unpacked
from timescoop.hosting import store_text, stored_text
from timescoop.web.access.visits import host_of

FITS: Final = 6000  # characters of a packed text; proxies take addresses of some 8000
STORED: Final = re.compile(r"stored-([0-9a-f]{40})")


async def link_for(request: Request, text: str) -> str:
    """The part of a link that stands for a text; a long text is stored first.

    Raises:
        Paused: The store cannot keep it.
    """
    short = packed(text)
    return short if len(short) <= FITS else f"stored-{await store_text(host_of(request).store, text)}"


async def text_behind(request: Request, link: str) -> str | None:
    """The text that a part of a link stands for, or None.

    Raises:
        Paused: The store cannot be read.
    """
    stored = STORED.fullmatch(link)
    return await stored_text(host_of(request).store, stored[1]) if stored else unpacked(link)
