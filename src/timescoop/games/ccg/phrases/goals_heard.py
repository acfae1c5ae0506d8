"""What cards hear of Goals: Reached or Opposed, by whom, and where."""

from __future__ import annotations

from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.pool import (
    ATTEMPT,
    NONE,
    OPPOSES,
    REACHES,
    WHEN,
    WHERE_ANY,
    WHERE_HERE,
    WHOSE_OPPOSING,
    WHOSE_YOURS,
    Pool,
)


def hear_goal(pool: Pool, kind: int, statement: int, what: int, whose: int, where: int) -> None:
    """CCG-AMB-97: a statement is carried out once the points of a Goal are there."""
    nth = pool.enter(kind, WHEN, statement)
    pool.hears[kind] += ((what, whose, NONE, where, nth),)


@phrase("event", "you make an attempt here", for_types=IN_PLAY)
def when_you_attempt(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-113: after the answers, before it is known whether it works."""
    hear_goal(pool, kind, statement, ATTEMPT, WHOSE_YOURS, WHERE_HERE)


@phrase("event", "an opponent makes an attempt here", for_types=IN_PLAY)
def when_opponent_attempts(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-113: after the answers, before it is known whether it works."""
    hear_goal(pool, kind, statement, ATTEMPT, WHOSE_OPPOSING, WHERE_HERE)


@phrase("event", "you Reach a Goal", for_types=IN_PLAY)
def when_you_reach(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: anywhere, with your Enemies."""
    hear_goal(pool, kind, statement, REACHES, WHOSE_YOURS, WHERE_ANY)


@phrase("event", "you Reach a Goal here", for_types=IN_PLAY)
def when_you_reach_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: where the card is that hears it."""
    hear_goal(pool, kind, statement, REACHES, WHOSE_YOURS, WHERE_HERE)


@phrase("event", "you Oppose a Goal", for_types=IN_PLAY)
def when_you_oppose(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: anywhere, with your TARDIS Characters and Allies."""
    hear_goal(pool, kind, statement, OPPOSES, WHOSE_YOURS, WHERE_ANY)


@phrase("event", "you Oppose a Goal here", for_types=IN_PLAY)
def when_you_oppose_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: where the card is that hears it."""
    hear_goal(pool, kind, statement, OPPOSES, WHOSE_YOURS, WHERE_HERE)


@phrase("event", "an opponent Reaches a Goal", for_types=IN_PLAY)
def when_other_reaches(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: any opponent, anywhere."""
    hear_goal(pool, kind, statement, REACHES, WHOSE_OPPOSING, WHERE_ANY)


@phrase("event", "an opponent Opposes a Goal", for_types=IN_PLAY)
def when_other_opposes(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: any opponent, anywhere; the Goal may be yours."""
    hear_goal(pool, kind, statement, OPPOSES, WHOSE_OPPOSING, WHERE_ANY)


@phrase("event", "an opponent Reaches a Goal here", for_types=IN_PLAY)
def when_other_reaches_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: where the card is that hears it."""
    hear_goal(pool, kind, statement, REACHES, WHOSE_OPPOSING, WHERE_HERE)


@phrase("event", "an opponent Opposes a Goal here", for_types=IN_PLAY)
def when_other_opposes_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: where the card is that hears it; the Goal may be yours."""
    hear_goal(pool, kind, statement, OPPOSES, WHOSE_OPPOSING, WHERE_HERE)
