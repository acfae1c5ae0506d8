"""Messages that were reported to the operator, and what the operator does about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, select

from timescoop.hosting.schema import CHAT_REPORT
from timescoop.hosting.store import Store

MOST: Final = 100  # messages in the list


@dataclass(frozen=True, slots=True)
class ChatReport:
    """A reported message.

    Args:
        match: Where it was written.
        note: Its number there.
        name: Of the person who wrote it.
        text: As it was when it was reported.
        at: When it was reported last, in seconds since 1970.
        by: How many people reported it.
    """

    match: str
    note: int
    name: str
    text: str
    at: float
    by: int


async def chat_reports(store: Store) -> list[ChatReport]:
    """The reported messages, those that most people reported first.

    Raises:
        Paused: The store is unavailable.
    """
    rows = CHAT_REPORT.c
    many, newest = func.count().label("many"), func.max(rows.at).label("newest")
    grouped = select(rows.match, rows.note, func.max(rows.name).label("name"), func.max(rows.text).label("text"))
    grouped = grouped.add_columns(newest, many).group_by(rows.match, rows.note).order_by(many.desc(), newest.desc())
    found = await store.read(grouped.limit(MOST))
    return [ChatReport(row.match, row.note, row.name, row.text, row.newest, row.many) for row in found]


async def dismiss_report(store: Store, match: str, note: int) -> bool:
    """Delete all reports of a message; True if there were any.

    Raises:
        Paused: The store is unavailable.
    """
    gone = delete(CHAT_REPORT).where(CHAT_REPORT.c.match == match, CHAT_REPORT.c.note == note)
    return bool(await store.keep(lambda connection: connection.execute(gone).rowcount))
