"""Phrases for free plays from the hand, opponents' decks, and triggers by what players do themselves."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import drawing, facts
from timescoop.games.ccg.context import CONTEXT, here_of
from timescoop.games.ccg.going import place_at
from timescoop.games.ccg.nativity import is_native
from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.finding import likely_kinds
from timescoop.games.ccg.phrases.hearing import hear, where_of
from timescoop.games.ccg.play.costs import affordable
from timescoop.games.ccg.play.where import has_destination, may_have_another
from timescoop.games.ccg.pool import (
    CHARACTERS,
    DESTROYED,
    DISCARDED,
    KIDNAPPED,
    ON_LEAVING,
    WHOSE_BY_OTHERS,
    WHOSE_BY_YOU,
    WHOSE_OPPOSING,
    WHOSE_YOURS,
    Pool,
)
from timescoop.games.ccg.searching import CAN_BE_PLACED, PLAY_FOR_LESS, PLAY_FREE
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import NOWHERE, question, register_rules, written_as
from timescoop.language import NO, Context, read_node, suits, write_node

TWO: Final = 2

# ---- placed, or played free of Cost: what is done, as an argument of the question

TO_PLACE: Final = 0
TO_PLAY: Final = 1
FOR_LESS: Final = 2  # to play, and so much above this number less is paid


def fit_in_hand(table: Ccg, me: int, this: Context, node: int, errand: int) -> list[int]:
    """CCG-AMB-129: the kinds of a hand that a text describes and that could come into play so."""
    likely, place = likely_kinds(table.pool, node), here_of(table, this)
    kinds = [kind for kind in table.kinds_of(table.hand_zone(me)) if likely[kind]]
    kinds = [kind for kind in kinds if suits(table, node, me, this, -1 - kind)]
    if errand >= TO_PLAY:
        left = [kind for kind in kinds if has_destination(table, me, kind)]
        less = errand - FOR_LESS
        return left if less < 0 else [kind for kind in left if affordable(table, me, kind, less)]
    return [kind for kind in kinds if can_be_placed(table, me, kind, place)]


def can_be_placed(table: Ccg, me: int, kind: int, place: int) -> bool:
    """CCG-AMB-129: whether a card could be placed at a place: Nativity and diamonds count."""
    sort = table.pool.type[kind]
    if place == NOWHERE or sort not in CAN_BE_PLACED or not may_have_another(table, me, kind):
        return False
    return not CHARACTERS >> sort & 1 or is_native(table, -1 - kind, place)


def any_to_place(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-AMB-129: whether the hand has such a card."""
    return len(fit_in_hand(table, me, this, single, TO_PLACE)) > 0


def any_to_play(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-AMB-129: whether the hand has such a card."""
    return len(fit_in_hand(table, me, this, single, TO_PLAY)) > 0


def no_hand(table: Ccg, me: int, _this: Context, _single: int) -> bool:
    """CCG-AMB-73: whether all see that there is nothing to take."""
    return not table.hand(me)


@phrase(
    "deed",
    "place a(n) {such_card} from your hand here",
    any_to_place,
    openly=False,
    publicly_impossible=no_hand,
    elsewhere=True,
)
def places_from_hand(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-AMB-129: it costs nothing and is not played."""
    if table.hand(me):
        table.ask(FROM_HAND, me, this, single, TO_PLACE)


@phrase(
    "deed", "play a(n) {such_card} from your hand at no Cost", any_to_play, openly=False, publicly_impossible=no_hand
)
def plays_free(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-AMB-129: as in the first part of your turn, but free."""
    if table.hand(me):
        table.ask(FROM_HAND, me, this, single, TO_PLAY)


def any_for_less(table: Ccg, me: int, this: Context, single: int, less: int) -> bool:
    """CCG-AMB-134: whether the hand has such a card that you can pay for."""
    return len(fit_in_hand(table, me, this, single, FOR_LESS + less)) > 0


def no_hand_to_pay_for(table: Ccg, me: int, _this: Context, _single: int, _less: int) -> bool:
    """CCG-AMB-73: whether all see that there is nothing to take."""
    return not table.hand(me)


@phrase(
    "deed",
    "play a(n) {such_card} from your hand for {INT} less",
    any_for_less,
    openly=False,
    publicly_impossible=no_hand_to_pay_for,
)
def plays_for_less(table: Ccg, me: int, this: Context, single: int, less: int) -> None:
    """CCG-AMB-134: as in the first part of your turn, but so much cheaper."""
    if table.hand(me):
        table.ask(FROM_HAND, me, this, single, FOR_LESS + less)


def cards_of_hand(table: Ccg, me: int, this: Context, node: int, errand: int) -> list[int]:
    """CCG-AMB-129: the cards that fit; none only if there is none."""
    return table.deal.book.kind.options(fit_in_hand(table, me, this, node, errand)) or [NO]


def bring_in(table: Ccg, me: int, this: Context, _node: int, errand: int, option: int) -> None:
    """CCG-AMB-129: all see the card, and it goes where the text or its player says."""
    if option == NO:
        return
    kind = table.deal.book.kind.target(option)
    if errand >= FOR_LESS:
        PLAY_FOR_LESS[0](table, me, kind, errand - FOR_LESS)
    elif errand == TO_PLAY:
        PLAY_FREE[0](table, me, kind)
    else:
        place_at(table, me, table.pick(table.hand_zone(me), kind, me), here_of(table, this))


# the keys of these come last, so that the numbers of the others in observations stay what they were
FROM_HAND: Final = question("ccg/yourself_from_hand", "CCG-AMB-129", cards_of_hand, bring_in)
written_as("ccg/yourself_from_hand", (2, write_node, read_node))


def lies_in_pile(table: Ccg, me: int, this: Context) -> bool:
    """CCG-AMB-130: whether the card lies in your discard pile."""
    return CONTEXT.card(this) in table.pile(me)


@phrase("deed", "take this card from your discard pile into your hand", lies_in_pile)
def takes_itself_back(table: Ccg, me: int, this: Context) -> None:
    """CCG-AMB-130: if it has gone there, and is yours."""
    if lies_in_pile(table, me, this):
        drawing.take_back(table, me, CONTEXT.card(this))


# ---- decks of others


@phrase("deed", "look at the top {INT} card(s) of an opponent's deck")
def looks_at_top_of(table: Ccg, me: int, _this: Context, count: int) -> None:
    """CCG-AMB-90: you choose who; you alone see them, and they stay as they lie."""
    if table.seats == TWO:
        look_at_deck(table, me, 1 - me, count)
    else:
        table.ask(WHOSE_DECK, me, count)


def whose_deck(table: Ccg, me: int, _count: int) -> list[int]:
    """CCG-GLOSSARY-30: any opponent."""
    return table.deal.book.seat.options(sorted(table.others(me)))


def look_into(table: Ccg, me: int, count: int, option: int) -> None:
    """CCG-AMB-90: that deck is looked at."""
    look_at_deck(table, me, table.deal.book.seat.target(option), count)


def look_at_deck(table: Ccg, me: int, seat: int, count: int) -> None:
    """CCG-AMB-90: so many cards on top, or as many as there are."""
    for copy in table.deck(seat)[::-1][:count]:
        table.peek(copy, me)
        table.say(facts.LOOKED, me, (seat,), (copy,))


WHOSE_DECK: Final = question("ccg/yourself_whose_deck", "CCG-AMB-90", whose_deck, look_into)

# ---- what players hear of what they do


@phrase("event", "this card leaves play", for_types=IN_PLAY)
def when_it_leaves(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-130: for its owner's discard pile, destroyed or not."""
    pool.enter(kind, ON_LEAVING, statement)


@phrase("event", "you destroy a(n) {such_card}", for_types=IN_PLAY)
def when_you_destroy(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-131: by a text or a fight of yours, whosever card it is."""
    hear(pool, kind, statement, DESTROYED, WHOSE_BY_YOU, single, where_of(single))


@phrase("event", "you kidnap a(n) {such_card}", for_types=IN_PLAY)
def when_you_kidnap(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-131: by a text or a fight of yours."""
    hear(pool, kind, statement, KIDNAPPED, WHOSE_BY_YOU, single, where_of(single))


@phrase("event", "an opponent destroys a(n) {such_card}", for_types=IN_PLAY)
def when_others_destroy(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-AMB-131: by a text or a fight of theirs, whosever card it is."""
    hear(pool, kind, statement, DESTROYED, WHOSE_BY_OTHERS, single, where_of(single))


@phrase("event", "you discard a card", for_types=IN_PLAY)
def when_you_discard(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-131: out of the hand, one card after the other."""
    hear(pool, kind, statement, DISCARDED, WHOSE_YOURS)


@phrase("event", "an opponent discards a card", for_types=IN_PLAY)
def when_others_discard(pool: Pool, kind: int, statement: int) -> None:
    """CCG-AMB-131: out of the hand, one card after the other."""
    hear(pool, kind, statement, DISCARDED, WHOSE_OPPOSING)


register_rules(globals())
