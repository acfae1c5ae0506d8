"""The labels of sentences, which say when a rule works. The pool notes each one when the text is registered."""

from __future__ import annotations

from timescoop.games.nemesis.attributes import IN_PLAY, TIMED
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.pool import (
    ACTION,
    ALWAYS,
    ATTACH,
    BLINK,
    CONFLICT,
    CONFLICT_BLINK,
    END_STEP,
    INFILTRATE,
    MINION_STEP,
    NONE,
    ONGOING,
    PLAY,
    START_STEP,
    WIN,
    Pool,
)
from timescoop.language import note


def enter(pool: Pool, kind: int, label: int, node: int) -> None:
    """A sentence with its label gets the next number on its card."""
    nth = len(pool.sentences[kind])
    pool.sentences[kind] += ((label, node),)
    pool.labelled[label][kind] += (nth,)


@phrase("ability", "Play: {statement}")
def at_play(pool: Pool, kind: int, statement: int) -> None:
    """NEM-TRIGGER-11: at once when the card is played."""
    enter(pool, kind, PLAY, statement)


@phrase("ability", "Play: attach to {bearer}", for_types=("constant",))
def attaches(pool: Pool, kind: int, bearer: int) -> None:
    """NEM-EFFECT-ATTACH-01: what it is put on when it is played."""
    enter(pool, kind, ATTACH, bearer)


@phrase("ability", "Infiltrate: {statement}", for_types=IN_PLAY)
def infiltrates(pool: Pool, kind: int, statement: int) -> None:
    """NEM-TRIGGER-07: it may be played on any board, and then does this."""
    pool.infiltrates[kind] = True
    enter(pool, kind, INFILTRATE, statement)


@phrase("ability", "Infiltrate", for_types=IN_PLAY)
def only_infiltrates(pool: Pool, kind: int) -> None:
    """NEM-AMB-124: it may be played on any board, and nothing happens then."""
    pool.infiltrates[kind] = True
    enter(pool, kind, ONGOING, NONE)


@phrase("ability", "Action: {statement}", for_types=IN_PLAY)
def adds_action(pool: Pool, kind: int, statement: int) -> None:
    """NEM-TRIGGER-03: an Action of the Location where it is."""
    enter(pool, kind, ACTION, statement)


@phrase("ability", "Conflict: {statement}", for_types=TIMED)
def in_conflict(pool: Pool, kind: int, statement: int) -> None:
    """NEM-TRIGGER-05: in a Conflict at its Location, or in any for an Instant."""
    enter(pool, kind, CONFLICT, statement)


@phrase("ability", "Blink: {statement}")
def on_a_blink(pool: Pool, kind: int, statement: int) -> None:
    """NEM-TRIGGER-04: on a Blink, if you like."""
    enter(pool, kind, BLINK, statement)


@phrase("ability", "Conflict Blink: {statement}")
def on_a_conflict_blink(pool: Pool, kind: int, statement: int) -> None:
    """NEM-EFFECT-BLINK-05: on a Blink during a Conflict."""
    enter(pool, kind, CONFLICT_BLINK, statement)


@phrase("ability", "Start Step: {statement}", for_types=TIMED)
def at_start(pool: Pool, kind: int, statement: int) -> None:
    """NEM-TRIGGER-12: in the Start Step of the seat that controls it."""
    enter(pool, kind, START_STEP, statement)


@phrase("ability", "Minion Step: {statement}", for_types=IN_PLAY)
def before_minions(pool: Pool, kind: int, statement: int) -> None:
    """NEM-TRIGGER-08: at the beginning of the Minion Step."""
    enter(pool, kind, MINION_STEP, statement)


@phrase("ability", "End Step: {statement}", for_types=TIMED)
def at_end(pool: Pool, kind: int, statement: int) -> None:
    """NEM-TRIGGER-06: in the End Step."""
    enter(pool, kind, END_STEP, statement)


# ---- what is always in effect


@phrase("ability", "Ongoing: {rule}", for_types=IN_PLAY)
def ongoing(pool: Pool, kind: int, rule: int) -> None:
    """NEM-TRIGGER-09: each time its circumstances occur."""
    enter(pool, kind, ONGOING, rule)
    note(pool, kind, rule)


@phrase("ability", "Ongoing: your Hand Limit is {INT}", for_types=IN_PLAY)
def sets_limit(pool: Pool, kind: int, limit: int) -> None:
    """NEM-END-09: it changes how many cards you may keep."""
    enter(pool, kind, ONGOING, NONE)
    pool.limit[kind] = limit


@phrase("ability", "Ongoing: each Character at this Location is a(n) {TYPE}", for_types=IN_PLAY)
def lends_trait(pool: Pool, kind: int, trait: int) -> None:
    """NEM-CARD-the-master-race: Characters there count as something else besides."""
    enter(pool, kind, ONGOING, NONE)
    pool.lends[kind] += (trait,)


@phrase("ability", "Ongoing: you may displace Characters instead of thwarting or capturing them", for_types=IN_PLAY)
def may_displace(pool: Pool, kind: int) -> None:
    """NEM-CONFLICT-32: the seat that controls it may displace in any Conflict that it wins."""
    enter(pool, kind, ONGOING, NONE)
    pool.displaces[kind] = True


# ---- winning


@phrase("ability", "Win: when {conditions}", for_types=TIMED)
def wins(pool: Pool, kind: int, conditions: int) -> None:
    """NEM-TRIGGER-13: as soon as it is so."""
    enter(pool, kind, WIN, conditions)
    pool.wins[kind] += ((ALWAYS, 0, 0, conditions),)


@phrase("ability", "Win: when {occasion}", for_types=TIMED)
def wins_on(pool: Pool, kind: int, occasion: int) -> None:
    """NEM-TRIGGER-13: when it happens."""
    enter(pool, kind, WIN, occasion)
    note(pool, kind, occasion, NONE)


@phrase("ability", "Win: when {occasion} and {conditions}", for_types=TIMED)
def wins_on_if(pool: Pool, kind: int, occasion: int, conditions: int) -> None:
    """NEM-TRIGGER-13: when it happens while something else is so."""
    enter(pool, kind, WIN, occasion)
    note(pool, kind, occasion, conditions)
