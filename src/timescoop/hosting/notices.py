"""Who wants a notice when it is their turn, and who is due one now: once a turn, on all servers together."""

from __future__ import annotations

import hmac
import json
import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, func, insert, select, update

from timescoop.hosting.errors import HostingError, TooSoon
from timescoop.hosting.schema import ANSWER, LATEST, MATCH, NOTICE, PRESENT, SEAT, SECRET
from timescoop.hosting.store import Store

MAIL: Final = "mail"
PUSH: Final = "push"
QUIET_S: Final = 60.0  # seconds that a turn has lasted before somebody is notified
FIRST_WAIT_S: Final = 60.0  # seconds until a notice that could not be sent is tried again; then twice as long
MOST_TRIES: Final = 5
MOST_OF_A_SEAT: Final = 5
MOST_ASKED: Final = 3  # confirmation mails to one address, within
ASKED_S: Final = 86_400.0  # seconds
NOBODY: Final = -1  # no turn notified yet
ADDRESS: Final = re.compile(r"[^\s@<>\",;:\\()\[\]]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+")
LONGEST_TARGET: Final = 2000


@dataclass(frozen=True, slots=True)
class Notice:
    """A request for notices.

    Args:
        id: Random.
        match: The id of the match.
        game: Key of its game.
        seat: Whose turn it is about.
        kind: `mail` or `push`.
        target: An e-mail address, or a browser's push subscription as JSON.
        confirmed: Whether the owner of the address has agreed.
        turn: Which turn it is about, if it is due: the number of the seat's own last answer.
        tries: How often sending it has failed.
    """

    id: str
    match: str
    game: str
    seat: int
    kind: str
    target: str
    confirmed: bool
    turn: int = NOBODY
    tries: int = 0


class Notices:
    """The notices of one store."""

    def __init__(self, store: Store, wall: Callable[[], float] = time.time) -> None:
        """`wall` is the time in seconds since 1970; tests move it."""
        self.store = store
        self.wall = wall
        self.secret = b""

    # ---- requests

    async def add(self, match: str, seat: int, kind: str, target: str) -> str:
        """Store a request and return its id. One by mail must be confirmed. The same request has the same id.

        Raises:
            HostingError: It isn't an e-mail address.
            TooSoon: The seat has as many as it may, or the address was asked too often.
            Paused: The store can't save it.
        """
        if len(target) > LONGEST_TARGET or (kind == MAIL and not ADDRESS.fullmatch(target)):
            raise HostingError("that isn't an e-mail address (example: name@example.org)")
        of_seat = await self.of_seat(match, seat)
        for notice in of_seat:
            if (notice.kind, notice.target) == (kind, target):
                return notice.id
        lately = (NOTICE.c.target == target, NOTICE.c.created > self.wall() - ASKED_S, ~NOTICE.c.confirmed)
        asked = (await self.store.read(select(func.count()).select_from(NOTICE).where(*lately)))[0][0]
        if len(of_seat) >= MOST_OF_A_SEAT or (kind == MAIL and asked >= MOST_ASKED):
            raise TooSoon("there are too many notices already; stop one, or try again tomorrow")
        row = {
            "id": secrets.token_urlsafe(18), "match": match, "seat": seat, "kind": kind, "target": target,
            "confirmed": kind != MAIL, "told": NOBODY, "tries": 0, "after": 0.0, "created": self.wall(),
        }  # fmt: skip
        await self.store.keep(lambda connection: connection.execute(insert(NOTICE).values(**row)).rowcount)
        return str(row["id"])

    async def of_seat(self, match: str, seat: int) -> list[Notice]:
        """The requests of one seat, oldest first.

        Raises:
            Paused: The store can't be read.
        """
        here = (NOTICE.c.match == match) & (NOTICE.c.seat == seat)
        return [notice_of(row) for row in await self.store.read(joined().where(here).order_by(NOTICE.c.created))]

    async def find(self, ident: str) -> Notice | None:
        """A request by its id, or None."""
        rows = await self.store.read(joined().where(NOTICE.c.id == ident))
        return notice_of(rows[0]) if rows else None

    async def confirm(self, notice: Notice) -> None:
        """The owner of the address agrees."""
        await self.change(NOTICE.c.id == notice.id, confirmed=True)

    async def stop(self, notice: Notice) -> None:
        """Stop all notices to this address, from every match."""
        await self.delete(NOTICE.c.target == notice.target)

    async def stop_one(self, match: str, seat: int, ident: str) -> None:
        """Remove one request of a seat."""
        await self.delete((NOTICE.c.id == ident) & (NOTICE.c.match == match) & (NOTICE.c.seat == seat))

    # ---- links

    async def token_of(self, ident: str) -> str:
        """The token in the link that stops a notice; only this server can make it."""
        if not self.secret:
            ((value,),) = await self.store.read(select(SECRET.c.value).where(SECRET.c.name == "notices"))
            self.secret = bytes.fromhex(value)
        return hmac.digest(self.secret, ident.encode("utf-8", "replace"), "sha256").hex()[:40]

    # ---- turns

    async def due(self) -> list[Notice]:
        """The requests of those whose turn it has been for a minute, who are not here and haven't been notified.

        Raises:
            Paused: The store can't be read.
        """
        own = select(func.max(ANSWER.c.number)).where(ANSWER.c.match == NOTICE.c.match, ANSWER.c.seat == NOTICE.c.seat)
        last = (ANSWER.c.match == LATEST.c.match) & (ANSWER.c.number == LATEST.c.number)
        own_turn = own.correlate(NOTICE).scalar_subquery().label("own")
        query = joined(
            LATEST.c.waiting, MATCH.c.created.label("begun"), ANSWER.c.seat.label("by"), ANSWER.c.at, own_turn
        )
        query = query.join(LATEST, LATEST.c.match == NOTICE.c.match).outerjoin(ANSWER, last)
        query = query.join(SEAT, (SEAT.c.match == NOTICE.c.match) & (SEAT.c.number == NOTICE.c.seat))
        query = query.where(NOTICE.c.confirmed, SEAT.c.kind == "person", MATCH.c.finished.is_(None))
        rows = await self.store.read(query.where(NOTICE.c.after <= self.wall()))
        here = {(row.match, row.seat) for row in await self.store.read(select(PRESENT.c.match, PRESENT.c.seat))}
        return [
            notice_of(row, turn=row.own or 0) for row in rows if self.waits(row) and (row.match, row.seat) not in here
        ]

    def waits(self, row: Row[Any]) -> bool:
        """Whether a seat has been asked for a while since somebody else moved, and hasn't been notified."""
        since = row.begun if row.at is None else row.at
        asked = row.seat in json.loads(row.waiting) and row.by != row.seat
        return asked and row.told != (row.own or 0) and self.wall() - since >= QUIET_S

    async def claim(self, notice: Notice) -> bool:
        """Claim a notice before it is sent, so that only one server sends it.

        Raises:
            Paused: The store can't save it.
        """
        return await self.change((NOTICE.c.id == notice.id) & (NOTICE.c.told != notice.turn), told=notice.turn)

    async def failed(self, notice: Notice) -> None:
        """Note that a notice could not be sent. It is tried again later, a limited number of times."""
        tries = notice.tries + 1
        wait = FIRST_WAIT_S * 2**tries
        if tries < MOST_TRIES:
            await self.change(NOTICE.c.id == notice.id, told=NOBODY, tries=tries, after=self.wall() + wait)

    async def sent(self, notice: Notice) -> None:
        """Note that a notice was sent."""
        await self.change(NOTICE.c.id == notice.id, tries=0)

    async def forget_finished(self) -> None:
        """Delete the addresses for matches that are over."""
        over = select(MATCH.c.id).where(MATCH.c.finished.is_not(None))
        if await self.store.read(select(NOTICE.c.id).where(NOTICE.c.match.in_(over)).limit(1)):
            await self.delete(NOTICE.c.match.in_(over))

    async def change(self, which: ColumnElement[bool], **values: object) -> bool:
        """Change rows, and return whether there were any."""

        def put(connection: Connection) -> bool:
            return connection.execute(update(NOTICE).where(which).values(**values)).rowcount > 0

        return await self.store.keep(put)

    async def delete(self, which: ColumnElement[bool]) -> None:
        """Delete rows."""
        await self.store.keep(lambda connection: connection.execute(delete(NOTICE).where(which)).rowcount)


def joined(*more: ColumnElement[object]) -> Select[Any]:
    """A query of notices with their games."""
    return select(NOTICE, MATCH.c.game, *more).join(MATCH, MATCH.c.id == NOTICE.c.match)


def notice_of(row: Row[Any], turn: int = NOBODY) -> Notice:
    """A notice from its row."""
    return Notice(row.id, row.match, row.game, row.seat, row.kind, row.target, row.confirmed, turn, row.tries)
