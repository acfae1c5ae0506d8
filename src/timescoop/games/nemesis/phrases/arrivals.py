"""Phrases for triggers by moves to a card's Location, and for the player who caused an event."""

from __future__ import annotations

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.events import hear
from timescoop.games.nemesis.pool import WHERE_TO_HERE, WHOSE_ANY, WHOSE_OTHERS, WHOSE_YOURS, Pool
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOBODY
from timescoop.language import Context, perform


def hear_arrival(pool: Pool, kind: int, statement: int, whose: int, wanted: int) -> None:
    """NEM-AMB-89: in the Minion Step or at any other time."""
    hear(pool, kind, statement, facts.MOVED_IN_STEP, whose, wanted, WHERE_TO_HERE)
    hear(pool, kind, statement, facts.MOVED, whose, wanted, WHERE_TO_HERE)


@phrase("event", "you move a(n) {TYPE} to this Location")
def you_bring(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-89: any such card, also an opponent's."""
    hear_arrival(pool, kind, statement, WHOSE_YOURS, wanted)


@phrase("event", "an opponent moves a(n) {TYPE} to this Location")
def other_brings(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-89: any such card, also one of yours."""
    hear_arrival(pool, kind, statement, WHOSE_OTHERS, wanted)


@phrase("event", "a player moves a(n) {TYPE} to this Location")
def player_brings(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-89: by anybody."""
    hear_arrival(pool, kind, statement, WHOSE_ANY, wanted)


@phrase("deed", "make that player {deed}", by_others=True)
@phrase("deed", "make that player {gift}", by_others=True)
def makes_who_did(table: Nemesis, me: int, this: Context, deed: int) -> None:
    """NEM-AMB-90: the player of whom the event tells."""
    seat = CONTEXT.seat(this)
    if seat != NOBODY:
        table.do(perform, deed, seat, CONTEXT.replace(this, seat=me))
