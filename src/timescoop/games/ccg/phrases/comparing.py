"""Phrases of players' own cards: comparing Qualities, counting, moving and looking at cards, bottoms of decks."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import drawing, facts
from timescoop.games.ccg.context import CONTEXT
from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.deeds import HAND, LOOK_ASIDE
from timescoop.games.ccg.phrases.finding import found
from timescoop.games.ccg.phrases.hearing import hear, where_of
from timescoop.games.ccg.pool import (
    ARRIVES,
    CHARACTERS,
    TARDIS_MOVES,
    WHOSE_ANY,
    WHOSE_OPPOSING,
    WHOSE_YOURS,
    Pool,
)
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOBODY, NOWHERE, question, register_rules
from timescoop.language import DONE, Context

# ---- Qualities and Traits compared


def amount(table: Ccg, that: int, stat: int) -> int:
    """CCG-AMB-88: a Quality or a Trait as it is in play; what is printed, out of play."""
    return table.stat(that, stat) if that >= 0 else table.pool.stat[stat][-1 - that]


def can_compare(table: Ccg, that: int) -> bool:
    """CCG-AMB-88: Characters alone have Qualities."""
    return table.is_type(that, CHARACTERS) if that >= 0 else CHARACTERS >> table.pool.type[-1 - that] & 1 == 1


@phrase("detail", "with {INT} or more {QUALITY}", steady=True)
def has_at_least(table: Ccg, _me: int, _this: Context, that: int, least: int, stat: int) -> bool:
    """CCG-AMB-88: a Character with so much of a Quality."""
    return can_compare(table, that) and amount(table, that, stat) >= least


@phrase("detail", "with {INT} or less {QUALITY}", steady=True)
def has_at_most(table: Ccg, _me: int, _this: Context, that: int, most: int, stat: int) -> bool:
    """CCG-AMB-88: a Character with no more of a Quality."""
    return can_compare(table, that) and amount(table, that, stat) <= most


@phrase("detail", "with {INT} or more {TRAIT}", steady=True)
def has_trait(table: Ccg, _me: int, _this: Context, that: int, least: int, trait: int) -> bool:
    """CCG-CHAR-03: with so much of a Trait."""
    return amount(table, that, trait) >= least


def own_amount(table: Ccg, this: Context, stat: int) -> int:
    """CCG-AMB-88: how much of a Quality the card has that says so, or the Character that it lies on."""
    card = CONTEXT.card(this)
    if not table.in_play(card):
        return table.pool.stat[stat][table.kind[card]]
    return table.stat(table.host.get(card, card), stat)


@phrase("detail", "with less {QUALITY} than this card", steady=True)
def has_less(table: Ccg, _me: int, this: Context, that: int, stat: int) -> bool:
    """CCG-AMB-88: a Character with less of a Quality; as much is not less."""
    return can_compare(table, that) and amount(table, that, stat) < own_amount(table, this, stat)


@phrase("detail", "with more {QUALITY} than this card", steady=True)
def has_more(table: Ccg, _me: int, this: Context, that: int, stat: int) -> bool:
    """CCG-AMB-88: a Character with more of a Quality; as much is not more."""
    return can_compare(table, that) and amount(table, that, stat) > own_amount(table, this, stat)


# ---- cards counted, whosever they are


@phrase("condition", "there are {INT} or more {such_cards}", steady=True)
def there_are_many(table: Ccg, me: int, this: Context, least: int, several: int) -> bool:
    """CCG-AMB-80: so many in play, of all players together."""
    return len(found(table, me, this, WHOSE_ANY, several, least)) >= least


@phrase("condition", "there are {INT} or fewer {such_cards}", steady=True)
def there_are_few(table: Ccg, me: int, this: Context, most: int, several: int) -> bool:
    """CCG-AMB-80: so many at most in play, of all players together."""
    return len(found(table, me, this, WHOSE_ANY, several)) <= most


# ---- where they are


@phrase("detail", "at that Spacetime card", steady=True, of_play=True)
def is_there(table: Ccg, _me: int, this: Context, that: int) -> bool:
    """CCG-AMB-99: at the Spacetime card that was chosen, or with the card that was."""
    it = CONTEXT.it(this)
    place = table.place_of(it) if it != NOBODY and table.in_play(it) else NOWHERE
    return that >= 0 and place != NOWHERE and table.place_of(that) == place


# ---- cards that move


@phrase("event", "one of your {such_cards} moves", for_types=IN_PLAY)
def when_yours_moves(pool: Pool, kind: int, statement: int, several: int) -> None:
    """CCG-AMB-89: moved by anybody, aboard a TARDIS too."""
    hear(pool, kind, statement, ARRIVES, WHOSE_YOURS, several, where_of(several))


@phrase("event", "an opposing {such_card} moves", for_types=IN_PLAY)
def when_other_moves(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-89: moved by anybody, aboard a TARDIS too."""
    hear(pool, kind, statement, ARRIVES, WHOSE_OPPOSING, single, where_of(single))


@phrase("event", "your TARDIS moves", for_types=IN_PLAY)
def when_tardis_moves(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-89: once it has arrived, before those aboard are looked at."""
    hear(pool, kind, statement, TARDIS_MOVES, WHOSE_YOURS)


# ---- decks


@phrase("deed", "look at the top {INT} card(s) of your deck")
def looks_at_top(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-AMB-90: you alone see them, and they stay as they lie."""
    for copy in table.deck(me)[::-1][:count]:
        table.peek(copy, me)
        table.say(facts.LOOKED, me, (me,), (copy,))


@phrase("deed", "look at the top {INT} card(s) of each opponent's deck")
def looks_at_tops(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-AMB-90: one deck after the other; you alone see them, and they stay as they lie."""
    for seat in table.others(me):
        for copy in table.deck(seat)[::-1][:count]:
            table.peek(copy, me)
            table.say(facts.LOOKED, me, (seat,), (copy,))


# ---- side-hands


def has_side_hand(table: Ccg, me: int, _this: Context) -> bool:
    """Whether an opponent has a side-hand."""
    return any([table.side_hand(seat) for seat in table.others(me)])


@phrase("deed", "look at an opponent's side-hand", has_side_hand)
def looks_aside(table: Ccg, me: int, _this: Context) -> None:
    """CCG-PLOT-02, CCG-AMB-90: a text may name the side-hand."""
    table.ask(HAND, me, LOOK_ASIDE)


# ---- decks from below


def put_under(table: Ccg, seat: int, copies: list[int]) -> None:
    """CCG-AMB-90: cards come to lie below all others of a deck, the last one lowest."""
    zone = table.deck_zone(seat)
    for copy in copies:
        table.zones[zone] = (copy, *[each for each in table.zones[zone] if each != copy])


@phrase("deed", "put the top {INT} card(s) of your deck on the bottom")
def turns_over(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-AMB-90: unseen, the first one lowest but for those that follow."""
    top = list(table.deck(me)[::-1][:count])
    put_under(table, me, top)
    if top:
        table.say(facts.PUT_UNDER, me, (len(top),), tuple(top))


@phrase("deed", "put {INT} card(s) from your hand on the bottom of your deck")
def puts_under(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-AMB-90: of your choice, as many as there are; the others do not see which."""
    table.do(choose_to_put_under, me, count)


def choose_to_put_under(table: Ccg, me: int, count: int) -> None:
    """CCG-AMB-90: one card after the other."""
    if count and table.hand(me):
        table.ask(TO_BOTTOM, me, count)


def cards_to_put_under(table: Ccg, me: int, _count: int) -> list[int]:
    """CCG-AMB-90: any card of the hand."""
    return table.deal.book.kind.options(drawing.left_in_hand(table, me)) or [DONE]


def put_one_under(table: Ccg, me: int, count: int, option: int) -> None:
    """CCG-AMB-90: it goes below the deck, and then the next one."""
    if option == DONE:
        return
    copy = table.pick(table.hand_zone(me), table.deal.book.kind.target(option), me, seen=False)
    table.move(copy, table.deck_zone(me), up=False)
    put_under(table, me, [copy])
    table.say(facts.PUT_UNDER, me, (1,), (copy,))
    table.do(choose_to_put_under, me, count - 1)


# its key comes last, so that the numbers of the others in observations stay what they were
TO_BOTTOM: Final = question("ccg/your_under", "CCG-AMB-90", cards_to_put_under, put_one_under)

register_rules(globals())
