"""Phrases for what rules listen for: facts, occasions to win, and announced steps."""

from __future__ import annotations

from timescoop.games.nemesis import facts
from timescoop.games.nemesis.attributes import OF_CHOSEN
from timescoop.games.nemesis.phrases.book import phrase
from timescoop.games.nemesis.pool import (
    THE_BEARER,
    WHERE_ANY,
    WHERE_HERE,
    WHERE_OTHERS,
    WHOSE_ANY,
    WHOSE_YOURS,
    YOU_EMPTY_A_DECK,
    YOU_PLAY,
    YOUR_TURN_STARTS,
    Pool,
)
from timescoop.language import within


def hear(pool: Pool, kind: int, statement: int, fact: int, whose: int, wanted: int, where: int) -> None:
    """Note that a card listens: for which fact, about whom, about which type of card, and where."""
    nth = len(pool.sentences[kind]) - 1
    pool.hears[kind] += ((fact, whose, wanted, where, nth, statement),)
    if any([OF_CHOSEN.of(each) for each in within(statement)]):
        pool.points.add(statement)


@phrase("event", "this Character moves in the Minion Step", of_character=True)
def marches(pool: Pool, kind: int, statement: int) -> None:
    """NEM-MINION-10: the move of that step, and no other."""
    hear(pool, kind, statement, facts.MOVED_IN_STEP, WHOSE_ANY, THE_BEARER, WHERE_ANY)


@phrase("event", "this Character is thwarted", of_character=True)
def is_thwarted(pool: Pool, kind: int, statement: int) -> None:
    """NEM-TERM-07: it leaves play after a lost Conflict; not when it is displaced, Captured or vanquished."""
    hear(pool, kind, statement, facts.THWARTED, WHOSE_ANY, THE_BEARER, WHERE_ANY)


@phrase("event", "a player's turn starts")
def turn_starts(pool: Pool, kind: int, statement: int) -> None:
    """NEM-TURN-01: any player's."""
    hear(pool, kind, statement, facts.TURN_STARTED, WHOSE_ANY, 0, WHERE_ANY)


@phrase("event", "you win a Conflict at this Location")
def you_win_here(pool: Pool, kind: int, statement: int) -> None:
    """NEM-AMB-13: a tie or a victory of the Heroes is no win."""
    hear(pool, kind, statement, facts.WON_CONFLICT, WHOSE_YOURS, 0, WHERE_HERE)


@phrase("event", "you play a(n) {TYPE}")
def you_play(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TRIGGER-11: a card is played by you; moving is not playing."""
    hear(pool, kind, statement, facts.PLAYED, WHOSE_YOURS, wanted, WHERE_ANY)


@phrase("event", "a player plays a(n) {TYPE}")
def player_plays(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TRIGGER-11: by anybody."""
    hear(pool, kind, statement, facts.PLAYED, WHOSE_ANY, wanted, WHERE_ANY)


@phrase("event", "a player plays a(n) {TYPE} on an opponent's Control Board")
def player_plays_abroad(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-WIN-D12: on a board that is not the player's own."""
    hear(pool, kind, statement, facts.PLAYED, WHOSE_ANY, wanted, WHERE_OTHERS)


@phrase("event", "you thwart a(n) {TYPE}")
def you_thwart(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TERM-07: once for each card."""
    hear(pool, kind, statement, facts.THWARTED, WHOSE_YOURS, wanted, WHERE_ANY)


@phrase("event", "you capture a(n) {TYPE}")
def you_capture(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TERM-07: once for each card."""
    hear(pool, kind, statement, facts.CAPTURED, WHOSE_YOURS, wanted, WHERE_ANY)


@phrase("event", "a player captures a(n) {TYPE}")
def player_captures(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-TERM-07: once for each card, by anybody."""
    hear(pool, kind, statement, facts.CAPTURED, WHOSE_ANY, wanted, WHERE_ANY)


@phrase("event", "you displace a(n) {TYPE}")
def you_displace(pool: Pool, kind: int, statement: int, wanted: int) -> None:
    """NEM-CONFLICT-33: once for each card."""
    hear(pool, kind, statement, facts.DISPLACED, WHOSE_YOURS, wanted, WHERE_ANY)


@phrase("threat", "this Character would be thwarted", of_character=True)
def would_be_thwarted(pool: Pool, kind: int, deeds: int) -> None:
    """NEM-CONFLICT-26: what happens in its place."""
    pool.saves[kind] += (deeds,)


# ---- occasions of a win


@phrase("occasion", "your turn starts")
def on_your_turn(pool: Pool, kind: int, conditions: int) -> None:
    """NEM-AMB-49: looked at once, before anything else of the turn."""
    pool.wins[kind] += ((YOUR_TURN_STARTS, 0, WHERE_ANY, conditions),)


@phrase("occasion", "you play a(n) {TYPE}")
def on_your_play(pool: Pool, kind: int, conditions: int, wanted: int) -> None:
    """NEM-WIN-D05: looked at once the card has done what it does, and what others do at it is done."""
    pool.wins[kind] += ((YOU_PLAY, wanted, WHERE_ANY, conditions),)


@phrase("occasion", "you play a(n) {TYPE} on an opponent's Control Board")
def on_your_play_abroad(pool: Pool, kind: int, conditions: int, wanted: int) -> None:
    """NEM-WIN-D12: the same, on a board that is not yours."""
    pool.wins[kind] += ((YOU_PLAY, wanted, WHERE_OTHERS, conditions),)


@phrase("occasion", "you make a player discard the last card of their deck")
def on_the_last_card(pool: Pool, kind: int, conditions: int) -> None:
    """NEM-WIN-D08: you are the seat that caused the discard."""
    pool.wins[kind] += ((YOU_EMPTY_A_DECK, 0, WHERE_ANY, conditions),)
