"""Forty screens as plain text, as a person at a browser without scripts reads them.

Each has a golden file. `python -m tests.golden_texts` writes them again; the difference shows what readers will see.
"""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import httpx
from tests.web import ccg, positions
from tests.web.conftest import ended_view, sample_view, scene_of
from tests.web.page_text import PageText
from tests.web.showing import in_conflict

from timescoop.hosting import Host, Store
from timescoop.web import create_app
from timescoop.web.render.page_frame import HOUSE, RELEASE
from timescoop.web.render.scene import Scene
from timescoop.web.render.table.table_page import table_page

ADDRESSES: Final = {
    "home": "/",
    "set-up-invasion": "/games/invasion/classic",
    "set-up-nemesis": "/games/nemesis/standard",
    "set-up-ccg": "/games/ccg/first",
    "settings": "/preferences",
    "not-found": "/nothing-here",
    "lessons": "/learn",
    "lessons-invasion": "/learn/invasion",
    "lessons-nemesis": "/learn/nemesis",
    "lessons-ccg": "/learn/ccg",
    "lesson": "/learn/invasion/conflict",
    "lesson-nemesis": "/learn/nemesis/conflict",
    "rulebooks": "/rules",
    "rulebook": "/rules/invasion",
    "rulebook-chapter": "/rules/invasion/chapters/conflict",
    "rule": "/rules/INV-CONFLICT-09",
    "rule-ruling": "/rules/NEM-AMB-06",
    "rule-search": "/rules/ccg?words=vortex",
    "card": "/cards/invasion/classic/the-mara",
    "card-nemesis": "/cards/nemesis/standard/hunting-grounds-weeping-angels",
    "decks": "/decks",
    "deck": "/decks/ccg/first",
    "workshop": "/workshop",
    "workshop-invasion": "/workshop/invasion/classic",
    "what-cards-can-say": "/workshop/invasion/classic/phrases?q=counter",
    "box": "/workshop/invasion/classic/box",
    "published-sets": "/sets",
    "reports": "/reports",
}
GERMAN: Final = {"de-home": "/", "de-set-up-invasion": "/games/invasion/classic", "de-rule": "/rules/INV-CONFLICT-09"}
MATCH: Final = {  # pages of a match, beside its table
    "table-first-move": "",
    "table-as-text": "/text",
    "log": "/log",
    "why": "/why",
    "why-not": "/why-not?words=move 1 Planet",
    "reaction-prompts": "/windows",
}
KEY: Final = re.compile(r"(?<=/seats/)[\w/-]+|(?<=/matches/)[\w-]+|[0-9a-f]{64}")  # what is random
MOST: Final = 160  # lines of a screen; lists of cards go on alike


def scenes() -> dict[str, Callable[[], Scene]]:
    """Tables in the middle of games and at their end."""
    return {
        "table-defend": lambda: scene_of(sample_view()),
        "table-watched": lambda: scene_of(sample_view(3)),
        "table-conflict": lambda: in_conflict(scene_of(sample_view())),
        "table-ended": lambda: scene_of(ended_view()),
        "table-invasion": lambda: positions.position("invasion", "2012", 3, 60),
        "table-nemesis": lambda: positions.position("nemesis", "standard", 2, 120),
        "table-nemesis-conflict": lambda: positions.position("nemesis", "standard", 3, 100, positions.fighting),
        "table-ccg": lambda: positions.written(ccg.PLAY, "first"),
        "table-ccg-motion": lambda: positions.written(ccg.MOTION, "first"),
    }


@asynccontextmanager
async def visitors(folder: Path) -> AsyncIterator[Callable[[], httpx.AsyncClient]]:
    """A server of an empty store; each call makes a browser of its own."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'matches.db'}")
    host = await Host.start(store, pace=0, workers=0, luck=Random(2012))
    app = create_app(host, lan="http://192.168.0.7:8000")

    def come() -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=app)
        return httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000", follow_redirects=True)

    try:
        yield come
    finally:
        await host.close()
        await store.close()


async def screens(folder: Path) -> dict[str, PageText]:
    """Every screen, by the name of its golden file."""
    found = {name: str(table_page(made())) for name, made in scenes().items()}
    async with visitors(folder) as come:
        async with come() as reader:
            for name, address in ADDRESSES.items():
                found[name] = (await reader.get(address)).text
            for name, address in GERMAN.items():
                found[name] = (await reader.get(address, headers={"accept-language": "de"})).text
        async with come() as host, come() as friend:
            found |= await invited(host, friend)
    return {name: PageText(page) for name, page in sorted(found.items())}


async def invited(host: httpx.AsyncClient, friend: httpx.AsyncClient) -> dict[str, str]:
    """Two people and their table: the lobby, the invitation, the first question, and what can be read beside it."""
    form = {"game": "nemesis", "edition": "standard", "name": "Elisabeth", "players": "2", "others": "friend"}
    lobby = await host.post("/games/nemesis/standard", data=form)
    base = str(lobby.url.path).removesuffix("/lobby")
    found = {"lobby": lobby.text, "table-waiting": (await host.get(base)).text}
    link = re.search(rf"/seats/{base.split('/')[2]}/[\w-]+", lobby.text)
    assert link, lobby.text
    found["invitation"] = (await friend.get(link[0])).text
    await friend.post(f"{base}/sit", data={"key": link[0].split("/")[3], "name": "Tom"})
    for name, at in MATCH.items():
        found[name] = (await host.get(base + at)).text
    return found


def golden(page: PageText) -> str:
    """A screen as its golden file has it: keys of links and the version left out, and nothing after so many lines."""
    lines = [KEY.sub("…", line) for line in page.lines() if line != f"{HOUSE} {RELEASE}"]
    more = [f"(and {len(lines) - MOST} more lines)"] if len(lines) > MOST else []
    return "".join(f"{line}\n" for line in [*lines[:MOST], *more])
