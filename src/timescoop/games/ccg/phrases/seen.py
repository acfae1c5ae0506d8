"""Phrases for choosing cards by type from those looked at, revealing hands, and two effects on others."""

from __future__ import annotations

from typing import Final

from timescoop.games.ccg import drawing, facts
from timescoop.games.ccg.events import touch
from timescoop.games.ccg.phrases.book import IN_PLAY, phrase
from timescoop.games.ccg.phrases.comparing import put_under
from timescoop.games.ccg.phrases.deeds import makes
from timescoop.games.ccg.phrases.finding import likely_kinds
from timescoop.games.ccg.phrases.hearing import hear, where_of
from timescoop.games.ccg.phrases.own_decks import look_at_top
from timescoop.games.ccg.pool import PLAYED, WHOSE_ANY, Pool
from timescoop.games.ccg.table import Ccg
from timescoop.kernel import question, register_rules, written_as
from timescoop.language import NO, Context, either, perform, read_node, suits, write_node

TWO: Final = 2

# ---- one card after the other, from where you look: what is done, as an argument of the question

STRIP_HAND: Final = 0  # a card of a hand is discarded
FROM_PILE: Final = 1  # a card of your pile goes to your hand
MAY_FROM_PILE: Final = 2  # the same, if you like
TOP_AND_BELOW: Final = 3  # a card on top goes to your hand if you like, and the others go below the deck
TOP_AND_DISCARD: Final = 4  # the same, and the others are discarded
PILE_TO_TOP: Final = 5  # a card of your pile goes on top of your deck
PILE: Final = (FROM_PILE, MAY_FROM_PILE, PILE_TO_TOP)
MUST: Final = (STRIP_HAND, FROM_PILE, PILE_TO_TOP)  # one is chosen if there is one
TOP: Final = (TOP_AND_BELOW, TOP_AND_DISCARD)


def lying_there(table: Ccg, me: int, errand: int, who: int) -> list[int]:
    """CCG-AMB-100: the cards among which one is chosen: a hand, your pile, or so many on top of your deck."""
    if errand == STRIP_HAND:
        return list(table.hand(who))
    return list(table.pile(me)) if errand in PILE else list(table.deck(me)[::-1][:who])


def sought(table: Ccg, me: int, this: Context, node: int, errand: int, who: int) -> list[int]:
    """CCG-AMB-100: the kinds among them that a node describes, each once."""
    likely = likely_kinds(table.pool, node)
    kinds = sorted({table.kind[copy] for copy in lying_there(table, me, errand, who)})
    return [kind for kind in kinds if likely[kind] and suits(table, node, me, this, -1 - kind)]


def seek(table: Ccg, me: int, this: Context, node: int, errand: int, who: int, left: int) -> None:
    """CCG-AMB-100: so many cards are chosen one by one, as far as there are any."""
    there = sought(table, me, this, node, errand, who) if errand in PILE else lying_there(table, me, errand, who)
    if left and there:
        table.ask(SOUGHT, me, this, node, errand, who, left)


def cards_sought(table: Ccg, me: int, this: Context, node: int, errand: int, who: int, _left: int) -> list[int]:
    """CCG-AMB-100: the cards that fit; none, where you may take none or where nothing fits."""
    kinds = table.deal.book.kind.options(sought(table, me, this, node, errand, who))
    return kinds if kinds and errand in MUST else [NO, *kinds]


def choose_sought(table: Ccg, me: int, this: Context, node: int, errand: int, who: int, left: int, option: int) -> None:
    """CCG-AMB-100: the card goes where the text says, and the next one is chosen."""
    kind = -1 if option == NO else table.deal.book.kind.target(option)
    if errand in TOP:
        keep_sought(table, me, kind, who, below=errand == TOP_AND_BELOW)
    elif kind >= 0:
        if errand == STRIP_HAND:
            drawing.discard_kinds(table, who, (kind,))
        else:
            take_from_pile(table, me, next(each for each in table.pile(me) if table.kind[each] == kind), errand)
        table.do(seek, me, this, node, errand, who, left - 1)


def take_from_pile(table: Ccg, me: int, copy: int, errand: int) -> None:
    """CCG-AMB-100, CCG-AMB-107: a card of your pile goes to your hand, or on top of your deck."""
    if errand == PILE_TO_TOP:
        table.move(copy, table.deck_zone(me))
        table.say(facts.TO_DECK, me, (0,), (copy,))
        touch(table)
    else:
        drawing.take_back(table, me, copy)


def keep_sought(table: Ccg, me: int, kind: int, count: int, *, below: bool) -> None:
    """CCG-AMB-100: a card of those on top is shown and goes to your hand; the others go where the text says."""
    rest = list(table.deck(me)[::-1][:count])
    for copy in [each for each in rest if table.kind[each] == kind][:1]:
        rest.remove(copy)
        table.show(copy)
        table.say(facts.SHOWED_TOP, me, (), (copy,))
        table.move(copy, table.hand_zone(me))
    if below:
        put_under(table, me, rest)
        if rest:
            table.say(facts.PUT_UNDER, me, (len(rest),), tuple(rest))
    else:
        drawing.discard_from_deck(table, me, rest)
    touch(table)


# the keys of these come last, so that the numbers of the others in observations stay what they were
SOUGHT: Final = question("ccg/yours_sought", "CCG-AMB-100", cards_sought, choose_sought)
written_as("ccg/yours_sought", (2, write_node, read_node))
written_as("timescoop.games.ccg.phrases.seen.seek", (2, write_node, read_node))


def whose_hand(table: Ccg, me: int, _this: Context, _node: int) -> list[int]:
    """CCG-GLOSSARY-30: any opponent."""
    return table.deal.book.seat.options(sorted(table.others(me)))


def look_and_strip(table: Ccg, me: int, this: Context, node: int, option: int) -> None:
    """CCG-AMB-100: that hand is looked at, and then a card is chosen."""
    strip_of(table, me, this, node, table.deal.book.seat.target(option))


def strip_of(table: Ccg, me: int, this: Context, node: int, seat: int) -> None:
    """CCG-AMB-100: you look first, and then choose."""
    drawing.look_at_hand(table, me, seat)
    table.do(seek, me, this, node, STRIP_HAND, seat, 1)


WHOM: Final = question("ccg/yours_whom", "CCG-AMB-100", whose_hand, look_and_strip)
written_as("ccg/yours_whom", (2, write_node, read_node))


@phrase("deed", "discard a(n) {such_card} that you choose from an opponent's hand", elsewhere=True)
def strips_of(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-AMB-100: you choose who; if nothing in that hand fits, nothing is discarded."""
    if table.seats == TWO:
        strip_of(table, me, this, single, 1 - me)
    else:
        table.ask(WHOM, me, this, single)


def any_in_pile(table: Ccg, me: int, this: Context, _count: int, several: int) -> bool:
    """CCG-AMB-100: whether such a card lies in your pile."""
    return len(sought(table, me, this, several, FROM_PILE, 0)) > 0


@phrase("deed", "return {INT} {such_cards} from your discard pile to your hand", any_in_pile, elsewhere=True)
def returns_several(table: Ccg, me: int, this: Context, count: int, several: int) -> None:
    """CCG-AMB-100: as many as there are."""
    table.do(seek, me, this, several, FROM_PILE, 0, count)


@phrase("deed", "return up to {INT} {such_cards} from your discard pile to your hand", any_in_pile, elsewhere=True)
def returns_some(table: Ccg, me: int, this: Context, most: int, several: int) -> None:
    """CCG-AMB-100: none to so many."""
    table.do(seek, me, this, several, MAY_FROM_PILE, 0, most)


def is_in_pile(table: Ccg, me: int, this: Context, single: int) -> bool:
    """CCG-AMB-107: whether such a card lies in your pile."""
    return len(sought(table, me, this, single, PILE_TO_TOP, 0)) > 0


@phrase("deed", "put a(n) {such_card} from your discard pile on top of your deck", is_in_pile, elsewhere=True)
def tops_up(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-AMB-107: all see which card it is."""
    table.do(seek, me, this, single, PILE_TO_TOP, 0, 1)


def look_for(table: Ccg, me: int, this: Context, node: int, count: int, errand: int) -> None:
    """CCG-AMB-100: you look at the top of your deck, and may take a card that fits."""
    found = look_at_top(table, me, count)
    if found:
        table.ask(SOUGHT, me, this, node, errand, found, 1)


@phrase(
    "deed",
    "take a(n) {such_card} from the top {INT} cards of your deck and put the others on the bottom",
    elsewhere=True,
)
def takes_of_top(table: Ccg, me: int, this: Context, single: int, count: int) -> None:
    """CCG-AMB-100: you show it, or take none."""
    look_for(table, me, this, single, count, TOP_AND_BELOW)


@phrase("deed", "take a(n) {such_card} from the top {INT} cards of your deck and discard the others", elsewhere=True)
def takes_of_top_and_discards(table: Ccg, me: int, this: Context, single: int, count: int) -> None:
    """CCG-AMB-100: you show it, or take none."""
    look_for(table, me, this, single, count, TOP_AND_DISCARD)


@phrase(
    "deed", "reveal cards from your deck until one is a(n) {such_card}, take it and discard the others", elsewhere=True
)
def reveals_until(table: Ccg, me: int, this: Context, single: int) -> None:
    """CCG-AMB-101: all see them; if none fits, the whole deck is discarded."""
    gone: list[int] = []
    for copy in table.deck(me)[::-1]:
        table.show(copy)
        table.say(facts.SHOWED_TOP, me, (), (copy,))
        if suits(table, single, me, this, -1 - table.kind[copy]):
            table.move(copy, table.hand_zone(me))
            break
        gone.append(copy)
    drawing.discard_from_deck(table, me, gone)
    touch(table)


# ---- a card chosen of anybody's that is played


@phrase("event", "a player plays a(n) {such_card}", for_types=IN_PLAY)
def when_any_plays(pool: Pool, kind: int, statement: int, single: int) -> None:
    """CCG-GLOSSARY-35: such a card comes into play, or has done what it says, for any player."""
    hear(pool, kind, statement, PLAYED, WHOSE_ANY, single, where_of(single))


# ---- two things that others do


@phrase("pair", "both {deed} and {deed}")
def both(table: Ccg, me: int, this: Context, first: int, second: int) -> None:
    """CCG-AMB-102: the same player does the one, and then the other."""
    table.do(perform, first, me, this)
    table.do(perform, second, me, this)


@phrase("pair", "either {deed} or {deed}")
def one_of_two(table: Ccg, me: int, this: Context, first: int, second: int) -> None:
    """CCG-AMB-102: that player chooses which, among what can be done."""
    either(table, me, this, first, second)


@phrase("deed", "make each opponent {pair}", by_others=True)
def makes_all_both(table: Ccg, me: int, this: Context, pair: int) -> None:
    """CCG-AMB-102: each of them in turn."""
    for seat in table.others(me):
        table.do(perform, pair, seat, this)


@phrase("deed", "make each player {pair}", by_others=True)
def makes_everybody_both(table: Ccg, me: int, this: Context, pair: int) -> None:
    """CCG-AMB-102: you first, then the others."""
    for seat in (me, *table.others(me)):
        table.do(perform, pair, seat, this)


@phrase("deed", "make an opponent {pair}", by_others=True)
def makes_both(table: Ccg, me: int, this: Context, pair: int) -> None:
    """CCG-AMB-102, CCG-GLOSSARY-30: you choose who."""
    makes(table, me, this, pair)


# ---- counted


@phrase("condition", "an opponent holds {INT} or more cards in hand")
def other_holds_many(table: Ccg, me: int, _this: Context, least: int) -> bool:
    """CCG-AMB-80: one of them is enough."""
    return any([len(table.hand(seat)) >= least for seat in table.others(me)])


@phrase("condition", "an opponent holds {INT} or fewer cards in hand")
def other_holds_few(table: Ccg, me: int, _this: Context, most: int) -> bool:
    """CCG-AMB-80: one of them is enough."""
    return any([len(table.hand(seat)) <= most for seat in table.others(me)])


@phrase("thing", "of the cards in your hand")
def each_in_hand(table: Ccg, me: int, _this: Context) -> int:
    """CCG-AMB-79: however many there are now."""
    return len(table.hand(me))


@phrase("thing", "opponent")
def each_opponent(table: Ccg, me: int, _this: Context) -> int:
    """CCG-GLOSSARY-30: one for each of them."""
    return len(table.others(me))


register_rules(globals())
