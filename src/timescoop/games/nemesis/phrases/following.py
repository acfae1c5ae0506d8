"""Phrases for triggers by moves, and for the card of an event and its player."""

from __future__ import annotations

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.context import CONTEXT
from timescoop.games.nemesis.phrases.arrivals import hear_arrival
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.phrases.events import hear
from timescoop.games.nemesis.pool import (
    WHERE_ANY,
    WHERE_ITS,
    WHOSE_CARD_OTHERS,
    WHOSE_CARD_YOURS,
    WHOSE_OTHERS,
    WHOSE_YOURS,
    Pool,
)
from timescoop.games.nemesis.table import Nemesis
from timescoop.kernel import NOBODY
from timescoop.language import Context, perform

# ---- moves


def hear_move(pool: Pool, kind: int, statement: int, whose: int, wanted: int) -> None:
    """NEM-AMB-59: in the Minion Step or at any other time."""
    hear(pool, kind, statement, facts.MOVED_IN_STEP, whose, wanted, WHERE_ANY)
    hear(pool, kind, statement, facts.MOVED, whose, wanted, WHERE_ANY)


@phrase("event", "you move a(n) {TYPE}")
def you_move(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-59: any such card, also an opponent's."""
    hear_move(pool, kind, statement, WHOSE_YOURS, wanted)


@phrase("event", "an opponent moves a(n) {TYPE}")
def other_moves(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-59: any such card, also one of yours."""
    hear_move(pool, kind, statement, WHOSE_OTHERS, wanted)


@phrase("event", "an opponent's {TYPE} moves")
def theirs_moves(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-59: a card that an opponent controls, moved by anybody."""
    hear_move(pool, kind, statement, WHOSE_CARD_OTHERS, wanted)


@phrase("event", "one of your {TYPE(s)} moves to this Location", at_place=True)
def yours_arrives(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-89: a card that you control, moved by anybody."""
    hear_arrival(pool, kind, statement, WHOSE_CARD_YOURS, wanted)


@phrase("event", "an opponent's {TYPE} moves to this Location", at_place=True)
def theirs_arrives(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-89: a card that an opponent controls, moved by anybody."""
    hear_arrival(pool, kind, statement, WHOSE_CARD_OTHERS, wanted)


# ---- falls where the card is


@phrase("event", "one of your {TYPE(s)} is vanquished at this Location", at_place=True)
def yours_is_vanquished_here(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-111: another card there that you control, by anybody."""
    hear(pool, kind, statement, facts.VANQUISHED, WHOSE_CARD_YOURS, wanted, WHERE_ITS)


@phrase("event", "one of your {TYPE(s)} is thwarted at this Location", at_place=True)
def yours_is_thwarted_here(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-111: another card there that you control."""
    hear(pool, kind, statement, facts.THWARTED, WHOSE_CARD_YOURS, wanted, WHERE_ITS)


@phrase("event", "an opponent's {TYPE} is vanquished at this Location", at_place=True)
def theirs_is_vanquished_here(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-111: a card there that an opponent controls, by anybody."""
    hear(pool, kind, statement, facts.VANQUISHED, WHOSE_CARD_OTHERS, wanted, WHERE_ITS)


@phrase("event", "an opponent's {TYPE} is thwarted at this Location", at_place=True)
def theirs_is_thwarted_here(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-AMB-111: a card there that an opponent controls."""
    hear(pool, kind, statement, facts.THWARTED, WHOSE_CARD_OTHERS, wanted, WHERE_ITS)


# ---- the owner of a card that was chosen


@phrase("deed", "make the owner of that card {deed}", by_others=True, of_chosen=True)
@phrase("deed", "make the owner of that card {gift}", by_others=True, of_chosen=True)
def makes_owner(table: Nemesis, me: int, this: Context, deed: int) -> None:
    """NEM-AMB-119: also once the card has left play; who controlled it makes no difference."""
    copy = CONTEXT.it(this)
    seat = table.owner_of(copy) if copy != NOBODY else NOBODY
    if seat != NOBODY:
        table.do(perform, deed, seat, CONTEXT.replace(this, seat=me))
