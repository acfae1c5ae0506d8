"""Uploaded records: checked, stored unchanged, and opened to be replayed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select

from timescoop.bots import Catalogue
from timescoop.documents import (
    BadDocument,
    Fault,
    Record,
    deal_record,
    deal_undone,
    option_in,
    read_record,
    standing_at,
)
from timescoop.hosting.durability.shared_texts import store_once
from timescoop.hosting.errors import NoSuchMatch
from timescoop.hosting.match_rows import Plan
from timescoop.hosting.replay.checker import CARDS, Checker, pool_of
from timescoop.hosting.replay.replays import Replay, Replays
from timescoop.hosting.replay.start import Start
from timescoop.hosting.schema import RECORD
from timescoop.hosting.seats import COLOURS
from timescoop.hosting.snapshots import SeatShown
from timescoop.hosting.store import Store
from timescoop.hosting.timeline import GivenAnswer, Timeline, facts_of
from timescoop.kernel import NOTHING, Game

LONGEST: Final = 262_144  # bytes of a record, or of a card file: ten times the longest known game of four seats
MAX_LOADED: Final = 16


@dataclass(frozen=True, slots=True)
class Opened:
    """A record after it has been replayed."""

    record: Record
    plan: Plan
    game: Game
    timeline: Timeline
    seats: tuple[SeatShown, ...]
    cards: object = None


class Archive:
    """The records of one store."""

    def __init__(self, store: Store, catalogue: Catalogue, replays: Replays, checker: Checker) -> None:
        """Use `checker`, which works outside the event loop, for records before they are stored."""
        self.store = store
        self.catalogue = catalogue
        self.replays = replays
        self.checker = checker
        self.opened: OrderedDict[str, Opened] = OrderedDict()

    async def hand_in(self, text: str, cards: str | None = None) -> str:
        """Check a record and store it.

        Args:
            text: As `write_record` gives it, or as a person wrote it; at most `LONGEST` bytes of UTF-8.
            cards: The card file that it was played with, if not the edition's own; at most as long.

        Returns:
            Its id, which is the same for the same texts.

        Raises:
            BadDocument: What is wrong, each with its line; the source of a fault in the card file is `cards`.
            Paused: The store can't save it, or too many records wait to be checked.
        """
        too_long = [*over_long("", "a record", text), *over_long(CARDS, "a card file", cards or "")]
        if too_long:
            raise BadDocument(too_long)
        await self.checker.check(text, cards)
        both = text if cards is None else f"{text}\0{cards}"
        return await store_once(self.store, RECORD, both, text=text, cards=cards)

    async def texts(self, record_id: str) -> tuple[str, str | None]:
        """The text of an uploaded record, and that of the card file that came with it, if any.

        Raises:
            NoSuchMatch: There is no record with that id.
            Paused: The store can't be read.
        """
        rows = await self.store.read(select(RECORD.c.text, RECORD.c.cards).where(RECORD.c.id == record_id))
        if not rows:
            raise NoSuchMatch("there is no such record here")
        return str(rows[0].text), rows[0].cards

    async def replay(self, record_id: str, eyes: int | None = None) -> Replay:
        """A record as a viewer saw the match; None shows all cards.

        Raises:
            NoSuchMatch: There is no record with that id.
            BadDocument: The rules have been corrected since, and its answers no longer fit.
            HostingError: There is no such viewer.
            Paused: The store can't be read.
        """
        found = self.opened.pop(record_id, None)
        if found is None:
            found = await asyncio.to_thread(opened, self.catalogue, record_id, *await self.texts(record_id))
        self.opened[record_id] = found
        while len(self.opened) > MAX_LOADED:
            self.opened.popitem(last=False)
        wanted = len(found.seats) + 1 if eyes is None else eyes
        return await self.replays.of_course(found.plan, found.game, found.timeline, found.seats, wanted, found.cards)


def over_long(source: str, what: str, text: str) -> Iterator[Fault]:
    """The error for a text that is too long."""
    size = len(text.encode("utf-8", "replace"))
    if size > LONGEST:
        yield Fault(source, 0, (), f"{what} has at most {LONGEST} bytes, and this has {size}")


def opened(catalogue: Catalogue, record_id: str, text: str, cards: str | None) -> Opened:
    """A record, replayed with the card file that came with it.

    Raises:
        BadDocument: It doesn't fit the current rules.
    """
    record = read_record(text)
    pool = pool_of(cards, catalogue) if cards is not None else None
    compiled = pool.cards if pool else None
    game, timeline = course_of(record, catalogue.games, compiled)
    seats = tuple(
        SeatShown(seat.name, "bot" if seat.kind == "bot" else "person", seat.bot, COLOURS[number % len(COLOURS)])
        for number, seat in enumerate(record.seats)
    )
    plan = plan_of(record, record_id, pool.text if pool else None)
    return Opened(record, plan, game, timeline, seats, compiled)


def plan_of(record: Record, record_id: str, cards: str | None) -> Plan:
    """The settings of a record's match, as far as the record has them."""
    assert record.seed is not None, "it has been played again, so it has a seed"
    begun = Start(record.start, "records", record_id, 0, "", 0, 0, same=True, words=record.fork)
    return Plan(
        id=record_id,
        game=record.game,
        edition=record.edition,
        options=record.options,
        cards=cards,
        seed=record.seed,
        salt=bytes.fromhex(record.salt),
        unsealed=record.unsealed,
        created=0.0,
        nonces=record.nonces,
        start=begun if record.start else None,
    )


def course_of(record: Record, games: Mapping[str, Game], cards: object = None) -> tuple[Game, Timeline]:
    """The game and the timeline of a record, of the edition's own cards or of a compiled card file.

    Raises:
        BadDocument: A line that does not fit.
    """
    game, table = deal_record(record, games, cards)
    if record.start:
        table.kept = []
    else:  # once more, so that the facts of the deal are included
        table = game.deal(
            seats=len(record.seats),
            seed=record.luck,
            edition=record.edition,
            options=record.options,
            cards=cards,
            facts=True,
        )
    dealt = table.copy()
    opening = facts_of(table)
    given: list[GivenAnswer] = []
    for count, entry in enumerate(record.answers):
        deal_undone(table, standing_at(record.undos, count), record.luck)
        option = option_in(record, game, table, entry)
        unasked = table.settled(entry.seat) == option != NOTHING
        table.play(entry.seat, option)
        given.append(GivenAnswer(entry.seat, option, unasked, facts_of(table)))
    deal_undone(table, standing_at(record.undos, len(given)), record.luck)
    return game, Timeline(table, opening, tuple(given), dealt=dealt, undos=record.undos)
