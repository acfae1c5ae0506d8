"""Phrases of players' own cards: effects on all other players, on up to some number, negative Qualities."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import drawing, statics
from timescoop.games.ccg.events import touch
from timescoop.games.ccg.going import put_back
from timescoop.games.ccg.lasting import THIS_TURN, lend
from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.finding import found
from timescoop.games.ccg.phrases.hearing import hear, where_of
from timescoop.games.ccg.phrases.loans import SPANS
from timescoop.games.ccg.phrases.own_decks import TWO, cards_on_top, look_at_top, take_named
from timescoop.games.ccg.phrases.picking import SOME, act, any_there, choose
from timescoop.games.ccg.phrases.standing import they
from timescoop.games.ccg.phrases.stock import has_stocked
from timescoop.games.ccg.pool import (
    ADD,
    ALLY,
    ARTIFACT,
    CONDITION,
    DESTROYED,
    ENEMY,
    ON_BEARER_DESTROYED,
    ON_DESTROYED,
    PLAYED,
    QUALITIES,
    SCORES,
    TARDIS_CHARACTER,
    TURN_STARTS,
    WHOSE_ANY,
    WHOSE_OPPOSING,
    WHOSE_YOURS,
    Pool,
)
from timescoop.games.ccg.scoring import lose_points, score
from timescoop.games.ccg.searching import OUT_OF_DECK, search, stocked
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import of_several, question, register_rules
from timescoop.language import DONE, Context, perform, selected

RETURNABLE: Final = (TARDIS_CHARACTER, ALLY, ENEMY, ARTIFACT, CONDITION)

# ---- every other player, or each


@phrase("deed", "make each opponent {deed}", by_others=True)
def makes_all(table: Ccg, me: int, this: Context, deed: int) -> None:
    """CCG-AMB-74: each of them does it, and chooses in it."""
    for seat in table.others(me):
        table.do(perform, deed, seat, this)


@phrase("deed", "make each player {deed}", by_others=True)
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


@phrase("thing", "{such_card}")
def each_of_any(table: Ccg, me: int, this: Context, single: int) -> int:
    """CCG-AMB-79: those in play, of all players."""
    return len(found(table, me, this, WHOSE_ANY, single))


@phrase("thing", "opposing {such_card}")
def each_of_theirs(table: Ccg, me: int, this: Context, single: int) -> int:
    """CCG-AMB-79: those in play of all opponents together."""
    return len(found(table, me, this, WHOSE_OPPOSING, single))


# ---- your own deck and hand


@phrase("deed", "play a(n) {such_card} from your deck", has_stocked, openly=False, elsewhere=True)
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


@phrase("deed", "discard down to {INT} card(s) in hand")
def discards_down(table: Ccg, me: int, _this: Context, size: int) -> None:
    """CCG-AMB-84: of your own choice, until no more are left than that."""
    drawing.discard_some(table, me, max(0, len(table.hand(me)) - size))


@phrase("deed", "discard all cards in hand")
def discards_hand(table: Ccg, me: int, _this: Context) -> None:
    """CCG-AMB-84: all of it."""
    drawing.discard_some(table, me, len(table.hand(me)))


@phrase("deed", "discard the top {INT} card(s) of your deck")
def discards_top(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-AMB-84: as far as the deck lasts."""
    drawing.discard_top(table, me, count)


def has_hand(table: Ccg, me: int, _this: Context, _most: int = 0) -> bool:
    """CCG-AMB-84: there is a card to exchange."""
    return len(table.hand(me)) > 0


@phrase("deed", "exchange up to {INT} card(s) of your hand", has_hand)
def exchanges(table: Ccg, me: int, _this: Context, most: int) -> None:
    """CCG-AMB-84: you discard first, and then draw as many."""
    if most and table.hand(me):
        table.ask(EXCHANGE, me, most)


@phrase("deed", "exchange any number of cards of your hand", has_hand)
def exchanges_any(table: Ccg, me: int, _this: Context) -> None:
    """CCG-AMB-84: none to all of them; you discard first, and then draw as many."""
    if table.hand(me):
        table.ask(EXCHANGE, me, len(table.hand(me)))


@phrase("deed", "exchange your hand", has_hand)
def exchanges_all(table: Ccg, me: int, this: Context) -> None:
    """CCG-AMB-84: all of it is discarded first."""
    count = len(table.hand(me))
    discards_hand(table, me, this)
    drawing.draw(table, me, count)


def cards_to_exchange(table: Ccg, me: int, most: int) -> list[int]:
    """CCG-AMB-84: done, or a further card of the hand."""
    left = drawing.left_in_hand(table, me) if len(table.picks) < most else []
    return [DONE, *table.deal.book.kind.options(left)]


def exchange_one(table: Ccg, me: int, most: int, option: int) -> None:
    """CCG-AMB-84: those named are discarded together, and as many are drawn."""
    if option != DONE:
        table.ask_again(EXCHANGE, me, most, picks=(*table.picks, table.deal.book.kind.target(option)))
        return
    gone = table.picks
    drawing.discard_kinds(table, me, gone)
    drawing.draw(table, me, len(gone))


# the keys of these come last, so that the numbers of the others in observations stay what they were
EXCHANGE: Final = of_several(question("ccg/your_exchange", "CCG-AMB-84", cards_to_exchange, exchange_one))


@phrase("deed", "discard {INT} card(s) of your choice from an opponent's hand")
def strips_hand(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-AMB-85: you choose who."""
    if table.seats == TWO:
        table.do(strip_hand, me, 1 - me, count)
    else:
        table.ask(WHOSE_HAND, me, count)


def whose_hand(table: Ccg, me: int, _count: int) -> list[int]:
    """CCG-GLOSSARY-30: any opponent."""
    return table.deal.book.seat.options(sorted(table.others(me)))


def look_and_strip(table: Ccg, me: int, count: int, option: int) -> None:
    """CCG-AMB-85: that hand is looked at."""
    table.do(strip_hand, me, table.deal.book.seat.target(option), count)


def strip_hand(table: Ccg, me: int, seat: int, count: int) -> None:
    """CCG-AMB-85: you look at it, and then choose."""
    drawing.look_at_hand(table, me, seat)
    table.do(choose_theirs, me, seat, count)


def choose_theirs(table: Ccg, me: int, seat: int, count: int) -> None:
    """CCG-AMB-85: one card after the other, as many as there are."""
    if count and table.hand(seat):
        table.ask(THEIRS, me, seat, count)


def cards_of_theirs(table: Ccg, _me: int, seat: int, _count: int) -> list[int]:
    """CCG-AMB-85: any card of that hand."""
    return table.deal.book.kind.options(table.kinds_of(table.hand_zone(seat))) or [DONE]


def discard_theirs(table: Ccg, me: int, seat: int, count: int, option: int) -> None:
    """CCG-AMB-85: it goes to its owner's pile."""
    if option != DONE:
        drawing.discard_kinds(table, seat, (table.deal.book.kind.target(option),))
        table.do(choose_theirs, me, seat, count - 1)


THEIRS: Final = question("ccg/your_choice", "CCG-AMB-85", cards_of_theirs, discard_theirs)
WHOSE_HAND: Final = question("ccg/your_opponent", "CCG-AMB-85", whose_hand, look_and_strip)


@phrase("deed", "put {INT} of the top {INT} cards of your deck into your hand and discard the others")
def keeps_some(table: Ccg, me: int, _this: Context, most: int, count: int) -> None:
    """CCG-AMB-85: you alone see those that you keep."""
    seen = look_at_top(table, me, count)
    if min(most, seen):
        table.ask(KEEP, me, min(most, seen), seen)


def keep_of_top(table: Ccg, me: int, most: int, count: int, option: int) -> None:
    """CCG-AMB-85: once all are named they go to your hand, and the others to your discard pile."""
    if option == DONE:
        return  # an imagined deck may hold no such card
    picks = (*table.picks, table.deal.book.kind.target(option))
    if len(picks) < most:
        table.ask_again(KEEP, me, most, count, picks=picks)
        return
    rest = take_named(table, me, count, picks)
    drawing.discard_from_deck(table, me, rest)


KEEP: Final = of_several(question("ccg/your_top", "CCG-AMB-85", cards_on_top, keep_of_top))

# ---- cards in play that go back


def return_them(table: Ccg, me: int, _this: Context, cards: tuple[int, ...], _more: tuple[int, ...]) -> None:
    """CCG-AMB-83: each to its owner's hand."""
    for copy in cards:
        put_back(table, me, copy)


def may_return(table: Ccg, _me: int, _this: Context, copy: int, _more: tuple[int, ...]) -> bool:
    """CCG-AMB-83: what lies on the table for all, or carries others, stays."""
    return table.pool.type[table.kind[copy]] in RETURNABLE


RETURN_THEM: Final = act(return_them, may_return)


@phrase("deed", "return {chosen_cards} to its owner's hand", any_there)
def returns_it(table: Ccg, me: int, this: Context, pick: int) -> None:
    """CCG-AMB-83: out of play, with no effect of its leaving."""
    choose(table, me, this, RETURN_THEM, pick)


# ---- Qualities lowered


@phrase("effect", "{group_of_cards} have -{INT} {STAT}", layer=ADD)
def have_less(table: Ccg, me: int, this: Context, group: int, amount: int, stat: int) -> None:
    """CCG-AMB-77: each of them."""
    statics.add(table, they(table, me, this, group), stat, -amount)


phrase("effect", "{subject} has -{INT} {STAT}", layer=ADD)(have_less)

# ---- lent for a time


@phrase("span", "until this turn ends")
def until_this_turn_ends(table: Ccg, _me: int, _this: Context) -> int:
    """CCG-AMB-82: the turn going on, whosever it is."""
    return table.turn_number * SPANS + THIS_TURN


def lend_less(table: Ccg, me: int, _this: Context, cards: tuple[int, ...], more: tuple[int, ...]) -> None:
    """CCG-AMB-82: one Quality is lowered, or all three are changed."""
    till, slot, amount = more
    number, span = divmod(till, SPANS)
    slots = range(QUALITIES) if slot == ALL_QUALITIES else (slot,)
    for copy in cards:
        for each in slots:
            lend(table, span, number, me, copy, each, amount)


LEND_LESS: Final = act(lend_less)
ALL_QUALITIES: Final = -1


@phrase("loan", "give {chosen_cards} -{INT} {STAT}")
def gives_less(table: Ccg, me: int, this: Context, till: int, pick: int, amount: int, stat: int) -> None:
    """CCG-AMB-82: a Quality or Trait is lowered."""
    choose(table, me, this, LEND_LESS, pick, till, stat, -amount)


@phrase("loan", "give {chosen_cards} +{INT} to each Quality")
def gives_to_all(table: Ccg, me: int, this: Context, till: int, pick: int, amount: int) -> None:
    """CCG-AMB-82: Brains, Brawn and Bravery."""
    choose(table, me, this, LEND_LESS, pick, till, ALL_QUALITIES, amount)


# ---- conditions


@phrase("condition", "you have exactly {INT} {such_cards}", steady=True)
def have_exactly(table: Ccg, me: int, this: Context, count: int, several: int) -> bool:
    """CCG-AMB-80: neither more nor fewer in play."""
    return len(found(table, me, this, WHOSE_YOURS, several)) == count


@phrase("condition", "you have {INT} or fewer {such_cards}", steady=True)
def have_few(table: Ccg, me: int, this: Context, most: int, several: int) -> bool:
    """CCG-AMB-80: so many at most in play."""
    return len(found(table, me, this, WHOSE_YOURS, several)) <= most


@phrase("condition", "there is a(n) {such_card}", steady=True)
def there_is(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-AMB-80: in play, of any player."""
    return len(found(table, me, this, WHOSE_ANY, single, 1)) > 0


@phrase("condition", "there is no {such_card}", steady=True)
def there_is_none(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-AMB-80: none in play, of any player."""
    return not found(table, me, this, WHOSE_ANY, single, 1)


@phrase("condition", "you hold {INT} or more cards in hand")
def hold_many(table: Ccg, me: int, _this: Context, least: int) -> bool:
    """CCG-AMB-80: how many they are is known to all."""
    return len(table.hand(me)) >= least


@phrase("condition", "you hold {INT} or fewer cards in hand")
def hold_few(table: Ccg, me: int, _this: Context, most: int) -> bool:
    """CCG-AMB-80: so many at most."""
    return len(table.hand(me)) <= most


@phrase("condition", "you hold no cards in hand")
def hold_none(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-AMB-80: an empty hand."""
    return not table.hand(me)


@phrase("condition", "an opponent holds more cards in hand than you")
def other_holds_more(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-AMB-80: one of them is enough; a tie is not."""
    return any([len(table.hand(seat)) > len(table.hand(me)) for seat in range(table.seats)])


@phrase("condition", "you have more points than each opponent")
def is_ahead(table: Ccg, me: int, _this: Context) -> bool:
    """CCG-AMB-80: more than any of them; a tie is not enough."""
    return all([table.points[me] > points for seat, points in enumerate(table.points) if seat != me])


@phrase("condition", "you have {INT} or fewer points")
def have_few_points(table: Ccg, me: int, _this: Context, most: int) -> bool:
    """CCG-AMB-80: so many at most."""
    return table.points[me] <= most


# ---- what else has happened


@phrase("event", "this card is destroyed", for_types=IN_PLAY)
def when_destroyed(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-81: for the player who controls it, while it still lies there."""
    pool.enter(kind, ON_DESTROYED, statement)


@phrase("event", "that Character is destroyed", for_types=1 << CONDITION)
def when_bearer_destroyed(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-81: the Character that a Condition lies on; for the player who controls the Condition."""
    pool.enter(kind, ON_BEARER_DESTROYED, statement)


@phrase("event", "one of your {such_cards} is destroyed", for_types=IN_PLAY)
def when_yours_destroyed(pool: Pool, kind: int, statement: int, several: int) -> None:
    """CCG-AMB-81: by anybody."""
    hear(pool, kind, statement, DESTROYED, WHOSE_YOURS, several, where_of(several))


@phrase("event", "an opposing {such_card} is destroyed", for_types=IN_PLAY)
def when_other_destroyed(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-81: by anybody."""
    hear(pool, kind, statement, DESTROYED, WHOSE_OPPOSING, single, where_of(single))


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
    hear(pool, kind, statement, PLAYED, WHOSE_OPPOSING, single, where_of(single))


register_rules(globals())
