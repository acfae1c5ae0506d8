"""Phrases for what a card listens and responds to; the pool notes each when the text is registered."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.describing import is_here
from timescoop.games.ccg.phrases.trees import says
from timescoop.games.ccg.pool import (
    ATTEMPT,
    DESTROYED,
    FIGHT,
    KIDNAPPED,
    NONE,
    ON_PLAY,
    PLAYED,
    SCORES,
    TARDIS_MOVES,
    TURN_ENDS,
    TURN_STARTS,
    WHEN,
    WHERE_ANY,
    WHERE_HERE,
    WHOSE_ANY,
    WHOSE_OPPOSING,
    WHOSE_YOURS,
    Pool,
)
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY
from timescoop.language import NO_TEXT, selected

NO_TABLE: Final = Ccg()  # whose a card is to be can be said without one


def hear(
    pool: Pool, kind: int, statement: int, what: int, whose: int, such: int = NONE, where: int = WHERE_ANY
) -> None:
    """A statement is carried out each time something has happened, to such a card if one is described."""
    nth = pool.enter(kind, WHEN, statement)
    pool.hears[kind] += ((what, whose, such, where, nth),)


# ---- what has happened


@phrase("event", "you play this card")
def when_played(pool: Pool, kind: int, statement: int) -> None:
    """CCG-GLOSSARY-35: once, as it comes into play."""
    pool.enter(kind, ON_PLAY, statement)


@phrase("event", "your turn starts", for_types=IN_PLAY)
def when_turn_starts(pool: Pool, kind: int, statement: int) -> None:
    """CCG-TURN-01: before any card is played."""
    hear(pool, kind, statement, TURN_STARTS, WHOSE_YOURS)


@phrase("event", "your turn ends", for_types=IN_PLAY)
def when_turn_ends(pool: Pool, kind: int, statement: int) -> None:
    """CCG-TURN-03: before the TARDIS moves."""
    hear(pool, kind, statement, TURN_ENDS, WHOSE_YOURS)


@phrase("event", "an opponent scores", for_types=IN_PLAY)
def when_opponent_scores(pool: Pool, kind: int, statement: int) -> None:
    """CCG-SCORE-07: from wherever the points come."""
    hear(pool, kind, statement, SCORES, WHOSE_OPPOSING)


@phrase("event", "you play a(n) {such_card}", for_types=IN_PLAY)
def when_you_play(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-GLOSSARY-35: such a card comes into play from your hand."""
    hear(pool, kind, statement, PLAYED, WHOSE_YOURS, single, where_of(single))


def where_of(node: int) -> int:
    """Whether a description says `here`: then it is the place of the card that listens."""
    return WHERE_HERE if says(node, is_here) else WHERE_ANY


# ---- what is about to happen: the number of the sentence is given


def answer(pool: Pool, kind: int, nth: int, what: int, someone: int) -> None:
    """A sentence may be used when something is about to happen to such a card."""
    whose, single = selected(NO_TABLE, someone, NOBODY, NO_TEXT)
    pool.answers[kind] += ((what, whose, single, where_of(single), nth),)


@phrase("moment", "{somebodys_card} being played")
def before_played(pool: Pool, kind: int, nth: int, someone: int) -> None:
    """CCG-BANG-01: before it does anything."""
    answer(pool, kind, nth, PLAYED, someone)


@phrase("moment", "{somebodys_card} being destroyed")
def before_destroyed(pool: Pool, kind: int, nth: int, someone: int) -> None:
    """CCG-GLOSSARY-07: while it is still in play."""
    answer(pool, kind, nth, DESTROYED, someone)


@phrase("moment", "{somebodys_card} being kidnapped")
def before_kidnapped(pool: Pool, kind: int, nth: int, someone: int) -> None:
    """CCG-KIDNAP-01: while it is still free."""
    answer(pool, kind, nth, KIDNAPPED, someone)


@phrase("moment", "{somebodys_card} moving")
def before_moving(pool: Pool, kind: int, nth: int, someone: int) -> None:
    """CCG-AMB-67: while its course can still be changed."""
    answer(pool, kind, nth, TARDIS_MOVES, someone)


@phrase("moment", "your attempt here")
def before_own_attempt(pool: Pool, kind: int, nth: int) -> None:
    """CCG-AMB-38: once it is known who attempts what."""
    pool.answers[kind] += ((ATTEMPT, WHOSE_YOURS, NONE, WHERE_HERE, nth),)


@phrase("moment", "an opposing attempt here")
def before_other_attempt(pool: Pool, kind: int, nth: int) -> None:
    """CCG-AMB-38: once it is known who attempts what."""
    pool.answers[kind] += ((ATTEMPT, WHOSE_OPPOSING, NONE, WHERE_HERE, nth),)


@phrase("moment", "a fight here")
def before_fight(pool: Pool, kind: int, nth: int) -> None:
    """CCG-FIGHT-05: before the groups are compared."""
    pool.answers[kind] += ((FIGHT, WHOSE_ANY, NONE, WHERE_HERE, nth),)


@phrase("moment", "an opponent scoring")
def before_scoring(pool: Pool, kind: int, nth: int) -> None:
    """CCG-SCORE-07: before the points are there."""
    pool.answers[kind] += ((SCORES, WHOSE_OPPOSING, NONE, WHERE_ANY, nth),)
