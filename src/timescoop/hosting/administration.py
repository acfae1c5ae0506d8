"""The operator's actions on matches: list, show, close, export and delete them, and renew a seat's link."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import delete, func, select

from timescoop.bots import Catalogue
from timescoop.documents import Record, write_record
from timescoop.hosting.errors import HostingError, NoSuchMatch
from timescoop.hosting.match import Match
from timescoop.hosting.match_log import MatchLog
from timescoop.hosting.match_record import record_of
from timescoop.hosting.match_rows import AnswerRow
from timescoop.hosting.reading import fetch
from timescoop.hosting.resume import resumed
from timescoop.hosting.schema import ANSWER, LATEST, MATCH, RING, SEAT
from timescoop.hosting.seats import new_key
from timescoop.hosting.store import Store
from timescoop.hosting.timeline import ENDED

SHOWN_RING: Final = 12  # digits of a key ring's hash
MOST_LISTED: Final = 200


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match in the operator's list. Times are seconds since 1970.

    Args:
        id: Of the match.
        game: Key of the game.
        edition: Key of the edition.
        names: Of the seats, in order.
        created: When it was created.
        moved: When the last answer was given, or it was created.
        finished: When it ended, or None.
        answers: How many rows of answers it has.
        spoilt: Why it was set aside, or empty.
    """

    id: str
    game: str
    edition: str
    names: tuple[str, ...]
    created: float
    moved: float
    finished: float | None
    answers: int
    spoilt: str


@dataclass(frozen=True, slots=True)
class MatchDetails:
    """A match as the operator sees it: never a card.

    Args:
        summary: As in the list.
        seats: The name of each, and who plays there: the key of a bot, "person", "open" or "rules".
        asked: The seats that are asked something.
        browsers: The first digits of the key rings that hold a key of it.
    """

    summary: MatchSummary
    seats: tuple[tuple[str, str], ...]
    asked: tuple[int, ...]
    browsers: tuple[str, ...]


async def list_matches(store: Store, *, state: str = "all", match: str = "", most: int = 50) -> list[MatchSummary]:
    """Matches, the most recently played first.

    Args:
        store: Where they are.
        state: "running", "finished", "damaged" or "all".
        match: The id of one, or the beginning of it; empty for any.
        most: How many at most, up to 200.

    Raises:
        Paused: The store is unavailable.
    """
    moved = func.coalesce(ANSWER.c.at, MATCH.c.created).label("moved")
    last = (ANSWER.c.match == LATEST.c.match) & (ANSWER.c.number == LATEST.c.number)
    columns = (MATCH.c.id, MATCH.c.game, MATCH.c.edition, MATCH.c.created, moved, MATCH.c.finished, LATEST.c.number)
    query = select(*columns, MATCH.c.spoilt).outerjoin(LATEST, LATEST.c.match == MATCH.c.id).outerjoin(ANSWER, last)
    wanted = {
        "running": MATCH.c.finished.is_(None) & MATCH.c.spoilt.is_(None),
        "finished": MATCH.c.finished.is_not(None),
        "damaged": MATCH.c.spoilt.is_not(None),
    }
    if state in wanted:
        query = query.where(wanted[state])
    if match:
        query = query.where(MATCH.c.id.startswith(match, autoescape=True))
    rows = await store.read(query.order_by(moved.desc()).limit(min(most, MOST_LISTED)))
    ids = [row.id for row in rows]
    seats = await store.read(select(SEAT.c.match, SEAT.c.name).where(SEAT.c.match.in_(ids)).order_by(SEAT.c.number))
    return [
        MatchSummary(
            row.id, row.game, row.edition, tuple(seat.name for seat in seats if seat.match == row.id), row.created,
            row.moved, row.finished, row.number or 0, row.spoilt or "",
        )
        for row in rows
    ]  # fmt: skip


async def one_match(store: Store, match: str) -> MatchSummary:
    """The match with this id, or whose id begins like this.

    Raises:
        NoSuchMatch: There is none.
        HostingError: There are several.
        Paused: The store is unavailable.
    """
    found = await list_matches(store, match=match, most=2) if match else []
    if not found:
        raise NoSuchMatch(f"there is no match {match!r}")
    exact = [each for each in found if each.id == match]
    if not exact and len(found) > 1:
        raise HostingError(f"several matches begin with {match!r}; give more of the id")
    return (exact or found)[0]


async def look_at_match(store: Store, match: str) -> MatchDetails:
    """Everything an operator may know about a match.

    Raises:
        NoSuchMatch: There is none.
        Paused: The store is unavailable.
    """
    found = await one_match(store, match)
    seats = await store.read(select(SEAT).where(SEAT.c.match == found.id).order_by(SEAT.c.number))
    waiting = await store.read(select(LATEST.c.waiting).where(LATEST.c.match == found.id))
    rings = await store.read(select(RING.c.ring).where(RING.c.match == found.id).order_by(RING.c.at))
    asked = json.loads(waiting[0].waiting) if waiting and found.finished is None else []
    players = tuple((str(seat.name), str(seat.bot or seat.kind)) for seat in seats)
    return MatchDetails(found, players, tuple(sorted(asked)), tuple(row.ring[:SHOWN_RING] for row in rings))


async def opened_match(store: Store, catalogue: Catalogue | str, match: str) -> Match:
    """Load a match from the store by itself, to change or export it.

    Args:
        store: Where it is.
        catalogue: Its games, or the name of the module that has them.
        match: Its id, or the beginning of it.

    Raises:
        NoSuchMatch: There is none.
        SetAside: Somebody has edited its rows in the store.
        Paused: The store is unavailable.
    """
    found = await one_match(store, match)
    stored = await fetch(store, found.id)
    known = Catalogue(catalogue) if isinstance(catalogue, str) else catalogue
    game = known.games[stored.plan.game]
    cards = known.cards(stored.plan.game, stored.plan.cards)
    return Match(MatchLog(store, game, cards, stored, resumed(game, stored, cards)), next(iter(known.bots), ""))


async def close_match(match: Match) -> None:
    """End a running match where it stands, as if everybody had agreed. Nobody has won.

    Raises:
        HostingError: It is over.
        Paused: The store can't save it.
    """
    await match.log.run(lambda: end(match.log))


async def end(log: MatchLog) -> None:
    """End a match, under its lock."""
    if log.state.timeline.table.over():
        raise HostingError("this match is over")
    table_state = log.table_state().moved_on()
    table_state = replace(table_state, request=None, clock=table_state.clock and table_state.clock.going_on())
    rows = [AnswerRow(0, ENDED, 0, "[]")]
    await log.append(log.state.timeline.ended(), rows, 0, adds_answers=False, table_state=table_state)


async def renew_link(match: Match, seat: int) -> str:
    """Open a seat again with a new link, which alone opens it from now on. Returns the path of the link.

    Args:
        match: The match.
        seat: Counted from 0.

    Raises:
        HostingError: There is no such seat, or a bot or the rules play it.
        Paused: The store can't save it.
    """
    if not 0 <= seat < len(match.seats):
        raise HostingError(f"there is no seat {seat + 1}; the seats are 1 to {len(match.seats)}")
    if not match.seats[seat].key_hash:
        raise HostingError(f"{match.seats[seat].name} is played by the computer, so there is no link to renew")
    fresh = new_key()
    await match.log.run(lambda: match.seating.reopen(seat, fresh))
    return f"/seats/{match.id}/{fresh}"


def exported(match: Match, *, anonymous: bool = False) -> str:
    """The record of a match as text, finished or not; that of a running match reveals every hand.

    `anonymous` puts "Player 1" for the names of people.
    """
    return write_record(record_without_names(match) if anonymous else match.record(unfinished=True))


def record_without_names(match: Match) -> Record:
    """The record of a match with "Player 1" and so on for people; bots keep their names."""
    seats = [
        seat if seat.kind in {"bot", "rules"} and not seat.key_hash else replace(seat, name=f"Player {number}")
        for number, seat in enumerate(match.seats, 1)
    ]
    plan = match.plan
    if plan.start:
        plan = replace(plan, start=replace(plan.start, name="somebody", words=""))
    return record_of(match.game, plan, seats, match.timeline, match.log.cards)


async def delete_match(store: Store, match: str) -> str:
    """Delete a match and everything that belongs to it; other servers drop it within seconds. Returns its id.

    Raises:
        NoSuchMatch: There is none.
        Paused: The store can't do it.
    """
    found = (await one_match(store, match)).id
    await store.keep(lambda connection: connection.execute(delete(MATCH).where(MATCH.c.id == found)).rowcount)
    return found
