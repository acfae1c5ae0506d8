"""Lists of matches: those to which somebody holds keys, and those that were set aside."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, exists, select

from timescoop.hosting.schema import ANSWER, LATEST, MATCH, SEAT
from timescoop.hosting.seats import hash_of
from timescoop.hosting.store import Store
from timescoop.hosting.timeline import ENDED

MOST: Final = 100_000  # finished matches of one person, where all are asked for


@dataclass(frozen=True, slots=True)
class MatchLine:
    """A match as a list shows it to the holder of a key.

    Args:
        id: Of the match.
        game: Key of the game.
        edition: Key of the edition.
        names: Of the seats, in order.
        seat: The holder's seat.
        waits: True if it is the holder's turn.
        asked: The seats that are asked something, in order.
        free: The seats that nobody has taken yet, in order.
        moved: When the last answer was given, or the match was created: seconds since 1970.
        created: Seconds since 1970.
        finished: The same, or None while it runs.
        agreed: True if it ended by agreement.
        spoilt: Why it was set aside, or empty.
    """

    id: str
    game: str
    edition: str
    names: tuple[str, ...]
    seat: int
    waits: bool
    asked: tuple[int, ...]
    free: tuple[int, ...]
    moved: float
    created: float
    finished: float | None
    agreed: bool
    spoilt: str


def ended_by_agreement() -> ColumnElement[bool]:
    """True for a row of `MATCH` whose last answer is the end to which everybody agreed."""
    last = (ANSWER.c.match == LATEST.c.match) & (ANSWER.c.number == LATEST.c.number)
    return exists().where(LATEST.c.match == MATCH.c.id, last, ANSWER.c.option == ENDED).correlate(MATCH)


async def held_matches(store: Store, held: Mapping[str, str], most_finished: int = MOST) -> list[MatchLine]:
    """The matches to which somebody holds keys (id to key): those in which it is the holder's turn, then the newest.

    Of finished matches, only the newest so many are returned.
    """
    if not held:
        return []
    columns = (MATCH.c.id, MATCH.c.game, MATCH.c.edition, MATCH.c.created, MATCH.c.finished, MATCH.c.spoilt)
    ended = ended_by_agreement().label("agreed")
    last = (ANSWER.c.match == LATEST.c.match) & (ANSWER.c.number == LATEST.c.number)
    joined = select(*columns, LATEST.c.waiting, ended, ANSWER.c.at.label("moved"))
    joined = joined.join(LATEST, LATEST.c.match == MATCH.c.id).outerjoin(ANSWER, last)
    joined = joined.where(MATCH.c.id.in_(list(held)))
    over = MATCH.c.finished.is_not(None)
    ended_last = joined.where(over).order_by(MATCH.c.created.desc()).limit(most_finished)
    running, finished = await store.read_together(joined.where(~over), ended_last)
    rows = [*running, *finished]
    seats = select(SEAT).where(SEAT.c.match.in_([row.id for row in rows])).order_by(SEAT.c.number)
    sitting: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    for seat in await store.read(seats) if rows else ():
        sitting[seat.match].append(seat)
    lines: list[MatchLine] = []
    for row in rows:
        here = sitting[row.id]
        given = hash_of(held[row.id])
        mine = [seat.number for seat in here if secrets.compare_digest(given, seat.key_hash)]
        if mine:
            lines.append(line_of(row, here, mine[0]))
    return sorted(lines, key=lambda line: (not line.waits, line.finished is not None, -line.created))


def line_of(row: Row[Any], seats: Sequence[Row[Any]], mine: int) -> MatchLine:
    """A match as the holder of a seat sees it in a list."""
    asked = json.loads(row.waiting) if row.finished is None and not row.spoilt else []
    return MatchLine(
        id=row.id,
        game=row.game,
        edition=row.edition,
        names=tuple(seat.name for seat in seats),
        seat=mine,
        waits=mine in asked,
        asked=tuple(sorted(asked)),
        free=tuple(seat.number for seat in seats if seat.kind == "open"),
        moved=row.created if row.moved is None else row.moved,
        created=row.created,
        finished=row.finished,
        agreed=bool(row.agreed),
        spoilt=row.spoilt or "",
    )


async def waiting_for_bots(store: Store, is_up: Callable[[str], bool]) -> list[str]:
    """The ids of the running matches in which a bot is asked and that no server plays that is up, oldest first."""
    columns = (MATCH.c.id, SEAT.c.number, LATEST.c.waiting, LATEST.c.owner)
    query = select(*columns).join(SEAT, SEAT.c.match == MATCH.c.id).join(LATEST, LATEST.c.match == MATCH.c.id)
    query = query.where(MATCH.c.finished.is_(None), MATCH.c.spoilt.is_(None), SEAT.c.kind == "bot")
    rows = await store.read(query.order_by(MATCH.c.created))
    asked = [row.id for row in rows if not is_up(row.owner) and row.number in json.loads(row.waiting)]
    return list(dict.fromkeys(asked))
