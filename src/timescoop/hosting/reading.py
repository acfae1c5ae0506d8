"""Reads a match from the store, and checks every row of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row, select

from timescoop.hosting.durability.hash_chain import checked, first_link, link, seat_seal
from timescoop.hosting.errors import NoSuchMatch, Paused, SetAside
from timescoop.hosting.match_rows import LATEST_COLUMNS, AnswerRow, LatestRow, MatchRows, Plan
from timescoop.hosting.replay.start import start_of
from timescoop.hosting.schema import ANSWER, LATEST, MATCH, SEAT
from timescoop.hosting.seats import Seat
from timescoop.hosting.store import Store

LINE: Final = (ANSWER.c.seat, ANSWER.c.option, ANSWER.c.undoes, ANSWER.c.facts, ANSWER.c.look)
SITTING: Final = (SEAT.c.name, SEAT.c.kind, SEAT.c.bot, SEAT.c.colour, SEAT.c.key_hash, SEAT.c.seal)


async def fetch(store: Store, match: str) -> MatchRows:
    """Read a match.

    Raises:
        NoSuchMatch: There is none.
        SetAside: Somebody has edited its rows in the store.
        ValueError: A stored value isn't JSON, or isn't hexadecimal.
        Paused: The store can't be read.
    """
    chained = (*LINE, ANSWER.c.number, ANSWER.c.at, ANSWER.c.link)
    rows, seats, answers, latest = await store.read_together(
        select(MATCH).where(MATCH.c.id == match),
        select(*SITTING).where(SEAT.c.match == match).order_by(SEAT.c.number),
        select(*chained).where(ANSWER.c.match == match).order_by(ANSWER.c.number),
        select(*LATEST_COLUMNS, LATEST.c.link, LATEST.c.seal).where(LATEST.c.match == match),
    )
    if not rows:
        raise NoSuchMatch("there is no such match")
    row = rows[0]
    plan = plan_of(row)
    lines = tuple(AnswerRow(*answer[: len(LINE)]) for answer in answers)
    chain = [(line.values(each.number, each.at), each.link) for line, each in zip(lines, answers, strict=True)]
    kept = sealed(latest, checked(first_link(plan, row.opening), chain))
    return MatchRows(
        plan,
        row.opening,
        tuple(sitting(match, seat) for seat in seats),
        lines,
        kept,
        row.spoilt or "",
        row.rematch or "",
        row.guest,
    )


def sitting(match: str, row: Row[Any]) -> Seat:
    """Who sits in a seat.

    Raises:
        SetAside: Something other than hosting has changed the row.
    """
    values, seal = list(row)[:-1], row[-1]
    if seal != seat_seal(match, values):
        raise SetAside("the seal on one of its seats is broken: somebody or something has changed it")
    return Seat(*values)


def sealed(rows: Sequence[Row[Any]], head: str) -> LatestRow:
    """The latest table from its row, which must be the only one, unchanged, and at the head of the chain.

    Raises:
        SetAside: It is not.
    """
    if len(rows) != 1:
        raise SetAside("its latest table is gone")
    *values, carried, seal = list(rows[0])
    latest = LatestRow(*values)
    if carried != head or seal != link(head, latest.values):
        raise SetAside("the seal on its latest table is broken: somebody or something has changed it")
    return latest


async def is_ready(store: Store) -> bool:
    """Whether a store can be read and written."""
    try:
        await store.read(select(1))
    except Paused:
        return False
    return not store.paused


async def numbers_of(store: Store, matches: Sequence[str]) -> dict[str, int]:
    """How many answers of each of some matches are stored."""
    rows = await store.read(select(LATEST.c.match, LATEST.c.number).where(LATEST.c.match.in_(matches)))
    return {row.match: row.number for row in rows}


def plan_of(row: Row[Any]) -> Plan:
    """What a match was set up with."""
    return Plan(
        id=row.id,
        game=row.game,
        edition=row.edition,
        options=json.loads(row.options),
        cards=row.cards,
        seed=bytes.fromhex(row.seed),
        salt=bytes.fromhex(row.salt),
        unsealed=row.unsealed,
        created=row.created,
        nonces=tuple(json.loads(row.nonces or "[]")),
        start=start_of(row.start),
    )
