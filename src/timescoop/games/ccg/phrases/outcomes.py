"""Phrases for the ends of fights and turns, random cards in play, and searching for several cards at once."""

from __future__ import annotations

from timescoop.games.ccg import statics
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.finding import found
from timescoop.games.ccg.phrases.hearing import hear, where_of
from timescoop.games.ccg.phrases.picking import AT_RANDOM
from timescoop.games.ccg.phrases.standing import they
from timescoop.games.ccg.phrases.stock import has_stocked
from timescoop.games.ccg.pool import (
    ARRIVES,
    CHARACTERS,
    FIGHT_LOST,
    FIGHT_WON,
    FROZEN,
    KIDNAPPED,
    LOST_BY,
    TURN_ENDS,
    WHERE_HERE,
    WHOSE_ANY,
    WHOSE_ITSELF,
    WHOSE_OPPOSING,
    WHOSE_YOURS,
    WON_BY,
    Pool,
)
from timescoop.games.ccg.searching import TO_HAND, search, stocked
from timescoop.games.ccg.statics import FROM_DEATH_IN_FIGHTS
from timescoop.games.ccg.table import Ccg
from timescoop.language import Context

# ---- fights that were won and lost


@phrase("event", "this card wins a fight", for_types=CHARACTERS)
def when_it_wins(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: it is in the group that wins."""
    hear(pool, kind, statement, WON_BY, WHOSE_ITSELF)


@phrase("event", "this card loses a fight", for_types=CHARACTERS)
def when_it_loses(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: it is in the group that loses."""
    hear(pool, kind, statement, LOST_BY, WHOSE_ITSELF)


@phrase("event", "you win a fight", for_types=IN_PLAY)
def when_you_win(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: once for a fight, with whichever group."""
    hear(pool, kind, statement, FIGHT_WON, WHOSE_YOURS)


@phrase("event", "you win a fight here", for_types=IN_PLAY)
def when_you_win_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: where the card is that hears it."""
    hear(pool, kind, statement, FIGHT_WON, WHOSE_YOURS, where=WHERE_HERE)


@phrase("event", "you lose a fight", for_types=IN_PLAY)
def when_you_lose(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: once for a fight, with whichever group."""
    hear(pool, kind, statement, FIGHT_LOST, WHOSE_YOURS)


@phrase("event", "you lose a fight here", for_types=IN_PLAY)
def when_you_lose_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-114: where the card is that hears it."""
    hear(pool, kind, statement, FIGHT_LOST, WHOSE_YOURS, where=WHERE_HERE)


@phrase("effect", "{any_cards} cannot be destroyed in fights")
def not_destroyed_in_fights(table: Ccg, me: int, this: Context, shielded: int) -> None:
    """CCG-AMB-115: not by what a fight does to those who lost it, nor by anything else until the fight is over."""
    for copy in they(table, me, this, shielded):
        statics.protect(table, copy, FROM_DEATH_IN_FIGHTS)


# ---- turns that end


@phrase("event", "an opponent's turn ends", for_types=IN_PLAY)
def when_other_turn_ends(pool: Pool, kind: int, statement: int) -> None:
    """CCG-TURN-03: at the end of each turn of others."""
    hear(pool, kind, statement, TURN_ENDS, WHOSE_OPPOSING)


@phrase("event", "a player's turn ends", for_types=IN_PLAY)
def when_any_turn_ends(pool: Pool, kind: int, statement: int) -> None:
    """CCG-TURN-03: at the end of each turn."""
    hear(pool, kind, statement, TURN_ENDS, WHOSE_ANY)


# ---- what becomes of cards


@phrase("event", "this card moves", for_types=IN_PLAY)
def when_it_moves(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-118: to another Spacetime card, however it does."""
    hear(pool, kind, statement, ARRIVES, WHOSE_ITSELF)


@phrase("event", "one of your {such_cards} is kidnapped", for_types=IN_PLAY)
def when_yours_is_kidnapped(pool: Pool, kind: int, statement: int, several: int) -> None:
    """CCG-AMB-118: by any opponent."""
    hear(pool, kind, statement, KIDNAPPED, WHOSE_YOURS, several, where_of(several))


@phrase("event", "an opposing {such_card} is kidnapped", for_types=IN_PLAY)
def when_theirs_is_kidnapped(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-118: by you or by anybody else."""
    hear(pool, kind, statement, KIDNAPPED, WHOSE_OPPOSING, single, where_of(single))


@phrase("event", "one of your {such_cards} is frozen", for_types=IN_PLAY)
def when_yours_is_frozen(pool: Pool, kind: int, statement: int, several: int) -> None:
    """CCG-AMB-118: by a text, an attempt or a fight."""
    hear(pool, kind, statement, FROZEN, WHOSE_YOURS, several, where_of(several))


@phrase("event", "an opposing {such_card} is frozen", for_types=IN_PLAY)
def when_theirs_is_frozen(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-118: by a text, an attempt or a fight."""
    hear(pool, kind, statement, FROZEN, WHOSE_OPPOSING, single, where_of(single))


@phrase("condition", "this card is in play", steady=True)
def is_in_play(table: Ccg, _me: int, this: Context) -> bool:
    """CCG-GLOSSARY-35: as long as it has not left."""
    return table.in_play(CONTEXT.card(this))


# ---- points of others


@phrase("condition", "an opponent has {INT} or more points")
def other_has_points(table: Ccg, me: int, _this: Context, least: int) -> bool:
    """CCG-SCORE-08: at least one of your opponents."""
    return max([table.points[seat] for seat in table.others(me)]) >= least


# ---- chance


@phrase("chosen_cards", "a random {such_card}")
def any_at_random(table: Ccg, me: int, this: Context, single: int) -> list[int]:
    """CCG-AMB-116: one such card of anybody, each as likely as another."""
    return [AT_RANDOM, *found(table, me, this, WHOSE_ANY, single)]


@phrase("chosen_cards", "a random opposing {such_card}")
def theirs_at_random(table: Ccg, me: int, this: Context, single: int) -> list[int]:
    """CCG-AMB-116: one such card of your opponents, each as likely as another."""
    return [AT_RANDOM, *found(table, me, this, WHOSE_OPPOSING, single)]


@phrase("chosen_cards", "a random one of your {such_cards}")
def yours_at_random(table: Ccg, me: int, this: Context, several: int) -> list[int]:
    """CCG-AMB-116: one such card of yours, each as likely as another."""
    return [AT_RANDOM, *found(table, me, this, WHOSE_YOURS, several)]


# ---- several cards out of the deck


def has_some_stocked(table: Ccg, me: int, this: Context, _most: int, several: int) -> bool:
    """CCG-VORTEX-04: whether such a card was brought."""
    return has_stocked(table, me, this, several)


@phrase(
    "deed", "put up to {INT} {such_cards} from your deck into your hand", has_some_stocked, openly=False, elsewhere=True
)
def takes_several(table: Ccg, me: int, this: Context, most: int, several: int) -> None:
    """CCG-AMB-117: all see them; the deck is shuffled."""
    if most and stocked(table, me, this, several):
        search(table, me, this, several, most, TO_HAND)
