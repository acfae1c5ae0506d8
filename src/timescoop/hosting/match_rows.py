"""Rows of a match in the store: those of its start, then one for each answer."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from timescoop.documents import luck_of, set_name
from timescoop.hosting.company.table_state import TableState, due_of
from timescoop.hosting.durability.hash_chain import first_link, link, seat_seal
from timescoop.hosting.durability.pubsub import publish
from timescoop.hosting.errors import Overtaken
from timescoop.hosting.facts import write_facts
from timescoop.hosting.replay.start import Start
from timescoop.hosting.schema import ANSWER, LATEST, MATCH, SEAT
from timescoop.hosting.seats import Seat
from timescoop.hosting.store import Store
from timescoop.hosting.timeline import Timeline
from timescoop.kernel import SEED_BYTES

ID_BYTES: Final = 18
LATEST_COLUMNS: Final = (
    LATEST.c.number,
    LATEST.c.rules,
    LATEST.c.table,
    LATEST.c.shown,
    LATEST.c.waiting,
    LATEST.c.affairs,
    LATEST.c.version,
)
# Made once: making a statement takes longer than the store needs to carry it out.
LOCKED: Final = select(LATEST).where(LATEST.c.match == bindparam("match")).with_for_update()
READ_HEAD: Final = LOCKED.with_only_columns(LATEST.c.version, LATEST.c.link)
READ_LATEST: Final = LOCKED.with_only_columns(*LATEST_COLUMNS)
ADD_ANSWERS: Final = insert(ANSWER)
OVERTAKEN: Final = "somebody else was quicker; look again"


def new_id() -> str:
    """A random id for a match."""
    return secrets.token_urlsafe(ID_BYTES)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a match was set up with. Times are seconds since 1970.

    Args:
        id: Unguessable.
        game: Key of the game.
        edition: Key of the edition.
        options: The options of the deal, all of them.
        cards: The text of a card file, or None for the edition's own.
        seed: 32 bytes.
        salt: 32 bytes; the hash over salt and seed is shown from the start.
        unsealed: The seed was given by hand.
        created: When.
        nonces: What each seat added to the luck, in hexadecimal; empty for none. Matches from before there were nonces
            have no list at all.
        start: The table at which it begins, or None if it was dealt.
    """

    id: str
    game: str
    edition: str
    options: dict[str, str]
    cards: str | None
    seed: bytes
    salt: bytes
    unsealed: bool
    created: float
    nonces: tuple[str, ...] = ()
    start: Start | None = None

    @property
    def luck(self) -> bytes:
        """The luck of the match: seed, salt and nonces together."""
        return luck_of(self.seed, self.salt, [bytes.fromhex(nonce) for nonce in self.nonces], unsealed=self.unsealed)

    @property
    def set_name(self) -> str:
        """The name of the set that it is played with, from its card file, or ""."""
        return set_name(self.cards)

    @property
    def chained(self) -> list[object]:
        """What the chain over the match begins with; columns that were added later are not part of it."""
        luck = [self.seed.hex(), self.salt.hex(), self.unsealed, list(self.nonces)]
        begun = [self.start.text()] if self.start else []
        return [self.id, self.game, self.edition, self.options, self.cards, *luck, *begun]

    def again(self, luck: Random, seats: int, *, seed: bytes | None = None, start: Start | None = None) -> Plan:
        """The plan of another match of the same game, options and cards, created now.

        It has no nonces: those of the first match were known before the new seed was promised.

        Args:
            luck: Where its salt comes from, and its seed if none is given.
            seats: How many it has.
            seed: One that is known already; the match counts as unsealed.
            start: The table at which it begins, or None to deal.
        """
        return replace(
            self,
            id=new_id(),
            seed=seed or luck.randbytes(SEED_BYTES),
            salt=luck.randbytes(SEED_BYTES),
            unsealed=seed is not None,
            created=time.time(),
            nonces=("",) * seats,
            start=start,
        )


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """A row in the store: one answer, an undo, or an end by agreement.

    Attributes:
        seat: Who answered, undid or asked to end the match.
        option: The option chosen; -1 for an undo, `REDEALT` for one by consent, `ENDED` for an end by agreement.
        undoes: How many answers an undo takes back; 0 otherwise.
        facts: What the answer caused, as JSON.
        look: The number of the snapshot at which the seat decided; 0 if it was not asked.
    """

    seat: int
    option: int
    undoes: int
    facts: str
    look: int = 0

    def values(self, number: int, at: float) -> list[object]:
        """The values that the chain covers."""
        return [number, self.seat, self.option, self.undoes, self.facts, self.look, at]


@dataclass(frozen=True, slots=True)
class LatestRow:
    """The latest table as written beside the answers, with the table state; all but numbers as JSON.

    `version` grows with every change to the match. It is no part of the seal.
    """

    number: int
    rules: str
    table: str
    shown: str
    waiting: str
    affairs: str = ""
    version: int = 0

    @property
    def values(self) -> list[object]:
        """The values that its seal covers, besides the chain's last link."""
        return [self.number, self.rules, self.table, self.shown, self.waiting, self.affairs]


@dataclass(frozen=True, slots=True)
class MatchRows:
    """A match as its rows in the store; `opening` is the facts of the deal as JSON."""

    plan: Plan
    opening: str
    seats: tuple[Seat, ...]
    lines: tuple[AnswerRow, ...]
    latest: LatestRow
    spoilt: str
    rematch: str
    guest: str = ""  # on whose behalf its bots think: a keyed hash of an address


async def add_match(store: Store, stored: MatchRows, follows: str = "") -> bool:
    """Write a new match; `follows` names the one it is the rematch of.

    Returns:
        False if that one has a rematch already: then nothing is written.
    """
    plan = stored.plan
    row = {**asdict(plan), "options": json.dumps(plan.options), "seed": plan.seed.hex(), "salt": plan.salt.hex()}
    row["nonces"] = json.dumps(plan.nonces)
    row |= {"start": None, "forked": None, "forker": None}
    if plan.start:
        row |= {"start": plan.start.text(), "forked": plan.start.source, "forker": plan.start.seat}

    def put(connection: Connection) -> bool:
        if follows:
            free = (MATCH.c.id == follows) & MATCH.c.rematch.is_(None)
            if connection.execute(update(MATCH).where(free).values(rematch=plan.id)).rowcount != 1:
                return False
        connection.execute(insert(MATCH).values(**row, opening=stored.opening, guest=stored.guest))
        for number, seat in enumerate(stored.seats):
            connection.execute(insert(SEAT).values(match=plan.id, number=number, **sealed_seat(plan.id, seat)))
        connection.execute(insert(LATEST).values(match=plan.id, owner=store.name, **asdict(stored.latest)))
        head = insert_answers(connection, plan.id, 0, stored.lines, plan.created, first_link(plan, stored.opening))
        write_latest(store, connection, plan.id, stored.latest, head)
        if follows:
            publish(store, connection, follows)
        return True

    return await store.keep(put)


async def add_answers(
    store: Store, match: str, lines: Sequence[AnswerRow], latest: LatestRow, at: float, *, over: bool
) -> None:
    """Write new answers and the table that they lead to; its version is one more than that of the match.

    Raises:
        Overtaken: Somebody else has changed the match since: nothing was saved.
        Paused: The store can't save it.
    """

    def put(connection: Connection) -> None:
        before = read_head(connection, match, latest.version - 1)
        head = insert_answers(connection, match, latest.number - len(lines), lines, at, before)
        write_latest(store, connection, match, latest, head)
        if over:
            connection.execute(update(MATCH).where(MATCH.c.id == match).values(finished=at))

    try:
        await store.keep(put)
    except IntegrityError as error:
        raise Overtaken("somebody else answered first; look again") from error


def insert_answers(
    connection: Connection, match: str, done: int, lines: Sequence[AnswerRow], at: float, head: str
) -> str:
    """Insert lines after those that are done, chained to the `head` so far; the new head."""
    rows = []
    for number, line in enumerate(lines, done + 1):
        head = link(head, line.values(number, at))
        rows.append({"match": match, "number": number, "at": at, "link": head, **asdict(line)})
    if rows:
        connection.execute(ADD_ANSWERS, rows)
    return head


def write_latest(store: Store, connection: Connection, match: str, latest: LatestRow, head: str) -> None:
    """Write the latest table, sealed, and publish the change to other processes."""
    seal = link(head, latest.values)
    publish(
        store, connection, match, **asdict(latest), link=head, seal=seal, due=due_of(latest.affairs, latest.waiting)
    )


def sealed_seat(match: str, seat: Seat) -> dict[str, object]:
    """A seat as a row with its own seal, because it can change between answers."""
    return {**asdict(seat), "seal": seat_seal(match, list(asdict(seat).values()))}


def read_head(connection: Connection, match: str, version: int) -> str:
    """The head of the chain over a match's answers; nobody else changes the match meanwhile.

    Raises:
        Overtaken: It has another version.
    """
    found, head = connection.execute(READ_HEAD, {"match": match}).one()
    if found != version:
        raise Overtaken(OVERTAKEN)
    return str(head)


async def amend_match(
    store: Store,
    match: str,
    shown: Sequence[int],
    version: int,
    *,
    table_state: TableState | None = None,
    seat: tuple[int, Seat] | None = None,
) -> None:
    """Write what can change between answers: the table state, or who sits in a seat.

    `shown` is how many snapshots each viewer has been given, `version` that of the match so far.

    Raises:
        Overtaken: Somebody else has changed the match since: nothing was saved.
        Paused: The store can't save it.
    """

    def put(connection: Connection) -> None:
        head = read_head(connection, match, version)
        latest = LatestRow(*connection.execute(READ_LATEST, {"match": match}).one())
        if seat:
            here = (SEAT.c.match == match) & (SEAT.c.number == seat[0])
            connection.execute(update(SEAT).where(here).values(**sealed_seat(match, seat[1])))
        affairs = latest.affairs if table_state is None else table_state.text()
        new = replace(latest, shown=json.dumps(shown), affairs=affairs, version=version + 1)
        write_latest(store, connection, match, new, head)

    await store.keep(put)


async def set_aside(store: Store, match: str, why: str | None) -> None:
    """Mark a match that can't be continued, or (None) one that can be again."""
    marked = update(MATCH).where(MATCH.c.id == match).values(spoilt=why)
    await store.keep(lambda connection: connection.execute(marked).rowcount)


def answer_rows(timeline: Timeline, done: int, snapshot: int = 0) -> list[AnswerRow]:
    """The answers of a timeline after those that are stored, with the facts that each caused.

    The first of them, and those that were sent together with it, were decided at that snapshot. The server gave the
    others, such as forced moves.
    """
    return [
        AnswerRow(
            given.seat,
            given.option,
            0,
            write_facts(timeline.table, before, given.until),
            snapshot if nth == 0 or given.joined else 0,
        )
        for nth, (given, before) in enumerate(zip(timeline.given[done:], timeline.ends(done), strict=False))
    ]
