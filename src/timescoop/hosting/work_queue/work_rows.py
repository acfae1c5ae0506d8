"""The queue in the store: whose work is next, who carries out what, and the results.

Work is leased: it belongs to the process named in its row while that process has a row in `server`. A process that is
lost loses its row, and with it its leases, so another takes the work over. Results count only under the newest lease.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError

from timescoop.hosting.errors import Paused
from timescoop.hosting.schema import SERVER, WORK, WORK_PART, WORK_USE
from timescoop.hosting.store import Store

WAITING, HELD, DONE, FAILED = "waiting", "held", "done", "failed"
CHANNEL: Final = "timescoop_work"
AT_ONCE: Final = 400  # ids in one query
LEASES: Final = 5  # attempts before work counts as failed, because it crashes the processes that carry it out
RESTED_S: Final = 86_400.0  # seconds after which a guest's use of workers is forgotten
LEFT_S: Final = 3600.0  # seconds after which a bot's decision that nobody waits for is deleted
BOT: Final = "bot"


class LeaseLost(Exception):
    """Another process carries out this work now; results found here don't count."""


@dataclass(frozen=True, slots=True)
class NewWork:
    """Work for the queue.

    Args:
        id: Equal for equal work, so that it is carried out once.
        kind: Which lane it goes to.
        payload: What to do, as JSON.
        guest: On whose behalf; guests get even shares of the workers.
        person: Who asked: a profile or a browser, or empty.
        place: The table it belongs to, or empty; tables of a guest get even shares.
        match: A match whose deletion deletes the work, or None.
        total: How many steps it has, if known.
    """

    id: str
    kind: str
    payload: str
    guest: str = ""
    person: str = ""
    place: str = ""
    match: str | None = None
    total: int = 0


@dataclass(frozen=True, slots=True)
class WorkLimits:
    """How many pieces of one kind may wait or be carried out: of everybody, of a guest, and of a person."""

    everybody: int
    guest: int
    person: int


@dataclass(frozen=True, slots=True)
class WorkRow:
    """The progress of some work.

    Args:
        id: As it was submitted.
        payload: What to do, as JSON.
        state: "waiting", "held", "done" or "failed".
        done: How many steps are done.
        total: Of how many.
        began: When it was first begun, in seconds since 1970; None if nobody has begun.
        result: What was found, as JSON; empty while it isn't done.
    """

    id: str
    payload: str
    state: str
    done: int
    total: int
    began: float | None
    result: str

    @property
    def over(self) -> bool:
        """True once nothing more is done."""
        return self.state in {DONE, FAILED}

    @property
    def failed(self) -> bool:
        """True if it could not be done."""
        return self.state == FAILED


@dataclass(frozen=True, slots=True)
class Lease:
    """Work that this process carries out; `parts` are results of processes that had it before."""

    id: str
    kind: str
    guest: str
    match: str | None
    payload: str
    number: int
    parts: tuple[str, ...]


# ---- submitting


def tell(store: Store, connection: Connection, state: str) -> None:
    """Tell other processes that something waits or is done; with SQLite they look at the file."""
    if not store.lite:
        connection.execute(select(func.pg_notify(CHANNEL, state)))


async def submit(store: Store, work: NewWork, limits: WorkLimits, refusal: str) -> None:
    """Queue some work; nothing changes if it is queued or done. Work that failed is tried again.

    Raises:
        Paused: Too much of its kind waits, in the words of `refusal`, or the store is unavailable.
    """

    def put(connection: Connection) -> bool:
        state = connection.scalar(select(WORK.c.state).where(WORK.c.id == work.id))
        if state not in {None, FAILED}:
            return True
        if any((connection.scalar(each) or 0) >= most for each, most in counts(work, limits)):
            return False
        connection.execute(delete(WORK).where(WORK.c.id == work.id))
        connection.execute(insert(WORK).values(new_row(work)))
        tell(store, connection, WAITING)
        return True

    try:
        if not await store.keep(put):
            raise Paused(refusal)
    except IntegrityError:  # another server was first with the same work
        return


def counts(work: NewWork, limits: WorkLimits) -> Iterator[tuple[Select[int], int]]:
    """Queries for how many are queued already, each with how many may be."""
    queued = select(func.count()).where(WORK.c.kind == work.kind, WORK.c.state.in_((WAITING, HELD)))
    yield queued, limits.everybody
    if work.guest:
        yield queued.where(WORK.c.guest == work.guest), limits.guest
    if work.person:
        yield queued.where(WORK.c.person == work.person), limits.person


async def submit_all(store: Store, works: Sequence[NewWork]) -> None:
    """Queue work of which nothing may be queued yet; what is in the queue stays as it is.

    Raises:
        Paused: The store is unavailable.
    """

    def put(connection: Connection) -> None:
        for part in chunks([work.id for work in works]):
            there = set(connection.scalars(select(WORK.c.id).where(WORK.c.id.in_(part))))
            new = [new_row(work) for work in works if work.id in set(part) - there]
            if new:
                connection.execute(insert(WORK), new)
        tell(store, connection, WAITING)

    try:
        await store.keep(put)
    except IntegrityError:  # another server was first with some of it; the next look queues the rest
        return


def new_row(work: NewWork) -> dict[str, object]:
    """A row for new work."""
    begin = {"state": WAITING, "holder": "", "lease": 0, "done": 0, "enough": False, "created": time.time()}
    return {**asdict(work), **begin, "result": None, "began": None}


async def withdraw(store: Store, ids: Collection[str]) -> None:
    """Delete work that nobody waits for any more.

    Raises:
        Paused: The store is unavailable.
    """

    def put(connection: Connection) -> None:
        for part in chunks(list(ids)):
            connection.execute(delete(WORK).where(WORK.c.id.in_(part)))

    if ids:
        await store.keep(put)


async def ask_to_stop(store: Store, work: str) -> None:
    """Let some work end with what it has found so far.

    Raises:
        Paused: The store is unavailable.
    """
    await store.keep(lambda connection: connection.execute(update(WORK).where(WORK.c.id == work).values(enough=True)))


async def keep_newest(store: Store, kind: str, most: int) -> None:
    """Delete the oldest results of a kind beyond so many.

    Raises:
        Paused: The store is unavailable.
    """
    over = (WORK.c.kind == kind) & WORK.c.state.in_((DONE, FAILED))
    old = select(WORK.c.id).where(over).order_by(WORK.c.created.desc()).offset(most).limit(AT_ONCE)
    rows = await store.read(old)
    await withdraw(store, [row.id for row in rows])


# ---- reading


async def find(store: Store, ids: Sequence[str]) -> dict[str, WorkRow]:
    """The progress of work by its id; unknown ids are left out.

    Raises:
        Paused: The store is unavailable.
    """
    columns = (WORK.c.id, WORK.c.payload, WORK.c.state, WORK.c.done, WORK.c.total, WORK.c.began, WORK.c.result)
    rows = [row for part in chunks(ids) for row in await store.read(select(*columns).where(WORK.c.id.in_(part)))]
    return {row.id: WorkRow(**{**row._asdict(), "result": row.result or ""}) for row in rows}


async def running_of(store: Store, kind: str, person: str) -> str | None:
    """The id of work of a kind that waits or is carried out for a person, or None.

    Raises:
        Paused: The store is unavailable.
    """
    mine = (WORK.c.kind == kind) & (WORK.c.person == person) & WORK.c.state.in_((WAITING, HELD))
    rows = await store.read(select(WORK.c.id).where(mine).order_by(WORK.c.created).limit(1))
    return rows[0].id if rows and person else None


async def queued_of(store: Store, kind: str, person: str) -> int:
    """How much work of a kind waits or is carried out for a person; for everybody, if that is empty.

    Raises:
        Paused: The store is unavailable.
    """
    queued = select(func.count()).where(WORK.c.kind == kind, WORK.c.state.in_((WAITING, HELD)))
    rows = await store.read(queued.where(WORK.c.person == person) if person else queued)
    return int(rows[0][0])


async def parts_of(store: Store, work: str) -> list[str]:
    """What has been found so far, in order.

    Raises:
        Paused: The store is unavailable.
    """
    found = select(WORK_PART.c.body).where(WORK_PART.c.work == work).order_by(WORK_PART.c.number)
    return [row.body for row in await store.read(found)]


def chunks(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Ids in portions that fit into one query."""
    for start in range(0, len(ids), AT_ONCE):
        yield ids[start : start + AT_ONCE]


# ---- carrying out


async def waiting_kinds(store: Store) -> set[str]:
    """The kinds of work that waits: a query without a lock, for idle processes.

    Raises:
        Paused: The store is unavailable.
    """
    return {row.kind for row in await store.read(select(WORK.c.kind).where(WORK.c.state == WAITING).distinct())}


async def lease_next(store: Store, kind: str) -> Lease | None:
    """Take the next work of a kind, fairly between guests and then between tables; None if nothing waits.

    Raises:
        Paused: The store is unavailable.
    """

    def put(connection: Connection) -> Lease | None:
        while (found := next_in(connection, kind)) is not None:
            mine = (WORK.c.id == found.id) & (WORK.c.state == WAITING)
            number = found.lease + 1
            taken = {"state": HELD, "holder": store.name, "lease": number, "began": found.began or time.time()}
            if connection.execute(update(WORK).where(mine).values(**taken)).rowcount:
                parts = select(WORK_PART.c.body).where(WORK_PART.c.work == found.id).order_by(WORK_PART.c.number)
                bodies = tuple(connection.scalars(parts))
                return Lease(found.id, kind, found.guest, found.match, found.payload, number, bodies)
        return None

    return await store.keep(put)


def next_in(connection: Connection, kind: str) -> Row[Any] | None:
    """The next work: of the guest who holds the fewest pieces, then has used least, then has waited longest."""
    lane = WORK.c.kind == kind
    grouped = select(WORK.c.guest, WORK.c.place, func.min(WORK.c.created).label("first"))
    waiting = connection.execute(
        grouped.where(lane, WORK.c.state == WAITING).group_by(WORK.c.guest, WORK.c.place)
    ).all()
    if not waiting:
        return None
    holding = select(WORK.c.guest, WORK.c.place, func.count().label("n")).where(lane, WORK.c.state == HELD)
    held = connection.execute(holding.group_by(WORK.c.guest, WORK.c.place)).all()
    most = places(connection) - 1 if kind == BOT else 0
    of_guest = {guest: sum(row.n for row in held if row.guest == guest) for guest in {row.guest for row in waiting}}
    free = [guest for guest, n in of_guest.items() if most <= 0 or n < most]
    if not free:
        return None
    used, level = use_of(connection, kind, free)
    first = {guest: min(row.first for row in waiting if row.guest == guest) for guest in free}
    guest = min(free, key=lambda each: (of_guest[each], max(used.get(each, level), level), first[each]))
    at_table = {row.place: row.n for row in held if row.guest == guest}
    tables = [row for row in waiting if row.guest == guest]
    place = min(tables, key=lambda row: (at_table.get(row.place, 0), row.first)).place
    charge(connection, kind, "", max(used.get(guest, level), level) - level)
    here = (lane, WORK.c.state == WAITING, WORK.c.guest == guest, WORK.c.place == place)
    return connection.execute(select(WORK).where(*here).order_by(WORK.c.created).limit(1)).first()


def places(connection: Connection) -> int:
    """How many bots can think at a time, at all workers together."""
    return int(connection.scalar(select(func.coalesce(func.sum(SERVER.c.places), 0))) or 0)


def use_of(connection: Connection, kind: str, guests: Sequence[str]) -> tuple[dict[str, float], float]:
    """Seconds that each guest has used, and the level at which a new one starts."""
    rows = connection.execute(select(WORK_USE.c.guest, WORK_USE.c.seconds).where(WORK_USE.c.kind == kind)).all()
    found = {row.guest: row.seconds for row in rows}
    return {guest: found[guest] for guest in guests if guest and guest in found}, found.get("", 0.0)


def charge(connection: Connection, kind: str, guest: str, seconds: float) -> None:
    """Add to what a guest has used."""
    own = sqlite_insert if connection.dialect.name == "sqlite" else postgres_insert
    level = connection.scalar(select(WORK_USE.c.seconds).where(WORK_USE.c.kind == kind, WORK_USE.c.guest == ""))
    start, now = (level or 0.0) if guest else 0.0, time.time()
    used = own(WORK_USE).values(kind=kind, guest=guest, seconds=start + seconds, at=now)
    raised = {"seconds": func.greatest(WORK_USE.c.seconds, start) + seconds, "at": now}
    if own is sqlite_insert:
        raised["seconds"] = func.max(WORK_USE.c.seconds, start) + seconds
    connection.execute(used.on_conflict_do_update(index_elements=[WORK_USE.c.kind, WORK_USE.c.guest], set_=raised))


async def note_part(store: Store, lease: Lease, number: int, body: str | None, done: int, total: int) -> bool:
    """Keep a part of what was found; True if somebody asked to stop.

    Raises:
        LeaseLost: Another process carries it out now.
        Paused: The store is unavailable.
    """

    def put(connection: Connection) -> bool | None:
        if not connection.execute(update(WORK).where(mine(store, lease)).values(done=done, total=total)).rowcount:
            return None
        if body is not None:
            connection.execute(insert(WORK_PART).values(work=lease.id, number=number, body=body))
        return bool(connection.scalar(select(WORK.c.enough).where(WORK.c.id == lease.id)))

    enough = await store.keep(put)
    if enough is None:
        raise LeaseLost(lease.id)
    return enough


async def finish(store: Store, lease: Lease, result: str, seconds: float, *, failed: bool, parts: bool) -> bool:
    """Keep a result, unless somebody else carries the work out now; the guest is charged either way.

    Args:
        store: Where.
        lease: What was carried out.
        result: As JSON, or why it failed.
        seconds: How long it took here.
        failed: Whether it could not be done.
        parts: Whether the parts stay beside the result.

    Returns:
        True if the result is kept.

    Raises:
        Paused: The store is unavailable.
    """

    def put(connection: Connection) -> bool:
        if lease.guest:
            charge(connection, lease.kind, lease.guest, seconds)
        ended = {"state": FAILED if failed else DONE, "holder": "", "result": result}
        if not connection.execute(update(WORK).where(mine(store, lease)).values(**ended)).rowcount:
            return False
        if not parts:
            connection.execute(delete(WORK_PART).where(WORK_PART.c.work == lease.id))
        tell(store, connection, DONE)
        return True

    return await store.keep(put)


def mine(store: Store, lease: Lease) -> ColumnElement[bool]:
    """True for the row of a lease that is still this process's."""
    return (WORK.c.id == lease.id) & (WORK.c.holder == store.name) & (WORK.c.lease == lease.number)


async def give_back(store: Store, leases: Collection[Lease]) -> None:
    """Let others carry out what this process has begun.

    Raises:
        Paused: The store is unavailable.
    """

    def put(connection: Connection) -> None:
        for lease in leases:
            connection.execute(update(WORK).where(mine(store, lease)).values(state=WAITING, holder=""))
        tell(store, connection, WAITING)

    if leases:
        await store.keep(put)


async def free_orphans(store: Store) -> int:
    """Put work of lost processes back into the queue, and delete what nobody waits for. Returns how much was put back.

    Raises:
        Paused: The store is unavailable.
    """
    now = time.time()
    orphan = (WORK.c.state == HELD) & WORK.c.holder.not_in(select(SERVER.c.name))
    left = (WORK.c.kind == BOT) & (WORK.c.created < now - LEFT_S)
    if not (await store.read(select(WORK.c.id).where(orphan | left).limit(1))):
        return 0

    def put(connection: Connection) -> int:
        connection.execute(delete(WORK).where(left))
        connection.execute(delete(WORK_USE).where(WORK_USE.c.at < now - RESTED_S, WORK_USE.c.guest != ""))
        given_up = {"state": FAILED, "holder": "", "result": "it ended every process that began it"}
        connection.execute(update(WORK).where(orphan, WORK.c.lease >= LEASES).values(**given_up))
        freed = connection.execute(update(WORK).where(orphan).values(state=WAITING, holder="")).rowcount
        tell(store, connection, WAITING)
        return int(freed)

    return await store.keep(put)


async def length(store: Store) -> int:
    """How much waits or is carried out.

    Raises:
        Paused: The store is unavailable.
    """
    rows = await store.read(select(func.count()).where(WORK.c.state.in_((WAITING, HELD))))
    return int(rows[0][0])
