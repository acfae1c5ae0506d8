"""Phrases for triggers about named Characters and a card's host, for frozen cards, and for a longer span."""

from __future__ import annotations

from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.lasting import THIS_TURN
from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.hearing import hear, where_of
from timescoop.games.ccg.phrases.loans import SPANS
from timescoop.games.ccg.pool import (
    ARRIVES,
    CONDITION,
    FIGHT_WON,
    FROZEN,
    KIDNAPPED,
    LOST_BY,
    WHERE_HERE,
    WHOSE_ANY,
    WHOSE_BEARER,
    WHOSE_OPPOSING,
    WHOSE_YOURS,
    WON_BY,
    Pool,
)
from timescoop.games.ccg.table import Ccg
from timescoop.language import Context

# ---- fights


@phrase("event", "one of your {such_cards} wins a fight", for_types=IN_PLAY)
def when_yours_wins(pool: Pool, kind: int, statement: int, several: int) -> None:
    """CCG-AMB-114: each of the group that wins."""
    hear(pool, kind, statement, WON_BY, WHOSE_YOURS, several, where_of(several))


@phrase("event", "one of your {such_cards} loses a fight", for_types=IN_PLAY)
def when_yours_loses(pool: Pool, kind: int, statement: int, several: int) -> None:
    """CCG-AMB-114: each of the group that loses."""
    hear(pool, kind, statement, LOST_BY, WHOSE_YOURS, several, where_of(several))


@phrase("event", "an opposing {such_card} wins a fight", for_types=IN_PLAY)
def when_theirs_wins(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-114: each of the group that wins."""
    hear(pool, kind, statement, WON_BY, WHOSE_OPPOSING, single, where_of(single))


@phrase("event", "an opposing {such_card} loses a fight", for_types=IN_PLAY)
def when_theirs_loses(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-114: each of the group that loses."""
    hear(pool, kind, statement, LOST_BY, WHOSE_OPPOSING, single, where_of(single))


@phrase("event", "an opponent wins a fight", for_types=IN_PLAY)
def when_other_wins_fight(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: once for a fight, against you or somebody else."""
    hear(pool, kind, statement, FIGHT_WON, WHOSE_OPPOSING)


@phrase("event", "an opponent wins a fight here", for_types=IN_PLAY)
def when_other_wins_fight_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: where the card is that hears it."""
    hear(pool, kind, statement, FIGHT_WON, WHOSE_OPPOSING, where=WHERE_HERE)


@phrase("event", "a player wins a fight", for_types=IN_PLAY)
def when_any_wins_fight(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: once for a fight, you or anybody else."""
    hear(pool, kind, statement, FIGHT_WON, WHOSE_ANY)


@phrase("event", "a player wins a fight here", for_types=IN_PLAY)
def when_any_wins_fight_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: where the card is that hears it."""
    hear(pool, kind, statement, FIGHT_WON, WHOSE_ANY, where=WHERE_HERE)


# ---- the Character on which a Condition lies


@phrase("event", "that Character wins a fight", for_types=1 << CONDITION)
def when_bearer_wins(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: it is in the group that wins."""
    hear(pool, kind, statement, WON_BY, WHOSE_BEARER)


@phrase("event", "that Character loses a fight", for_types=1 << CONDITION)
def when_bearer_loses(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: it is in the group that loses."""
    hear(pool, kind, statement, LOST_BY, WHOSE_BEARER)


@phrase("event", "that Character moves", for_types=1 << CONDITION)
def when_bearer_moves(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-118: to another Spacetime card, however it does."""
    hear(pool, kind, statement, ARRIVES, WHOSE_BEARER)


# ---- anybody


@phrase("event", "a(n) {such_card} is kidnapped", for_types=IN_PLAY)
def when_any_is_kidnapped(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-118: by any player."""
    hear(pool, kind, statement, KIDNAPPED, WHOSE_ANY, single, where_of(single))


@phrase("event", "a(n) {such_card} is frozen", for_types=IN_PLAY)
def when_any_is_frozen(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-118: by a text, an attempt or a fight."""
    hear(pool, kind, statement, FROZEN, WHOSE_ANY, single, where_of(single))


@phrase("state", "frozen", of_play=True)
def is_frozen(table: Ccg, _me: int, _this: Context, that: int) -> bool:
    """CCG-FREEZE-01: one that can do nothing now, and is nobody's prisoner."""
    return that >= 0 and that in table.frozen


@phrase("condition", "this card is frozen")
def it_is_frozen(table: Ccg, _me: int, this: Context) -> bool:
    """CCG-FREEZE-03: what is always in effect on a frozen card stays so."""
    return CONTEXT.card(this) in table.frozen


@phrase("condition", "this card is unfrozen")
def it_is_unfrozen(table: Ccg, _me: int, this: Context) -> bool:
    """CCG-FREEZE-03: in play, and neither frozen nor kidnapped."""
    copy = CONTEXT.card(this)
    return table.in_play(copy) and not table.is_frozen(copy)


@phrase("span", "until your next turn ends")
def until_next_turn_ends(table: Ccg, me: int, _this: Context) -> int:
    """CCG-GLOSSARY-15: your next turn, not the one that is going on."""
    left = (me - table.turn) % table.seats or table.seats
    return (table.turn_number + left) * SPANS + THIS_TURN
