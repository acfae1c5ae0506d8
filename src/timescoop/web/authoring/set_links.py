"""What stands for a set of cards in an address: the packed text while it fits, else the id under which it is stored."""

import re
from typing import Final

from starlette.requests import Request

from timescoop.documents import packed, unpacked
from timescoop.hosting import store_text, stored_text
from timescoop.web.access.visits import host_of

FITS: Final = 6000  # characters of a packed text; proxies take addresses of some 8000
STORED: Final = re.compile(r"stored-([0-9a-f]{40})")


async def link_to(request: Request, text: str) -> str:
    """What stands for a text in an address; a long one is stored first.

    Raises:
        Paused: The store cannot keep it.
    """
    short = packed(text)
    return short if len(short) <= FITS else f"stored-{await store_text(host_of(request).store, text)}"


async def behind(request: Request, link: str) -> str | None:
    """The text that a part of an address stands for; None if it stands for none.

    Raises:
        Paused: The store cannot be read.
    """
    stored = STORED.fullmatch(link)
    return await stored_text(host_of(request).store, stored[1]) if stored else unpacked(link)
