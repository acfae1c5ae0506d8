"""What only cards of one's own do in this game: to every other player, up to so many, with negative Qualities."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import drawing, statics
from timescoop.games.ccg.events import touch
from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.finding import found
from timescoop.games.ccg.phrases.hearing import hear, where_of
from timescoop.games.ccg.phrases.picking import SOME
from timescoop.games.ccg.phrases.standing import they
from timescoop.games.ccg.phrases.stock import has_stocked
from timescoop.games.ccg.pool import (
    ADD,
    PLAYED,
    SCORES,
    TURN_STARTS,
    WHEN,
    WHOSE_OPPOSING,
    WHOSE_YOURS,
    Pool,
)
from timescoop.games.ccg.scoring import lose_points, score
from timescoop.games.ccg.searching import OUT_OF_DECK, search, stocked
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import question, register_rules
from timescoop.language import Context, perform, selected

TWO: Final = 2

# ---- every other player, or each


@phrase("deed", "make each opponent {deed}")
def makes_all(table: Ccg, me: int, this: Context, deed: int) -> None:
    """CCG-AMB-74: each of them does it, and chooses in it."""
    for seat in table.others(me):
        table.do(perform, deed, seat, this)


@phrase("deed", "make each player {deed}")
def makes_everybody(table: Ccg, me: int, this: Context, deed: int) -> None:
    """CCG-AMB-74: you first, then the others."""
    for seat in (me, *table.others(me)):
        table.do(perform, deed, seat, this)


def from_whom(table: Ccg, me: int, _count: int) -> list[int]:
    """CCG-GLOSSARY-30: any opponent."""
    return table.deal.book.seat.options(sorted(table.others(me)))


def take_points(table: Ccg, me: int, count: int, option: int) -> None:
    """CCG-AMB-74: that opponent loses them, and you score as many."""
    lose_points(table, table.deal.book.seat.target(option), count)
    score(table, me, count)


FROM_WHOM: Final = question("ccg/points_from", "CCG-AMB-74", from_whom, take_points)


@phrase("deed", "take {INT} point(s) from an opponent")
def takes_points(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-AMB-74: you choose who."""
    if table.seats == TWO:
        lose_points(table, 1 - me, count)
        score(table, me, count)
    else:
        table.ask(FROM_WHOM, me, count)


# ---- which cards


@phrase("chosen_cards", "up to {INT} {group_of_cards}")
def up_to(table: Ccg, me: int, this: Context, most: int, group: int) -> list[int]:
    """CCG-AMB-75: none to so many of them."""
    whose, node = selected(table, group, me, this)
    return [SOME + most, *found(table, me, this, whose, node)]


@phrase("chosen_cards", "{INT} {group_of_cards}")
def so_many(table: Ccg, me: int, this: Context, count: int, group: int) -> list[int]:
    """CCG-AMB-75: so many of them, or as many as there are."""
    whose, node = selected(table, group, me, this)
    return [count, *found(table, me, this, whose, node)]


@phrase("chosen_cards", "one of their {such_cards}")
def one_of_theirs(table: Ccg, me: int, this: Context, several: int) -> list[int]:
    """CCG-AMB-74: one such card of the player who does it."""
    return [1, *found(table, me, this, WHOSE_YOURS, several)]


# ---- as often as there are cards


@phrase("thing", "of your {such_cards}")
def each_of_yours(table: Ccg, me: int, this: Context, several: int) -> int:
    """CCG-AMB-79: those in play that you control, kidnapped ones not among them."""
    return len(found(table, me, this, WHOSE_YOURS, several))


@phrase("thing", "opposing {such_card}")
def each_of_theirs(table: Ccg, me: int, this: Context, single: int) -> int:
    """CCG-AMB-79: those in play of all opponents together."""
    return len(found(table, me, this, WHOSE_OPPOSING, single))


# ---- your own deck and hand


@phrase("deed", "play a(n) {such_card} from your deck", has_stocked, openly=False)
def plays_from_deck(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-AMB-78: looked for in the deck alone, played at once and paid for."""
    if stocked(table, me, this, single):
        search(table, me, this, single, 1, OUT_OF_DECK)


@phrase("deed", "draw until you have {INT} cards in your hand")
def draws_up_to(table: Ccg, me: int, _this: Context, size: int) -> None:
    """CCG-AMB-76: none if you have as many."""
    drawing.draw(table, me, max(0, size - len(table.hand(me))))


def has_pile(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-AMB-76: there is a card in the pile."""
    return len(table.pile(me)) > 0


@phrase("deed", "shuffle your discard pile into your deck", has_pile)
def shuffles_back(table: Ccg, me: int, _this: Context) -> None:
    """CCG-AMB-76: all of it."""
    for copy in table.pile(me):
        table.move(copy, table.deck_zone(me), up=False)
    table.shuffle(table.deck_zone(me))
    touch(table)


# ---- Qualities lowered


@phrase("effect", "{group_of_cards} have -{INT} {STAT}", layer=ADD)
def have_less(table: Ccg, me: int, this: Context, group: int, amount: int, stat: int) -> None:
    """CCG-AMB-77: each of them."""
    for copy in they(table, me, this, group):
        statics.add(table, copy, stat, -amount)


phrase("effect", "{subject} has -{INT} {STAT}", layer=ADD)(have_less)

# ---- what else has happened


@phrase("event", "you score", for_types=IN_PLAY)
def when_you_score(pool: Pool, kind: int, statement: int) -> None:
    """CCG-SCORE-07: from wherever the points come, but not from a text that hears of it."""
    hear(pool, kind, statement, SCORES, WHOSE_YOURS)


@phrase("event", "an opponent's turn starts", for_types=IN_PLAY)
def when_others_turn_starts(pool: Pool, kind: int, statement: int) -> None:
    """CCG-TURN-01: before any card of that turn is played."""
    hear(pool, kind, statement, TURN_STARTS, WHOSE_OPPOSING)


@phrase("event", "an opponent plays a(n) {such_card}", for_types=IN_PLAY)
def when_other_plays(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-GLOSSARY-35: such a card comes into play from an opponent's hand."""
    nth = pool.enter(kind, WHEN, statement)
    pool.hears[kind] += ((PLAYED, WHOSE_OPPOSING, single, where_of(single), nth),)


register_rules(globals())
