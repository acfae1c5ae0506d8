"""Boxes that owners are entering, each stored under a key; and the shelf of published sets."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from timescoop.hosting.durability.shared_texts import DAY_S, LONGEST_TEXT, store_text
from timescoop.hosting.errors import HostingError, Paused
from timescoop.hosting.schema import BOX, SHELF
from timescoop.hosting.seats import hash_of
from timescoop.hosting.store import Store

KEPT_DAYS: Final = 400  # days that a box is kept after its owner last opened it
MOST_BOXES: Final = 5_000
MOST_PUBLISHED: Final = 1_000
MOST_OF_ONE: Final = 5  # sets on the shelf under one key: of a box, or of a browser
SHOWN: Final = 200  # sets of a search
TRIES: Final = 5
LONGEST_WORDS: Final = 120


class Box(NamedTuple):
    """A box that somebody enters: its game and edition, and the set that it makes so far."""

    game: str
    edition: str
    text: str
    version: int


class Publication(NamedTuple):
    """A set that somebody publishes: `cards` counts what it adds or changes."""

    game: str
    edition: str
    title: str
    owner: str
    text: str
    cards: int


class Published(NamedTuple):
    """A set on the shelf; `id` is that of its stored text, which never changes."""

    id: str
    game: str
    edition: str
    title: str
    owner: str
    cards: int
    created: float


async def new_box(store: Store, game: str, edition: str, text: str) -> str:
    """Store a new box and return its key, by which alone it is found. Boxes that nobody opens are deleted in time.

    Raises:
        Paused: The store can't save it, or is full of them.
    """
    key, now = secrets.token_urlsafe(18), time.time()

    def put(connection: Connection) -> bool:
        connection.execute(delete(BOX).where(BOX.c.touched < now - KEPT_DAYS * DAY_S))
        if connection.execute(select(func.count()).select_from(BOX)).scalar_one() >= MOST_BOXES:
            return False
        connection.execute(
            insert(BOX).values(id=hash_of(key), game=game, edition=edition, text=text, version=1, touched=now)
        )
        return True

    if not await store.keep(put):
        raise Paused("this server keeps no more boxes just now; use a worksheet and save your set as a file")
    return key


async def box_of(store: Store, key: str) -> Box | None:
    """The box of a key, or None.

    Raises:
        Paused: The store can't be read.
    """
    rows = await store.read(select(BOX).where(BOX.c.id == hash_of(key)))
    return Box(rows[0].game, rows[0].edition, rows[0].text, rows[0].version) if rows else None


async def change_box(store: Store, key: str, change: Callable[[str], str]) -> str:
    """Change a box and return its new text. Changes from two pages at once are made one after the other.

    Raises:
        HostingError: There is no such box, or it would become too long.
        Paused: The store can't save it.
    """
    for _ in range(TRIES):
        box = await box_of(store, key)
        if box is None:
            raise HostingError("there is no such box; it may have been kept for too long without being opened")
        text = change(box.text)
        if len(text) > LONGEST_TEXT:
            raise HostingError(f"a box has at most {LONGEST_TEXT:,} characters; this one would have {len(text):,}")
        version = box.version

        def put(connection: Connection, text: str = text, version: int = version) -> bool:
            mine = update(BOX).where(BOX.c.id == hash_of(key), BOX.c.version == version)
            return bool(connection.execute(mine.values(text=text, version=version + 1, touched=time.time())).rowcount)

        if await store.keep(put):
            return text
    raise Paused("somebody else is changing this box; try again")


# ---- the shelf


async def publish(store: Store, key: str, publication: Publication) -> str:
    """Publish a set as it is now; returns the id of its text. A later version is a separate set.

    Args:
        store: Where it goes.
        key: The secret under which it may be taken off again: that of a box, or of a browser.
        publication: The set.

    Raises:
        HostingError: It is too long, or enough is there under this key, or from everybody.
        Paused: The store can't save it.
    """
    made = await store_text(store, publication.text)

    def put(connection: Connection) -> str:
        if connection.execute(select(SHELF.c.id).where(SHELF.c.id == made)).first():
            return ""  # the same set is on the shelf already
        mine = select(func.count()).select_from(SHELF).where(SHELF.c.box == hash_of(key))
        if connection.execute(mine).scalar_one() >= MOST_OF_ONE:
            return f"you have published {MOST_OF_ONE} sets, and no more are allowed: unpublish one first"
        if connection.execute(select(func.count()).select_from(SHELF)).scalar_one() >= MOST_PUBLISHED:
            return "this server can't publish any more sets"
        connection.execute(
            insert(SHELF).values(
                id=made, game=publication.game, edition=publication.edition, title=publication.title[:LONGEST_WORDS],
                owner=publication.owner[:LONGEST_WORDS], cards=publication.cards, box=hash_of(key), created=time.time(),
            )
        )  # fmt: skip
        return ""

    with suppress(IntegrityError):  # somebody has published the same set meanwhile
        refusal = await store.keep(put)
        if refusal:
            raise HostingError(refusal)
    return made


async def take_off(store: Store, key: str, made: str) -> None:
    """Take a set off the shelf by its key. People with its link can still open it, and matches keep their cards.

    Raises:
        Paused: The store can't change it.
    """
    mine = (SHELF.c.id == made, SHELF.c.box == hash_of(key))
    await store.keep(lambda connection: connection.execute(delete(SHELF).where(*mine)).rowcount)


async def published(
    store: Store, game: str = "", edition: str = "", words: str = "", key: str = "", made: str = ""
) -> Sequence[Published]:
    """The sets on the shelf, the newest first.

    Args:
        store: Where they are.
        game: Only those of a game.
        edition: And of an edition.
        words: Only those with these words in their title or owner.
        key: Only those that were published under this key.
        made: Only the set whose text has this id.

    Raises:
        Paused: The store can't be read.
    """
    query = select(SHELF).order_by(SHELF.c.created.desc()).limit(SHOWN)
    wanted_in = {SHELF.c.game: game, SHELF.c.edition: edition, SHELF.c.box: key and hash_of(key), SHELF.c.id: made}
    for column, wanted in wanted_in.items():
        if wanted:
            query = query.where(column == wanted)
    for word in words.split()[:6]:
        query = query.where(
            or_(SHELF.c.title.icontains(word, autoescape=True), SHELF.c.owner.icontains(word, autoescape=True))
        )
    return [Published(r.id, r.game, r.edition, r.title, r.owner, r.cards, r.created) for r in await store.read(query)]
