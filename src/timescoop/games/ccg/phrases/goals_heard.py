"""Phrases for triggers by Goals: Reached or Opposed, by whom, and where."""

from __future__ import annotations

from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.hearing import hear
from timescoop.games.ccg.pool import (
    ATTEMPT,
    CHARACTERS,
    OPPOSED_BY,
    OPPOSES,
    REACHED_BY,
    REACHES,
    WHERE_HERE,
    WHOSE_ANY,
    WHOSE_ITSELF,
    WHOSE_OPPOSING,
    WHOSE_YOURS,
    Pool,
)


@phrase("event", "you make an attempt here", for_types=IN_PLAY)
def when_you_attempt(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-113: after the answers, before it is known whether it works."""
    hear(pool, kind, statement, ATTEMPT, WHOSE_YOURS, where=WHERE_HERE)


@phrase("event", "an opponent makes an attempt here", for_types=IN_PLAY)
def when_opponent_attempts(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-113: after the answers, before it is known whether it works."""
    hear(pool, kind, statement, ATTEMPT, WHOSE_OPPOSING, where=WHERE_HERE)


@phrase("event", "you Reach a Goal", for_types=IN_PLAY)
def when_you_reach(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: anywhere, with your Enemies."""
    hear(pool, kind, statement, REACHES, WHOSE_YOURS)


@phrase("event", "you Reach a Goal here", for_types=IN_PLAY)
def when_you_reach_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: where the card is that hears it."""
    hear(pool, kind, statement, REACHES, WHOSE_YOURS, where=WHERE_HERE)


@phrase("event", "you Oppose a Goal", for_types=IN_PLAY)
def when_you_oppose(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: anywhere, with your TARDIS Characters and Allies."""
    hear(pool, kind, statement, OPPOSES, WHOSE_YOURS)


@phrase("event", "you Oppose a Goal here", for_types=IN_PLAY)
def when_you_oppose_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: where the card is that hears it."""
    hear(pool, kind, statement, OPPOSES, WHOSE_YOURS, where=WHERE_HERE)


@phrase("event", "an opponent Reaches a Goal", for_types=IN_PLAY)
def when_other_reaches(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: any opponent, anywhere."""
    hear(pool, kind, statement, REACHES, WHOSE_OPPOSING)


@phrase("event", "an opponent Opposes a Goal", for_types=IN_PLAY)
def when_other_opposes(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: any opponent, anywhere; the Goal may be yours."""
    hear(pool, kind, statement, OPPOSES, WHOSE_OPPOSING)


@phrase("event", "an opponent Reaches a Goal here", for_types=IN_PLAY)
def when_other_reaches_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: where the card is that hears it."""
    hear(pool, kind, statement, REACHES, WHOSE_OPPOSING, where=WHERE_HERE)


@phrase("event", "an opponent Opposes a Goal here", for_types=IN_PLAY)
def when_other_opposes_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: where the card is that hears it; the Goal may be yours."""
    hear(pool, kind, statement, OPPOSES, WHOSE_OPPOSING, where=WHERE_HERE)


@phrase("event", "a player Reaches a Goal", for_types=IN_PLAY)
def when_any_reaches(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: you or anybody else, anywhere."""
    hear(pool, kind, statement, REACHES, WHOSE_ANY)


@phrase("event", "a player Reaches a Goal here", for_types=IN_PLAY)
def when_any_reaches_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: you or anybody else, where the card is that hears it."""
    hear(pool, kind, statement, REACHES, WHOSE_ANY, where=WHERE_HERE)


@phrase("event", "a player Opposes a Goal", for_types=IN_PLAY)
def when_any_opposes(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: you or anybody else, anywhere."""
    hear(pool, kind, statement, OPPOSES, WHOSE_ANY)


@phrase("event", "a player Opposes a Goal here", for_types=IN_PLAY)
def when_any_opposes_here(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: you or anybody else, where the card is that hears it."""
    hear(pool, kind, statement, OPPOSES, WHOSE_ANY, where=WHERE_HERE)


@phrase("event", "this card Reaches a Goal", for_types=CHARACTERS)
def when_it_reaches(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: it is one of those who made the attempt."""
    hear(pool, kind, statement, REACHED_BY, WHOSE_ITSELF)


@phrase("event", "this card Opposes a Goal", for_types=CHARACTERS)
def when_it_opposes(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-97: it is one of those who made the attempt."""
    hear(pool, kind, statement, OPPOSED_BY, WHOSE_ITSELF)
