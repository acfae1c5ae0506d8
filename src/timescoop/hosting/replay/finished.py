"""Finished matches for statistics: which there are, and how each of them was played."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select

from timescoop.bots import load_catalogue
from timescoop.documents import deal_undone, standing_at
from timescoop.hosting.lists import ended_by_agreement
from timescoop.hosting.match_rows import MatchRows
from timescoop.hosting.resume import deal, standing_answers, undos_in
from timescoop.hosting.schema import MATCH, SEAT
from timescoop.hosting.store import Store
from timescoop.kernel import Game, Table

AT_ONCE: Final = 400  # ids in one query; SQLite takes a thousand


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that was dealt and played to its end; forked ones, and those ended by agreement, say little about a game.

    Args:
        id: Of the match.
        game: Key of the game.
        edition: Key of the edition.
        names: Of the seats, in order.
        bots: The key of the bot in each seat; empty for a person.
        finished: Seconds since 1970.
    """

    id: str
    game: str
    edition: str
    names: tuple[str, ...]
    bots: tuple[str, ...]
    finished: float


@dataclass(frozen=True, slots=True)
class ReplayedMatch:
    """A finished match as it was dealt; a reader plays it by reading the answers to their end.

    Args:
        game: What was played.
        table: As it was dealt.
        answers: Seat and option, for each answer that stands. What an undo dealt again is dealt again on the way, so
            each must be played on the table before the next is asked for.
        count: How many there are.
    """

    game: Game
    table: Table
    answers: Iterator[tuple[int, int]]
    count: int


async def finished_matches(store: Store, ids: Collection[str] | None, most: int) -> list[Finished]:
    """The newest matches that were played to their end, of those with these ids or (None) of all.

    Forked matches and matches ended by agreement are left out.

    Raises:
        Paused: The store can't be read.
    """
    wanted = (MATCH.c.finished.is_not(None), MATCH.c.spoilt.is_(None), MATCH.c.start.is_(None), ~ended_by_agreement())
    asked = select(MATCH.c.id, MATCH.c.game, MATCH.c.edition, MATCH.c.finished).where(*wanted)
    asked = asked.order_by(MATCH.c.finished.desc(), MATCH.c.id).limit(most)
    among = [None] if ids is None else [list(ids)[n : n + AT_ONCE] for n in range(0, len(ids), AT_ONCE)]
    rows = [
        row for part in among for row in await store.read(asked if part is None else asked.where(MATCH.c.id.in_(part)))
    ]
    rows = sorted(rows, key=lambda row: (-row.finished, row.id))[:most]
    sitting: dict[str, list[tuple[str, str]]] = {row.id: [] for row in rows}
    for n in range(0, len(rows), AT_ONCE):
        here = SEAT.c.match.in_([row.id for row in rows[n : n + AT_ONCE]])
        for seat in await store.read(select(SEAT).where(here).order_by(SEAT.c.number)):
            sitting[seat.match].append((seat.name, seat.bot if seat.kind == "bot" else ""))
    return [
        Finished(
            row.id,
            row.game,
            row.edition,
            tuple(name for name, _ in sitting[row.id]),
            tuple(bot for _, bot in sitting[row.id]),
            row.finished,
        )
        for row in rows
    ]


def replay_stored(catalogue: str, stored: MatchRows) -> ReplayedMatch:
    """A stored match from its deal on; this may run in a process of its own.

    Raises:
        TimescoopError: Its card file or its deal does not fit these rules.
    """
    known = load_catalogue(catalogue)
    game, lines, luck = known.games[stored.plan.game], standing_answers(stored.lines), stored.plan.luck
    table = deal(game, stored.plan, len(stored.seats), known.cards(stored.plan.game, stored.plan.cards))
    undos = undos_in(stored.lines)

    def answers() -> Iterator[tuple[int, int]]:
        for count, line in enumerate(lines):
            deal_undone(table, standing_at(undos, count), luck)
            yield line.seat, line.option

    return ReplayedMatch(game, table, answers(), len(lines))
