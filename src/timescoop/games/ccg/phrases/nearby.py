"""Phrases for adjacent places, and for places identified by the cards there."""

from __future__ import annotations

from timescoop.games.ccg.context import here_of
from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.finding import found
from timescoop.games.ccg.phrases.hearing import hear, where_of
from timescoop.games.ccg.phrases.travels import ADJACENT, ANY_GOAL, are_adjacent
from timescoop.games.ccg.pool import ARRIVES, TARDIS_MOVES, WHERE_HERE, WHOSE_ANY, WHOSE_OPPOSING, Pool
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOWHERE
from timescoop.language import Context

# ---- where cards go


@phrase("destination", "an adjacent Spacetime card")
def to_one_beside(table: Ccg, _me: int, _this: Context) -> list[int]:
    """CCG-AMB-121: beside the one where the card is that moves."""
    return [ADJACENT, *table.places()]


@phrase("destination", "the Spacetime card here")
def to_here(table: Ccg, _me: int, this: Context) -> list[int]:
    """CCG-ENEMY-05: where the card is that says so; the text names it, so no Goal is needed."""
    place = here_of(table, this)
    return [ANY_GOAL] if place == NOWHERE else [ANY_GOAL, place]


def places_of(table: Ccg, copies: list[int]) -> list[int]:
    """CCG-ENEMY-05: the places where some cards are; the text names them, so no Goal is needed."""
    return [ANY_GOAL, *sorted({table.place_of(copy) for copy in copies} - {NOWHERE})]


@phrase("destination", "a Spacetime card where an opponent has a(n) {such_card}")
def where_they_have(table: Ccg, me: int, this: Context, single: int) -> list[int]:
    """CCG-ENEMY-05: any place where such a card of an opponent is."""
    return places_of(table, found(table, me, this, WHOSE_OPPOSING, single))


@phrase("destination", "a Spacetime card where there is a(n) {such_card}")
def where_some_is(table: Ccg, me: int, this: Context, single: int) -> list[int]:
    """CCG-ENEMY-05: any place where such a card is, of any player."""
    return places_of(table, found(table, me, this, WHOSE_ANY, single))


# ---- where cards are


@phrase("detail", "at an adjacent Spacetime card", steady=True, of_play=True)
def is_beside(table: Ccg, _me: int, this: Context, that: int) -> bool:
    """CCG-AMB-121: beside the Spacetime card of the text, and not at it."""
    here = here_of(table, this)
    return that >= 0 and here != NOWHERE and are_adjacent(table, here, table.place_of(that))


# ---- who comes


@phrase("event", "a(n) {such_card} moves", for_types=IN_PLAY)
def when_any_moves(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-89: moved by anybody, aboard a TARDIS too."""
    hear(pool, kind, statement, ARRIVES, WHOSE_ANY, single, where_of(single))


@phrase("event", "any TARDIS lands here", for_types=IN_PLAY)
def when_tardis_lands(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-89: any player's, once it has arrived."""
    hear(pool, kind, statement, TARDIS_MOVES, WHOSE_ANY, where=WHERE_HERE)
