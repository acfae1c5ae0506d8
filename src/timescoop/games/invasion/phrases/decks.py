"""Phrases for searching: the deck, its top, and the discard pile."""

from __future__ import annotations

from typing import Final

from timescoop.games.invasion import facts
from timescoop.games.invasion.built.fields import DECK, DISCARDS
from timescoop.games.invasion.phrases.book import phrase
from timescoop.games.invasion.phrases.gifts import put_under
from timescoop.games.invasion.reasons import NONE_IN_PILE, NONE_TO_DRAW, OPEN
from timescoop.games.invasion.reserve import pick_ups
from timescoop.games.invasion.table import Invasion
from timescoop.kernel import as_offer, of_several, question, register_rules, written_as
from timescoop.language import NO, Context, read_node, suits, write_node

# ---- which card


@phrase("what", "card")
def any_card(_table: Invasion, _me: int, _this: Context, _kind: int) -> bool:
    """INV-AMB-118: a card of any type."""
    return True


@phrase("what", "{KIND}")
def of_kind(table: Invasion, _me: int, _this: Context, kind: int, wanted: int) -> bool:
    """INV-SETUP-11: a Location, a Defender, an Enemy or a Support."""
    return table.pool.type[kind] == wanted


@phrase("what", "card named {DEFENDER}")
def of_name(_table: Invasion, _me: int, _this: Context, kind: int, wanted: int) -> bool:
    """INV-AMB-118: that Defender."""
    return kind == wanted


@phrase("what", "{FAMILY} card")
def of_family(table: Invasion, _me: int, _this: Context, kind: int, family: int) -> bool:
    """INV-ENE-02: an Enemy of that type."""
    return table.pool.family[kind] == family


def fitting(table: Invasion, me: int, this: Context, what: int, zone: int) -> list[int]:
    """The kinds in a zone that a node describes, ascending, each once."""
    kinds = sorted({table.kind[copy] for copy in table.zones[zone]})
    return [kind for kind in kinds if suits(table, what, me, this, kind)]


def fitting_bar(table: Invasion, me: int, this: Context, what: int, kind: int, zone: int) -> str:
    """INV-AMB-118: why a card cannot be chosen."""
    return OPEN if kind in fitting(table, me, this, what, zone) else NONE_IN_PILE


# ---- the discard pile


def pile_bar(table: Invasion, me: int, this: Context, what: int) -> str:
    """INV-AMB-119: there must be such a card."""
    return OPEN if fitting(table, me, this, what, DISCARDS) else NONE_IN_PILE


@phrase("deed", "take a(n) {what} from the discard pile into your hand", bar=pile_bar, brings_cards=1.0)
def take_from_pile(table: Invasion, me: int, this: Context, what: int) -> None:
    """INV-AMB-119: you choose it; all know it."""
    if fitting(table, me, this, what, DISCARDS):
        table.ask(FROM_PILE, me, this, what)


def in_pile(table: Invasion, me: int, this: Context, what: int) -> list[int]:
    """INV-AMB-119: the cards that fit."""
    return table.deal.book.kind.options(fitting(table, me, this, what, DISCARDS)) + pick_ups(table, me)


def choose_from_pile(table: Invasion, me: int, _this: Context, _what: int, option: int) -> None:
    """INV-AMB-119: it goes to your hand."""
    kind = table.deal.book.target_of[option]
    copy = next(copy for copy in reversed(table.zones[DISCARDS]) if table.kind[copy] == kind)
    table.to_hand(copy, me)
    table.say(facts.TOOK_FROM_PILE, me, (), (copy,))


FROM_PILE: Final = question("invasion/choose_from_pile", "INV-AMB-119", in_pile, choose_from_pile)
written_as("invasion/choose_from_pile", (2, write_node, read_node))


def top_of_pile_bar(table: Invasion, _me: int, _this: Context, _count: int) -> str:
    """INV-AMB-166: a card must lie there."""
    return OPEN if table.zones[DISCARDS] else NONE_IN_PILE


@phrase("deed", "take the top {INT} card(s) of the discard pile into your hand", bar=top_of_pile_bar, brings_cards=1.0)
def take_top_of_pile(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-166: those discarded last, as many as there are; all know them."""
    copies = table.zones[DISCARDS][::-1][:count]
    for copy in copies:
        table.to_hand(copy, me)
    if copies:
        table.say(facts.TOOK_FROM_PILE, me, (), copies)


# ---- the deck, searched


def deck_bar(table: Invasion, _me: int, _this: Context, _what: int = 0, _more: int = 0) -> str:
    """INV-AMB-117: there must be a card to look at, or a pile to be shuffled."""
    return OPEN if table.left_to_draw() else NONE_TO_DRAW


@phrase("deed", "search the deck for a(n) {what}", bar=deck_bar, brings_cards=1.0)
def search_deck(table: Invasion, me: int, this: Context, what: int) -> None:
    """INV-AMB-118: you alone look through the deck; it is shuffled afterwards, and the end card keeps its place."""
    if not table.zones[DECK]:
        table.reshuffle(me)
    if table.zones[DECK]:
        table.shuffle(DECK)
        table.look_through(DECK, me)
        table.ask(SEARCH, me, this, what)


def in_deck(table: Invasion, me: int, this: Context, what: int) -> list[int]:
    """INV-AMB-118: nothing, or a card that fits."""
    return [NO, *table.deal.book.kind.options(fitting(table, me, this, what, DECK)), *pick_ups(table, me)]


def find(table: Invasion, me: int, _this: Context, _what: int, option: int) -> None:
    """INV-AMB-118: it is shown and goes to your hand; the deck is shuffled in any case."""
    if option == NO:
        table.say(facts.SEARCHED, me, (0,))
        table.shuffle(DECK)
        return
    copy = table.pick(DECK, table.deal.book.target_of[option], me)
    table.known[copy] = table.everyone()
    table.to_hand(copy, me)
    table.say(facts.SEARCHED, me, (1,), (copy,))
    table.shuffle(DECK)
    table.look_for_end_card(me)


SEARCH: Final = question("invasion/search", "INV-AMB-118", in_deck, find)
as_offer(SEARCH, NO)
written_as("invasion/search", (2, write_node, read_node))


# ---- the pile shuffled back, the deck thrown away


@phrase("deed", "shuffle the discard pile into the deck")
def shuffle_back(table: Invasion, me: int, _this: Context) -> None:
    """INV-AMB-138: the end card keeps its place from below."""
    cards = table.zones[DISCARDS]
    for copy in cards:
        table.move(copy, DECK, up=False)
    if cards:
        table.shuffle(DECK)
        table.say(facts.RESHUFFLED, me, (len(cards),))


@phrase("deed", "discard the top {INT} card(s) of the deck", bar=deck_bar)
def discard_top(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-138: as many as there are; the end card may be revealed, and nothing is shuffled for it."""
    gone: list[int] = []
    for copy in table.zones[DECK][::-1][:count]:
        table.discard(copy)
        gone.append(copy)
        table.look_for_end_card(me)
    if gone:
        table.say(facts.LEFT_FROM_DECK, me, (len(gone),), tuple(gone))


# ---- the top of the deck


def top(table: Invasion, me: int, count: int) -> tuple[int, ...]:
    """INV-AMB-117: you alone look at so many cards from the top, or as many as there are; the first is the last."""
    if not table.zones[DECK]:
        table.reshuffle(me)
    copies = table.zones[DECK][-count:]
    for copy in copies:
        table.peek(copy, me)
    if copies:
        table.say(facts.SAW_DECK, me, (len(copies),), copies)
    return copies


@phrase("deed", "look at the top {INT} card(s) of the deck", bar=deck_bar)
def look_at_top(table: Invasion, me: int, _this: Context, count: int) -> None:
    """INV-AMB-117: they stay where they are."""
    if count:
        top(table, me, count)


@phrase(
    "deed",
    "put {INT} of the top {INT} cards of the deck into your hand and discard the others",
    bar=deck_bar,
    brings_cards=1.3,
)
def choose_of_top(table: Invasion, me: int, _this: Context, most: int, count: int) -> None:
    """INV-AMB-117: you alone see those that you keep."""
    found = min(most, len(top(table, me, count))) if count else 0
    if found:
        table.ask(KEEP, me, found, min(count, len(table.zones[DECK])))


@phrase(
    "deed",
    "put {INT} of the top {INT} cards of the deck into your hand and the others on the bottom",
    bar=deck_bar,
    brings_cards=1.2,
)
def choose_over_others(table: Invasion, me: int, _this: Context, most: int, count: int) -> None:
    """INV-AMB-149: the others go below the deck in the order in which they lie."""
    found = min(most, len(top(table, me, count))) if count else 0
    if found:
        table.ask(KEEP, me, found, -min(count, len(table.zones[DECK])))


@phrase("deed", "reveal the top card of the deck and take it into your hand if it is a(n) {what}", bar=deck_bar)
def reveal_and_keep(table: Invasion, me: int, this: Context, what: int) -> None:
    """INV-AMB-149: all see it; if it does not fit it stays where it lies."""
    if not table.zones[DECK]:
        table.reshuffle(me)
    for copy in table.zones[DECK][-1:]:
        table.show(copy)
        table.say(facts.SHOWED_TOP, me, (), (copy,))
        if suits(table, what, me, this, table.kind[copy]):
            table.to_hand(copy, me)
            table.look_for_end_card(me)
        else:
            table.hide(copy)


def on_top(table: Invasion, count: int) -> list[int]:
    """The kinds of so many cards on top of the deck of which there is a copy that has not been picked."""
    return table.unpicked(table.zones[DECK][-abs(count) :])


def cards_on_top(table: Invasion, me: int, _most: int, count: int) -> list[int]:
    """INV-AMB-117: a further card of those."""
    return table.deal.book.kind.options(on_top(table, count)) + pick_ups(table, me)


def keep_of_top(table: Invasion, me: int, most: int, count: int, option: int) -> None:
    """INV-AMB-117, -149: once all are named they go to your hand, the others to the discard pile or below the deck.

    `count` is below 0 where the others go below the deck.
    """
    picks = (*table.picks, table.deal.book.target_of[option])
    if len(picks) < most:
        table.ask_again(KEEP, me, most, count, picks=picks)
        return
    rest = list(table.zones[DECK][-abs(count) :])
    kept = table.take_named(rest, picks)
    for copy in kept:
        table.to_hand(copy, me)
    table.say(facts.KEPT_FROM_DECK, me, (len(kept),), tuple(kept))
    put_away_rest(table, me, rest, below=count < 0)
    table.look_for_end_card(me)


def put_away_rest(table: Invasion, me: int, rest: list[int], *, below: bool) -> None:
    """INV-AMB-117, -149: the cards that were not kept are discarded, or go below the deck as they lie."""
    if below:
        put_under(table, rest[::-1])
        return
    for copy in rest:
        table.discard(copy)
    if rest:
        table.say(facts.LEFT_FROM_DECK, me, (len(rest),), tuple(rest))


KEEP: Final = of_several(question("invasion/keep_of_top", "INV-AMB-117", cards_on_top, keep_of_top))

register_rules(globals())
